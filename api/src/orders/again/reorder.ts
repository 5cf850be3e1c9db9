import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { isMember } from '../../accounts';
import { databaseNow } from '../../clock';
import { database, sql } from '../../database';
import { loadKitchenFacts } from '../../delivery';
import { ApiError } from '../../errors';
import type { Actor } from '../../http';
import { prepared } from '../../prepared';
import { addressToChoose } from '../access';
import { priceNow } from '../assessment/assess-order';
import { loadTerms, offerToday } from '../assessment/load-terms';
import { homeZone } from '../assessment/order-terms';
import { cartLimit, cartsOfOwner } from '../cart/cart-limits';
import { fillAsLastTime } from '../cart/last-order';
import { assessStart, requireStartable, storeStart } from '../cart/start-cart';
import { whereItGoes } from '../cart/where-it-goes';
import { lockOrder } from '../find-order';
import type { Offer } from '../offer/offer';
import { Order, type OrderRow } from '../order.model';
import { foodBefore, withOwnCombos } from './earlier-food';
import { foodAgain } from './food-again';
import type { Again } from './reorder.presenter';
import { nothingLeft, ownerLeft, searchLike, withdrawnAgain, withSearch } from './why-not-again';

/**
 * What an order would be if it were repeated today (CUST-20). Stores nothing; reasons against it are part of the
 * answer.
 */
export const previewReorder = (orderId: number, actor: Actor): Promise<Again> =>
  database.transaction(async (transaction) => {
    const earlier = await lockSent(orderId, transaction);
    const teamId = await teamOf(earlier, transaction);
    const [cart] = isOfLeaver(earlier, teamId, actor) ? [] : await cartsOf(earlier, teamId, transaction);
    const { made: _made, ...again } = await madeAgain(earlier, actor, transaction);
    return { ...again, cart: cart ?? null };
  });

/**
 * Makes a cart that repeats a submitted order, for the same owner and without a date (1 §4), from what is offered today
 * at today's prices. A second call returns the same cart while it has no date. 422 if it can't be ordered.
 */
export const reorder = (orderId: number, actor: Actor): Promise<Again> =>
  database.transaction(async (transaction) => {
    // A concurrent request waits for this lock and then finds the cart of the first one.
    const earlier = await lockSent(orderId, transaction);
    const teamId = await teamOf(earlier, transaction);
    // A colleague who orders for a member who has left does not see that member's carts.
    const carts = isOfLeaver(earlier, teamId, actor) ? [] : await cartsOf(earlier, teamId, transaction);
    const undated = carts.find(({ startDate }) => startDate === null);
    if (undated) return standing(earlier, await lockOrder(undated.id, transaction), transaction);
    const { made, ...again } = await madeAgain(earlier, actor, transaction);
    if (again.refusal) throw again.refusal;
    const { assessment } = again;
    if (!made || !assessment) throw new Error(`order ${orderId} can be made again, and is not`);
    await cartLimit.spend(cartsOfOwner(made));
    const cart = await storeStart(made, assessment, actor, transaction, (id) =>
      withOwnCombos(assessment.terms, id, transaction),
    );
    return { ...again, cart };
  });

async function lockSent(orderId: number, transaction: Transaction): Promise<Order> {
  const order = await lockOrder(orderId, transaction);
  if (order.submittedAt) return order;
  throw new ApiError(409, errorCodes.reorder.notSubmitted, {
    message: 'This order was not placed yet. Go on with it instead.',
    context: { order_id: order.id },
  });
}

const cartsQuery = prepared(
  'order-reorders',
  { id: 'int4', startDate: 'date?' },
  `select id, start_date as "startDate" from orders
   where user_id = $1 and reordered_from = $2 and team_id is not distinct from $3
     and status = 'in_cart' and removed_at is null order by id desc`,
);
/**
 * Carts that repeat an order for the organization that a repeat would be made for now; carts outside of it may be
 * private to the owner.
 */
const cartsOf = ({ id, userId }: OrderRow, teamId: number | null, transaction: Transaction) =>
  sql.within(transaction, cartsQuery, [userId, id, teamId]);

