import { momentAt, stoppedStatuses } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { on, subscribe, type EventHandler } from '../events';
import type { Mail } from '../mail';
import { mealEntryOf, mealInWords, pollEvents } from '../polls';
import { prepared } from '../prepared';
import { describePoll, type ToldPoll } from './describe-poll';
import { mailAskedAgain, mailInvitations, mailOpened, mailReminders } from './write-invitations';
import { pollClosed, pollDeleted, pollFailed, pollMeal, pollMealOff, type MealMail } from './poll.mails';

const eaters = prepared(
  'poll-eaters-told',
  { email: 'text', name: 'text', meal: 'text', note: 'text', optedOut: 'bool', billCents: 'int4' },
  `select s.email::text, s.name, s.note, s.opted_out as "optedOut",
     coalesce((select b.amount_cents from poll_selection_bills b where b.poll_selection_id = s.id), 0) as "billCents",
     ${mealInWords} as meal
   from poll_selections s where s.poll_id = $1 and s.email is not null order by s.id`,
);
const people = prepared(
  'poll-people-told',
  { email: 'text', name: 'text' },
  `select distinct email::text, first_name as name from users where id in ($1, $2) and deactivated_at is null`,
);

/** Its owner goes on with it, unless it does so by itself, or they ended it themselves. */
const mailClosed: EventHandler<{ byClock: boolean; isScheduled: boolean }> = async (
  { id, subject, data: { byClock, isScheduled } },
  transaction,
) => {
  if (!byClock || isScheduled) return;
  const told = await describePoll(subject.key, transaction);
  const { orderId, brand, people: many, ownerId } = told;
  for (const { email, name } of await sql.within(transaction, people, [ownerId, null]))
    await pollClosed.queue(transaction, {
      event: `poll-${subject.key}-closed-${id}`,
      to: email,
      data: { name, brand, orderId, people: many },
    });
};

/** The owner, and who armed it, hear what stood in the way and what to do. */
const mailFailed: EventHandler<{ message: string; armedBy: number | null }> = async (
  { id, subject, data: { message, armedBy } },
  transaction,
) => {
  const {
    orderId,
    brand,
    people: many,
    ownerId,
    cutoffAt,
    timeZone,
  } = await describePoll(subject.key, transaction);
  const until = cutoffAt ? momentAt(cutoffAt, timeZone, null) : '';
  for (const { email, name } of await sql.within(transaction, people, [ownerId, armedBy]))
    await pollFailed.queue(transaction, {
      event: `poll-${subject.key}-failed-${id}`,
      to: email,
      data: { name, brand, orderId, people: many, reason: message, until },
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
  what: 'meal' | 'meal-off',
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
  on(pollEvents.calledOff, mailOff),
);
