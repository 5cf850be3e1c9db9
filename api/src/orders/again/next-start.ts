import type { Schemas } from '@copper-carrot/contracts';
import { databaseNow } from '../../clock';
import { sql } from '../../database';
import { chooseKitchen, loadKitchenFacts } from '../../delivery';
import { prepared } from '../../prepared';
import { addDays, canStillOrder, slots, toLocal } from '../../schedule';
import { offerToday } from '../assessment/load-terms';
import { shortTime } from '../assessment/order-terms';
import { requireCart } from '../find-order';
import { cutoffRuleOf } from '../offer/offer';
import type { Order } from '../order.model';

/** How many days ahead to look: a caterer's longest notice plus one week of closure. */
const daysAhead = 21;

const earlierQuery = prepared(
  'order-earlier-start',
  { startDate: 'date?', startTime: 'time?' },
  `select start_date as "startDate", start_time as "startTime" from orders where id = $1`,
);

/**
 * The next date and time at which a cart can be delivered, in its time zone: close to the time of day of the order that
 * it repeats, on a working day unless that order was for a weekend. Both are null if there is none within three weeks.
 */
export async function nextStart(order: Order): Promise<Schemas['NextStart']> {
  requireCart(order);
  const [earlier] = await sql.rows(earlierQuery, [order.reorderedFrom ?? null]);
  const offer = await offerToday(order, null);
  const rule = cutoffRuleOf(offer);
  const timeZone = order.timeZone ?? 'America/New_York';
  const wanted = shortTime(order.startTime ?? earlier?.startTime ?? null) ?? '12:00';
  const atWeekend = earlier?.startDate != null && isWeekend(earlier.startDate);
  const now = await databaseNow(null);
  const today = toLocal(now, timeZone).date;
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const date = addDays(today, ahead);
    if (isWeekend(date) !== atWeekend) continue;
    const kitchens = await loadKitchenFacts({ brandId: order.brandId, orderId: order.id, date }, null);
    const time = timesAround(wanted).find(
      (each) =>
        canStillOrder({ date, time: each, timeZone }, rule, now) &&
        'kitchen' in chosenAt(date, each, kitchens),
    );
    if (time !== undefined) return { start_date: date, start_time: time, time_zone: timeZone };
  }
  return { start_date: null, start_time: null, time_zone: timeZone };

  function chosenAt(startDate: string, startTime: string, kitchens: Parameters<typeof chooseKitchen>[0]) {
    return chooseKitchen(kitchens, {
      ...{ startDate, startTime, headcount: order.headcount, foodCents: null },
      ...{ latitude: order.latitude ?? null, longitude: order.longitude ?? null },
      // Without an address, distance can't rule out a kitchen, so the check is the same as for a pickup.
      pickup: order.pickup || order.latitude == null,
      pickupKitchenId: order.pickupKitchenId ?? null,
    });
  }
}

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

/** A time of day and the slots within two hours of it, the nearest first. */
function timesAround(wanted: string): string[] {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const away = (time: string) => Math.abs(minutes(time) - minutes(wanted));
  return [...new Set([wanted, ...slots])]
    .filter((time) => away(time) <= 120)
    .sort((a, b) => away(a) - away(b));
}
