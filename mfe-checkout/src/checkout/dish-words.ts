import type { Schemas } from '@copper-carrot/contracts';
import { aboutOrdered } from '@copper-carrot/shared-ui/about-ordered';
import { type Values } from './sections';

type Line = Values['menu_items'][number];

/** Names of dishes and modifiers by id. */
export interface DishNames {
  dishes: ReadonlyMap<number, string>;
  additions: ReadonlyMap<number, string>;
}

/** Collects names from the orders and, if it was read, the menu. */
export const dishNames = (
  ordered: readonly Schemas['OrderedMenuItem'][],
  menu: readonly Schemas['MenuItem'][] = [],
): DishNames => ({
  dishes: new Map([
    ...menu.map(({ id, name }) => [id, name] as const),
    ...ordered.map(({ menu_item_id: id, name }) => [id, name] as const),
  ]),
  additions: new Map([
    ...menu
      .flatMap(({ modifier_groups: groups }) => groups.flatMap(({ modifiers }) => modifiers))
      .map(({ id, name }) => [id, name] as const),
    ...ordered.flatMap(({ modifiers }) => modifiers).map(({ modifier_id: id, name }) => [id, name] as const),
  ]),
});

export const dishName = ({ menu_item_id: id }: Line, names: DishNames): string =>
  names.dishes.get(id) ?? 'another dish';

/** Words for a dish's modifiers, the name of its eater and its note; empty if it has none. */
export const aboutDish = (
  { modifiers = [], for_name: whose, note }: Line,
  { additions }: DishNames,
): string =>
  aboutOrdered({
    modifiers: modifiers.map(({ modifier_id: id, qty }) => ({
      name: additions.get(id) ?? 'an addition',
      qty,
    })),
    for_name: whose ?? null,
    note: note ?? '',
  }).join(' · ');

/** The dish with its modifiers and note, without the quantity. */
export const dishWords = (line: Line, names: DishNames): string =>
  [dishName(line, names), aboutDish(line, names)].filter(Boolean).join(' · ');
