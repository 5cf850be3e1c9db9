import type { MonthlyGiftStatus } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { prepared } from '../../prepared';
import { Process, type Transition } from '../../processes';
import { monthlyGiftEndedMail } from '../gift.mails';
import { lockMonthlyGift, type MonthlyGift } from './load-monthly-gift';
import { chargeMonth } from './monthly-gift.jobs';

type Step<Input> = Transition<MonthlyGiftStatus, MonthlyGift, Input>;

/** Before a charge that is due is looked at again. */
const againMs = 60 * 60_000;

/** The first gift was charged at `now`; the next one is a month later. */
const begin: Step<void> = {
  from: ['starting'],
  to: 'active',
  by: 'first charge',
  writes: (_gift, { now }) => ({ startedAt: now, nextMonth: 1 }),
  follows: {},
};
const pause: Step<void> = { from: ['active'], to: 'paused', by: 'giver', follows: {} };
/** What fell into the pause is not charged. */
const resume: Step<void> = { from: ['paused'], to: 'active', by: 'giver', follows: {} };
const end: Step<void> = { from: ['starting', 'active', 'paused'], to: 'ended', by: 'giver', follows: {} };
/** Its card failed three times, or its campaign is over. */
const giveUp: Step<{ reason: string }> = {
  from: ['active', 'paused'],
  to: 'ended',
  by: 'clock',
  follows: {
    'tell the giver': (gift, { input, transaction }) =>
      monthlyGiftEndedMail.queue(transaction, {
        event: `monthly-gift-${gift.id}-ended`,
        to: gift.email,
        data: {
          ...{ name: gift.name, campaign: gift.campaignName, slug: gift.campaignSlug },
          ...{ amountCents: gift.amountCents, reason: input.reason },
        },
      }),
  },
};

const written = prepared(
  'monthly-gift-written',
  { nextAt: 'timestamptz?', nextMonth: 'int4', startedAt: 'timestamptz?' },
  `update monthly_gifts m set status = $2, started_at = coalesce(started_at, $3), ended_at = case when $2 = 'ended' then
       clock_timestamp() end,
     next_month = n.month, next_at = case when n.month = m.next_month and m.next_at is not null then m.next_at
       else coalesce(m.started_at, $3) + make_interval(months => n.month) end
   from (select coalesce((select min(month) from generate_series($4::int, $4::int + 1200) as month
       where $2 = 'active' and coalesce(g.started_at, $3) + make_interval(months => month) > clock_timestamp()), $4) as month
     from monthly_gifts g where g.id = $1) n
   where m.id = $1
   returning m.next_at as "nextAt", m.next_month as "nextMonth", m.started_at as "startedAt"`,
);

/** Writes a state; one that is active is next charged on a day that is still to come. */
async function enter(
  gift: MonthlyGift,
  status: MonthlyGiftStatus,
  columns: { startedAt?: Date; nextMonth?: number },
  transaction: Transaction,
) {
  const values = [gift.id, status, columns.startedAt ?? gift.startedAt, columns.nextMonth ?? gift.nextMonth];
  const [next] = await sql.within(transaction, written, values);
  Object.assign(gift, { status, ...next });
}

/** The life of a monthly gift. */
export const monthlyGiftProcess = new Process<
  MonthlyGiftStatus,
  MonthlyGift,
  { begin: void; pause: void; resume: void; end: void; giveUp: { reason: string } }
>({
  kind: 'monthly_gift',
  initial: 'starting',
  lock: lockMonthlyGift,
  keyOf: ({ id }) => id,
  stateOf: ({ status }) => status,
  enter,
  transitions: { begin, pause, resume, end, giveUp },
  strays: `
    select m.id as key from monthly_gifts m left join processes p on p.kind = 'monthly_gift' and p.key = m.id
    where m.status = 'active' and p.state is distinct from m.status`,
  timers: {
    active: {
      does: 'charge its card',
      queue: ({ id: monthlyGiftId }, transaction) => chargeMonth.enqueue(transaction, { monthlyGiftId }),
      at: ({ nextAt }, now) => nextAt && (nextAt > now ? nextAt : new Date(now.getTime() + againMs)),
    },
  },
});
