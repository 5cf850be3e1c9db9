import { href } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import type { EventHandler } from '../events';
import { payableUntil } from '../orders';
import { prepared } from '../prepared';
import { payAsked, payAskEnded, payDeclined } from './ask.mails';
import { describeOrder, wallClock, type Told } from './describe-order';
import { toPayer } from './paying-person';

const askQuery = prepared(
  'payment-ask-told',
  {
    until: 'timestamptz',
    askerEmail: 'text',
    askerFirstName: 'text',
    asker: 'text',
    payerEmail: 'text',
    payerFirstName: 'text',
    payer: 'text',
  },
  `select a.until, b.email::text as "askerEmail", b.first_name as "askerFirstName",
     trim(b.first_name || ' ' || b.last_name) as asker, p.email::text as "payerEmail", p.first_name as "payerFirstName",
     trim(p.first_name || ' ' || p.last_name) as payer
   from payment_asks a join users b on b.id = a.asked_by join users p on p.id = a.asked_user_id where a.id = $1`,
);
async function readAsk(askId: number, transaction: Transaction) {
  const [ask] = await sql.within(transaction, askQuery, [askId]);
  if (!ask) throw new Error(`the question ${askId} is not there`);
  return ask;
}

/** The link works for its recipient alone, by who they are. */
export const mailPayAsked: EventHandler<{ askId: number }> = async (
  { subject, data: { askId } },
  transaction,
) => {
  const { order, base } = await describeOrder(subject.key, transaction);
  const ask = await readAsk(askId, transaction);
  await payAsked.queue(transaction, {
    event: `order-${order.id}-pay-asked-${askId}`,
    to: ask.payerEmail,
    data: {
      ...base,
      firstName: ask.payerFirstName,
      path: href.payForOrder({ orderId: order.id, askId }),
      money: [],
      asker: ask.asker,
      until: wallClock(payableUntil(ask.until, order), order),
    },
  });
};

/** Who asked hears it, and the owner where somebody else asked for them. */
export const mailPayDeclined: EventHandler<{ askId: number }> = async (
  { subject, data: { askId } },
  transaction,
) => {
  const { order, owner, base } = await describeOrder(subject.key, transaction);
  const ask = await readAsk(askId, transaction);
  const asker = { email: ask.askerEmail, firstName: ask.askerFirstName };
  for (const { email, firstName } of asker.email === owner.email ? [asker] : [asker, owner])
    await payDeclined.queue(transaction, {
      event: `order-${order.id}-pay-declined-${askId}`,
      to: email,
      data: { ...base, firstName, path: href.checkout(order.id), money: [], payer: ask.payer },
    });
};

/** Who was asked is told that they are not any more, and that they need do nothing. */
export const mailAskEnded: EventHandler<{ askId: number }> = async (
  { subject, data: { askId } },
  transaction,
) => tellNotAsked(await describeOrder(subject.key, transaction), askId, { isPlaced: false }, transaction);

const settledQuery = prepared(
  'payment-ask-settled',
  { id: 'int4' },
  `select k.id from payment_asks k join orders o on o.id = k.order_id
   where o.id = $1 and k.ended_at is null and k.until > o.submitted_at and k.asked_user_id is distinct from o.payer_id`,
);

/** An order was placed that a colleague was asked to pay for, and somebody else pays it. */
export async function mailAskSettled(told: Told, transaction: Transaction): Promise<void> {
  const [ask] = await sql.within(transaction, settledQuery, [told.order.id]);
  if (ask) await tellNotAsked(told, ask.id, { isPlaced: true }, transaction);
}

async function tellNotAsked(
  told: Told,
  askId: number,
  how: { isPlaced: boolean },
  transaction: Transaction,
): Promise<void> {
  const { payerEmail, payerFirstName } = await readAsk(askId, transaction);
  await payAskEnded.queue(transaction, {
    event: `order-${told.order.id}-pay-ask-ended-${askId}`,
    to: payerEmail,
    // Of a cart its price is another by now, and what is in it nobody's who does not pay for it.
    data: { ...toPayer(told, { firstName: payerFirstName }), money: [], ticket: undefined, ...how },
  });
}
