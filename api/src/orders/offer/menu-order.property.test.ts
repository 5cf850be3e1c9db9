import fc from 'fast-check';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { useLocalServices } from '../../testing';
import { orderOf } from '../changes/change.factory';
import { makeMenuCaterer, makeMenuCart, previewMenu, type DishOnMenu } from './menu-order.factory';

useLocalServices();
jest.setTimeout(240_000);

const group = fc
  .record({
    minimum: fc.integer({ min: 0, max: 2 }),
    more: fc.integer({ min: 0, max: 2 }),
    prices: fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ minimum, more, prices }) => ({ minimum, maximum: Math.max(1, minimum + more), prices }));
const dish = fc.record({
  name: fc.constantFrom('Soup', 'Bowl', 'Tray'),
  priceCents: fc.integer({ min: 1, max: 9_999 }),
  serves: fc.integer({ min: 1, max: 12 }),
  group: fc.option(group, { nil: undefined }),
});
const line = fc.record({
  of: fc.nat({ max: 3 }),
  qty: fc.integer({ min: 1, max: 60 }),
  addition: fc.nat({ max: 2 }),
  note: fc.constantFrom('', 'Mild', 'Hot'),
});

/** The least quantity of one addition that its group requires. */
const additionsTo = ({ group: of }: DishOnMenu, addition: number) => {
  const taken = of?.modifiers[addition % of.modifiers.length];
  const qty = Math.max(of?.minimum ?? 0, 1);
  return taken && of && qty <= of.maximum ? [{ ...taken, qty }] : [];
};

test('whatever is ordered from whatever menu, the parts sum to the total, the same in preview, cart and submit', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(dish, { minLength: 1, maxLength: 4 }),
      fc.array(line, { minLength: 1, maxLength: 5 }),
      async (dishes, lines) => {
        const caterer = await makeMenuCaterer(
          dishes.map(({ group: of, ...rest }) => ({ ...rest, ...(of && { group: of }) })),
        );
        await sql.rows('update kitchen_capacities set max_headcount = 100000 where kitchen_id = $1', [
          caterer.kitchen.id,
        ]);
        // Enough food to reach the delivery minimum.
        const filler = { of: 0, qty: 10_000, addition: 0, note: 'Filler' };
        const wanted = [...lines, filler].flatMap(({ of, qty, addition, note }) => {
          const found = caterer.dishes[of % caterer.dishes.length];
          return found ? [{ found, qty, note, additions: additionsTo(found, addition) }] : [];
        });
        const wishes: Schemas['MenuItemQuantity'][] = wanted.map(({ found, qty, note, additions }) => ({
          ...{ menu_item_id: found.id, qty, note },
          modifiers: additions.map(({ id, qty: each }) => ({ modifier_id: id, qty: each })),
        }));
        const foodCents = wanted.reduce((sum, { found, qty, additions }) => {
          const each = additions.reduce((all, one) => all + one.qty * one.priceCents, found.priceCents);
          return sum + qty * each;
        }, 0);
        // Totals above the limit of one card payment are refused for every order.
        fc.pre(foodCents < 60_000_000 && foodCents > 30_000);
        const cart = await makeMenuCart(caterer, wishes);
        const preview = await previewMenu(cart.orderer, caterer, wishes);
        const cents = (dollars: number) => Math.round(dollars * 100);
        const sum = (amounts: number[]) => amounts.reduce((all, each) => all + cents(each), 0);
        const { pricing, menu_items: items } = cart.order;
        expect(cents(pricing.order_items_price)).toBe(foodCents);
        expect(sum(items.map(({ price }) => price))).toBe(foodCents);
        expect(sum(pricing.lines.map(({ amount }) => amount))).toBe(cents(pricing.customer_price));
        expect(preview.order?.pricing.lines).toEqual(pricing.lines);
        await cart.orderer
          .post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`)
          .send({ total: pricing.customer_price, lock_version: cart.order.lock_version })
          .expect(200);
        expect((await orderOf(cart)).pricing.lines).toEqual(pricing.lines);
      },
    ),
    { numRuns: 8 },
  );
});
