import { href, pageNumber, pageQuery, read, type Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { formatDate, formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { type Column, Table } from '@copper-carrot/shared-ui/Table';
import { useSearchParams } from 'react-router-dom';
import { useBrand } from '../../use-brand';

type Week = Schemas['PayoutWeek'];
type Order = Schemas['PayoutOrder'];
type Page = ReturnType<typeof pageQuery>;
const pageSize = 25;

const weeksUrl = (page: Page) => read('/cpi/v2/caterer/payouts', { query: page });
const ordersUrl = (week: string, page: Page) =>
  read('/cpi/v2/caterer/payouts/orders', { query: { week, ...page } });
const fileUrl = (brand_id: number, week?: string) =>
  read('/cpi/v2/caterer/payouts/csv', { query: { brand_id, week } });

type Money = Pick<Week, 'food' | 'discounts' | 'delivery' | 'tip' | 'commission' | 'payout'>;
const moneyColumns = <Row extends Money>(): Column<Row>[] => [
  { id: 'food', title: 'Food', cell: ({ food }) => formatMoney(food), align: 'end' },
  { id: 'discounts', title: 'Discounts', cell: ({ discounts }) => formatMoney(discounts), align: 'end' },
  { id: 'delivery', title: 'Delivery', cell: ({ delivery }) => formatMoney(delivery), align: 'end' },
  { id: 'tip', title: 'Tip', cell: ({ tip }) => formatMoney(tip), align: 'end' },
  { id: 'commission', title: 'Commission', cell: ({ commission }) => formatMoney(-commission), align: 'end' },
  {
    id: 'payout',
    title: 'Payout',
    cell: ({ payout }) => <strong>{formatMoney(payout)}</strong>,
    align: 'end',
  },
];

/** What a brand earned by its delivered orders: by week, and the orders of one week. */
export default function Payouts() {
  const { brand } = useBrand();
  const [search] = useSearchParams();
  const week = search.get('week');
  const crumbs = [
    { label: 'Orders', to: href.catererOrders(brand.id) },
    ...(week === null
      ? [{ label: 'Payouts' }]
      : [{ label: 'Payouts', to: href.catererPayouts(brand.id) }, { label: 'Week' }]),
  ];
  return (
    <Stack gap={6}>
      <Breadcrumbs items={crumbs} />
      <PageTitle
        above={brand.name || '\u00a0'}
        below="Delivered orders, less the commission. What was refunded of a changed order is taken off already."
        actions={
          <ButtonLink variant="secondary" icon="receipt" href={fileUrl(brand.id, week ?? undefined)}>
            Download as CSV
          </ButtonLink>
        }
      >
        {week === null ? 'Payouts' : 'Payouts of a week'}
      </PageTitle>
      <Section page key={week} title="We could not load the payouts">
        {week === null ? <Weeks brandId={brand.id} /> : <Orders week={week} brandId={brand.id} />}
      </Section>
    </Stack>
  );
}

const waiting = (
  <Loading label="Loading the payouts">
    <Skeleton height="20rem" />
  </Loading>
);
const none = (
  <EmptyState icon="receipt" title="No payouts yet">
    An order is listed here once it is delivered.
  </EmptyState>
);

function Weeks({ brandId }: { brandId: number }) {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'), pageSize);
  const { data } = useRead(weeksUrl(pageQuery(page, pageSize)), { keepPrevious: true });
  if (!data) return waiting;
  const columns: Column<Week>[] = [
    {
      id: 'week',
      title: 'Week from',
      cell: ({ week_starts_on: on }) => (
        <Link to={href.catererPayouts(brandId, { week: on })}>{formatDate(on)}</Link>
      ),
      primary: true,
      whole: true,
    },
    { id: 'orders', title: 'Orders', cell: ({ order_count: orders }) => orders, align: 'end' },
    ...moneyColumns<Week>(),
  ];
  return (
    <Table
      label="Payouts by week"
      columns={columns}
      rows={data.records}
      rowKey={({ week_starts_on: on }) => on}
      empty={none}
      pages={{ page, count: data.count, pageSize, onPage: (next) => setSearch({ page: String(next) }) }}
    />
  );
}

function Orders({ week, brandId }: { week: string; brandId: number }) {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'), pageSize);
  const { data } = useRead(ordersUrl(week, pageQuery(page, pageSize)), { keepPrevious: true });
  if (!data) return waiting;
  const columns: Column<Order>[] = [
    {
      id: 'order',
      title: 'Order',
      cell: ({ order_id: orderId, name }) => (
        <Cluster gap={1}>
          <Link to={href.catererOrder({ brandId, orderId })}>#{orderId}</Link> {name}
        </Cluster>
      ),
      primary: true,
    },
    { id: 'date', title: 'Date', cell: ({ start_date: on }) => formatOrderDate(on), whole: true },
    ...moneyColumns<Order>(),
  ];
  return (
    <Table
      label="Payouts by order"
      columns={columns}
      rows={data.records}
      rowKey={({ order_id: id }) => id}
      empty={none}
      pages={{
        page,
        count: data.count,
        pageSize,
        onPage: (next) => setSearch({ week, page: String(next) }),
      }}
    />
  );
}
