import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { useLocalServices } from '../../testing';
import { makeReadyCart } from '../order.factory';
import { combiningKitchen } from './combo.factory';

useLocalServices();

const base = '/cpi/v1/orderer';

/** A page that shares six of its twenty portions between chicken and satay. */
async function page() {
  const kitchen = await combiningKitchen();
  const cart = await makeReadyCart(kitchen.caterer);
  const { chosen_options } = cart.order;
  const others = chosen_options
    .filter(({ item_id }) => item_id !== kitchen.mains)
    .map(({ option_id, qty }) => ({ option_id, qty }));
  const { start_date, start_time, headcount, address } = cart.order;
  const { formatted_address } = address;
  const { pack } = kitchen.caterer;
  const preview = async (order: object) =>
    (
      (await cart.orderer
        .post(`${base}/packages/${pack.id}/order/preview`)
        .send({ formatted_address, order: { start_date, start_time, headcount, ...order } })
        .expect(200)) as { body: Schemas['OrderPreview'] }
    ).body;
  const shared = {
    id: -1,
    package_item_id: kitchen.mains,
    name: ' Half and half ',
    combo_of: [kitchen.satay, kitchen.chicken],
  };
  const wish = {
    chosen_options: [...others, { option_id: kitchen.tofu, qty: 14 }, { option_id: -1, qty: 6 }],
    package_item_options: [shared],
  };
  return { ...kitchen, cart, preview, wish, shared };
}

const lines = ({ pricing }: Pick<Schemas['Order'], 'pricing'>) =>
  pricing.lines.map(({ label, amount }) => [label, amount]);

test('[API-026] [API-040] a combination on the page is previewed as it is added, chosen and submitted, to the cent', async () => {
  const { cart, preview, wish, shared, mains, tofu } = await page();
  const { order: previewed, error } = await preview(wish);
  expect(error).toBeNull();
  expect(previewed?.option_prices).toContainEqual({ option_id: -1, price: 2.5 });
  expect(previewed?.chosen_options).toContainEqual({
    ...{ option_id: -1, item_id: mains, qty: 6, item_choice_type: 'constant_sum' },
  });
  expect(previewed?.pricing.order_items_price).toBe(20 * 15 + 6 * 2.5);

  const { name, combo_of } = shared;
  const made = (await cart.orderer
    .post(`${base}/orders/${cart.orderId}/package/items/${mains}/options`)
    .send({ package_item_option: { name, combo_of } })
    .expect(201)) as { body: Schemas['Option'] };
  const chosen_options = wish.chosen_options.map(({ option_id, qty }) => ({
    option_id: option_id === -1 ? made.body.id : option_id,
    qty,
  }));
  const patched = (await cart.orderer
    .patch(`${base}/orders/${cart.orderId}`)
    .send({ order: { chosen_options } })
    .expect(200)) as { body: Schemas['Order'] };
  if (!previewed) throw new Error('Nothing was previewed.');
  expect(lines(patched.body)).toEqual(lines(previewed));
  expect(lines(previewed).map(([label]) => label)).toContain('6 × Half and half (Chicken + Satay)');
  await cart.orderer.post(`${base}/orders/${cart.orderId}/submit`).send({}).expect(200);
  const submitted = (await cart.orderer.get(`${base}/orders/${cart.orderId}`).expect(200)) as {
    body: Schemas['Order'];
  };
  expect(lines(submitted.body)).toEqual(lines(previewed));
  expect(submitted.body.chosen_options).toContainEqual(
    expect.objectContaining({ option_id: made.body.id, qty: 6 }),
  );
  expect(submitted.body.chosen_options).toContainEqual(expect.objectContaining({ option_id: tofu, qty: 14 }));
});

test('[API-040] a preview adds nothing to the package, and names what can not be combined by its field', async () => {
  const { preview, wish, shared, chicken, tofu, caterer } = await page();
  const options = () =>
    sql.rows(
      `select o.id from package_item_options o join package_items i on i.id = o.package_item_id where i.package_id = $1`,
      [caterer.pack.id],
    );
  const before = await options();
  const refusals: [object, string][] = [
    [{ combo_of: [chicken] }, 'package_item_options.0.combo_of'],
    [{ combo_of: [chicken, 2_000_000_000] }, 'package_item_options.0.combo_of'],
    [{ package_item_id: 2_000_000_000 }, 'package_item_options.0.package_item_id'],
  ];
  for (const [part, field] of refusals) {
    const { order, error } = await preview({ ...wish, package_item_options: [{ ...shared, ...part }] });
    expect([order, Object.keys(error?.fields ?? {})]).toEqual([null, [field]]);
  }
  const short = { chosen_options: [{ option_id: tofu, qty: 14 }], package_item_options: [shared] };
  expect((await preview(short)).error?.fields).toEqual({ chosen_options: ['mismatched_headcount'] });
  const nameless = await preview({ ...wish, package_item_options: [] });
  expect(nameless.error).not.toBeNull();
  expect(await options()).toEqual(before);
});

test('[API-040] a preview says what options cost by now, chosen or not', async () => {
  const { preview, wish, tofu, satay } = await page();
  const priceOf = async (option: number) =>
    (await preview(wish)).order?.option_prices.find(({ option_id }) => option_id === option)?.price;
  expect(await priceOf(tofu)).toBe(0);
  const before = await priceOf(satay);
  await sql.rows('update package_item_options set price_cents = price_cents + 75 where id = any($1)', [
    [tofu, satay],
  ]);
  expect(await priceOf(tofu)).toBe(0.75);
  expect(await priceOf(satay)).toBe((before ?? 0) + 0.75);
});

test('[API-040] a preview says what the package costs each person by now, its options aside', async () => {
  const { preview, wish, cart } = await page();
  const { order } = await preview(wish);
  expect(order?.food_price_each).toBe(15);
  await sql.rows(
    'update packages set price_cents = 1550 where id = (select package_id from orders where id = $1)',
    [cart.orderId],
  );
  const { order: dearer } = await preview(wish);
  expect(dearer?.food_price_each).toBe(15.5);
  expect(dearer?.pricing.lines[0]?.amount).toBe(20 * 15.5);
});
