import { href, pageNumber, read, type Schemas } from '@copper-carrot/contracts';
import { Badge, type BadgeTone } from '@copper-carrot/shared-ui/Badge';
import { Button } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Select } from '@copper-carrot/shared-ui/Select';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { type Column, Table } from '@copper-carrot/shared-ui/Table';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { count } from '@copper-carrot/shared-ui/words';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageSize, useInvoices, useTotals, type InvoiceStatus } from './api';

type Invoice = Schemas['Invoice'];

const filters = {
  due: { label: 'To pay', status: ['open', 'overdue'] },
  overdue: { label: 'Overdue', status: ['overdue'] },
  paid: { label: 'Paid', status: ['paid'] },
  voided: { label: 'Canceled', status: ['voided'] },
} as const satisfies Record<string, { label: string; status: readonly string[] }>;
type Filter = keyof typeof filters;
const isFilter = (text: string | null): text is Filter => text !== null && text in filters;

const payDialog = onDemand(async () => (await import('./PayInvoices')).PayInvoices);
const bookDialog = onDemand(async () => (await import('./BookPayment')).BookPayment);

/** Invoices by whether they are paid; those to pay can be chosen and paid together. */
export function Invoices({ teamId }: { teamId: number | null }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('status');
  const filter = isFilter(asked) ? asked : 'due';
  const page = pageNumber(search.get('page'), pageSize);
  const { data } = useInvoices(teamId, [...filters[filter].status] as InvoiceStatus, page);
  const [chosen, setChosen] = useState<string[]>([]);
  const [paying, setPaying] = useState<Invoice[]>([]);
  const [booking, setBooking] = useState<Invoice | null>(null);
  const canPay = useOnDemand(payDialog, paying.length > 0, () => setPaying([]));
  const canBook = useOnDemand(bookDialog, booking !== null, () => setBooking(null));
  if (!data)
    return (
      <Loading label="Loading invoices">
        <Skeleton height="20rem" />
      </Loading>
    );
  const payable = data.records.filter(({ can }) => can.pay);
  const selected = payable.filter(({ id }) => chosen.includes(String(id)));
  const isMixed = new Set(selected.map(({ team_id: id }) => id)).size > 1;
  const show = (change: Record<string, string>) => {
    setChosen([]);
    setSearch((now) => {
      now.delete('page');
      for (const [key, value] of Object.entries(change)) now.set(key, value);
      return now;
    });
  };
  return (
    <Stack gap={4}>
      <SectionTitle>Invoices</SectionTitle>
      <Totals teamId={teamId} />
      <Cluster gap={4}>
        <Select
          label="Show"
          value={filter}
          onChange={(status) => show({ status })}
          options={Object.entries(filters).map(([value, { label }]) => ({ value: value as Filter, label }))}
        />
      </Cluster>
      {isMixed && (
        <Notice tone="info">Please choose invoices of one organization to pay them together.</Notice>
      )}
      <Table
        label="Invoices"
        columns={columnsOf(teamId, setBooking, data.records)}
        rows={data.records}
        rowKey={({ id }) => id}
        {...(payable.length > 0 && {
          selected: selected.map(({ id }) => String(id)),
          onSelect: setChosen,
          acts: (
            <span {...payDialog.intent}>
              <Button size="small" disabled={isMixed} onClick={() => setPaying(selected)}>
                Pay {count(selected.length, 'invoice')}, {formatMoney(sumOf(selected))}
              </Button>
            </span>
          ),
        })}
        pages={{ page, count: data.count, pageSize, onPage: (next) => show({ page: String(next) }) }}
        empty={
          <EmptyState icon="receipt" title={filter === 'due' ? 'Nothing to pay' : 'No invoices'}>
            {filter === 'due'
              ? 'An invoice comes after each event that is paid by invoice.'
              : 'Invoices of this kind appear here.'}
          </EmptyState>
        }
      />
      {canPay && paying.length > 0 && (
        <payDialog.Part
          invoices={paying}
          onClose={() => setPaying([])}
          onPaid={() => {
            setPaying([]);
            setChosen([]);
          }}
        />
      )}
      {canBook && booking && <bookDialog.Part invoice={booking} onClose={() => setBooking(null)} />}
    </Stack>
  );
}

/** In whole cents, so that the sum is exact. */
const sumOf = (invoices: readonly Invoice[]) =>
  invoices.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;

function Totals({ teamId }: { teamId: number | null }) {
  const { data } = useTotals(teamId);
  if (!data) return null;
  const { open, overdue } = data;
  return (
    <p>
      {overdue.count > 0 && (
        <>
          <strong>{formatMoney(overdue.amount)} overdue</strong> on {count(overdue.count, 'invoice')}.{' '}
        </>
      )}
      {open.count > 0 && `${formatMoney(open.amount)} to pay later on ${count(open.count, 'invoice')}.`}
    </p>
  );
}

const looks: Readonly<Record<Invoice['status'], { label: string; tone: BadgeTone }>> = {
  open: { label: 'Open', tone: 'neutral' },
  overdue: { label: 'Overdue', tone: 'danger' },
  paid: { label: 'Paid', tone: 'leaf' },
  voided: { label: 'Canceled', tone: 'neutral' },
};

function columnsOf(
  teamId: number | null,
  onBook: (invoice: Invoice) => void,
  rows: readonly Invoice[],
): Column<Invoice>[] {
  const orderOf = (id: number) =>
    teamId === null ? href.customerOrder({ id }) : href.organizationOrder({ organizationId: teamId, id });
  return [
    { id: 'number', title: 'Invoice', primary: true, cell: ({ number }) => number },
    ...(teamId === null
      ? [{ id: 'team', title: 'Organization', cell: ({ team_name: name }: Invoice) => name }]
      : []),
    {
      id: 'order',
      title: 'Order',
      cell: ({ order_id: id, brand_name: brand, user_name: person }) =>
        id === null ? (
          'Without an order'
        ) : (
          <span>
            <Link to={orderOf(id)}>Order #{id}</Link> from {brand}
            {teamId !== null && person && `, by ${person}`}
          </span>
        ),
    },
    {
      id: 'issued',
      title: 'Issued',
      whole: true,
      cell: ({ issued_on: date }) => formatOrderDate(date),
    },
    { id: 'due', title: 'Due', whole: true, cell: ({ due_on: date }) => formatOrderDate(date) },
    {
      id: 'status',
      title: 'Status',
      cell: ({ status, payment_in_progress: paying }) =>
        paying ? (
          <Badge tone="honey">Being paid</Badge>
        ) : (
          <Badge tone={looks[status].tone}>{looks[status].label}</Badge>
        ),
    },
    { id: 'amount', title: 'Amount', align: 'end', cell: ({ amount }) => formatMoney(amount) },
    {
      id: 'paper',
      title: 'Download',
      cell: ({ number, order_id: id }) =>
        id === null ? (
          '–'
        ) : (
          <Link
            href={read('/cpi/v1/orderer/orders/{id}/invoice', { params: { id } })}
            aria-label={`Invoice ${number} as PDF`}
          >
            PDF
          </Link>
        ),
    },
    ...(rows.some(({ can }) => can.book)
      ? [
          {
            id: 'book',
            title: 'Bank transfer',
            cell: (invoice: Invoice) =>
              invoice.can.book ? (
                <span {...bookDialog.intent}>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Book a payment of ${invoice.number}`}
                    onClick={() => onBook(invoice)}
                  >
                    Book
                  </Button>
                </span>
              ) : (
                '–'
              ),
          },
        ]
      : []),
  ];
}
