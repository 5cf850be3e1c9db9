import { href, pageId } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useParams } from 'react-router-dom';
import { useBrand } from '../../use-brand';
import { type Kitchen as OwnKitchen, kitchenUrl } from './api';
import { BookedDays } from './BookedDays';
import { Capacity } from './Capacity';
import { Closures } from './Closures';
import { DeliveryAreas } from './DeliveryAreas';
import { General } from './General';
import { Hours } from './Hours';
import { MissingAreas } from './MissingAreas';

/** How a kitchen serves: to change for owners and managers, to read for cooks. */
export default function Kitchen() {
  const { brand } = useBrand();
  const { kitchenId } = useParams();
  const id = pageId(kitchenId);
  return (
    <Section page key={id} title="We could not load the kitchen">
      <Loaded id={id} brand={brand} />
    </Section>
  );
}

function Loaded({ id, brand }: { id: number; brand: { id: number; name: string } }) {
  const { data } = useRead(kitchenUrl(id), { failure: 'page' });
  if (!data)
    return (
      <Loading label="Loading the kitchen">
        <Skeleton height="30rem" />
      </Loading>
    );
  return (
    <Stack gap={6}>
      <Breadcrumbs
        items={[
          { label: 'Orders', to: href.catererOrders(brand.id) },
          { label: 'Kitchens', to: href.catererKitchens(brand.id) },
          { label: data.name },
        ]}
      />
      <PageTitle above={brand.name || '\u00a0'} below={data.formatted_address}>
        {data.name}
      </PageTitle>
      <Parts kitchen={data} />
    </Stack>
  );
}

function Parts({ kitchen }: { kitchen: OwnKitchen }) {
  return (
    <>
      <General kitchen={kitchen} />
      <Hours kitchen={kitchen} />
      <Section title="We could not load the days off">
        <Closures kitchen={kitchen} />
      </Section>
      <Capacity kitchen={kitchen} />
      <Section title="We could not load what is booked">
        <BookedDays kitchen={kitchen} />
      </Section>
      <DeliveryAreas kitchen={kitchen} />
      <Section title="We could not load the areas around">
        <MissingAreas kitchen={kitchen} />
      </Section>
    </>
  );
}
