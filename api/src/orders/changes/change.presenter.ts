import type { Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../../http';
import { centsToDollars } from '../../pricing';
import { mayCharge } from '../access';
import { presentPerPerson, presentPriceLine } from '../assessment/price-terms';
import { presentDishes } from '../offer/dish.presenter';
import type { Order } from '../order.model';
import type { OrderInPolicy } from '../order.policy';
import { catererOrderPolicy, orderPolicy } from '../order.policy';
import { itemsForCaterer } from './change-items';
import type { ChangedItem, ChangeSide, KeptOption } from './proposal';
import type { ShownChange, ToldChange } from './shown-change';

export const presentChangedItems = (items: readonly ChangedItem[]): Schemas['ChangedItem'][] =>
  items.map(({ field, label, before, after }) => ({ field, label, before, after }));

export const presentKeptOptions = (chosen: readonly KeptOption[]): Schemas['ChosenOption'][] =>
  chosen.map((each) => ({
    option_id: each.optionId,
    item_id: each.packageItemId,
    qty: each.qty,
    item_choice_type: each.choiceType,
    name: each.name,
    price: centsToDollars(each.priceCents),
    dietary_tags: each.dietaryTags,
    allergens: each.allergens ?? null,
  }));

/** One side of a change for its customer. */
export const presentSide = (side: ChangeSide): Schemas['ChangeSide'] => ({
  headcount: side.headcount,
  start_date: side.startDate,
  start_time: side.startTime,
  address: side.where,
  chosen_options: presentKeptOptions(side.chosen),
  menu_items: presentDishes(side.dishes ?? []),
  lines: side.lines.map(presentPriceLine),
  customer_price: centsToDollars(side.totalCents),
  price_per_person: presentPerPerson(side.totalCents, side.headcount),
});

/** The same for its caterer, with their payout. */
function presentSideForCaterer(side: ChangeSide): Schemas['CatererChangeSide'] {
  const { lines: _lines, customer_price: _price, price_per_person: _each, ...rest } = presentSide(side);
  const payoutCents = side.lines.reduce((sum, { catererCents }) => sum + catererCents, 0);
  return { ...rest, payout: centsToDollars(payoutCents) };
}

const course = <Status>(change: ShownChange<Status>) => ({
  id: change.id,
  status: change.status,
  by: change.by,
  changes: presentChangedItems(change.items),
  requested_at: change.requestedAt.toISOString(),
  expires_at: change.status === 'requested' ? (change.expiresAt?.toISOString() ?? null) : null,
  decided_at: change.decidedAt?.toISOString() ?? null,
  reason: change.reason,
});

/** With the columns that decide who may charge a card for it. */
type PayableOrder = OrderInPolicy & Pick<Order, 'payerId'>;

/** What the reader may do with a change that waits for the caterer or a bank. */
const whatCustomerCan = (
  { status, bank }: ShownChange,
  order: PayableOrder,
  actor: Actor,
): Schemas['OrderChangeRequest']['can'] => {
  // A caterer who sent the direct order can't approve on the customer's side.
  const isTheirs = orderPolicy.pay(actor, order);
  return {
    withdraw: orderPolicy.takeChangesBack(actor, order) && (status === 'paying' || status === 'requested'),
    pay: isTheirs && status === 'paying' && bank !== null && mayCharge(bank, order, actor),
  };
};

/** The latest change of an order for its customer. */
export const presentChange = (
  change: ShownChange,
  order: PayableOrder,
  actor: Actor,
): Schemas['OrderChangeRequest'] => ({
  ...course(change),
  by_you: change.requestedBy === actor.userId,
  bank_until: change.bank?.until?.toISOString() ?? null,
  before: presentSide(change.before),
  after: presentSide(change.after),
  difference: centsToDollars(change.after.totalCents - change.before.totalCents),
  can: whatCustomerCan(change, order, actor),
});

/** Leaves out the items that its caterer must not see. */
export const asTold = (change: ToldChange): ToldChange => ({
  ...change,
  items: itemsForCaterer(change.items),
});

/** The same for its caterer. */
export const presentChangeForCaterer = (
  change: ToldChange,
  order: OrderInPolicy,
  actor: Actor,
): Schemas['CatererChangeRequest'] => {
  const answers = change.status === 'requested' && catererOrderPolicy.accept(actor, order);
  return {
    ...course(asTold(change)),
    before: presentSideForCaterer(change.before),
    after: presentSideForCaterer(change.after),
    can: { approve: answers, decline: answers },
  };
};
