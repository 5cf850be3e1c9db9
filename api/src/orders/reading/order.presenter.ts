import { isOpen, mayTake, orderStates, type Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../../http';
import { presentCard } from '../../payments';
import { centsToDollars, toPpm } from '../../pricing';
import { authorizationDue, cancellationTerms } from '../../schedule';
import { mayAddTeamCard, mayPayByInvoice, maySeeCard } from '../access';
import { shortTime } from '../assessment/order-terms';
import { presentPricing } from '../assessment/price-terms';
import { orderPolicy } from '../order.policy';
import { cardToCharge } from '../payment/payment-methods';
import { presentHistory } from './history.presenter';
import { presentKitchens } from './kitchens.presenter';
import type { LoadedOrder } from './load-order';
import type { StoredOrder } from './order-query';

/** What an actor may do with an order now: who (policy) and when (state) together. */
function whatActorCan(order: LoadedOrder, actor: Actor): Schemas['OrderCan'] {
  const edit = orderPolicy.edit(actor, order);
  const isCart = order.status === 'in_cart';
  return {
    edit: edit && isCart,
    edit_address: orderPolicy.editAddress(actor, order) && isCart,
    submit: orderPolicy.submit(actor, order) && isCart,
    modify: edit && isOpen(order.status),
    cancel: orderPolicy.cancel(actor, order) && mayTake('cancel', order.status),
    accept: false,
    decline: false,
    ignore_checks: orderPolicy.ignoreChecks(actor, order),
    pay_by_invoice: mayPayByInvoice(actor, order, order.owner),
    add_own_card: order.userId === actor.userId,
    add_team_card: order.teamId !== null && mayAddTeamCard(order, actor),
  };
}

/** An order as its orderer reads it. */
export function presentOrder(order: LoadedOrder, actor: Actor): Schemas['Order'] {
  const { owner, brand, card, package: pack } = order;
  return {
    id: order.id,
    status: order.status,
    status_label: orderStates[order.status].label,
    start_date: order.startDate,
    start_time: shortTime(order.startTime),
    start_at: order.startAt?.toISOString() ?? null,
    time_zone: order.timeZone,
    cutoff_at: order.cutoffAt?.toISOString() ?? null,
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
    credit_card_id: order.creditCardId,
    credit_card: card && maySeeCard(card, order, actor) ? presentCard(card, order.readAt) : null,
    bypass_payment: order.bypassPayment,
    paid_with_invoice: order.paidWithInvoice,
    chosen_options: presentChosen(order.chosen),
    menu_items: [],
    package: {
      id: pack.id,
      name: pack.name,
      slug: order.packageSlug ?? '',
      image: { url: pack.pictureUrl, alt: pack.pictureAlt },
      set_up_type: pack.setUpType,
      increment_by: pack.incrementBy,
      minimum_headcount: pack.minimumHeadcount,
      maximum_headcount: pack.maximumHeadcount,
    },
    presentation_type: order.presentationType,
    poll_code: order.poll?.code ?? null,
    poll: presentPoll(order),
    reordered_from: order.reorderedFrom,
    is_direct: order.isDirect,
    claimed_by_customer_at: order.claimedByCustomerAt?.toISOString() ?? null,
    is_managed: order.isManaged,
    pickup: order.pickup,
    pickup_kitchen_id: order.pickupKitchenId,
    courier_pickup_text: null,
    courier_label: null,
    possible_kitchens: presentKitchens(order.kitchens),
    cost_center: order.costCenter,
    purchase_order_reference_code: order.purchaseOrderReferenceCode,
    lock_version: order.lockVersion,
    distance_miles: order.distanceMiles === null ? null : Number(order.distanceMiles),
    address: presentOrderAddress(order),
    coupon_code: order.coupon?.code ?? null,
    points_awarded: order.pointsAwarded,
    pricing: presentPricing(order.price, {
      headcount: order.headcount,
      awardsMultiplierPpm: owner.rewardsDisabled ? 0 : toPpm(owner.awardsMultiplier),
      capturedCents: order.capturedCents,
      refundedCents: order.refundedCents,
    }),
    payment: presentPayment(order),
    cancellation_policy: presentCancellation(order),
    submitted_at: order.submittedAt?.toISOString() ?? null,
    expires_at: order.expiresAt?.toISOString() ?? null,
    end_reason: order.endReason,
    history: presentHistory(order.history),
    can: whatActorCan(order, actor),
  };
}

/** The options of an order, each of the kind that its choice is. */
export const presentChosen = (chosen: StoredOrder['chosen']): Schemas['ChosenOption'][] =>
  chosen.map((each) => ({
    option_id: each.optionId,
    item_id: each.packageItemId,
    qty: each.qty,
    item_choice_type: each.choiceType,
    name: each.name,
    price: centsToDollars(each.priceCents),
  }));

export const presentOrderAddress = (order: StoredOrder): Schemas['OrderAddress'] => ({
  address_id: order.addressId,
  google_place_id: order.googlePlaceId,
  formatted_address: order.formattedAddress,
  company_name: order.companyName,
  suite: order.suite,
  contact_name: order.contactName,
  contact_phone: order.contactPhone,
  delivery_instructions: order.deliveryInstructions,
});

const presentPoll = ({ poll }: StoredOrder): Schemas['Order']['poll'] =>
  poll && {
    code: poll.code,
    auto_submit: poll.autoSubmit,
    scheduled_at: poll.scheduledAt?.toISOString() ?? null,
    expires_at: poll.expiresAt.toISOString(),
  };

function presentPayment(order: StoredOrder): Schemas['Order']['payment'] {
  const { attempt } = order;
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
      return { ...nothing, ...why, status: order.status === 'in_cart' ? 'saved' : 'voided' };
    default: {
      const due =
        order.submittedAt && order.startAt && hasCard && !order.endedAt
          ? authorizationDue({ submittedAt: order.submittedAt, startsAt: order.startAt })
          : null;
      return { ...why, status: hasCard ? 'saved' : 'none', authorize_on: due?.toISOString() ?? null };
    }
  }
}

function presentCancellation(order: StoredOrder): Schemas['Order']['cancellation_policy'] {
  if (!order.cancellationPolicy || !order.startAt || order.endedAt || order.status === 'fulfilled')
    return null;
  const terms = cancellationTerms(
    order.cancellationPolicy,
    { startsAt: order.startAt, accepted: order.acceptedAt !== null },
    order.readAt,
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
