import { momentAt, stoppedStatuses } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { on, subscribe, type EventHandler } from '../events';
import type { Mail } from '../mail';
import { mealEntryOf, mealInWords, pollEvents } from '../polls';
import { prepared } from '../prepared';
import { describePoll, type ToldPoll } from './describe-poll';
import { mailAskedAgain, mailInvitations, mailOpened, mailReminders } from './write-invitations';
import {
  pollClosed,
  pollDeleted,
  pollFailed,
  pollMeal,
  pollMealMoved,
  pollMealOff,
  type MealMail,
} from './poll.mails';

/**
 * Who answered with an address. An address is whoever's the person typed: what they wrote is mailed to their own account alone,
 * whose address is confirmed, where they answered themselves; otherwise we would carry anybody's words, links too, to anybody.
 */
const eaters = prepared(
  'poll-eaters-told',
  { email: 'text', name: 'text', meal: 'text', note: 'text', optedOut: 'bool', billCents: 'int4' },
  `select s.email::text, s.name, s.opted_out as "optedOut",
     coalesce((select b.amount_cents from poll_selection_bills b where b.poll_selection_id = s.id), 0) as "billCents",
     ${mealInWords} as meal,
     case when s.added_by is null and exists (select from users u
         where u.id = s.user_id and u.email = s.email and u.email_verified_at is not null)
       then s.note else '' end as note
   from poll_selections s where s.poll_id = $1 and s.email is not null order by s.id`,
);
/**
 * The owner of a poll's order, and somebody beside them where there is one; where neither can look after a poll of its organization
 * any more, as who was deactivated or left, the organization's admins too. $1 the poll, $2 who is beside them.
 */
const people = prepared(
  'poll-people-told',
  { email: 'text', name: 'text', isTheirs: 'bool' },
  `with told as (
     select u.id, u.email, u.first_name, o.team_id from order_polls q join orders o on o.id = q.order_id
       join users u on u.id in (o.user_id, $2)
     where q.id = $1 and u.deactivated_at is null)
   select email::text, first_name as name, true as "isTheirs" from told
   union all
   select u.email::text, u.first_name, false from order_polls q join orders o on o.id = q.order_id
     join memberships m on m.team_id = o.team_id and m.role = 'admin' join users u on u.id = m.user_id
   where q.id = $1 and u.deactivated_at is null and u.id not in (select id from told)
     and not exists (select from told t join memberships n on n.user_id = t.id and n.team_id = t.team_id
       where n.role in ('admin', 'orderer'))`,
);

/** Its owner goes on with it, unless it does so by itself, or they ended it themselves. */
const mailClosed: EventHandler<{ byClock: boolean; isScheduled: boolean }> = async (
  { id, subject, data: { byClock, isScheduled } },
  transaction,
) => {
  if (!byClock || isScheduled) return;
  const told = await describePoll(subject.key, transaction);
  const { orderId, brand, asker, people: many } = told;
  for (const { email, name, isTheirs } of await sql.within(transaction, people, [subject.key, null]))
    await pollClosed.queue(transaction, {
      event: `poll-${subject.key}-closed-${id}`,
      to: email,
      data: { name, brand, orderId, people: many, asker: isTheirs ? null : asker },
    });
};

/** The owner, and who armed it, or whoever has to look after it now, hear what stood in the way and what to do. */
const mailFailed: EventHandler<{ message: string; armedBy: number | null }> = async (
  { id, subject, data: { message, armedBy } },
  transaction,
) => {
  const told = await describePoll(subject.key, transaction);
  const { orderId, brand, asker, people: many, cutoffAt, timeZone } = told;
  const until = cutoffAt ? momentAt(cutoffAt, timeZone, null) : '';
  for (const { email, name, isTheirs } of await sql.within(transaction, people, [subject.key, armedBy]))
    await pollFailed.queue(transaction, {
      event: `poll-${subject.key}-failed-${id}`,
      to: email,
      data: { name, brand, orderId, people: many, asker: isTheirs ? null : asker, reason: message, until },
    });
};

const mailDeleted: EventHandler<{ emailPollees: boolean }> = async (
  { subject, data: { emailPollees } },
  transaction,
) => {
  if (!emailPollees) return;
  const { base } = await describePoll(subject.key, transaction);
  for (const { email, name } of await sql.within(transaction, eaters, [subject.key]))
    await pollDeleted.queue(transaction, {
      event: `poll-${subject.key}-deleted`,
      to: email,
      data: { ...base, name },
    });
};

/** Whoever eats something and said an address, once for what became of it. */
async function mailMeals(
  mail: Mail<MealMail>,
  told: ToldPoll,
  what: 'meal' | 'meal-off' | `meal-moved-${number}`,
  transaction: Transaction,
): Promise<void> {
  const { base, where, code, id } = told;
  for (const { email, name, meal, note, optedOut, billCents } of await sql.within(transaction, eaters, [
    id,
  ])) {
    if (optedOut) continue;
    const data = { ...base, name, meal, note, where, code, calendar: mealEntryOf(told, meal), billCents };
    await mail.queue(transaction, { event: `poll-${id}-${what}`, to: email, data });
  }
}

/** Of an order that is off by now only that is said. */
const mailOrdered: EventHandler<object> = async ({ subject }, transaction) => {
  const told = await describePoll(subject.key, transaction);
  if (!stoppedStatuses.includes(told.orderStatus)) await mailMeals(pollMeal, told, 'meal', transaction);
};

/** Once for each change, as it stands by now. */
const mailMoved: EventHandler<{ changeId: number }> = async (
  { subject, data: { changeId } },
  transaction,
) => {
  const told = await describePoll(subject.key, transaction);
  if (!stoppedStatuses.includes(told.orderStatus))
    await mailMeals(pollMealMoved, told, `meal-moved-${changeId}`, transaction);
};

const mailOff: EventHandler<object> = async ({ subject }, transaction) =>
  mailMeals(pollMealOff, await describePoll(subject.key, transaction), 'meal-off', transaction);

/** Who writes which mail of a poll after what. */
export const pollMailSubscription = subscribe(
  'poll_mails',
  on(pollEvents.opened, mailOpened),
  on(pollEvents.invited, mailInvitations),
  on(pollEvents.reminded, mailReminders),
  on(pollEvents.askedAgain, mailAskedAgain),
  on(pollEvents.closed, mailClosed),
  on(pollEvents.failed, mailFailed),
  on(pollEvents.deleted, mailDeleted),
  on(pollEvents.submitted, mailOrdered),
  on(pollEvents.moved, mailMoved),
  on(pollEvents.calledOff, mailOff),
);
