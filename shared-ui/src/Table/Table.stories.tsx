import { useState } from 'react';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { Price } from '../Price/Price';
import { type StorySet } from '../StyleGuide/story';
import { type Column, Table } from './Table';

interface Row {
  id: number;
  name: string;
  date: string;
  at: string;
  people: number;
  state: 'Accepted' | 'Pending';
  total: number;
}
const rows: Row[] = [
  {
    id: 1043,
    name: 'Quarterly planning lunch',
    date: 'Wed 03/17/2027',
    at: '2027-03-17',
    people: 24,
    state: 'Accepted',
    total: 381.31,
  },
  {
    id: 1044,
    name: 'Design crit breakfast',
    date: 'Fri 03/19/2027',
    at: '2027-03-19',
    people: 8,
    state: 'Pending',
    total: 146.2,
  },
  {
    id: 1051,
    name: 'All hands',
    date: 'Mon 03/22/2027',
    at: '2027-03-22',
    people: 140,
    state: 'Accepted',
    total: 2214.05,
  },
  {
    id: 1052,
    name: 'The new people’s first lunch with everyone who was here before them',
    date: 'Tue 03/23/2027',
    at: '2027-03-23',
    people: 12,
    state: 'Pending',
    total: 240,
  },
];
const columns: Column<Row>[] = [
  { id: 'name', title: 'Event', cell: (row) => row.name, primary: true, sortBy: (row) => row.name },
  { id: 'date', title: 'Date', cell: (row) => row.date, whole: true, sortBy: (row) => row.at },
  { id: 'people', title: 'People', cell: (row) => row.people, align: 'end', sortBy: (row) => row.people },
  {
    id: 'state',
    title: 'Status',
    cell: (row) => <Badge tone={row.state === 'Accepted' ? 'leaf' : 'honey'}>{row.state}</Badge>,
  },
  {
    id: 'total',
    title: 'Total',
    cell: (row) => <Price amount={row.total} />,
    align: 'end',
    sortBy: (row) => row.total,
  },
];
const key = (row: Row) => row.id;

function Chosen() {
  const [selected, setSelected] = useState(['1044']);
  const [page, setPage] = useState(2);
  return (
    <Table
      label="Orders to pay"
      columns={columns}
      rows={rows}
      rowKey={key}
      selected={selected}
      onSelect={setSelected}
      acts={
        <Button size="small" onClick={() => setSelected([])}>
          Pay by invoice
        </Button>
      }
      pages={{ page, count: 57, pageSize: 4, onPage: setPage }}
    />
  );
}

export const tableStories: StorySet = {
  component: 'Table',
  group: 'Telling',
  about: 'Rows and columns, sorted by their heads; cards on a phone. Arrows move through rows and cells.',
  stories: [
    {
      name: 'Orders',
      wide: true,
      Example: () => (
        <Table
          label="Orders"
          columns={columns}
          rows={rows}
          rowKey={key}
          sort={{ column: 'date', direction: 'ascending' }}
        />
      ),
    },
    { name: 'Chosen, and page by page', wide: true, Example: Chosen },
    {
      name: 'Without rows',
      wide: true,
      Example: () => (
        <Table
          label="No orders"
          columns={columns}
          rows={[]}
          rowKey={key}
          empty={
            <EmptyState icon="bag" title="No orders yet">
              They are listed here once you place one.
            </EmptyState>
          }
        />
      ),
    },
  ],
};
