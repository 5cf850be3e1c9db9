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

/** What both sides read: what is ordered with its marks, and what comes along; null where nobody knows it any more. */
export interface LoadedFood extends StoredOrder {
  chosen: (StoredOrder['chosen'][number] & ReturnType<typeof marksOfOption>)[];
  included: Included | null;
  /** The menu that its dishes are ordered from; null where that is agreed. */
  menu: readonly Dish[] | null;
}

/** An order as its caterer reads it. */
export interface LoadedForCaterer extends LoadedFood {
  package: OrderedPackage | null;
}

/** An order as its orderer reads it: a cart as it would be now, a submitted order as it was agreed. */
export interface LoadedOrder extends LoadedFood {
  /** Null for one from a menu. */
  package: OrderedPackage | null;
  kitchens: PossibleKitchen[];
  price: {
    lines: Pick<StoredLine, 'code' | 'label' | 'amountCents' | 'taxable'>[];
    totalCents: number;
    foodCents: number;
    tipCents: number;
  };
  cutoffAt: Date | null;
  /** The soonest start that its notice, and of a cart its kitchens, allow; null for an order of before the notice was kept. */
  earliestStart: LocalMoment | null;
  /** Of a cart that was let pass without payment: whether it costs more by now, so that somebody pays. */
  hasOutgrown: boolean;
  /** Whether its reader was asked to pay for it, and reads it where their press does so. */
  isAskedToPay: boolean;
}

/** An order that the actor may read as its orderer; 404 for one that is not there or not theirs. */
export async function loadOrder(id: number, actor: Actor): Promise<LoadedOrder> {
  const order = await readOrder(id, null);
  if (!order) throw notFound();
  authorize(orderPolicy, 'read', actor, order);
  requireKept(order);
  return order.agreed ? asAgreed(order, order.agreed) : asItWouldBe(order, await termsOfStored(order));
}

/**
 * A cart as it is where a card pays for it that is not chosen yet, for whoever was asked to pay: what came of their own payment
 * counts, and of another's only that it is under way. 404 for one that the actor may not read.
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
 * A cart as its orderer reads it, by what its caller has just assessed it with under its lock: of the catalogue nothing is
 * asked again.
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

/** An order that the actor may read as its caterer; 404 for one that is not there or not theirs. */
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

/** Nothing of what was submitted is asked of today's catalogue. */
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

/** The options of a cart are of the kind that their choice is now; they and its dishes carry the marks that they have now. */
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
