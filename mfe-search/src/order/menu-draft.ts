import type { BasketLine } from '@copper-carrot/shared-ui/basket';

/** The unordered basket of a restaurant. */
export interface BasketDraft {
  lines: readonly BasketLine[];
  /** The lines that the helper proposed, each as JSON. */
  fromHelper: readonly string[];
}

const keyOf = (brandId: number) => `copper-carrot.menu.${brandId}`;
const empty: BasketDraft = { lines: [], fromHelper: [] };

/** The identity of a line: all of its content. */
export const asText = (line: BasketLine): string => JSON.stringify(line);

const isLine = (value: unknown): value is BasketLine =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger((value as BasketLine).menu_item_id) &&
  Number.isInteger((value as BasketLine).qty);

/** The basket of a restaurant, kept over a login and a reload. */
export function loadBasket(brandId: number): BasketDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(brandId)) ?? '{}') as
      | Partial<BasketDraft>
      // The format before helper lines were stored.
      | unknown[];
    const { lines = [], fromHelper = [] } = Array.isArray(stored) ? { lines: stored } : stored;
    return { lines: lines.filter(isLine), fromHelper };
  } catch {
    return empty;
  }
}

/** Stores a basket; an empty one is removed. */
export function saveBasket(brandId: number, basket: BasketDraft = empty): void {
  try {
    if (basket.lines.length > 0) sessionStorage.setItem(keyOf(brandId), JSON.stringify(basket));
    else sessionStorage.removeItem(keyOf(brandId));
  } catch {
    // Without storage the basket lasts as long as the page.
  }
}
