import type { BasketLine } from '@copper-carrot/shared-ui/basket';

const keyOf = (brandId: number) => `copper-carrot.menu.${brandId}`;

const isLine = (value: unknown): value is BasketLine =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger((value as BasketLine).menu_item_id) &&
  Number.isInteger((value as BasketLine).qty);

/** What somebody put together from a restaurant's menu and has not ordered yet; it outlives a login and a reload. */
export function loadBasket(brandId: number): BasketLine[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(brandId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLine) : [];
  } catch {
    return [];
  }
}

export function saveBasket(brandId: number, lines: readonly BasketLine[]): void {
  try {
    if (lines.length > 0) sessionStorage.setItem(keyOf(brandId), JSON.stringify(lines));
    else sessionStorage.removeItem(keyOf(brandId));
  } catch {
    // A closed or full storage: it then lives as long as the page.
  }
}
