import { href, pageNumber, pageQuery } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { Card } from '@copper-carrot/shared-ui/Card';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { count } from '@copper-carrot/shared-ui/words';
import { useSearchParams } from 'react-router-dom';
import { useBrand } from '../../use-brand';
import { brandUrl, type Kitchen, kitchensUrl } from './api';
import { NoticeForm } from './NoticeForm';

const pageSize = 25;

/** The kitchens of a brand, and the notice that it needs for an order. */
export default function Kitchens() {
  const { brand } = useBrand();
  return (
    <Stack gap={6}>
      <Breadcrumbs items={[{ label: 'Orders', to: href.catererOrders(brand.id) }, { label: 'Kitchens' }]} />
      <PageTitle above={brand.name || '\u00a0'} below="Hours, days off, capacity, delivery and pickup.">
        Kitchens
      </PageTitle>
      <Section page title="We could not load the kitchens">
        <KitchenList brandId={brand.id} />
      </Section>
      <Section title="We could not load the notice of this brand">
        <Notice />
      </Section>
    </Stack>
  );
}

function KitchenList({ brandId }: { brandId: number }) {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'), pageSize);
  const { data } = useRead(kitchensUrl(pageQuery(page, pageSize)), { keepPrevious: true });
  if (!data)
    return (
      <Loading label="Loading the kitchens">
        <Skeleton height="8rem" />
      </Loading>
    );
  if (data.count === 0)
    return (
      <EmptyState icon="receipt" title="No kitchen yet">
        Ask us to enter your first kitchen.
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={3} aria-label="Kitchens">
        {data.records.map((kitchen) => (
          <li key={kitchen.id}>
            <Card>
              <Stack gap={1}>
                <Cluster gap={2}>
                  <SectionTitle>
                    <Link to={href.catererKitchen({ brandId, kitchenId: kitchen.id })}>{kitchen.name}</Link>
                  </SectionTitle>
                  {!kitchen.active && <Badge tone="honey">Takes no orders</Badge>}
                </Cluster>
                <p>{kitchen.formatted_address}</p>
                <p>{servesWords(kitchen)}</p>
              </Stack>
            </Card>
          </li>
        ))}
      </Stack>
      <Pagination
        page={page}
        count={data.count}
        pageSize={pageSize}
        onPage={(next) => setSearch({ page: String(next) })}
      />
    </Stack>
  );
}

/** What a kitchen does at a glance. */
function servesWords({ delivery_areas: areas, pickup_allowed: pickup, hours }: Kitchen): string {
  const farthest = areas.at(-1)?.max_distance_miles;
  const days = new Set(hours.map(({ weekday }) => weekday)).size;
  return [
    farthest === undefined ? 'No delivery' : `Delivers within ${count(farthest, 'mile')}`,
    pickup ? 'pickup' : 'no pickup',
    `open ${count(days, 'day')} a week`,
  ].join(', ');
}

function Notice() {
  const { data } = useRead(brandUrl);
  if (!data)
    return (
      <Loading label="Loading the notice">
        <Skeleton height="10rem" />
      </Loading>
    );
  return <NoticeForm brand={data} />;
}
