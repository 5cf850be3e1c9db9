import { loadPackageWithChoices } from '../../catalog';
import { possibleKitchens, type PossibleKitchen } from '../../delivery';
import { notFound } from '../../errors';
import { authorize, type Actor } from '../../http';
import { orderedPackage, type Agreed, type OrderedPackage } from '../agreed';
import { priceNow } from '../assessment/assess-order';
import { termsOfStored } from '../assessment/load-terms';
import { catererOrderPolicy, orderPolicy } from '../order.policy';
import { readOrder, type StoredLine, type StoredOrder } from './order-query';

/** An order as its caterer reads it. */
export interface LoadedForCaterer extends StoredOrder {
  package: OrderedPackage | null;
}

/** An order as its orderer reads it: a cart as it would be now, a submitted order as it was agreed. */
export interface LoadedOrder extends StoredOrder {
  package: OrderedPackage;
  kitchens: PossibleKitchen[];
  price: {
    lines: Pick<StoredLine, 'code' | 'label' | 'amountCents' | 'taxable'>[];
    totalCents: number;
    foodCents: number;
    tipCents: number;
  };
  cutoffAt: Date | null;
}

/** An order that the actor may read as its orderer; 404 for one that is not there or not theirs. */
export async function loadOrder(id: number, actor: Actor): Promise<LoadedOrder> {
  const order = await readOrder(id);
  if (!order) throw notFound();
  authorize(orderPolicy, 'read', actor, order);
  return order.agreed ? asAgreed(order, order.agreed) : asItWouldBe(order);
}

/** An order that the actor may read as its caterer; 404 for one that is not there or not theirs. */
export async function loadOrderForCaterer(id: number, actor: Actor): Promise<LoadedForCaterer> {
  const order = await readOrder(id);
  if (!order) throw notFound();
  authorize(catererOrderPolicy, 'read', actor, order);
  if (order.agreed)
    return { ...order, package: order.agreed.package, kitchen: agreedKitchen(order, order.agreed) };
  const pack = order.packageId === null ? null : await loadPackageWithChoices(order.packageId, null);
  return { ...order, package: pack && orderedPackage(pack), chosen: chosenOf(order, pack?.choices ?? []) };
}

/** Nothing of what was submitted is asked of today's catalogue. */
function asAgreed(order: StoredOrder, agreed: Agreed): LoadedOrder {
  if (!agreed.package) throw notFound('This package could not be found.');
  const sum = (code?: string) =>
    order.lines
      .filter((line) => code === undefined || line.code === code)
      .reduce((total, { amountCents }) => total + amountCents, 0);
  return {
    ...order,
    package: agreed.package,
    kitchens: possibleKitchens(agreed.kitchens, order),
    price: { lines: order.lines, totalCents: sum(), foodCents: sum('food'), tipCents: sum('tip') },
    cutoffAt: agreed.cutoffAt === null ? null : new Date(agreed.cutoffAt),
  };
}

function agreedKitchen({ kitchenId, kitchen }: StoredOrder, { kitchens }: Agreed): StoredOrder['kitchen'] {
  const agreed = kitchens.find(({ id }) => id === kitchenId);
  return agreed ? { id: agreed.id, name: agreed.name } : kitchen;
}

async function asItWouldBe(order: StoredOrder): Promise<LoadedOrder> {
  const terms = await termsOfStored(order);
  const { priced, startAt, timeZone, cutoffAt } = await priceNow(terms, {
    now: order.readAt,
    transaction: null,
  });
  return {
    ...order,
    startAt,
    timeZone,
    package: orderedPackage(terms.package),
    kitchens: possibleKitchens(terms.kitchens, order),
    chosen: chosenOf(order, terms.package.choices),
    price: priced,
    cutoffAt,
  };
}

/** The options of a cart are of the kind that their choice is now. */
function chosenOf(
  { chosen }: StoredOrder,
  choices: readonly { id: number; choiceType: StoredOrder['chosen'][number]['choiceType'] }[],
) {
  const types = new Map(choices.map(({ id, choiceType }) => [id, choiceType]));
  return chosen.map((each) => ({
    ...each,
    choiceType: types.get(each.packageItemId) ?? ('included' as const),
  }));
}
