import type { Schemas } from '@copper-carrot/contracts';
import { type BasketLine, type Dish, orderedPrice, priceOfOne } from '@copper-carrot/shared-ui/basket';
import { movedWords } from './moved-price';

/** A sentence for each dish whose price differs from the menu's. */
export const movedDishes = (
  lines: readonly BasketLine[],
  items: readonly Dish[],
  ordered: readonly Schemas['OrderedMenuItem'][],
): string[] => [
  ...new Set(
    lines.flatMap((line) => {
      const dish = items.find(({ id }) => id === line.menu_item_id);
      const now = orderedPrice(line, ordered);
      const before = dish && priceOfOne(dish, line.modifiers);
      return before === undefined || now === undefined || now === before
        ? []
        : [movedWords(dish?.name ?? '', now, before)];
    }),
  ),
];
