import { fromChosenOptions, isSameSelection, type Schemas } from '@copper-carrot/contracts';
import { type Changers } from './changers';
import { type Changes, type ChangeKey, keysOf, sectionOf, valuesOf, type Values } from './sections';
import { percentOf } from './tip';
import { type Topic, topics } from './topics';

/** The version of an order on which unsaved changes are based. */
export interface Base {
  version: number;
  values: Values;
  /** The food total in dollars, of which a tip percentage is taken. */
  food: number;
}

export const baseOf = (order: Schemas['Order']): Base => ({
  version: order.lock_version,
  values: valuesOf(order, {}),
  food: order.pricing.order_items_price,
});

/**
 * A conflict: a topic that was changed here and by someone else, which the person has to decide.
 */
export interface Clash {
  topic: Topic['label'];
  section: ReturnType<typeof sectionOf>;
  /** The fields that were typed here. */
  keys: ChangeKey[];
  by: Changers;
}

/**
 * Fields whose meanings depend on each other; a change of one conflicts with a change of another.
 */
const together: readonly (readonly ChangeKey[])[] = [
  ['headcount', 'chosen_options'],
  ['address_id', 'google_place_id', 'formatted_address', 'company_name'],
  ['address_id', 'google_place_id', 'formatted_address', 'suite'],
  ['address_id', 'google_place_id', 'formatted_address', 'delivery_instructions'],
  ['team_id', 'credit_card_id', 'paid_with_invoice'],
  ['team_id', 'address_id'],
  ...topics.map(({ keys }) => keys),
];

const touch = (one: ChangeKey, other: ChangeKey): boolean =>
  one === other || together.some((keys) => keys.includes(one) && keys.includes(other));

/** The fields that differ between two versions of an order. */
export const movedBetween = (before: Base, now: Base): ChangeKey[] =>
  keysOf(before.values).filter((key) =>
    key === 'tip' ? !isSameTip(before, now) : !isSame(key, before.values[key], now.values[key]),
  );

/** The conflicts between pending changes and those made by others, by topic. */
export function clashesOf(before: Base, now: Base, changes: Changes): Omit<Clash, 'by'>[] {
  const isAsTyped = (key: ChangeKey) =>
    changes[key] !== undefined && isSame(key, changes[key], now.values[key]);
  const moved = movedBetween(before, now).filter((key) => !isAsTyped(key));
  const typed = keysOf(changes).filter((key) => changes[key] !== undefined);
  const contested = typed.filter((key) => !isAsTyped(key) && moved.some((other) => touch(key, other)));
  return topics
    .map(({ label, keys }) => ({ topic: label, keys: typed.filter((key) => keys.includes(key)) }))
    .filter(({ keys }) => keys.some((key) => contested.includes(key)))
    .map((clash) => ({ ...clash, section: sectionOf(clash.keys[0]!) }));
}

/** Whether an order already has all of these changes. */
export const holds = ({ values }: Base, changes: Changes): boolean =>
  keysOf(changes).every((key) => isSame(key, changes[key], values[key]));

function isSame(key: ChangeKey, one: unknown, other: unknown): boolean {
  if (key === 'chosen_options')
    return isSameChoice(one as Values['chosen_options'], other as Values['chosen_options']);
  if (key === 'menu_items') return dishKey(one) === dishKey(other);
  // An empty string and null both mean no value.
  return (one === '' ? null : (one ?? null)) === (other === '' ? null : (other ?? null));
}

/** Compares only what a person enters for a dish, not what the API adds to it. */
const dishKey = (lines: unknown): string =>
  JSON.stringify(
    (lines as Values['menu_items']).map(({ menu_item_id: id, qty, modifiers, note, for_name: name }) => [
      ...[id, qty, note || null, name || null],
      modifiers?.map((each) => [each.modifier_id, each.qty]) ?? [],
    ]),
  );

const isSameChoice = (one: Values['chosen_options'], other: Values['chosen_options']): boolean =>
  isSameSelection(fromChosenOptions(one), fromChosenOptions(other));

/** A tip percentage stays the same tip if the food total changes. */
function isSameTip(one: Base, other: Base): boolean {
  if (one.values.tip === other.values.tip) return true;
  const share = ({ values: { tip }, food }: Base) =>
    tip === null || food === 0 ? null : percentOf(tip, food);
  return share(one) !== null && share(one) === share(other);
}
