import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { useLocalServices } from '../../testing';
import { bodyOf, bookedFor, modified } from '../changes/change.factory';
import { makeCaterer, makeReadyCart, type Cart } from '../order.factory';
import { makeMenuCaterer, makeMenuCart } from './menu-order.factory';

useLocalServices();
jest.setTimeout(60_000);

// A kitchen of these tests cooks lunch for a thousand people.
const base = '/cpi/v1/orderer/orders';
const submit = ({ orderer, orderId }: Cart) => orderer.post(`${base}/${orderId}/submit`).send({});
const patch = ({ orderer, orderId }: Cart, order: Schemas['OrderChanges']) =>
  orderer.patch(`${base}/${orderId}`).send({ order });

describe('the room that an order takes in its kitchen', () => {
  test('is that of its people, and of as many more as its dishes would feed', async () => {
    const caterer = await makeMenuCaterer([{ name: 'Noodle bowl', priceCents: 1250 }]);
    const dish = (qty: number) => [{ menu_item_id: caterer.dishes[0]?.id ?? 0, qty }];
    const cart = await makeMenuCart(caterer, dish(40), 20);
    await submit(cart).expect(200);
    expect(await bookedFor(cart.orderId)).toEqual({ own: 20, day: 20 });

    const much = await makeMenuCart(caterer, dish(10), 1);
    const refused = await bodyOf(patch(much, { menu_items: dish(9_000) }).expect(422));
    expect(refused).toMatchObject({
      code: 'submit_order-caterer_unavailable',
      context: { nearest: { headcount_left: 980 } },
    });
    await patch(much, { menu_items: dish(900) }).expect(200);
    await submit(much).expect(200);
    expect(await bookedFor(much.orderId)).toEqual({ own: 300, day: 320 });
    await modified(much, { menu_items: dish(600) });
    expect(await bookedFor(much.orderId)).toEqual({ own: 200, day: 220 });
  });

  test('is more where what is added to a package would feed more than come', async () => {
    const caterer = await makeCaterer();
    const [extra] = await sql.rows<{ id: number }>(
      `with choice as (insert into package_items (package_id, description, choice_type, position)
         values ($1, 'Soup', 'add_on', 9) returning id)
       insert into package_item_options (package_item_id, name, position, price_cents)
       select id, 'Soup', 1, 100 from choice returning id`,
      [caterer.pack.id],
    );
    const cart = await makeReadyCart(caterer, { headcount: 20 });
    const chosen = (qty: number) => [
      ...cart.order.chosen_options.map(({ option_id, qty: had }) => ({ option_id, qty: had })),
      { option_id: extra?.id ?? 0, qty },
    ];
    await patch(cart, { chosen_options: chosen(4_000) }).expect(422);
    await patch(cart, { chosen_options: chosen(90) }).expect(200);
    await submit(cart).expect(200);
    expect(await bookedFor(cart.orderId)).toEqual({ own: 30, day: 30 });
  });
});
