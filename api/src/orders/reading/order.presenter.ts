import { isAgreed, mayTake, orderStates, type Schemas } from '@copper-carrot/contracts';
import { isSiteAdmin, type Actor } from '../../http';
import { canPayOn, presentCard } from '../../payments';
import { centsToDollars, coinsPpm, inDollars } from '../../pricing';
import { presentStart } from '../../schedule';
import { mayAddTeamCard, mayCharge, mayPayByInvoice, mayReadPoll, maySeeCard } from '../access';
import { shortTime } from '../assessment/order-terms';
import { presentPricing } from '../assessment/price-terms';
import { presentAsk } from '../asking/shown-ask';
import { cancellationOf, supportOnly } from '../cancellation';
import { asTold, presentChange } from '../changes/change.presenter';
import { whyClosed } from '../changes/why-closed';
import { presentDishes } from '../offer/dish.presenter';
import { orderPolicy } from '../order.policy';
import { owedCents } from '../owed';
import { isReviewable } from '../reviewable';
import { takesAnotherCard } from '../payment/payment-methods';
import { isTippable } from '../tip/tippable';
import { presentHistory, presentHistoryForCaterer } from './history.presenter';
import { presentKitchens } from './kitchens.presenter';
import type { LoadedOrder } from './load-order';
import {
  presentChosen,
  presentCourse,
  presentEndReason,
  presentEndReasonForCaterer,
  presentIncluded,
  presentOrderAddress,
  presentOrdered,
} from './order-parts.presenter';
import type { StoredOrder } from './order-query';
import { presentBank, presentPayment, stuckRefund } from './payment.presenter';

/** What an actor may do with an order now: policy (who) and status (when) together. */
function whatActorCan(order: LoadedOrder, actor: Actor): Schemas['OrderCan'] {
  const edit = orderPolicy.edit(actor, order);
  // A scheduled poll makes it read-only.
  const isCart = order.status === 'in_cart' && !order.waitsForPoll;
  return {
    edit: edit && isCart,
    edit_address: orderPolicy.editAddress(actor, order) && (isCart || isChangeable(order)),
    edit_payment: orderPolicy.pay(actor, order) && (isCart || isChangeable(order)),
    submit: orderPolicy.submit(actor, order) && isCart && (orderPolicy.pay(actor, order) || isLetPass(order)),
    claim: orderPolicy.claim(actor, order) && isCart && order.claimedByCustomerAt === null,
    modify: edit && isChangeable(order),
    cancel: mayCancel(order, actor),
    accept: false,
    decline: false,
    ignore_checks: orderPolicy.ignoreChecks(actor, order),
    pay_by_invoice: mayPayByInvoice(actor, order, order.owner),
    choose_card:
      orderPolicy.pay(actor, order) && takesAnotherCard(order, order.capturedCents - order.refundedCents),
    add_own_card: order.userId === actor.userId,
    add_team_card: order.teamId !== null && mayAddTeamCard(order, actor),
    ask_to_pay: orderPolicy.askToPay(actor, order) && isCart && order.teamId !== null && !order.bypassPayment,
    // Only the owner of a personal card may charge it more.
    raise_tip:
      orderPolicy.pay(actor, order) &&
      isTippable(order, order.readAt) &&
      order.card !== null &&
      canPayOn(order.card, order.readAt) &&
      mayCharge(order.card, order, actor),
    send_back: orderPolicy.sendBack(actor, order) && stuckRefund(order) > 0,
    reorder: orderPolicy.reorder(actor, order) && order.status !== 'in_cart',
    review: order.userId === actor.userId && order.review === null && isReviewable(order, order.readAt),
    read_receipt: order.capturedCents > 0,
    read_invoice: isOwedFor(order),
  };
}

/** Whether payment is bypassed; a direct order's caterer must not cause a charge. */
const isLetPass = ({ bypassPayment, hasOutgrown }: LoadedOrder): boolean => bypassPayment && !hasOutgrown;

