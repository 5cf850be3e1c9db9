import type { Schemas } from '@copper-carrot/contracts';
import { MenuItem } from '../../catalog';
import { sql } from '../../database';
import { intentsOf, useLocalServices } from '../../testing';
import { asSiteAdmin, bodyOf, orderOf } from '../changes/change.factory';
import { makeMenuCaterer, makeMenuCart, type MenuCaterer } from '../offer/menu-order.factory';
import { makeCaterer, makeReadyCart, type Cart } from '../order.factory';
import { addCard, submit } from './payment.factory';

useLocalServices();
jest.setTimeout(60_000);

let caterer: MenuCaterer;
beforeEach(async () => {
  caterer = await makeMenuCaterer([{ name: 'Noodle bowl', priceCents: 2000 }]);
});

const base = '/cpi/v1/orderer/orders';
const patch = ({ orderer, orderId }: Cart, order: Schemas['OrderChanges']) =>
  orderer.patch(`${base}/${orderId}`).send({ order });
const asItIs = async (cart: Cart): Promise<Cart> => ({ ...cart, order: await orderOf(cart) });
async function letPass(cart: Cart): Promise<Cart> {
  await patch(await asSiteAdmin(cart), { bypass_payment: true }).expect(200);
  return asItIs(cart);
}
const bowls = () => makeMenuCart(caterer, [{ menu_item_id: caterer.dishes[0]?.id ?? 0, qty: 20 }]);
const dearer = (cents: number) =>
  MenuItem.update({ priceCents: cents }, { where: { menuId: caterer.menu.id } });

describe('[CHK-15] a cart that a site admin let pass without payment, whose menu has become dearer since', () => {
  test('wants a payment at submit, whatever total was seen, and is paid whole then', async () => {
    const cart = await letPass(await bowls());
    await dearer(9000);
    const now = await asItIs(cart);
    expect(now.order.pricing.customer_price).toBeGreaterThan(cart.order.pricing.customer_price);
    expect(now.order).toMatchObject({ bypass_payment: false, credit_card_id: null });
    const refused = { status: 422, fields: { credit_card_id: ['blank'] } };
    expect(await bodyOf(submit(now))).toMatchObject(refused);
    expect(await bodyOf(cart.orderer.post(`${base}/${cart.orderId}/submit`).send({}))).toMatchObject(refused);
    const validity = await bodyOf<Schemas['OrderValidity']>(
      cart.orderer.post(`${base}/${cart.orderId}/check_validity`).send({}),
    );
    expect(validity).toMatchObject({ valid: false, errors: [{ fields: refused.fields }] });
    await patch(cart, { credit_card_id: await addCard(cart, 'pm_card_visa') }).expect(200);
    const paid = await asItIs(cart);
    await submit(paid).expect(200);
    expect((await intentsOf(cart.orderId)).map(({ amount }) => amount)).toEqual([
      Math.round(paid.order.pricing.customer_price * 100),
    ]);
  });

  test('is somebody’s to pay from its next change on, be it of words alone', async () => {
    const cart = await letPass(await bowls());
    await patch(cart, { company_name: 'Northwind' }).expect(200);
    expect(await orderOf(cart)).toMatchObject({ bypass_payment: true });
    await dearer(9000);
    const { body } = (await patch(cart, { company_name: 'Northwind, Inc.' }).expect(200)) as {
      body: Schemas['Order'];
    };
    expect(body).toMatchObject({ bypass_payment: false, credit_card_id: null });
    expect(body.pricing.lines.map(({ code }) => code)).toContain('processing_fee');
    expect(await bodyOf(submit(await asItIs(cart)))).toMatchObject({ fields: { credit_card_id: ['blank'] } });
  });

  test('passes at its new price once a site admin has seen that, and at a lower one unseen', async () => {
    const cart = await letPass(await bowls());
    await dearer(9000);
    const again = await letPass(cart);
    await dearer(8000);
    await submit(await asItIs(again)).expect(200);
    const { pricing, payment } = await orderOf(cart);
    expect(payment.waived).toBe(pricing.customer_price);
    expect(await intentsOf(cart.orderId)).toEqual([]);
  });

  test('is let pass by a site admin in so many words, and not by their submit', async () => {
    const cart = await asSiteAdmin(await letPass(await bowls()));
    await dearer(9000);
    await submit(await asItIs(cart)).expect(422);
    await submit(await letPass(cart)).expect(200);
  });
});

test('[CHK-15] a bypass does not outlive the prices that choices are reset to', async () => {
  const kitchen = await makeCaterer();
  const cart = await letPass(await makeReadyCart(kitchen));
  const reset = () => cart.orderer.post(`${base}/${cart.orderId}/reset_choices`).send({});
  await reset().expect(200);
  expect(await orderOf(cart)).toMatchObject({ bypass_payment: true });
  await sql.rows('update packages set price_cents = 9900 where id = $1', [kitchen.pack.id]);
  const { body } = (await reset().expect(200)) as { body: Schemas['ChoicesReset'] };
  const order = await orderOf(cart);
  expect(order.bypass_payment).toBe(false);
  expect(order.pricing.customer_price).toBe(body.pricing.customer_price);
});
