import type { Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { invalid } from '../../errors';
import { prepared } from '../../prepared';

type Hours = Schemas['OpeningHours'];

const hoursGone = prepared('kitchen-hours-gone', {}, 'delete from kitchen_hours where kitchen_id = $1');
const hoursMade = prepared(
  'kitchen-hours-made',
  {},
  `insert into kitchen_hours (kitchen_id, weekday, daypart, opens, closes)
   select $1, h.weekday, h.daypart, h.opens, h.closes
   from json_to_recordset($2::json) as h(weekday integer, daypart text, opens time, closes time)`,
);
const capacitiesGone = prepared(
  'kitchen-capacities-gone',
  {},
  'delete from kitchen_capacities where kitchen_id = $1 and not (daypart = any($2))',
);
// A limit that is changed in place is never absent to an order that takes its share meanwhile.
const capacitiesMade = prepared(
  'kitchen-capacities-made',
  {},
  `insert into kitchen_capacities (kitchen_id, daypart, max_headcount, max_orders)
   select $1, c.daypart, c.max_headcount, c.max_orders
   from json_to_recordset($2::json) as c(daypart text, max_headcount integer, max_orders integer)
   on conflict (kitchen_id, daypart) do update set max_headcount = excluded.max_headcount, max_orders = excluded.max_orders`,
);

/** Hours end after they begin, and those of one weekday do not overlap. */
function requireHours(hours: readonly Hours[]): void {
  for (const [place, { weekday, opens, closes }] of hours.entries()) {
    if (closes <= opens)
      throw invalid(`hours.${place}.closes`, 'greater_than', 'must be later than the opening time');
    const isTaken = hours
      .slice(0, place)
      .some((other) => other.weekday === weekday && other.opens < closes && opens < other.closes);
    if (isTaken) throw invalid(`hours.${place}.opens`, 'overlaps', 'is within other hours of that day');
  }
}

/** Replaces when a kitchen serves; nothing where nothing is said. */
export async function replaceHours(
  kitchenId: number,
  hours: readonly Hours[] | undefined,
  transaction: Transaction,
): Promise<void> {
  if (!hours) return;
  requireHours(hours);
  await sql.within(transaction, hoursGone, [kitchenId]);
  await sql.within(transaction, hoursMade, [kitchenId, JSON.stringify(hours)]);
}

/** Replaces how much a kitchen takes; orders that were placed keep their share. */
export async function replaceCapacities(
  kitchenId: number,
  capacities: readonly Schemas['DaypartCapacity'][] | undefined,
  transaction: Transaction,
): Promise<void> {
  if (!capacities) return;
  await sql.within(transaction, capacitiesGone, [kitchenId, capacities.map(({ daypart }) => daypart)]);
  await sql.within(transaction, capacitiesMade, [kitchenId, JSON.stringify(capacities)]);
}
