import type { Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { prepared, together, type RowOf } from '../../prepared';
import { centsToDollars } from '../../pricing';
import { asksAboutOthers } from '../assessment/assess-order';
import { requireNoProblems, type Assessment } from '../assessment/assessment';
import { deliveriesBeside, otherDeliveries, simultaneousProblems } from '../assessment/simultaneous';
import { cartLimit, cartsOfOwner } from '../cart/cart-limits';
import type { Order } from '../order.model';
import { orderProcess } from '../order.process';
import type { SubmitRequest } from './submit-request';

const ownerLocked = prepared(
  'submit-owner-locked',
  { isAdmin: 'bool', rewardsDisabled: 'bool', awardsMultiplier: 'numeric', now: 'timestamptz' },
  // `clock_timestamp()` must run under the lock: in the locking statement's own select list it would be evaluated
  // before.
  `with owner as materialized (
     select is_admin, rewards_disabled, awards_multiplier from users where id = $1 for no key update)
   select is_admin as "isAdmin", rewards_disabled as "rewardsDisabled", awards_multiplier as "awardsMultiplier",
     clock_timestamp() as now from owner`,
);

const isFirst = prepared(
  'submit-is-first',
  { isFirst: 'bool' },
  `select not exists (select from orders where user_id = $1 and id <> $2 and submitted_at < $3) as "isFirst"`,
);

const beside = together('submit-beside', { others: otherDeliveries, first: isFirst });

/** Moves a cart to pending with everything that follows, inside the transaction that holds its row lock. */
export async function completeSubmit(
  order: Order,
  assessment: Assessment,
  request: SubmitRequest,
  transaction: Transaction,
): Promise<Schemas['SubmittedOrder']> {
  // Serializes the submits of one person, so that only one order can be their first.
  const [owner] = await sql.within(transaction, ownerLocked, [order.userId]);
  if (!owner) throw new Error(`the owner ${order.userId} of an order is not there`);
  const { actor } = request;
  // Another order of theirs may have been submitted since this one was assessed.
  const startAt = asksAboutOthers(order, request) ? assessment.startAt : null;
  const [read] = await sql.within(transaction, beside, [
    ...deliveriesBeside(order, startAt),
    ...[order.userId, order.id, owner.now],
  ]);
  requireNoProblems({ ...assessment, problems: simultaneousProblems(read?.others ?? []) });
  await orderProcess.step('submit', order, {
    actor,
    input: { assessment, request, owner, version: order.lockVersion },
    transaction,
    now: owner.now,
  });
  // A direct order was counted for its caterer, who started it.
  if (!order.isDirect) await cartLimit.giveBack(cartsOfOwner(order));
  return submitted(order, read?.first[0]);
}

/** The answer to every caller of the same submit; it does not depend on later changes of the order. */
export async function presentSubmitted(
  order: Order,
  transaction: Transaction,
): Promise<Schemas['SubmittedOrder']> {
  const { userId, id, submittedAt } = order;
  const [first] = await sql.within(transaction, isFirst, [userId, id, submittedAt]);
  return submitted(order, first);
}

const submitted = (order: Order, first: RowOf<typeof isFirst> | undefined): Schemas['SubmittedOrder'] => ({
  id: order.id,
  team_id: order.teamId ?? 0,
  status: 'pending',
  pricing: { customer_price: centsToDollars(order.totalCents ?? 0) },
  from_referral: order.fromReferral,
  first_order: first?.isFirst ?? true,
});
