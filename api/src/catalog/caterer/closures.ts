import type { List, Schemas } from '@copper-carrot/contracts';
import { databaseNow } from '../../clock';
import { database, sql } from '../../database';
import { invalid, notFound } from '../../errors';
import { defineList, presentList, type Actor, type Paging } from '../../http';
import { column, prepared, type RowWith } from '../../prepared';
import { addDays, toLocal, type Daypart } from '../../schedule';
import { editedBrand } from './access';
import { findOwnKitchen } from './kitchens';

const columns = { id: 'int4', starts: 'text', ends: 'text', reason: 'text', orderCount: 'int4' } as const;
/** A time off ends where its last day does unless it names an hour; carts are no orders yet. */
const select = `c.id, to_char(lower(c.during), 'YYYY-MM-DD"T"HH24:MI') as starts, to_char(upper(c.during), 'YYYY-MM-DD"T"HH24:MI') as ends,
  c.reason, (select count(*)::int from orders o where o.kitchen_id = c.kitchen_id and o.start_date + o.start_time <@ c.during
    and o.status in ('pending', 'accepted', 'confirmed')) as "orderCount"`;

const closures = defineList({
  name: 'kitchen-closures',
  columns,
  select,
  from: 'kitchen_closures c where c.kitchen_id = $1 and upper(c.during) > $2::timestamp',
  order: 'lower(c.during)',
  key: 'c.id',
});
const one = prepared('kitchen-closure', columns, `select ${select} from kitchen_closures c where c.id = $1`);

function present({
  id,
  starts,
  ends,
  reason,
  orderCount,
}: RowWith<typeof columns>): Schemas['KitchenClosure'] {
  const [firstDate = '', fromTime = ''] = starts.split('T');
  const [endDate = '', toTime = ''] = ends.split('T');
  const toEnd = toTime === '00:00';
  return {
    id,
    first_date: firstDate,
    last_date: toEnd ? addDays(endDate, -1) : endDate,
    from_time: fromTime === '00:00' ? null : fromTime,
    to_time: toEnd ? null : toTime,
    reason,
    order_count: orderCount,
  };
}

/** The times off of a kitchen of the acting brand that are not over, the next first. */
export async function listClosures(
  kitchenId: number,
  page: Paging,
  actor: Actor,
): Promise<List<Schemas['KitchenClosure']>> {
  const kitchen = await findOwnKitchen(kitchenId, actor);
  const { date, time } = toLocal(await databaseNow(null), kitchen.timeZone);
  return presentList(await closures.page([kitchenId, `${date} ${time}`], page), present);
}

const kitchenLocked = prepared('closure-kitchen-locked', {}, 'select from kitchens where id = $1 for update');
const overlapping = prepared(
  'kitchen-closure-overlapping',
  { id: 'int4' },
  'select id from kitchen_closures where kitchen_id = $1 and during && tsrange($2::timestamp, $3::timestamp) limit 1',
);
const made = prepared(
  'kitchen-closure-made',
  { id: 'int4' },
  `insert into kitchen_closures (kitchen_id, during, reason) values ($1, tsrange($2::timestamp, $3::timestamp), $4) returning id`,
);
const removed = prepared(
  'kitchen-closure-removed',
  { id: 'int4' },
  'delete from kitchen_closures where id = $2 and kitchen_id = $1 returning id',
);

/** Enters a time off; orders of that time that were placed stay, and the answer counts them. */
export async function createClosure(
  kitchenId: number,
  wish: Schemas['NewKitchenClosureBody']['closure'],
  actor: Actor,
): Promise<Schemas['KitchenClosure']> {
  const kitchen = await findOwnKitchen(kitchenId, actor);
  await editedBrand(actor);
  const starts = `${wish.first_date} ${wish.from_time ?? '00:00'}`;
  const ends = wish.to_time ? `${wish.last_date} ${wish.to_time}` : `${addDays(wish.last_date, 1)} 00:00`;
  if (wish.last_date < wish.first_date)
    throw invalid('last_date', 'greater_than_or_equal_to', 'must not be before the first day');
  if (ends <= starts) throw invalid('to_time', 'greater_than', 'must be later than the beginning');
  const id = await database.transaction(async (transaction) => {
    const { date, time } = toLocal(await databaseNow(transaction), kitchen.timeZone);
    if (ends <= `${date} ${time}`) throw invalid('last_date', 'in_past', 'is over already');
    await sql.within(transaction, kitchenLocked, [kitchenId]);
    const [other] = await sql.within(transaction, overlapping, [kitchenId, starts, ends]);
    if (other) throw invalid('first_date', 'overlaps', 'is within another time off of this kitchen');
    const [row] = await sql.within(transaction, made, [kitchenId, starts, ends, wish.reason ?? '']);
    if (!row) throw new Error('a closure was not stored');
    return row.id;
  });
  const closure = await sql.first(one, [id]);
  if (!closure) throw notFound();
  return present(closure);
}

/** Opens a kitchen again at a time off. */
export async function removeClosure(
  { id: kitchenId, closureId }: { id: number; closureId: number },
  actor: Actor,
): Promise<void> {
  await findOwnKitchen(kitchenId, actor);
  await editedBrand(actor);
  const [gone] = await sql.rows(removed, [kitchenId, closureId]);
  if (!gone) throw notFound();
}

const dayColumns = {
  date: 'date',
  daypart: column<Daypart>('text'),
  booked_headcount: 'int4',
  booked_orders: 'int4',
  max_headcount: 'int4?',
  max_orders: 'int4?',
} as const;
const days = defineList({
  name: 'kitchen-days',
  columns: dayColumns,
  select: 'd.on_date as date, d.daypart, d.booked_headcount, d.booked_orders, c.max_headcount, c.max_orders',
  from: `kitchen_days d left join kitchen_capacities c on c.kitchen_id = d.kitchen_id and c.daypart = d.daypart
    where d.kitchen_id = $1 and d.on_date >= $2::date and d.booked_orders > 0`,
  order: `d.on_date, array_position(array['breakfast', 'lunch', 'afternoon', 'dinner'], d.daypart)`,
  key: 'd.kitchen_id, d.on_date, d.daypart',
});

/** What is booked of a kitchen of the acting brand from today on. */
export async function listKitchenDays(
  kitchenId: number,
  page: Paging,
  actor: Actor,
): Promise<List<Schemas['KitchenDay']>> {
  const kitchen = await findOwnKitchen(kitchenId, actor);
  const { date } = toLocal(await databaseNow(null), kitchen.timeZone);
  return presentList(await days.page([kitchenId, date], page), (row) => row);
}
