import type { Transaction } from 'sequelize';
import { actorSource } from '../../accounts';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import type { Actor } from '../../http';
import {
  authorizePayment,
  lockAttempt,
  settleAttempt,
  voidLater,
  type Authorization,
  type PaymentAttempt,
} from '../../payments';
import { lockOrder } from '../find-order';
import { recordHistory } from '../history';
import { settleHold } from '../order.jobs';
import { OrderPriceLine } from '../order-lines.model';
import type { Order } from '../order.model';

/** How long a tip waits for the payment service; after that nothing is charged. */
const patienceMs = 10 * 60_000;

/** Asks Stripe for a tip that was claimed; once it is held the order has it, and a job charges it. A repeat changes nothing. */
export async function payTip(claimed: PaymentAttempt, actor: Actor | null): Promise<Authorization> {
  const result = await authorizePayment(claimed);
  const giver = actor ?? (await actorSource.findActor(claimed.requestedBy));
  await database.transaction(async (transaction) => {
    const order = await lockOrder(claimed.orderId, transaction);
    const attempt = await lockAttempt(claimed.id, transaction);
    if (attempt.status !== 'claimed') return;
    if (result.outcome === 'requires_action')
      return voidLater(attempt, transaction, { intentId: result.intentId });
    await settleAttempt(attempt, result, transaction);
    if (result.outcome === 'authorized') await enterTip(order, attempt, giver, transaction);
  });
  return result;
}

/** What the clock, or an event of Stripe's, does about a tip that waits for its answer. */
export async function goOnWithTip(attempt: PaymentAttempt): Promise<void> {
  const now = await databaseNow(null);
  if (now.getTime() - attempt.claimedAt.getTime() <= patienceMs) {
    await payTip(attempt, null);
    return;
  }
  await database.transaction(async (transaction) => {
    await lockOrder(attempt.orderId, transaction);
    const waiting = await lockAttempt(attempt.id, transaction);
    if (waiting.status === 'claimed') await voidLater(waiting, transaction);
  });
}

/** What of an order's price is its tip, in cents: the order itself may name none, and have that of the default rate. */
export const tipOf = async (orderId: number, transaction: Transaction): Promise<number> =>
  (await OrderPriceLine.sum('amountCents', { where: { orderId, code: 'tip' }, transaction })) || 0;

async function enterTip(
  order: Order,
  attempt: PaymentAttempt,
  actor: Actor | null,
  transaction: Transaction,
): Promise<void> {
  const { amountCents, tipCents } = attempt;
  const line = await OrderPriceLine.findOne({ where: { orderId: order.id, code: 'tip' }, transaction });
  if (line)
    await line.update(
      { amountCents: line.amountCents + amountCents, catererCents: line.catererCents + amountCents },
      { transaction },
    );
  else await addLine(order, amountCents, transaction);
  await order.update({ tipCents, totalCents: (order.totalCents ?? 0) + amountCents }, { transaction });
  await recordHistory(
    {
      orderId: order.id,
      kind: 'tip_raised',
      actor,
      details: { amount_cents: amountCents, tip_cents: tipCents },
    },
    transaction,
  );
  // By a job of its own: Stripe is asked once the tip stands.
  await settleHold.enqueue(transaction, { orderId: order.id });
}

/** An order of before each had a line for it. */
async function addLine({ id: orderId }: Order, amountCents: number, transaction: Transaction): Promise<void> {
  const last = await OrderPriceLine.max<number, OrderPriceLine>('position', {
    where: { orderId },
    transaction,
  });
  await OrderPriceLine.create(
    {
      ...{ orderId, position: (last ?? -1) + 1, code: 'tip', key: 'tip', label: 'Tip', amountCents },
      ...{ taxable: false, taxableCents: 0, catererCents: amountCents, platformCents: 0 },
    },
    { transaction },
  );
}
