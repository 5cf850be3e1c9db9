import {
  deliveryWindowMinutes,
  stoppedStatuses,
  type OrderStatus,
  type PollStatus,
} from '@copper-carrot/contracts';
import type { CalendarEntry } from '../calendar';
import { sql } from '../database';
import { column, prepared } from '../prepared';
import type { PollSelection } from './poll.model';

/** The poll's data in a calendar entry. */
interface MealPoll {
  id: number;
  /** Incremented at each change of the poll, and when its order is called off. */
  version: number;
  brand: string;
  startAt: Date | null;
  where: string;
}

/** SQL for the kitchen of an order `o`: from its snapshot, else the current one. */
const mealKitchen = `coalesce(
  (select (k ->> 'name') || ', ' || (k ->> 'formattedAddress') from jsonb_array_elements(o.agreed -> 'kitchens') k
   where (k ->> 'id')::integer = o.kitchen_id),
  (select k.name || ', ' || k.formatted_address from kitchens k where k.id = o.kitchen_id), 'the restaurant')`;

/** SQL for the delivery or pickup place of an order `o` of a team `t`. */
export const mealPlace = `case when o.pickup then 'Pickup at ' || ${mealKitchen} else concat_ws(', ',
  coalesce(nullif(o.company_name, ''), t.name), nullif(o.formatted_address, ''), nullif(o.suite, '')) end`;

/** SQL for the dish of a selection `s` with its portions, in words. */
export const mealInWords = `case when s.qty > 1 then s.qty || ' × ' else '' end || coalesce((
  select string_agg(d.name, ' + ' order by d.position, d.id) from package_item_options d
  where d.id = s.package_item_option_id or d.id = any(s.combo_of)), '')`;

/** A meal as a calendar entry, the same in mails and downloads; null while the order has no start. */
export const mealEntryOf = (
  { id, version, brand, startAt, where }: MealPoll,
  meal: string,
): Omit<CalendarEntry, 'status' | 'path'> | null =>
  startAt && {
    name: `meal-${id}`,
    sequence: version,
    title: `${brand}: ${meal}`,
    startsAt: startAt.toISOString(),
    minutes: deliveryWindowMinutes,
    where,
    about: `Your meal: ${meal}`,
  };

const mealOfSelection = prepared(
  'poll-meal-of-selection',
  {
    id: 'int4',
    code: 'text',
    version: 'int4',
    status: column<PollStatus>('text'),
    orderStatus: column<OrderStatus>('text'),
    brand: 'text',
    startAt: 'timestamptz?',
    where: 'text',
    meal: 'text',
  },
  `select q.id, q.code, q.version, q.status, o.status as "orderStatus", b.name as brand, o.start_at as "startAt",
     ${mealPlace} as where, ${mealInWords} as meal
   from poll_selections s join order_polls q on q.id = s.poll_id join orders o on o.id = q.order_id
     join brands b on b.id = o.brand_id left join teams t on t.id = o.team_id
   where s.id = $1 and not s.opted_out`,
);

/** A person's meal as a calendar entry; null if they eat nothing, or while the order has no start. */
export async function mealEntry(selection: PollSelection | null): Promise<CalendarEntry | null> {
  const poll = selection && (await sql.first(mealOfSelection, [selection.id]));
  if (!poll) return null;
  const entry = mealEntryOf(poll, poll.meal);
  return entry && { ...entry, status: statusOf(poll), path: `/customer/polls/${poll.code}` };
}

function statusOf({
  status,
  orderStatus,
}: {
  status: PollStatus;
  orderStatus: OrderStatus;
}): CalendarEntry['status'] {
  if (stoppedStatuses.includes(orderStatus)) return 'cancelled';
  return status === 'submitted' ? 'confirmed' : 'tentative';
}