const isChangeable = (order: LoadedOrder): boolean => whyClosed(order, order.readAt) === null;

/** Whether its caterer accepted it, or canceling it cost a fee. */
const isOwedFor = ({ status, cancellationFeeCents }: LoadedOrder): boolean =>
  isAgreed(status) || status === 'fulfilled' || (cancellationFeeCents ?? 0) > 0;

/** Close to its start only support may cancel. */
const mayCancel = (order: LoadedOrder, actor: Actor): boolean =>
  orderPolicy.cancel(actor, order) &&
  mayTake('cancel', order.status) &&
  (isSiteAdmin(actor) || cancellationOf(order, order.readAt).kind !== 'support');

export function presentOrder(order: LoadedOrder, actor: Actor): Schemas['Order'] {
  const { owner, brand, card, package: pack } = order;
  const poll = mayReadPoll(actor, order) ? order.poll : null;
  return {
    id: order.id,
    status: order.status,
    status_label: orderStates[order.status].label,
    start_date: order.startDate,
    start_time: shortTime(order.startTime),
    start_at: order.startAt?.toISOString() ?? null,
    time_zone: order.timeZone,
    cutoff_at: order.cutoffAt?.toISOString() ?? null,
    earliest_start: order.earliestStart && presentStart(order.earliestStart),
    headcount: order.headcount,
    team_id: order.teamId,
    team: order.team,
    user_id: order.userId,
    user_name: owner.name,
    user: { id: order.userId, name: owner.name, invoiceable: owner.invoiceable },
    brand_id: order.brandId,
    brand: {
      id: order.brandId,
      name: brand.name,
      slug: brand.slug,
      avatar_url: brand.pictureUrl,
      phone_number: brand.phoneNumber,
    },
    credit_card: card && maySeeCard(card, order, actor) ? presentCard(card, order.readAt) : null,
    bypass_payment: isLetPass(order),
    paid_with_invoice: order.paidWithInvoice,
    chosen_options: presentChosen(order.chosen),
    kept_options: order.chosenByHand?.map(({ optionId, qty }) => ({ option_id: optionId, qty })) ?? null,
    included: presentIncluded(order.included),
    menu_items: presentDishes(order.dishes, order.menu),
    package: pack && {
      ...presentOrdered(pack, order),
      id: pack.id,
      increment_by: pack.incrementBy,
      minimum_headcount: pack.minimumHeadcount,
      maximum_headcount: pack.maximumHeadcount,
    },
    presentation_type: order.presentationType,
    poll_code: poll?.code ?? null,
    poll: poll && presentPoll(poll),
    reordered_from: order.reorderedFrom,
    review: presentRating(order, actor),
    is_managed: order.isManaged,
    from_preferences: order.status === 'in_cart' ? order.fromPreferences : [],
    pickup: order.pickup,
    pickup_kitchen_id: whereFetched(order),
    courier_pickup_text: null,
    courier_label: null,
    possible_kitchens: presentKitchens(order.kitchens),
    distance_miles: order.distanceMiles === null ? null : Number(order.distanceMiles),
    address: presentOrderAddress(order),
    pricing: presentPricing(order.price, {
      headcount: order.headcount,
      owedCents: owedCents({ ...order, totalCents: order.price.totalCents }),
      awardsMultiplierPpm: coinsPpm(owner),
      capturedCents: order.capturedCents,
      refundedCents: order.refundedCents,
    }),
    placing: order.status === 'in_cart' && order.attempt?.status === 'claimed',
    cancellation_policy: orderPolicy.cancel(actor, order) ? presentCancellation(order) : null,
    cancellation_fee: order.cancellationFeeCents == null ? null : centsToDollars(order.cancellationFeeCents),
    ...presentCourse(order),
    ...(orderPolicy.readAsCustomer(actor, order) ? forCustomer(order, actor) : forCook(order, actor)),
    can: whatActorCan(order, actor),
  };
}

