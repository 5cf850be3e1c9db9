import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { useLocalServices } from '../../testing';
import { combiningKitchen } from '../cart/combo.factory';
import { type Cart } from '../order.factory';
import { answerChanges, asCook, calculated, modified, orderOf, placed } from './change.factory';

useLocalServices();

const base = '/cpi/v1/orderer/orders';

const choicesOf = async ({ orderer, orderId }: Cart) =>
  ((await orderer.get(`${base}/${orderId}/package/items`).expect(200)) as { body: List<Schemas['Choice']> })
    .body.records;

test('[API-026] an order that stands takes a combination of what was agreed, and its kitchen reads it', async () => {
  const { caterer, mains, chicken, satay, tofu } = await combiningKitchen();
  const cart = await placed(caterer);
  // Later price changes of the caterer do not affect a submitted order.
  await sql.rows(`update package_item_options set price_cents = 900, name = 'New satay' where id = $1`, [
    satay,
  ]);
  const { body: combo } = (await cart.orderer
    .post(`${base}/${cart.orderId}/package/items/${mains}/options`)
    .send({ name: 'Half and half', combo_of: [chicken, satay], lock_version: cart.order.lock_version })
    .expect(201)) as { body: Schemas['Option'] };
  expect(combo).toMatchObject({ name: 'Half and half (Chicken + Satay)', price: 2.5 });
  expect(await orderOf(cart)).toEqual(cart.order);
  expect((await choicesOf(cart)).find(({ id }) => id === mains)?.options.at(-1)).toEqual(combo);

  const others = cart.order.chosen_options.filter(({ item_id }) => item_id !== mains);
  const chosen_options = [
    ...others.map(({ option_id, qty }) => ({ option_id, qty })),
    { option_id: tofu, qty: 14 },
    { option_id: combo.id, qty: 6 },
  ];
  const shown = await calculated(cart, { chosen_options });
  expect(shown).toMatchObject({ valid: true, errors: [] });
  const before = cart.order.pricing.order_items_price;
  await modified(cart, { chosen_options });
  await answerChanges(await asCook(caterer), cart, 'approve');
  const now = await orderOf(cart);
  expect(now.pricing.order_items_price - before).toBe(6 * 2.5);
  expect(now.chosen_options).toContainEqual(
    expect.objectContaining({ option_id: combo.id, qty: 6, name: 'Half and half (Chicken + Satay)' }),
  );
  expect((await choicesOf(cart)).find(({ id }) => id === mains)?.options.at(-1)).toEqual(combo);
  // A second change uses the same agreed terms.
  expect(await calculated(cart, { headcount: 30 })).toMatchObject({ valid: true });
});

test('[API-026] who has not read the latest version of an order that stands combines nothing', async () => {
  const { caterer, mains, chicken, tofu } = await combiningKitchen();
  const cart = await placed(caterer);
  const add = (body: object) =>
    cart.orderer.post(`${base}/${cart.orderId}/package/items/${mains}/options`).send(body);
  const stale = { combo_of: [chicken, tofu], lock_version: cart.order.lock_version - 1 };
  expect(((await add(stale).expect(409)) as { body: Schemas['Error'] }).body.code).toBe('stale_record');
  await sql.rows(
    `update orders set start_at = now() - interval '1 hour', start_date = current_date - 1 where id = $1`,
    [cart.orderId],
  );
  expect(
    ((await add({ combo_of: [chicken, tofu] }).expect(409)) as { body: Schemas['Error'] }).body.code,
  ).toBe('modify_order-order_in_past');
});
