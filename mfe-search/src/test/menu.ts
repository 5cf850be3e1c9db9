import type { Schemas } from '@copper-carrot/contracts';
import { screen, within } from '@testing-library/react';
import { aDish, aPreview } from './fixtures';
import { aCaterer, FakeServer, listOf } from './server';

export const preview = '/cpi/v1/orderer/brands/{id}/order/preview';
export const order = '/cpi/v1/orderer/brands/{id}/order';
export const path = '/catering/saffron-street?place_id=1&headcount=20';
export const salad = { ...aDish, id: 71, name: 'Kachumber salad', price: 5.5, modifier_groups: [] };

/** What the API says of an order from the menu, and of what stands against it. */
export const answering = (
  values: Partial<Schemas['PreviewedOrder']> = {},
  error: Schemas['Error'] | null = null,
): Schemas['OrderPreview'] => ({ order: aPreview(values), error, search_params: {} });

/** A restaurant that sells its menu, with a minimum of $100 for a delivery. */
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
    .on('post', preview, ({ body }) =>
      answering({
        delivery_minimum: 100,
        delivery_shortfall: Math.max(0, 100 - 5.5 * (body.order?.menu_items?.[0]?.qty ?? 0)),
      }),
    );
}

export const findAdd = () => screen.findByRole('button', { name: 'Add Kachumber salad' });
export const findMore = () => screen.findByRole('button', { name: 'More Kachumber salad, line 1' });
export const basket = () => within(screen.getByRole('complementary', { name: 'Your order' }));
export const start = () => screen.getByRole('button', { name: 'Start order' });
