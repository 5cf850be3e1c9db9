import { formatOrderDate, momentAt, type OrderStatus } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { column, prepared } from '../prepared';
import { endOf, mealPlace, type StoredPollStatus } from '../polls';
import type { PollMail } from './poll.mails';

const pollQuery = prepared(
  'poll-told',
  {
    id: 'int4',
    code: 'text',
    version: 'int4',
    orderId: 'int4',
    status: column<StoredPollStatus>('text'),
    orderStatus: column<OrderStatus>('text'),
    expiresAt: 'timestamptz',
    cutoffAt: 'timestamptz?',
    startAt: 'timestamptz?',
    startDate: 'date?',
    timeZone: 'text?',
    where: 'text',
    asker: 'text',
    brand: 'text',
    food: 'text',
    people: 'int4',
  },
  `select q.id, q.code, q.version, q.order_id as "orderId", q.status, o.status as "orderStatus",
     q.expires_at as "expiresAt", o.cutoff_at as "cutoffAt", o.start_at as "startAt", o.start_date as "startDate", o.time_zone as "timeZone",
     ${mealPlace} as where,
     trim(a.first_name || ' ' || a.last_name) as asker, b.name as brand, coalesce(p.name, '') as food,
     (select coalesce(sum(s.qty), 0) from poll_selections s where s.poll_id = q.id and not s.opted_out)::int as people
   from order_polls q join orders o on o.id = q.order_id join brands b on b.id = o.brand_id
     join users a on a.id = q.created_by left join packages p on p.id = o.package_id
     left join teams t on t.id = o.team_id
   where q.id = $1`,
);

/** What the mails of a poll say, as it is when they are written. */
export async function describePoll(pollId: number, transaction: Transaction) {
  const [poll] = await sql.within(transaction, pollQuery, [pollId]);
  if (!poll) throw new Error(`the poll ${pollId} is not there`);
  const { startAt, startDate, timeZone } = poll;
  const base: Omit<PollMail, 'name'> = {
    asker: poll.asker,
    brand: poll.brand,
    what: poll.food,
    when: startAt
      ? momentAt(startAt, timeZone, null)
      : startDate
        ? formatOrderDate(startDate)
        : 'No date yet',
  };
  const link = { code: poll.code, until: momentAt(endOf(poll), timeZone, null) };
  return { ...poll, base, link };
}
export type ToldPoll = Awaited<ReturnType<typeof describePoll>>;
