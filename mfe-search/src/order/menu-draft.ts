import type { BasketLine } from '@copper-carrot/shared-ui/basket';

/** What somebody put together from a restaurant's menu and has not ordered yet. */
export interface BasketDraft {
  lines: readonly BasketLine[];
  /** Those of them that the helper proposed, by their letters. */
  fromHere: readonly string[];
}

const keyOf = (brandId: number) => `copper-carrot.menu.${brandId}`;
const empty: BasketDraft = { lines: [], fromHere: [] };

const isLine = (value: unknown): value is BasketLine =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger((value as BasketLine).menu_item_id) &&
  Number.isInteger((value as BasketLine).qty);

/** The basket of a restaurant, which outlives a login and a reload. */
export function loadBasket(brandId: number): BasketDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(brandId)) ?? '{}') as Partial<BasketDraft>;
    const { lines = [], fromHere = [] } = stored;
    return { lines: lines.filter(isLine), fromHere };
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