/** Payment, bookkeeping and payment requests, which only customers read. */
const forCustomer = (order: LoadedOrder, actor: Actor) => ({
  credit_card_id: order.creditCardId,
  cost_center: order.costCenter,
  purchase_order_reference_code: order.purchaseOrderReferenceCode,
  coupon_code: order.coupon?.code ?? null,
  points_awarded: order.pointsAwarded,
  payment: { ...presentPayment(order), bank: presentBank(order, actor) },
  payment_ask: order.ask && presentAsk(order.ask, order),
  change_request: order.change && presentChange(order.change, order, actor),
  end_reason: presentEndReason(order, actor),
  history: presentHistory(order.history),
});

/**
 * The same fields for the caterer of a direct order, reduced to what every caterer reads: that it is paid, and the
 * changes they were asked about.
 */
const forCook = (order: LoadedOrder, actor: Actor): ReturnType<typeof forCustomer> => ({
  credit_card_id: null,
  cost_center: null,
  purchase_order_reference_code: null,
  coupon_code: null,
  points_awarded: null,
  payment: { ...presentPayment(order), code: null, message: null, stuck_refund: null, bank: null },
  payment_ask: null,
  change_request: order.toldChange && presentChange(asTold(order.toldChange), order, actor),
  end_reason: presentEndReasonForCaterer(order),
  history: presentHistoryForCaterer(order),
});

/** The pickup kitchen: the one that cooks a submitted order, else the requested one. */
const whereFetched = ({ pickup, kitchenId, pickupKitchenId }: StoredOrder): number | null =>
  (pickup ? kitchenId : null) ?? pickupKitchenId ?? null;

/** What was to be anonymous is told to nobody beside the order but to its owner and to site admins. */
const presentRating = ({ review, userId }: StoredOrder, actor: Actor): Schemas['Order']['review'] =>
  review && (!review.anonymous || userId === actor.userId || isSiteAdmin(actor))
    ? { overall_rating: review.overallRating }
    : null;

const presentPoll = (poll: NonNullable<StoredOrder['poll']>): Schemas['Order']['poll'] => ({
  code: poll.code,
  auto_submit: poll.autoSubmit,
  scheduled_at: poll.scheduledAt?.toISOString() ?? null,
  expires_at: poll.expiresAt.toISOString(),
});

function presentCancellation(order: StoredOrder): Schemas['Order']['cancellation_policy'] {
  if (!order.cancellationPolicy || !order.startAt || order.endedAt || order.status === 'fulfilled')
    return null;
  const terms = cancellationOf(order, order.readAt);
  const part = `${order.cancellationPolicy.feePpm / 10_000}% of the food`;
  // The fee in words is at most what the customer has to pay.
  const sum = terms.feeCents === 0 ? 'nothing' : inDollars(terms.feeCents);
  const freeHours = `${order.cancellationPolicy.freeHoursBefore} hours before ${terms.isMovedNearer ? 'the time that it was ordered for' : 'the event'}`;
  const afterwards = order.readAt < terms.freeUntil ? `, and after that up to ${freeHours}` : '';
  const sentences = {
    free: order.acceptedAt
      ? terms.isMovedNearer && terms.freeUntil >= order.startAt
        ? 'Free to cancel until it begins, since its caterer has moved it.'
        : `Free to cancel until ${freeHours}.`
      : `Free to cancel until the caterer accepts${afterwards}.`,
    fee: `Canceling now costs ${order.bypassPayment || order.waivedCents != null ? sum : part}.`,
    support: supportOnly,
  };
  return {
    free_until: order.acceptedAt ? terms.freeUntil.toISOString() : null,
    fee: centsToDollars(terms.feeCents),
    sentence: sentences[terms.kind],
    until: order.acceptedAt ? terms.byOrdererUntil.toISOString() : null,
  };
}
