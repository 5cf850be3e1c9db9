import type { Transaction } from 'sequelize';
import type { Dish } from '../../catalog';
import { possibleKitchens, type PossibleKitchen } from '../../delivery';
import { notFound } from '../../errors';
import { authorize, type Actor } from '../../http';
import { earliestStart, type LocalMoment } from '../../schedule';
import {
  includedIn,
  marksOf,
  marksOfOption,
  orderedPackage,
  type Agreed,
  type Included,
  type OrderedPackage,
} from '../agreed';
import type { PressedPayment } from '../asking/payment-asks';
import { priceNow } from '../assessment/assess-order';
import type { Assessment } from '../assessment/assessment';
import { offerToday, termsOfStored } from '../assessment/load-terms';
import { termsOf, type OrderTerms } from '../assessment/order-terms';
import type { PriceConfig } from '../assessment/price-terms';
import { soonestOf } from '../assessment/soonest-of';
import type { Offer } from '../offer/offer';
import { asOffered } from '../offer/ordered-dish';
import type { OrderRow } from '../order.model';
import { requireKept } from '../find-order';
import { assessedAsPaid, hasOutgrownBypass } from '../payment/outgrown-bypass';
import { catererOrderPolicy, orderPolicy } from '../order.policy';
import { readOrder, type StoredLine, type StoredOrder } from './order-query';

/** What customer and caterer both read: the food with its tags, and what is included; null if it was never stored. */
export interface LoadedFood extends StoredOrder {
  chosen: (StoredOrder['chosen'][number] & ReturnType<typeof marksOfOption>)[];
  included: Included | null;
  /** The menu that a cart's dishes come from; null once the terms are agreed. */
  menu: readonly Dish[] | null;
}

/** An order as its caterer reads it. */
export interface LoadedForCaterer extends LoadedFood {
  package: OrderedPackage | null;
}

/** An order as its customer reads it: a cart at current terms, a submitted order at its agreed terms. */
export interface LoadedOrder extends LoadedFood {
  /** Null for an order from a menu. */
  package: OrderedPackage | null;
  kitchens: PossibleKitchen[];
  price: {
    lines: Pick<StoredLine, 'code' | 'label' | 'amountCents' | 'taxable'>[];
    totalCents: number;
    foodCents: number;
    tipCents: number;
  };
  cutoffAt: Date | null;
  /**
   * The soonest start that the notice, and for a cart the kitchens, allow; null for an order from before the notice was
   * stored.
   */
  earliestStart: LocalMoment | null;
  /** For a cart with bypassed payment: whether it costs more now, so that payment is required. */
  hasOutgrown: boolean;
  /** Whether the reader was asked to pay, and reads it on the page where they pay. */
  isAskedToPay: boolean;
}

/** An order that the actor may read as a customer; 404 if it does not exist or is not theirs. */
export async function loadOrder(id: number, actor: Actor): Promise<LoadedOrder> {
  const order = await readOrder(id, null);
  if (!order) throw notFound();
  authorize(orderPolicy, 'read', actor, order);
  requireKept(order);
  return order.agreed ? asAgreed(order, order.agreed) : asItWouldBe(order, await termsOfStored(order));
}

/**
 * A cart as paid by a card that is not chosen yet, for the person who was asked to pay. It has the outcome of their own
 * payment; of somebody else's only that it is in progress. 404 if the actor may not read it.
 */
export async function loadToPay(id: number, own: PressedPayment | null, actor: Actor): Promise<LoadedOrder> {
  const stored = await readOrder(id, null);
  if (!stored) throw notFound();
  authorize(orderPolicy, 'read', actor, stored);
  requireKept(stored);
  const attempt = stored.attempt?.status === 'claimed' ? stored.attempt : own && { ...own, colleague: null };
  const order = { ...stored, paidWithInvoice: false, creditCardId: null, card: null, attempt };
  return { ...(await asItWouldBe(order, await termsOfStored(order))), isAskedToPay: true };
}

/**
 * A cart for its customer, from the assessment that the caller has made under its lock, so that the catalog is not read
 * again.
 */
