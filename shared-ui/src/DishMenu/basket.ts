import { type Allergen, comboAllergens, type Schemas } from '@copper-carrot/contracts';
import { fedBy, portionsEach } from './people-fed';

export type Dish = Schemas['MenuItem'];
/** A line of an order from a menu: a dish with what is added to it and said about it. */
export type BasketLine = Schemas['MenuItemQuantity'];
type Modifiers = NonNullable<BasketLine['modifiers']>;

const keyOf = ({ menu_item_id, modifiers = [], note, for_name }: BasketLine): string =>
  JSON.stringify([
    menu_item_id,
    modifiers
      .map(({ modifier_id, qty }) => [modifier_id, qty] as const)
      .toSorted(([one], [other]) => one - other),
    note?.trim() ?? '',
    for_name?.trim() ?? '',
  ]);

/** The lines with another one in them: the same dish with the same additions and words is one line. */
export function withLine(lines: readonly BasketLine[], added: BasketLine): BasketLine[] {
  const at = lines.findIndex((line) => keyOf(line) === keyOf(added));
  if (at < 0) return [...lines, added];
  return lines.map((line, index) => (index === at ? { ...line, qty: line.qty + added.qty } : line));
}

/** The lines with another quantity of one; none takes it out. */
export const withQuantity = (lines: readonly BasketLine[], at: number, qty: number): BasketLine[] =>
  lines.flatMap((line, index) => (index !== at ? [line] : qty > 0 ? [{ ...line, qty }] : []));

/** The lines with one of them said anew, which may be what another one is. */
export function withChanged(lines: readonly BasketLine[], at: number, changed: BasketLine): BasketLine[] {
  const others = lines.filter((_line, index) => index !== at);
  if (others.some((line) => keyOf(line) === keyOf(changed))) return withLine(others, changed);
  return lines.map((line, index) => (index === at ? changed : line));
}

/** Where the plain line of a dish is, without additions or words; -1 where it is in no line of its own. */
export const plainLine = (lines: readonly BasketLine[], { id }: Pick<Dish, 'id'>): number =>
  lines.findIndex((line) => keyOf(line) === keyOf({ menu_item_id: id, qty: 1 }));

/** How many of a dish are in all lines together. */
export const quantityOf = (lines: readonly BasketLine[], { id }: Pick<Dish, 'id'>): number =>
  lines.reduce((sum, line) => (line.menu_item_id === id ? sum + line.qty : sum), 0);

const takenOf = (group: Dish['modifier_groups'][number], modifiers: Modifiers): number =>
  modifiers
    .filter(({ modifier_id }) => group.modifiers.some(({ id }) => id === modifier_id))
    .reduce((sum, { qty }) => sum + qty, 0);

/** What is wrong with what is added of a group, as the API would say it; null where nothing is. */
export function groupProblem(group: Dish['modifier_groups'][number], modifiers: Modifiers): string | null {
  const taken = takenOf(group, modifiers);
  if (taken < group.minimum) return `Please choose at least ${group.minimum === 1 ? 'one' : group.minimum}.`;
  return taken > group.maximum ? `Please choose at most ${group.maximum}.` : null;
}

/** Whether a dish can be ordered by one press: nothing of it has to be said. */
export const isPlain = ({ modifier_groups: groups }: Pick<Dish, 'modifier_groups'>): boolean =>
  groups.every(({ modifiers }) => modifiers.length === 0);

/** What one of a dish costs with these additions, in dollars. */
export function priceOfOne(dish: Dish, modifiers: Modifiers = []): number {
  const prices = new Map(
    dish.modifier_groups.flatMap((group) => group.modifiers.map(({ id, price }) => [id, price] as const)),
  );
  const cents = (dollars: number) => Math.round(dollars * 100);
  return (
    modifiers.reduce(
      (sum, { modifier_id, qty }) => sum + qty * cents(prices.get(modifier_id) ?? 0),
      cents(dish.price),
    ) / 100
  );
}

/** What one of a line costs in an order that has the same with the same additions. */
export const orderedPrice = (
  { menu_item_id, modifiers }: BasketLine,
  ordered: readonly Schemas['OrderedMenuItem'][],
): number | undefined => {
  const key = (dish: BasketLine) => keyOf({ menu_item_id, qty: 1, modifiers: dish.modifiers ?? [] });
  return ordered.find(
    (item) =>
      item.menu_item_id === menu_item_id && key(wishOf(item)) === key({ menu_item_id, qty: 1, modifiers }),
  )?.unit_price;
};

/** What is added to a dish, in words. */
export function additionsOf(dish: Dish, modifiers: Modifiers = []): string {
  const names = new Map(
    dish.modifier_groups.flatMap((group) => group.modifiers.map(({ id, name }) => [id, name] as const)),
  );
  return modifiers
    .flatMap(({ modifier_id, qty }) => {
      const name = names.get(modifier_id);
      return name ? [qty > 1 ? `${qty} × ${name}` : name] : [];
    })
    .join(', ');
}

/** What the caterer says is in a dish and in what is added to it. */
export const allergensOf = (dish: Dish, modifiers: Modifiers = []): Allergen[] =>
  comboAllergens([
    dish.allergens,
    ...dish.modifier_groups
      .flatMap((group) => group.modifiers)
      .filter(({ id }) => modifiers.some(({ modifier_id }) => modifier_id === id))
      .map(({ allergens }) => allergens),
  ]);

/** For how many people all lines are, by what one of each dish serves. */
export const portionsOf = (lines: readonly BasketLine[], dishes: readonly Dish[]): number =>
  lines.reduce((sum, { menu_item_id, qty }) => {
    const serves = dishes.find(({ id }) => id === menu_item_id)?.serves ?? 0;
    return sum + qty * serves;
  }, 0);

/** How far the portions go, such as “Enough for about 8 people at 1.5 portions each”, and what is missing for a headcount. */
export function servingWords(portions: number, headcount: number | null): string | null {
  if (portions === 0) return null;
  const fed = fedBy(portions);
  const each = fed === 1 ? '1 person' : `${fed} people`;
  const enough =
    fed === 0
      ? `Not yet enough for one person at ${portionsEach} portions each`
      : `Enough for about ${each} at ${portionsEach} portions each`;
  const missing = headcount === null ? 0 : Math.ceil(headcount * portionsEach) - portions;
  if (missing <= 0 || headcount === null) return `${enough}.`;
  return `${enough}; ${missing} more ${missing === 1 ? 'portion' : 'portions'} would feed all ${headcount}.`;
}

/** A line of an order as it is wanted. */
export const wishOf = (item: Schemas['OrderedMenuItem']): BasketLine => ({
  menu_item_id: item.menu_item_id,
  qty: item.qty,
  modifiers: item.modifiers.map(({ modifier_id, qty }) => ({ modifier_id, qty })),
  note: item.note,
  for_name: item.for_name,
});
