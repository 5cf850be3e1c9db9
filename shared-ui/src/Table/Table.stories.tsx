import { Badge } from '../Badge/Badge';
import { Price } from '../Price/Price';
import { type StorySet } from '../StyleGuide/story';
import { type Column, Table } from './Table';

interface Row {
  id: number;
  name: string;
  date: string;
  state: 'Accepted' | 'Pending';
  total: number;
}
const rows: Row[] = [
  { id: 1043, name: 'Quarterly planning lunch', date: 'Wed 03/17/2027', state: 'Accepted', total: 381.31 },
  { id: 1044, name: 'Design crit breakfast', date: 'Fri 03/19/2027', state: 'Pending', total: 146.2 },
  { id: 1051, name: 'All hands', date: 'Mon 03/22/2027', state: 'Accepted', total: 2214.05 },
];
const columns: Column<Row>[] = [
  { id: 'name', title: 'Event', cell: (row) => row.name, primary: true },
  { id: 'date', title: 'Date', cell: (row) => row.date },
  {
    id: 'state',
    title: 'Status',
    cell: (row) => <Badge tone={row.state === 'Accepted' ? 'leaf' : 'honey'}>{row.state}</Badge>,
  },
  { id: 'total', title: 'Total', cell: (row) => <Price amount={row.total} />, align: 'end' },
];

export const tableStories: StorySet = {
  component: 'Table',
  group: 'Telling',
  about: 'Rows and columns; cards on a phone.',
  stories: [
    {
      name: 'Orders',
      wide: true,
      Example: () => <Table caption="Orders" columns={columns} rows={rows} rowKey={(row) => row.id} />,
    },
  ],
};