/** Whether the order's owner has left the organization, and a colleague repeats the order for it. */
const isOfLeaver = (earlier: OrderRow, teamId: number | null, actor: Actor): boolean =>
  teamId !== earlier.teamId && actor.userId !== earlier.userId;

/** An existing cart that repeats an order, compared with that order. */
async function standing(earlier: Order, cart: Order, transaction: Transaction): Promise<Again> {
  const before = await foodBefore(earlier, transaction);
  const terms = await loadTerms(cart, transaction);
  const assessment = await priceNow(terms, { now: await databaseNow(transaction), transaction });
  const { dishes } = foodAgain(terms.offer, before);
  return { earlier, before, cart, headcount: cart.headcount, dishes, assessment, refusal: null };
}

/** The same order as it would be today, as a record that is not saved. */
async function madeAgain(
  earlier: Order,
  actor: Actor,
  transaction: Transaction,
): Promise<Again & { made: Order | null }> {
  const before = await foodBefore(earlier, transaction);
  const offer = await offerToday(earlier, transaction);
  const food = foodAgain(offer, before);
  const search = await searchLike(earlier, transaction);
  const again = { earlier, before, cart: null, headcount: food.headcount, dishes: food.dishes };
  const refused = (why: ApiError) => ({
    ...again,
    made: null,
    assessment: null,
    refusal: withSearch(why, search),
  });
  const teamId = await teamOf(earlier, transaction);
  const why =
    withdrawnAgain(offer) ??
    (earlier.packageId === null && food.dishes.every(({ line }) => line === null) ? nothingLeft() : null) ??
    (isOfLeaver(earlier, teamId, actor) ? ownerLeft() : null);
  if (why) return refused(why);

  const kitchens = await loadKitchenFacts({ brandId: earlier.brandId, date: null }, transaction);
  const made = cartLike(earlier, { offer, teamId, food });
  if (!kitchens.some(({ id }) => id === made.pickupKitchenId)) made.pickupKitchenId = null;
  made.timeZone = homeZone(kitchens, made.pickupKitchenId ?? null);
  made.addressId = await bookedAddress(made, earlier, actor, transaction);
  const now = await databaseNow(transaction);
  await fillAsLastTime(made, actor, now, transaction);
  const dishes = food.dishes.flatMap(({ line }) => line ?? []);
  const assessment = await assessStart(
    made,
    { offer, kitchens, chosen: food.chosen, dishes, timeZone: made.timeZone },
    { now, transaction },
  );
  try {
    requireStartable(assessment);
  } catch (error) {
    if (error instanceof ApiError) return { ...refused(error), assessment };
    throw error;
  }
  return { ...again, made, assessment, refusal: null };
}

/**
 * The organization of an order if its owner is still a member; nobody may order for an organization that they have
 * left.
 */
const teamOf = async ({ teamId, userId }: OrderRow, transaction: Transaction): Promise<number | null> =>
  teamId !== null && (await isMember(userId, teamId, transaction)) ? teamId : null;

/** A cart with the owner, place, contact and instructions of an order, without its date and payment. */
function cartLike(
  earlier: Order,
  { offer, teamId, food }: { offer: Offer; teamId: number | null; food: ReturnType<typeof foodAgain> },
): Order {
  return Order.build({
    ...whereItGoes(earlier),
    status: 'in_cart',
    reorderedFrom: earlier.id,
    userId: earlier.userId,
    teamId,
    brandId: offer.brandId,
    packageId: offer.packageId,
    presentationType: earlier.presentationType,
    choiceVersion: offer.choiceVersion,
    kitchenId: null,
    startDate: null,
    startTime: null,
    timeZone: null,
    startAt: null,
    headcount: food.headcount,
    costCenter: earlier.costCenter ?? null,
  });
}

/** The saved address of the earlier order, if it is unchanged and the actor may choose it. */
async function bookedAddress(made: Order, earlier: Order, actor: Actor, transaction: Transaction) {
  if (earlier.addressId == null) return null;
  const saved = await addressToChoose(earlier.addressId, made, actor, transaction);
  return saved && saved.formattedAddress === earlier.formattedAddress ? saved.id : null;
}
