import { column, prepared } from '../prepared';
import { countsJson, type Counted } from '../orders';
import { columnsOf } from '../records';
import type { ChoiceOption } from '../catalog';
import type { OrderStatus, PollStatus } from '@copper-carrot/contracts';
import { OrderPoll, type PollRow } from './poll.model';

export interface PollOptionRow extends ChoiceOption {
  /** The id of the poll's option, not of the menu's. */
  rowId: number;
  /** Empty without a picture. */
  pictureUrl: string;
}

export interface InviteeRow {
  id: number;
  name: string;
  email: string;
  userId: number | null;
  answer: 'answered' | 'opted_out' | null;
}

/** A poll with everything that its owner reads. */
export interface LoadedPoll extends Omit<PollRow, 'status'> {
  status: PollStatus;
  /** The database's time of reading. */
  readAt: Date;
  orderStatus: OrderStatus;
  teamId: number | null;
  /** The order's owner. */
  userId: number;
  timeZone: string | null;
  startAt: Date | null;
  cutoffAt: Date | null;
  headcount: number | null;
  options: PollOptionRow[];
  invitees: InviteeRow[];
  counts: Counted[];
  /** How many people answered, and how many of them eat nothing. */
  answers: number;
  optedOut: number;
}

const own = columnsOf(OrderPoll, 'q');

/** SQL for a poll's options as a JSON list of `PollOptionRow`. */
export const optionsJson = (pollId: string): string => `coalesce((
  select json_agg(json_build_object('rowId', x.id, 'id', i.id, 'packageItemId', i.package_item_id, 'name', i.name,
      'description', i.description, 'priceCents', i.price_cents, 'dietaryTags', i.dietary_tags, 'allergens', i.allergens,
      'presentationType', i.presentation_type, 'comboOf', i.combo_of,
      'pictureUrl', coalesce(i.picture ->> 'url', '')) order by x.position, x.id)
  from poll_options x join package_item_options i on i.id = x.package_item_option_id where x.poll_id = ${pollId}), '[]')`;

/** SQL for whether an invitee has answered, by account or by address. */
export const answeredBy = (invitee: string, selection: string): string =>
  `(${selection}.poll_id = ${invitee}.poll_id
    and (${selection}.user_id = ${invitee}.user_id or ${selection}.email = ${invitee}.email))`;

const columns = {
  ...own.columns,
  status: column<PollStatus>('text'),
  readAt: 'timestamptz',
  orderStatus: column<OrderStatus>('text'),
  teamId: 'int4?',
  userId: 'int4',
  timeZone: 'text?',
  startAt: 'timestamptz?',
  cutoffAt: 'timestamptz?',
  headcount: 'int4?',
  options: column<PollOptionRow[]>('json'),
  invitees: column<InviteeRow[]>('json'),
  counts: column<Counted[]>('json'),
  answers: 'int4',
  optedOut: 'int4',
} as const;

const whole = (which: string) => `
select ${own.list}, clock_timestamp() as "readAt", o.status as "orderStatus", o.team_id as "teamId", o.user_id as "userId",
  o.time_zone as "timeZone", o.start_at as "startAt", o.cutoff_at as "cutoffAt", o.headcount,
  ${optionsJson('q.id')} as options,
  coalesce((select json_agg(json_build_object('id', v.id, 'name', v.name, 'email', v.email, 'userId', v.user_id,
      'answer', (select case when bool_and(s.opted_out) then 'opted_out' else 'answered' end
        from poll_selections s where ${answeredBy('v', 's')} having count(*) > 0)) order by v.id)
    from poll_invitees v where v.poll_id = q.id), '[]') as invitees,
  ${countsJson('q.id')} as counts,
  (select count(*) from poll_selections s where s.poll_id = q.id)::int as answers,
  (select count(*) from poll_selections s where s.poll_id = q.id and s.opted_out)::int as "optedOut"
from order_polls q join orders o on o.id = q.order_id
where ${which} and q.status <> 'deleted' and o.removed_at is null`;

export const pollByCode = prepared('poll-by-code', columns, whole('q.code = $1'));
export const pollOfOrder = prepared('poll-of-order', columns, whole('q.order_id = $1'));
