import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { type Column, Table } from '@copper-carrot/shared-ui/Table';
import { inZone, ownZone } from '@copper-carrot/shared-ui/zones';
import { useState } from 'react';
import { type Gift, giftsFile, pageSize, useGifts } from './api';

/** Who gave what to a campaign, and the same as a file. */
export function Gifts({ campaignId }: { campaignId: number }) {
  const [page, setPage] = useState(1);
  const { data } = useGifts(campaignId, page);
  if (!data)
    return (
      <Loading label="Loading the gifts">
        <Skeleton height="12rem" />
      </Loading>
    );
  return (
    <Stack gap={4}>
      {data.count > 0 && (
        <div>
          <ButtonLink href={giftsFile(campaignId)} variant="secondary" icon="receipt">
            Download as CSV
          </ButtonLink>
        </div>
      )}
      <Table
        label="Gifts"
        columns={columns}
        rows={data.records}
        rowKey={({ id }) => id}
        pages={{ page, count: data.count, pageSize, onPage: setPage }}
        empty={<p>There are no gifts yet.</p>}
      />
    </Stack>
  );
}

const statuses: Record<Gift['status'], string> = {
  claimed: 'Under way',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
};

const columns: readonly Column<Gift>[] = [
  {
    id: 'name',
    title: 'Giver',
    primary: true,
    cell: ({ donor_name: name, anonymous }) => `${name || 'No name'}${anonymous ? ' (anonymous)' : ''}`,
  },
  { id: 'email', title: 'E-mail', cell: ({ donor_email: email }) => email ?? '–' },
  { id: 'amount', title: 'Amount', align: 'end', cell: ({ amount }) => formatMoney(amount) },
  { id: 'status', title: 'Status', cell: ({ status }) => statuses[status] },
  {
    id: 'at',
    title: 'Date',
    whole: true,
    cell: ({ created_at: at }) => formatDate(inZone(at, ownZone()).date),
  },
  { id: 'message', title: 'Message', cell: ({ message }) => message || '–' },
];
