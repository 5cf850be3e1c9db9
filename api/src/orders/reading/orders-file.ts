import { orderStates } from '@copper-carrot/contracts';
import { csvFile } from '../../http';
import { centsToDollars } from '../../pricing';
import { listedRows, type CustomerFilter } from './list-orders';
import type { ListedRow } from './listed-order';

const rowsAtOnce = 1_000;

/** The orders of a list as a CSV file, all of its pages. */
export async function ordersFile(
  of: Parameters<typeof listedRows>[0],
  filter: CustomerFilter,
): Promise<string> {
  const rows: ListedRow[] = [];
  for (let isWhole = false; !isWhole;) {
    const { records } = await listedRows(of, { ...filter, limit: rowsAtOnce, offset: rows.length });
    rows.push(...records);
    isWhole = records.length < rowsAtOnce;
  }
  return csvFile<ListedRow>(
    [
      { heading: 'Order', cell: ({ id }) => id },
      { heading: 'Date', cell: ({ start_date: date }) => date },
      { heading: 'Time', cell: ({ start_time: time }) => time },
      { heading: 'Time zone', cell: ({ time_zone: zone }) => zone },
      { heading: 'Status', cell: ({ status }) => orderStates[status].label },
      { heading: 'Restaurant', cell: ({ brand_name: name }) => name },
      { heading: 'Food', cell: ({ package_name: name }) => name ?? 'From the menu' },
      { heading: 'People', cell: ({ headcount }) => headcount },
      { heading: 'Ordered by', cell: ({ user_name: name }) => name },
      { heading: 'Company', cell: ({ company_name: name }) => name },
      { heading: 'Address', cell: ({ formatted_address: address }) => address },
      { heading: 'Cost center', cell: ({ cost_center: center }) => center },
      { heading: 'Food price', cell: ({ food_cents: cents }) => dollars(cents) },
      { heading: 'Total', cell: ({ total_cents: cents }) => dollars(cents) },
    ],
    rows,
  );
}

const dollars = (cents: number | null) => (cents === null ? null : centsToDollars(cents));
