import { href, pageNumber, type Schemas } from '@copper-carrot/contracts';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { type Column, Table } from '@copper-carrot/shared-ui/Table';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { useSearchParams } from 'react-router-dom';
import { pageSize, useOwed } from './api';

type Row = Schemas['OwedOnInvoice'];

/** The orders and invoices of an organization that count against its limit, those first whose room comes back first. */
export function Owed({ teamId }: { teamId: number }) {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'), pageSize);
  const { data } = useOwed(teamId, page);
  if (!data) {
    return (
      <Loading label="Loading what is ordered on invoices">
        <Skeleton height="16rem" />
      </Loading>
    );
  }
  return (
    <Stack gap={4}>
      <SectionTitle>Orders on invoices</SectionTitle>
      <Table
        label="Orders on invoices"
        columns={columnsOf(teamId)}
        rows={data.records}
        rowKey={({ order_id: id, invoice_number: number }) => number ?? `order-${id}`}
        pages={{ page, count: data.count, pageSize, onPage: (next) => setSearch({ page: String(next) }) }}
        empty={
          <EmptyState icon="receipt" title="Nothing is owed">
            What is ordered on an invoice appears here, until its invoice is due.
          </EmptyState>
        }
      />
    </Stack>
  );
}

const columnsOf = (teamId: number): Column<Row>[] => [
  {
    id: 'order',
    title: 'Order',
    primary: true,
    cell: ({ order_id: id, brand_name: brand }) =>
      id === null ? (
        'Without an order'
      ) : (
        <span>
          <Link to={href.organizationOrder({ organizationId: teamId, id })}>Order #{id}</Link> from {brand}
        </span>
      ),
  },
  {
    id: 'event',
    title: 'Event',
    whole: true,
    cell: ({ start_date: date }) => (date === null ? '–' : formatOrderDate(date)),
  },
  {
    id: 'invoice',
    title: 'Invoice',
    whole: true,
    cell: ({ invoice_number: number }) => number ?? 'After the event',
  },
  {
    id: 'until',
    title: 'Counts until',
    cell: ({ counts_until: until }) => (until === null ? 'Its invoice is due' : formatOrderDate(until)),
  },
  { id: 'amount', title: 'Amount', align: 'end', cell: ({ amount }) => formatMoney(amount) },
];
