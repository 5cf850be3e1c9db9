import { read, type Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { type Column, Table } from '@copper-carrot/shared-ui/Table';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { formatMoney } from '@copper-carrot/shared-ui/money';

type Coupon = Schemas['TeamCoupon'];

/** The coupons that were given to an organization; nothing without one. */
export function Coupons({ teamId }: { teamId: number }) {
  const { data } = useRead(
    read('/cpi/v2/orderer/coupons', { query: { team_id: teamId, limit: 200, offset: 0 } }),
  );
  if (!data || data.records.length === 0) return null;
  return (
    <Stack gap={4}>
      <SectionTitle>Coupons</SectionTitle>
      <Table label="Coupons" columns={columns} rows={data.records} rowKey={({ id }) => id} />
    </Stack>
  );
}

const columns: Column<Coupon>[] = [
  { id: 'code', title: 'Code', primary: true, cell: ({ code }) => code },
  { id: 'takes', title: 'Takes off', whole: true, cell: takesOff },
  {
    id: 'for',
    title: 'For',
    cell: ({ description, brand_name: brand, place_name: place, first_order_only: first }) =>
      [description, brand, place, first && 'first order only'].filter(Boolean).join(', '),
  },
  {
    id: 'minimum',
    title: 'Least food price',
    whole: true,
    cell: ({ minimum_price: least }) => (least > 0 ? formatMoney(least) : 'None'),
  },
  {
    id: 'until',
    title: 'Until',
    whole: true,
    cell: ({ ends_at: end }) => (end === null ? 'No end' : formatDate(end.slice(0, 10))),
  },
  { id: 'left', title: 'Uses left', cell: ({ uses_left: left }) => left ?? 'No limit' },
];

function takesOff({ percent, amount, maximum_discount: most }: Coupon): string {
  if (amount !== null) return formatMoney(amount);
  return `${percent}%${most === null ? '' : `, ${formatMoney(most)} at most`}`;
}
