import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'sequelize';
import { User } from '../../accounts';
import { databaseNow } from '../../clock';
import { ApiError, forbidden, notFound } from '../../errors';
import { isSiteAdmin, rateLimit, type Actor } from '../../http';
import { paymentWaits } from '../../payments';
import { requireMayIgnore } from '../access';
import { requireNoProblems } from '../assessment/assessment';
import { findAddress } from '../cart/delivery-address';
import { requireVersionOfDirect } from '../cart/read-version';
import { lockOrder } from '../find-order';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { declinedLimit } from '../payment/declined-limit';
import { untilDecided } from '../payment/until-decided';
import type { Seen } from '../submission/seen';
import { answerBy, goOn, modifyWaits, presentUnchanged, sendOrApply, type ModifyStep } from './change-steps';
import { changeProcess } from './change.process';
import { catererAgreed, type ChangeWish } from './changed-order';
import { claimChangeHold, holdNeeded } from './difference-payment';
import { lockChange } from './open-change';
import { OrderChange, openChangeStatuses } from './order-change.model';
import { payForChange } from './pay-for-change';
import { proposeChange, type ProposedChange } from './propose-change';
import { requireNothingDropped, requireSeenTotal, requireSeenVersion, requireSubmitted } from './seen';
import { payerRefusal } from './who-pays';

interface ModifyRequest extends ChangeWish {
  skipNotifications: boolean;
  requestKey: string | null;
  /** The version of the order, and the expected total. */
  seen: Seen;
}

/**
 * Changes a submitted order, exactly once per idempotency key (1 §4, 1 §7): at once if the restaurant need not be
 * asked, else as a request that it approves. A higher price is authorized before, outside of any transaction.
 */
export async function modifyOrder(request: Omit<ModifyRequest, 'found'>): Promise<Schemas['ModifiedOrder']> {
  // Outside the transaction, because the geocoder may need a network call.
  const { found, actor: caller } = await findAddress(request.changes, request.actor, request);
  return decided(caller, (actor, undecided, transaction) =>
    begin({ ...request, found, actor }, undecided, transaction),
  );
}

/**
 * Continues the payment of changes that wait for the bank, for anyone who may charge their card: their sender, or
 * another payer of the order. 409 if they no longer wait.
 */
export const payChange = (orderId: number, id: number, payer: Actor): Promise<Schemas['ModifiedOrder']> =>
  decided(payer, async (actor, undecided, transaction) => {
    const open = await lockChange(id, transaction);
    if (!open || open.order.id !== orderId) throw notFound();
    if (open.change.status === 'paying') {
      const refusal = await payerRefusal(open, actor, transaction);
      if (refusal) throw refusal;
    }
    return goOn(open, undecided, await databaseNow(transaction), transaction);
  });

type Begin = (actor: Actor, undecided: number | null, transaction: Transaction) => Promise<ModifyStep>;

const decided = (actor: Actor, begin: Begin): Promise<Schemas['ModifiedOrder']> =>
  untilDecided(actor, {
    waits: modifyWaits,
    begin,
    pay: payForChange,
    inProgress: () =>
      new ApiError(409, errorCodes.modify.inProgress, {
        message: `We are still sending your changes. They are made within ${paymentWaits.bankMs / 60_000} minutes or not at all: your order’s page says which.`,
      }),
  });

async function begin(
  request: ModifyRequest,
  undecided: number | null,
  transaction: Transaction,
): Promise<ModifyStep> {
  const order = await lockOrder(request.orderId, transaction);
  requireMayAsk(request, order);
  const now = await databaseNow(transaction);
  const known = await knownChange(request, transaction);
  if (known && !isSame(known, request)) throw keyUsed();
  if (known) return goOn({ change: known, order }, undecided, now, transaction);
  requireSubmitted(order);
  requireVersionOfDirect(order, request.seen.lockVersion ?? undefined);
  const open = await openChange(order.id, transaction);
  // Repeating the same changes continues their payment; other changes replace them.
  const isOwn = open?.status === 'paying' && open.requestedBy === request.actor.userId;
  if (isOwn && isSame(open, request)) return goOn({ change: open, order }, undecided, now, transaction);
  await requireSeenVersion(order, request, transaction);
  if (isOwn) await changeProcess.step('giveUp', { change: open, order }, by(request, transaction));
  else if (open) throw await pending(open, orderPolicy.pay(request.actor, order), transaction);
  return start(order, request, now, transaction);
}

/** 403 without the right to edit the order, or for options that only a site admin may use. */
function requireMayAsk({ actor, ignoreChecks, skipNotifications }: ModifyRequest, order: Order): void {
  if (!orderPolicy.edit(actor, order)) throw forbidden();
  requireMayIgnore(actor, order, ignoreChecks);
  if (skipNotifications && !isSiteAdmin(actor)) throw forbidden();
}

