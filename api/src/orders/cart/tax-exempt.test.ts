import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { useLocalServices } from '../../testing';
import { makeMenuCart, makeMenuCaterer, previewMenu } from '../offer/menu-order.factory';
import { inDays, makeCaterer, makeReadyCart, previewOf, type Cart } from '../order.factory';

useLocalServices();

const exempt = ({ teamId }: Cart) =>
  sql.rows(
    `insert into tax_exemptions (team_id, state, certificate_number, expires_on) values ($1, 'NY', 'EX-1', $2)`,
    [teamId, inDays(300)],
  );
const priced = ({ pricing }: Pick<Schemas['Order'], 'pricing'>) => ({
  total: pricing.customer_price,
  taxes: pricing.lines.filter(({ code }) => code === 'tax').length,
});
const patched = async ({ orderer, orderId }: Cart, order: object) =>
  (
    (await orderer.patch(`/cpi/v1/orderer/orders/${orderId}`).send({ order }).expect(200)) as {
      body: Schemas['Order'];
    }
  ).body;
const submitted = async ({ orderer, orderId }: Cart) => {
  await orderer.post(`/cpi/v1/orderer/orders/${orderId}/submit`).send({}).expect(200);
  const { body } = (await orderer.get(`/cpi/v1/orderer/orders/${orderId}`).expect(200)) as {
    body: Schemas['Order'];
  };
  return body;
};
const shown = ({ order, error }: Schemas['OrderPreview']) => {
  if (!order) throw new Error(error?.message);
  return priced(order);
};

test('[API-040] an organization that is exempt from tax pays none: in the preview, the cart and at submit', async () => {
  const caterer = await makeCaterer();
  const cart = await makeReadyCart(caterer);
  const wish = {
    formatted_address: '350 5th Ave, New York, NY 10001',
    order: { headcount: 20, start_date: inDays(3), start_time: '12:00' },
  };
  const taxed = shown(await previewOf(cart, caterer, wish));
  expect(taxed).toEqual(priced(cart.order));
  expect(taxed.taxes).toBeGreaterThan(0);
  await exempt(cart);
  const preview = shown(await previewOf(cart, caterer, wish));
  expect(preview.taxes).toBe(0);
  expect(preview.total).toBeLessThan(taxed.total);
  expect(priced(await patched(cart, { contact_name: 'Sam' }))).toEqual(preview);
  expect(priced(await submitted(cart))).toEqual(preview);
});

test('[API-040] so it is with dishes of a menu', async () => {
  const caterer = await makeMenuCaterer([{ name: 'Tray of greens', priceCents: 6000, serves: 10 }]);
  const wishes = [{ menu_item_id: caterer.dishes[0]?.id ?? 0, qty: 3 }];
  const cart = await makeMenuCart(caterer, wishes);
  expect(priced(cart.order).taxes).toBeGreaterThan(0);
  await exempt(cart);
  const preview = shown(await previewMenu(cart.orderer, caterer, wishes));
  expect(preview.taxes).toBe(0);
  expect(priced(await patched(cart, { contact_name: 'Sam' }))).toEqual(preview);
  expect(priced(await submitted(cart))).toEqual(preview);
});
