import type { BasketLine } from '@copper-carrot/shared-ui/basket';

/** What somebody put together from a restaurant's menu and has not ordered yet. */
export interface BasketDraft {
  lines: readonly BasketLine[];
  /** Those of them that the helper proposed, each as JSON. */
  fromHelper: readonly string[];
}

const keyOf = (brandId: number) => `copper-carrot.menu.${brandId}`;
const empty: BasketDraft = { lines: [], fromHelper: [] };

/** A line, to be told from another by all that it says. */
export const asText = (line: BasketLine): string => JSON.stringify(line);

const isLine = (value: unknown): value is BasketLine =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger((value as BasketLine).menu_item_id) &&
  Number.isInteger((value as BasketLine).qty);

/** The basket of a restaurant, which outlives a login and a reload. */
export function loadBasket(brandId: number): BasketDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(brandId)) ?? '{}') as
      | Partial<BasketDraft>
      // One that was kept before the helper's lines were told.
      | unknown[];
    const { lines = [], fromHelper = [] } = Array.isArray(stored) ? { lines: stored } : stored;
    return { lines: lines.filter(isLine), fromHelper };
  } catch {
    return empty;
  }
}

/** Keeps a basket, or forgets it where there is nothing in it. */
export function saveBasket(brandId: number, basket: BasketDraft = empty): void {
  try {
    if (basket.lines.length > 0) sessionStorage.setItem(keyOf(brandId), JSON.stringify(basket));
    else sessionStorage.removeItem(keyOf(brandId));
  } catch {
    // A closed or full storage: it then lives as long as the page.
  }
}
