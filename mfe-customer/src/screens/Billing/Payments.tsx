import { href, type Schemas } from '@copper-carrot/contracts';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { type Column, Table } from '@copper-carrot/shared-ui/Table';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { inZone, ownZone } from '@copper-carrot/shared-ui/zones';
import { usePage } from '../../components/use-page';
import { cardInWords } from '../Order/payment-words';
import { pageSize, usePayments } from './api';

type Payment = Schemas['Payment'];

/** Money that moved: by card, and what an operator booked. */
export function Payments({ teamId }: { teamId: number | null }) {
  const pages = usePage(pageSize);
  const { data } = usePayments(teamId, pages.page);
  if (!data)
    return (
      <Loading label="Loading payments">
        <Skeleton height="16rem" />
      </Loading>
    );
  return (
    <Stack gap={4}>
      <SectionTitle>Payments</SectionTitle>
      <Table
        label="Payments"
        columns={columnsOf(teamId)}
        rows={data.records}
        rowKey={({ id }) => id}
        pages={{ ...pages, count: data.count }}
        empty={
          <EmptyState icon="receipt" title="No payments yet">
            What a card is charged, and bank transfers that arrived, appear here.
          </EmptyState>
        }
      />
    </Stack>
  );
}

const kinds: Readonly<Record<Payment['kind'], string>> = {
  charge: 'Payment',
  refund: 'Refund',
  returned_refund: 'Returned refund',
  invoice_payment: 'Payment',
};

const columnsOf = (teamId: number | null): Column<Payment>[] => [
  {
    id: 'what',
    title: 'What',
    primary: true,
    cell: ({ kind, invoice_number: number, order_id: id, brand_name: brand }) => (
      <span>
        {kinds[kind]}
        {number && ` of invoice ${number}`}
        {id !== null && (
          <>
            {number ? ', ' : ' for '}
            <Link
              to={
                teamId === null
                  ? href.customerOrder({ id })
                  : href.organizationOrder({ organizationId: teamId, id })
              }
            >
              order #{id}
            </Link>
            {brand && ` from ${brand}`}
          </>
        )}
      </span>
    ),
  },
  {
    id: 'at',
    title: 'Date',
    whole: true,
    cell: ({ at }) => formatOrderDate(inZone(at, ownZone()).date),
  },
  { id: 'how', title: 'How', cell: howOf },
  { id: 'amount', title: 'Amount', align: 'end', cell: ({ amount }) => formatMoney(amount) },
];

function howOf({ method, card, booked_by_operator: isBooked, reference }: Payment): string {
  if (method === 'card') return card ? cardInWords(card) : 'A card';
  return ['Bank transfer or check', reference && `no. ${reference}`, isBooked && 'booked by Copper Carrot']
    .filter(Boolean)
    .join(', ');
}
