import { pageQuery, type Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { type Column, Table } from '@copper-carrot/shared-ui/Table';
import { useState } from 'react';
import { Part } from '../../components/Part';
import { daysUrl, type Kitchen } from './api';
import { dayparts } from './times';

type Day = Schemas['KitchenDay'];
const pageSize = 12;

const share = (booked: number, most: number | null) =>
  most === null ? String(booked) : `${booked} of ${most}`;
const columns: Column<Day>[] = [
  {
    id: 'date',
    title: 'Day',
    cell: ({ date, daypart }) => `${formatOrderDate(date)}, ${dayparts[daypart].toLowerCase()}`,
    primary: true,
    whole: true,
  },
  {
    id: 'people',
    title: 'People',
    cell: (day) => share(day.booked_headcount, day.max_headcount),
    align: 'end',
  },
  { id: 'orders', title: 'Orders', cell: (day) => share(day.booked_orders, day.max_orders), align: 'end' },
];

/** What is booked of a kitchen's capacity from today on. */
export function BookedDays({ kitchen }: { kitchen: Kitchen }) {
  const [page, setPage] = useState(1);
  const { data } = useRead(daysUrl(kitchen.id, pageQuery(page, pageSize)), { keepPrevious: true });
  return (
    <Part title="Booked">
      {data ? (
        <Table
          label="Booked days"
          columns={columns}
          rows={data.records}
          rowKey={({ date, daypart }) => `${date} ${daypart}`}
          empty={<p>Nothing is booked from today on.</p>}
          pages={{ page, count: data.count, pageSize, onPage: setPage }}
        />
      ) : (
        <Loading label="Loading what is booked">
          <Skeleton height="12rem" />
        </Loading>
      )}
    </Part>
  );
}
