import { errorCodes } from '@copper-carrot/contracts';
import { QueryTypes, type Transaction } from 'sequelize';
import { database } from '../database';
import { ApiError } from '../errors';
import type { Daypart } from '../schedule';

interface Hold {
  kitchenId: number;
  onDate: string;
  daypart: Daypart;
  headcount: number;
}

/**
 * Takes a submitted order's share of a kitchen's daypart under the lock of its day; taking again moves or changes the
 * share. Raises 422 `submit_order-caterer_unavailable` when there is no room, unless `force` (a site admin's
 * `ignore_checks.availability`).
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
  const had = await heldBy(orderId, transaction);
  await change(
    `insert into kitchen_days (kitchen_id, on_date, daypart) values ($1, $2, $3) on conflict do nothing`,
    [kitchenId, date, daypart],
    transaction,
  );
  await lockDays(had ? [had, wanted] : [wanted], transaction);
  if (had) await release(orderId, had, transaction);
  const taken = await change(
    `update kitchen_days d set booked_headcount = booked_headcount + $4, booked_orders = booked_orders + 1
     where d.kitchen_id = $1 and d.on_date = $2 and d.daypart = $3 and ($5 or not exists (
       select 1 from kitchen_capacities c where c.kitchen_id = d.kitchen_id and c.daypart = d.daypart
         and (d.booked_headcount + $4 > c.max_headcount or d.booked_orders + 1 > c.max_orders)))
     returning kitchen_id`,
    [kitchenId, date, daypart, headcount, force],
    transaction,
  );
  if (taken === 0) throw fullyBooked();
  await change(
    `insert into capacity_holds (order_id, kitchen_id, on_date, daypart, headcount) values ($1, $2, $3, $4, $5)`,
    [orderId, kitchenId, date, daypart, headcount],
    transaction,
  );
}

/** Gives an order's share back, once: on cancel, decline or expiry. An order without a share changes nothing. */
export async function giveBackCapacity(orderId: number, transaction: Transaction): Promise<void> {
  const had = await heldBy(orderId, transaction);
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

/** Runs a statement that returns rows and says how many there were. */
async function change(text: string, bind: unknown[], transaction: Transaction): Promise<number> {
  const rows = await database.query<object>(text, { bind, type: QueryTypes.SELECT, transaction });
  return rows.length;
}

async function heldBy(orderId: number, transaction: Transaction): Promise<Hold | undefined> {
  const [hold] = await database.query<Hold>(
    `select kitchen_id as "kitchenId", on_date as "onDate", daypart, headcount from capacity_holds where order_id = $1 for update`,
    { bind: [orderId], type: QueryTypes.SELECT, transaction },
  );
  return hold;
}

/** Days are locked in one order everywhere, so that two orders that change places can't wait for each other. */
async function lockDays(holds: Hold[], transaction: Transaction): Promise<void> {
  await database.query(
    `select 1 from kitchen_days d
     join json_to_recordset($1::json) as wanted("kitchenId" integer, "onDate" date, daypart text)
       on d.kitchen_id = wanted."kitchenId" and d.on_date = wanted."onDate" and d.daypart = wanted.daypart
     order by d.kitchen_id, d.on_date, d.daypart for update of d`,
    { bind: [JSON.stringify(holds)], type: QueryTypes.SELECT, transaction },
  );
}

async function release(orderId: number, hold: Hold, transaction: Transaction): Promise<void> {
  await change(`delete from capacity_holds where order_id = $1`, [orderId], transaction);
  await change(
    `update kitchen_days set booked_headcount = booked_headcount - $4, booked_orders = booked_orders - 1
     where kitchen_id = $1 and on_date = $2 and daypart = $3`,
    [hold.kitchenId, hold.onDate, hold.daypart, hold.headcount],
    transaction,
  );
}