/** Each change notifies both sides and may need a new hold. */
const changeLimit = rateLimit({ name: 'order_changes', tries: 60, seconds: 60 * 60 });

async function start(
  order: Order,
  request: ModifyRequest,
  now: Date,
  transaction: Transaction,
): Promise<ModifyStep> {
  const proposed = await proposeChange(request, now, transaction);
  requireNoProblems(proposed);
  if (proposed.proposal.items.length === 0) return { do: 'answer', answer: presentUnchanged(order) };
  requireNothingDropped(proposed);
  await changeLimit.spend(String(request.actor.userId));
  await requireSeenTotal(order, proposed, request, transaction);
  const change = await keep(order, request, proposed, transaction);
  const hold = await holdNeeded(order, change, now, transaction);
  if (!hold) return sendOrApply({ change, order }, request.actor, now, transaction);
  await declinedLimit.check(String(request.actor.userId));
  await changeProcess.step('pay', { change, order }, by(request, transaction));
  const validUntil = answerBy({ change, order }, now);
  const attempt = await claimChangeHold(order, change, { ...hold, validUntil }, now, transaction);
  return { do: 'pay', attempt };
}

const by = ({ actor }: Pick<ModifyRequest, 'actor'>, transaction: Transaction) => ({
  ...{ actor, input: undefined, transaction },
});

/** The requested changes, without the version they were read from. */
function wishOf({ changes }: ModifyRequest): Schemas['OrderChanges'] {
  const { lock_version: _version, ...wish } = changes;
  return wish;
}

/** Whether a change has the same wish and the same sender. */
const isSame = (change: OrderChange, request: ModifyRequest): boolean =>
  change.requestedBy === request.actor.userId && isDeepStrictEqual(change.wish, wishOf(request));

/** An idempotency key belongs to one request, so other changes with the same key are refused. */
const keyUsed = () =>
  new ApiError(422, 'modify_order-key_used', {
    message:
      'Other changes were sent under this Idempotency-Key. Nothing was changed: send these under a new one.',
    fields: { 'Idempotency-Key': ['taken'] },
  });

const openChange = (orderId: number, transaction: Transaction) =>
  OrderChange.findOne({ where: { orderId, status: [...openChangeStatuses] }, transaction });

const knownChange = async ({ orderId, requestKey }: ModifyRequest, transaction: Transaction) =>
  requestKey === null ? null : OrderChange.findOne({ where: { orderId, requestKey }, transaction });

function keep(order: Order, request: ModifyRequest, proposed: ProposedChange, transaction: Transaction) {
  const isAgreed = catererAgreed(request, order);
  return OrderChange.create(
    {
      orderId: order.id,
      requestedBy: request.actor.userId,
      actingUserId: request.actor.ghostingAdmin?.id ?? null,
      requestKey: request.requestKey,
      wish: wishOf(request),
      proposal: proposed.proposal,
      before: proposed.before,
      after: proposed.after,
      priceDifferenceCents: proposed.after.totalCents - proposed.before.totalCents,
      withinLimits: proposed.isWithinLimits || isAgreed,
      catererAgreed: isAgreed,
      ignoreChecks: request.ignoreChecks,
      skipNotifications: request.skipNotifications,
    },
    { transaction },
  );
}

/** Why no other changes may be sent while some wait for the caterer or for their sender's bank. */
async function pending(open: OrderChange, isCustomer: boolean, transaction: Transaction): Promise<ApiError> {
  const words = isCustomer ? wordsForCustomer : wordsForCook;
  return new ApiError(409, errorCodes.modify.changePending, {
    message:
      open.status === 'requested' ? words.unanswered : words.unpaid(await nameOfSender(open, transaction)),
    context: { change_id: open.id, status: open.status },
  });
}

const wordsForCustomer = {
  unanswered: 'The caterer has not answered the last changes yet. Withdraw them to send others.',
  unpaid: (who: string) =>
    `Changes that ${who} has sent wait for their bank. The order’s page lets them go, to send others.`,
};
/** The caterer of a direct order must not learn of changes before they are sent. */
const wordsForCook: typeof wordsForCustomer = {
  unanswered: 'Your customer’s last changes wait for your answer. Approve or decline them first.',
  unpaid: () => 'Your customer is changing this order as well. Please try again later.',
};

async function nameOfSender({ requestedBy }: OrderChange, transaction: Transaction): Promise<string> {
  const { firstName, lastName } = await User.findByPk(requestedBy, { transaction, rejectOnEmpty: true });
  return [firstName, lastName].filter(Boolean).join(' ') || 'Somebody';
}
