import type { Schemas } from '@copper-carrot/contracts';
import { screen, within } from '@testing-library/react';
import { aDish, aPreview } from './fixtures';
import { aCaterer, FakeServer, listOf } from './server';

export const preview = '/cpi/v1/orderer/brands/{id}/order/preview';
export const order = '/cpi/v1/orderer/brands/{id}/order';
export const path = '/catering/saffron-street?place_id=1&headcount=20';
export const salad = { ...aDish, id: 71, name: 'Kachumber salad', price: 5.5, modifier_groups: [] };

/** A server's preview of a menu order. */
export const answering = (
  values: Partial<Schemas['PreviewedOrder']> = {},
  error: Schemas['Error'] | null = null,
): Schemas['OrderPreview'] => ({ order: aPreview(values), error, search_params: {} });

/** The price of salads, with the fixed $91.31 of other costs in these tests. */
function pricingOf(food: number): Schemas['PreviewedOrder']['pricing'] {
  const { pricing } = aPreview();
  const lines = pricing.lines.map((line) => (line.code === 'food' ? { ...line, amount: food } : line));
  const total = lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  return {
    ...{ ...pricing, lines, order_items_price: food, customer_price: total, balance: total },
    price_per_person: Math.round(total * 5) / 100,
  };
}

/** A restaurant that sells its menu, with a delivery minimum of $100. */
export function selling(caterer: Partial<Schemas['Caterer']> = {}) {
  return new FakeServer()
    .on('get', '/cpi/v2/public/brands/{slug}', () =>
      aCaterer({
        ...{ full_menu_ordering_enabled: true, lead_time_hours: 48, day_before_cutoff: '17:00' },
        ...caterer,
      }),
    )
    .on('get', '/cpi/v2/public/brands/{slug}/menu_items', () => listOf([salad]))
    .on('post', order, () => ({ id: 12 }))
    .on('post', preview, ({ body }) => {
      const salads = (body.order?.menu_items ?? []).reduce((sum, { qty }) => sum + qty, 0);
      const food = salad.price * salads;
      return answering({
        delivery_minimum: 100,
        delivery_shortfall: Math.max(0, 100 - food),
        pricing: pricingOf(food),
      });
    });
}

export const findAdd = () => screen.findByRole('button', { name: 'Add Kachumber salad' });
export const findMore = () => screen.findByRole('button', { name: 'More Kachumber salad, line 1' });
export const basket = () => within(screen.getByRole('complementary', { name: 'Your order' }));
export const start = () => screen.getByRole('button', { name: 'Start order' });
