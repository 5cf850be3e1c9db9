import { isOpen, orderStates, type Schemas } from '@copper-carrot/contracts';
import { QueryTypes, type Transaction } from 'sequelize';
import { Team, User } from '../../accounts';
import { Brand } from '../../catalog';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import { possibleKitchens } from '../../delivery';
import type { Actor } from '../../http';
import { CreditCard, Payment, PaymentAttempt, presentCard } from '../../payments';
import { centsToDollars, toPpm } from '../../pricing';
import { authorizationDue, cancellationTerms } from '../../schedule';
import { assessTerms } from '../assessment/assess-order';
import type { Assessment } from '../assessment/assessment';
import { findCoupon } from '../../coupons';
import { mayAddTeamCard, mayPayByInvoice, maySeeCard } from '../access';
import { presentHistory } from './history.presenter';
import { presentKitchens } from './kitchens.presenter';
import { ChosenOption, OrderPriceLine, type Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { shortTime, termsOfOrder } from '../assessment/order-terms';
import { presentPricing } from '../assessment/price-terms';
import { cardToCharge } from '../payment/payment-methods';

/** What an actor may do with an order now: who (policy) and when (state) together. */
export function whatActorCan(order: Order, owner: User, actor: Actor): Schemas['OrderCan'] {
  const edit = orderPolicy.edit(actor, order);
  return {
    edit: edit && order.isInCart,
    edit_address: orderPolicy.editAddress(actor, order) && order.isInCart,
    submit: orderPolicy.submit(actor, order) && order.isInCart,
    modify: edit && isOpen(order.status),
    cancel: orderPolicy.cancel(actor, order) && order.mayTake('cancel'),
    accept: false,
    decline: false,
    ignore_checks: orderPolicy.ignoreChecks(actor, order),
    pay_by_invoice: mayPayByInvoice(actor, order, owner),
    add_own_card: order.userId === actor.userId,
    add_team_card: order.teamId !== null && mayAddTeamCard(order, actor),
  };
}

/** An order as its orderer reads it. A cart is priced afresh; a submitted order shows the price that was agreed. */
export async function presentOrder(
  order: Order,
  actor: Actor,
  transaction: Transaction | null,
): Promise<Schemas['Order']> {
  const terms = await termsOfOrder(order, transaction);
  const now = await databaseNow(transaction);
  const [owner, team, brand, card, attempt, coupon, payments, chosen, kitchens, history, poll] =
    await Promise.all([
      User.findByPk(order.userId, { transaction, rejectOnEmpty: true }),
      order.teamId === null ? null : Team.findByPk(order.teamId, { transaction }),
      Brand.findByPk(order.brandId, { transaction, rejectOnEmpty: true }),
      order.creditCardId === null ? null : CreditCard.findByPk(order.creditCardId, { transaction }),
      PaymentAttempt.findOne({ where: { orderId: order.id }, order: [['id', 'DESC']], transaction }),
      order.couponId === null ? null : findCoupon({ id: order.couponId }, transaction),
      Payment.findAll({ where: { orderId: order.id }, transaction }),
      ChosenOption.findAll({ where: { orderId: order.id }, order: ['id'], transaction }),
      possibleKitchens(
        { brandId: order.brandId, latitude: order.latitude ?? null, longitude: order.longitude ?? null },
        transaction,
      ),
      presentHistory(order.id, transaction),
      findPoll(order.id, transaction),
    ]);
  const assessment = await assessTerms(terms, { now, transaction });
  const priced = order.isInCart ? assessment.priced : await agreedPrice(order, transaction);
  const choiceOf = new Map(terms.package.choices.map((choice) => [choice.id, choice]));
  const captured = payments
    .filter(({ amountCents }) => amountCents > 0)
    .reduce((sum, each) => sum + each.amountCents, 0);
  const refunded = payments
    .filter(({ amountCents }) => amountCents < 0)
    .reduce((sum, each) => sum - each.amountCents, 0);
  const ownerName = `${owner.firstName} ${owner.lastName}`.trim();
  return {
    id: order.id,
    status: order.status,
    status_label: orderStates[order.status].label,
    start_date: order.startDate,
    start_time: shortTime(order.startTime),
    ...presentTiming(order, assessment),
    headcount: order.headcount,
    team_id: order.teamId,
    team: team && { id: team.id, name: team.name },
    user_id: order.userId,
    user_name: ownerName,
    user: { id: owner.id, name: ownerName, invoiceable: owner.invoiceable },
    brand_id: order.brandId,
    brand: {
      id: brand.id,
      name: brand.name,
      slug: brand.slug,
      avatar_url: brand.picture.url ?? '',
      phone_number: brand.phoneNumber ?? null,
    },
    credit_card_id: order.creditCardId,
    credit_card: card && maySeeCard(card, order, actor) ? presentCard(card) : null,
    bypass_payment: order.bypassPayment,
    paid_with_invoice: order.paidWithInvoice,
    chosen_options: chosen.map((each) => ({
      option_id: each.optionId,
      item_id: each.packageItemId,
      qty: each.qty,
      item_choice_type: choiceOf.get(each.packageItemId)?.choiceType ?? 'included',
      name: each.name,
      price: centsToDollars(each.priceCents),
    })),
    menu_items: [],
    package: {
      id: terms.package.id,
      name: terms.package.name,
      slug: terms.package.slug,
      image: { url: terms.package.pictureUrl, alt: terms.package.pictureAlt },
      set_up_type: terms.package.setUpType,
      increment_by: terms.package.incrementBy,
      minimum_headcount: terms.package.minimumHeadcount,
      maximum_headcount: terms.package.maximumHeadcount,
    },
    presentation_type: order.presentationType,
    poll_code: poll?.code ?? null,
    poll,
    reordered_from: order.reorderedFrom,
    is_direct: order.isDirect,
    claimed_by_customer_at: order.claimedByCustomerAt?.toISOString() ?? null,
    is_managed: order.isManaged,
    pickup: order.pickup,
    pickup_kitchen_id: order.pickupKitchenId,
    courier_pickup_text: null,
    courier_label: null,
    possible_kitchens: presentKitchens(kitchens),
    cost_center: order.costCenter,
    purchase_order_reference_code: order.purchaseOrderReferenceCode,
    lock_version: order.lockVersion,
    distance_miles: order.distanceMiles === null ? null : Number(order.distanceMiles),
    address: presentOrderAddress(order),
    coupon_code: coupon?.code ?? null,
    points_awarded: order.pointsAwarded,
    pricing: presentPricing(priced, {
      headcount: order.headcount,
      awardsMultiplierPpm: owner.rewardsDisabled ? 0 : toPpm(owner.awardsMultiplier),
      capturedCents: captured,
      refundedCents: refunded,
    }),
    payment: presentPayment(order, attempt),
    cancellation_policy: presentCancellation(order, now),
    submitted_at: order.submittedAt?.toISOString() ?? null,
    expires_at: order.expiresAt?.toISOString() ?? null,
    end_reason: order.endReason,
    history,
    can: whatActorCan(order, owner, actor),
  };
}

/** A cart goes by what it would be now; what was submitted keeps its instant. */
const presentTiming = (order: Order, { timeZone, startAt, cutoffAt }: Assessment) => ({
  start_at: (order.isInCart ? startAt : order.startAt)?.toISOString() ?? null,
  time_zone: order.isInCart ? timeZone : order.timeZone,
  cutoff_at: cutoffAt?.toISOString() ?? null,
});

export const presentOrderAddress = (order: Order) => ({
  address_id: order.addressId,
  google_place_id: order.googlePlaceId,
  formatted_address: order.formattedAddress,
  company_name: order.companyName,
  suite: order.suite,
  contact_name: order.contactName,
  contact_phone: order.contactPhone,
  delivery_instructions: order.deliveryInstructions,
});

/** The lines stored at submit, with the sums that screens show. */
export async function agreedPrice(order: Order, transaction: Transaction | null) {
  const lines = await OrderPriceLine.findAll({
    where: { orderId: order.id },
    order: ['position'],
    transaction,
  });
  const sum = (code?: string) =>
    lines.filter((line) => !code || line.code === code).reduce((total, line) => total + line.amountCents, 0);
  return {
    lines,
    totalCents: sum(),
    foodCents: sum('food'),
    tipCents: sum('tip'),
  };
}

async function findPoll(orderId: number, transaction: Transaction | null) {
  const [poll] = await database.query<{
    code: string;
    auto_submit: boolean;
    scheduled_at: Date | null;
    expires_at: Date;
  }>('select code, auto_submit, scheduled_at, expires_at from order_polls where order_id = :orderId', {
    type: QueryTypes.SELECT,
    replacements: { orderId },
    transaction,
  });
  return poll
    ? {
        ...poll,
        scheduled_at: poll.scheduled_at?.toISOString() ?? null,
        expires_at: poll.expires_at.toISOString(),
      }
    : null;
}

function presentPayment(order: Order, attempt: PaymentAttempt | null): Schemas['Order']['payment'] {
  const hasCard = cardToCharge(order) !== null;
  const nothing = { authorize_on: null, code: null, message: null };
  if (order.paidWithInvoice) return { ...nothing, status: 'invoice' };
  const hasFailed = attempt?.status === 'failed';
  const why = {
    code: hasFailed ? attempt.failureCode : null,
    message: order.paymentHoldReason ?? (hasFailed ? attempt.failureMessage : null),
  };
  switch (attempt?.status) {
    case 'authorized':
    case 'captured':
    case 'failed':
      return { ...nothing, ...why, status: attempt.status };
    case 'voiding':
    case 'voided':
      return { ...nothing, ...why, status: order.isInCart ? 'saved' : 'voided' };
    default: {
      const due =
        order.submittedAt && order.startAt && hasCard && !order.endedAt
          ? authorizationDue({ submittedAt: order.submittedAt, startsAt: order.startAt })
          : null;
      return { ...why, status: hasCard ? 'saved' : 'none', authorize_on: due?.toISOString() ?? null };
    }
  }
}

function presentCancellation(order: Order, now: Date): Schemas['Order']['cancellation_policy'] {
  if (!order.cancellationPolicy || !order.startAt || order.endedAt || order.status === 'fulfilled')
    return null;
  const terms = cancellationTerms(
    order.cancellationPolicy,
    { startsAt: order.startAt, accepted: order.acceptedAt !== null },
    now,
  );
  const percent = order.cancellationPolicy.feePpm / 10_000;
  const sentences = {
    free: order.acceptedAt
      ? `Free to cancel until ${order.cancellationPolicy.freeHoursBefore} hours before the event.`
      : 'Free to cancel until the caterer accepts.',
    fee: `Canceling now costs ${percent}% of the food.`,
    support: 'It is too late to cancel here. Please call support.',
  };
  return {
    free_until: order.acceptedAt ? terms.freeUntil.toISOString() : null,
    fee: centsToDollars(Math.round(((order.foodCents ?? 0) * terms.feePpm) / 1_000_000)),
    sentence: sentences[terms.kind],
  };
}