export async function loadAssessed(
  { id }: OrderRow,
  { terms: { offer, kitchens }, config }: Pick<Assessment, 'terms' | 'config'>,
  transaction: Transaction,
): Promise<LoadedOrder> {
  const order = await readOrder(id, transaction);
  if (!order) throw notFound();
  const { chosen, dishes, coupon } = order;
  return asItWouldBe(order, termsOf(order, { offer, kitchens, chosen, dishes, coupon }), config);
}

/** An order that the actor may read as its caterer; 404 if it does not exist or is not theirs. */
export async function loadOrderForCaterer(id: number, actor: Actor): Promise<LoadedForCaterer> {
  const order = await readOrder(id, null);
  if (!order) throw notFound();
  authorize(catererOrderPolicy, 'read', actor, order);
  requireKept(order);
  if (order.agreed)
    return {
      ...order,
      ...agreedFood(order, order.agreed),
      package: order.agreed.package,
      kitchen: agreedKitchen(order, order.agreed),
    };
  const offer = await offerToday(order, null);
  return { ...order, ...foodNow(order, offer), package: orderedPackage(offer) };
}

/** A submitted order is shown from its snapshot, without the current catalog. */
function asAgreed(order: StoredOrder, agreed: Agreed): LoadedOrder {
  const sum = (code?: string) =>
    order.lines
      .filter((line) => code === undefined || line.code === code)
      .reduce((total, { amountCents }) => total + amountCents, 0);
  return {
    ...order,
    ...agreedFood(order, agreed),
    package: agreed.package,
    kitchens: possibleKitchens(agreed.kitchens, order),
    price: { lines: order.lines, totalCents: sum(), foodCents: sum('food'), tipCents: sum('tip') },
    cutoffAt: agreed.cutoffAt === null ? null : new Date(agreed.cutoffAt),
    earliestStart:
      agreed.cutoffRule && order.timeZone
        ? earliestStart(agreed.cutoffRule, order.timeZone, order.readAt)
        : null,
    hasOutgrown: false,
    isAskedToPay: false,
  };
}

function agreedKitchen({ kitchenId, kitchen }: StoredOrder, { kitchens }: Agreed): StoredOrder['kitchen'] {
  const agreed = kitchens.find(({ id }) => id === kitchenId);
  return agreed ? { id: agreed.id, name: agreed.name } : kitchen;
}

async function asItWouldBe(
  order: StoredOrder,
  terms: OrderTerms,
  config?: PriceConfig,
): Promise<LoadedOrder> {
  const found = await priceNow(terms, { now: order.readAt, config, transaction: null });
  const hasOutgrown = hasOutgrownBypass(order, found);
  const { priced, startAt, timeZone, cutoffAt } = hasOutgrown ? assessedAsPaid(found) : found;
  const { chosenKitchen } = found;
  return {
    ...order,
    ...foodNow(order, terms.offer),
    kitchenId: order.status === 'in_cart' ? (chosenKitchen?.kitchen.id ?? null) : order.kitchenId,
    startAt,
    timeZone,
    package: orderedPackage(terms.offer),
    kitchens: possibleKitchens(terms.kitchens, order),
    price: priced,
    cutoffAt,
    earliestStart: soonestOf(terms, timeZone, order.readAt),
    hasOutgrown,
    isAskedToPay: false,
  };
}

type Food = Pick<LoadedFood, 'chosen' | 'dishes' | 'included' | 'menu'>;

const agreedFood = ({ chosen, dishes }: StoredOrder, agreed: Agreed): Food => ({
  chosen: chosen.map((each) => ({ ...each, ...marksOfOption(agreed, each.optionId) })),
  dishes,
  included: agreed.included ?? null,
  menu: null,
});

/** A cart's options and dishes with their current choice types and tags. */
function foodNow({ chosen, dishes }: StoredOrder, offer: Offer): Food {
  const types = new Map(offer.choices.map(({ id, choiceType }) => [id, choiceType]));
  const marks = marksOf(offer, chosen);
  return {
    chosen: chosen.map((each) => ({
      ...each,
      choiceType: types.get(each.packageItemId) ?? 'included',
      ...marksOfOption(marks, each.optionId),
    })),
    dishes: asOffered(offer.dishes, dishes),
    included: includedIn(offer),
    menu: offer.dishes,
  };
}
