import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { ApiError } from '../errors';
import { column, prepared } from '../prepared';
import type { Daypart } from '../schedule';

interface Hold {
  kitchenId: number;
  onDate: string;
  daypart: Daypart;
  headcount: number;
}

const heldQuery = prepared(
  'capacity-held',
  { kitchenId: 'int4', onDate: 'date', daypart: column<Daypart>('text'), headcount: 'int4' },
  `select kitchen_id as "kitchenId", on_date as "onDate", daypart, headcount from capacity_holds where order_id = $1 for update`,
);

const dayMade = prepared(
  'capacity-day-made',
  {},
  'insert into kitchen_days (kitchen_id, on_date, daypart) values ($1, $2, $3) on conflict do nothing',
);

/** $5 takes what is not there. A day that nobody has ordered for has no row: what is too much for it is too much for any. */
const shareTaken = prepared(
  'capacity-taken',
  { orderId: 'int4' },
  `with taken as (
     insert into kitchen_days as d (kitchen_id, on_date, daypart, booked_headcount, booked_orders)
     select $1::int, $2::date, $3::text, $4::int, 1 where $5::boolean or not exists (
       select from kitchen_capacities c where c.kitchen_id = $1 and c.daypart = $3
         and ($4 > c.max_headcount or 1 > c.max_orders))
     on conflict (kitchen_id, on_date, daypart) do update
     set booked_headcount = d.booked_headcount + $4, booked_orders = d.booked_orders + 1
     where $5 or not exists (
       select from kitchen_capacities c where c.kitchen_id = d.kitchen_id and c.daypart = d.daypart
         and (d.booked_headcount + $4 > c.max_headcount or d.booked_orders + 1 > c.max_orders))
     returning kitchen_id)
   insert into capacity_holds (order_id, kitchen_id, on_date, daypart, headcount)
   select $6::int, kitchen_id, $2, $3, $4 from taken returning order_id as "orderId"`,
);

/**
 * Takes a submitted order's share of a kitchen's daypart under the lock of its day; taking again moves or changes the
 * share, and no more than it has there is room for it. Raises 422 `submit_order-caterer_unavailable` when there is none,
 * unless `force` (a site admin's `ignore_checks.availability`).
 */
export async function takeCapacity(
  orderId: number,
  kitchenId: number,
  date: string,
  daypart: Daypart,
  headcount: number,
  transaction: Transaction,
  { force = false }: { force?: boolean } = {},
): Promise<void> {
  const wanted: Hold = { kitchenId, onDate: date, daypart, headcount };
  const [had] = await sql.within(transaction, heldQuery, [orderId]);
  if (had) {
    await sql.within(transaction, dayMade, [kitchenId, date, daypart]);
    await lockDays([had, wanted], transaction);
    await release(orderId, had, transaction);
  }
  const taken = await sql.within(transaction, shareTaken, [
    ...[kitchenId, date, daypart, headcount],
    ...[force || (had !== undefined && isWithin(had, wanted)), orderId],
  ]);
  if (taken.length === 0) throw fullyBooked();
}

/** Moves an order's share to another kitchen, for the people that it has there; `headcount` counts where it has no share. */
export async function moveCapacity(
  orderId: number,
  kitchenId: number,
  { date, daypart, headcount }: { date: string; daypart: Daypart; headcount: number },
  transaction: Transaction,
): Promise<void> {
  const [had] = await sql.within(transaction, heldQuery, [orderId]);
  await takeCapacity(orderId, kitchenId, date, daypart, had?.headcount ?? headcount, transaction);
}

/** Whether all that is wanted is had already. */
const isWithin = (had: Hold, wanted: Hold): boolean =>
  had.kitchenId === wanted.kitchenId &&
  had.onDate === wanted.onDate &&
  had.daypart === wanted.daypart &&
  had.headcount >= wanted.headcount;

/** Gives an order's share back, once: on cancel, decline or expiry. An order without a share changes nothing. */
export async function giveBackCapacity(orderId: number, transaction: Transaction): Promise<void> {
  const [had] = await sql.within(transaction, heldQuery, [orderId]);
  if (!had) return;
  await lockDays([had], transaction);
  await release(orderId, had, transaction);
}

const fullyBooked = () => {
  const message = 'The kitchen is fully booked at that time. Please try another date or time.';
  return new ApiError(422, errorCodes.submit.catererUnavailable, {
    message,
    fields: { kitchen_id: ['blank'] },
    field_errors: { kitchen_id: [message] },
    type: 'record_invalid',
  });
};

const daysLocked = prepared(
  'capacity-days-locked',
  { kitchenId: 'int4' },
  `select d.kitchen_id as "kitchenId" from kitchen_days d
   join json_to_recordset($1::json) as wanted("kitchenId" integer, "onDate" date, daypart text)
     on d.kitchen_id = wanted."kitchenId" and d.on_date = wanted."onDate" and d.daypart = wanted.daypart
   order by d.kitchen_id, d.on_date, d.daypart for update of d`,
);

/** Days are locked in one order everywhere, so that two orders that change places can't wait for each other. */
async function lockDays(holds: Hold[], transaction: Transaction): Promise<void> {
  await sql.within(transaction, daysLocked, [JSON.stringify(holds)]);
}

const shareForgotten = prepared('capacity-forgotten', {}, 'delete from capacity_holds where order_id = $1');
const shareGivenBack = prepared(
  'capacity-given-back',
  {},
  `update kitchen_days set booked_headcount = booked_headcount - $4, booked_orders = booked_orders - 1
   where kitchen_id = $1 and on_date = $2 and daypart = $3`,
);

async function release(orderId: number, hold: Hold, transaction: Transaction): Promise<void> {
  await sql.within(transaction, shareForgotten, [orderId]);
  const { kitchenId, onDate, daypart, headcount } = hold;
  await sql.within(transaction, shareGivenBack, [kitchenId, onDate, daypart, headcount]);
}
