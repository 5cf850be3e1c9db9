import { href, pageId } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useParams } from 'react-router-dom';
import { useBrand } from '../../use-brand';
import { packageDraftUrl } from './api';
import { DraftForm } from './DraftForm';
import { Review } from './Review';

/** Writes a package or its next version; nothing of it is sold until it is published. */
export default function PackageDraft() {
  const { brand } = useBrand();
  const { draftId } = useParams();
  const id = pageId(draftId);
  return (
    <Section page key={id} title="We could not load the draft">
      <Loaded id={id} brand={brand} />
    </Section>
  );
}

function Loaded({ id, brand }: { id: number; brand: { id: number; name: string } }) {
  const { data } = useRead(packageDraftUrl(id), { failure: 'page' });
  if (!data)
    return (
      <Loading label="Loading the draft">
        <Skeleton height="30rem" />
      </Loading>
    );
  return (
    <Stack gap={6}>
      <Breadcrumbs
        items={[
          { label: 'Orders', to: href.catererOrders(brand.id) },
          { label: 'Menu', to: href.catererMenus(brand.id, { view: 'packages' }) },
          { label: data.content.name },
        ]}
      />
      <PageTitle
        above={brand.name || '\u00a0'}
        below={
          data.live === null
            ? 'A new package. It is sold once you publish it.'
            : 'A draft. What is sold stays as it is until you publish it.'
        }
      >
        {data.content.name}
      </PageTitle>
      {data.problem !== null && (
        <Notice tone="danger" title="The draft could not begin on its day">
          {data.problem}
        </Notice>
      )}
      {data.can.update ? (
        <DraftForm key={JSON.stringify(data.content)} draft={data} />
      ) : (
        <Notice>
          {data.status === 'published' ? 'This draft is published.' : 'You can read this draft.'}
        </Notice>
      )}
      <Review draft={data} brandId={brand.id} />
    </Stack>
  );
}
