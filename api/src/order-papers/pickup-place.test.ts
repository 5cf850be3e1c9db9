import type { Schemas } from '@copper-carrot/contracts';
import { makeKitchen, midtown } from '../catalog/catalog.factory';
import { sql } from '../database';
import { renderTemplate } from '../mail/define-mail';
import { asCook, calculated, cancel, modified, orderOf, startsIn } from '../orders/changes/change.factory';
import { makeCaterer, makeReadyCart, type Cart, type Caterer } from '../orders/order.factory';
import { mealPlace } from '../polls';
import { mailTo, runPendingJobs, useLocalServices } from '../testing';
import { readPaper } from './paper.factory';

useLocalServices();

const murrayHill = {
  name: 'Murray Hill',
  formattedAddress: '12 East 34th Street, New York, NY 10016',
  latitude: midtown.latitude + 0.01,
};

/** A caterer of two kitchens, of which the nearest has no room. */
let caterer: Caterer;
let cooking: number;
beforeAll(async () => {
  caterer = await makeCaterer();
  await sql.rows('update kitchen_capacities set max_headcount = 5 where kitchen_id = $1', [
    caterer.kitchen.id,
  ]);
  cooking = (await makeKitchen(caterer.brand.id, murrayHill)).id;
});

const base = '/cpi/v1/orderer/orders';

/** A cart that is picked up at whichever kitchen is the nearest. */
async function fetched(): Promise<Cart> {
  const cart = await makeReadyCart(caterer);
  const { body } = (await cart.orderer
    .patch(`${base}/${cart.orderId}`)
    .send({ order: { pickup: true } })
    .expect(200)) as { body: Schemas['Order'] };
  return { ...cart, order: body };
}

async function accepted(): Promise<Cart> {
  const cart = await fetched();
  await cart.orderer.post(`${base}/${cart.orderId}/submit`).send({}).expect(200);
  await (await asCook(caterer)).post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).send({}).expect(200);
  return { ...cart, order: await orderOf(cart) };
}

const where = `${murrayHill.name}, ${murrayHill.formattedAddress}`;

test('a cart for the nearest kitchen names the one that would cook it', async () => {
  const cart = await fetched();
  expect(cart.order.possible_kitchens[0]?.id).toBe(caterer.kitchen.id);
  expect(cart.order.pickup_kitchen_id).toBe(cooking);
  expect((await orderOf(cart)).pickup_kitchen_id).toBe(cooking);
});

test('an order for the nearest kitchen names the one that cooks it: on its page, in its mails, its entry and its papers', async () => {
  const cart = await accepted();
  expect(await sql.rows('select kitchen_id from capacity_holds where order_id = $1', [cart.orderId])).toEqual(
    [{ kitchen_id: cooking }],
  );
  expect(cart.order.pickup_kitchen_id).toBe(cooking);
  await runPendingJobs();
  for (const person of [cart.user, caterer.cook]) {
    const [mail] = await mailTo(person.email);
    expect(mail?.data).toMatchObject({ orderId: cart.orderId, where: `Pickup at ${where}` });
  }
  const [mail] = await mailTo(cart.user.email);
  expect(renderTemplate(mail?.template ?? '', mail?.data ?? {}).calendar?.where).toBe(
    `${caterer.brand.name}, ${where}`,
  );
  const { lines } = await readPaper(cart.orderer, `${base}/${cart.orderId}/invoice`);
  expect(lines).toContain(murrayHill.name);
  expect(lines).toContain('The card is charged after the food was picked up.');
  // A long address goes on in the next line.
  expect(lines.join('').replaceAll(' ', '')).toContain(murrayHill.formattedAddress.replaceAll(' ', ''));
});

test('one that was canceled for a fee was to be picked up there', async () => {
  const cart = await accepted();
  await startsIn(cart.orderId, 20);
  await cancel(cart, (await orderOf(cart)).cancellation_policy?.fee ?? 0).expect(200);
  const { lines } = await readPaper(cart.orderer, `${base}/${cart.orderId}/invoice`);
  for (const said of ['Was to be picked up at', 'Was planned for', murrayHill.name])
    expect(lines).toContain(said);
});

test('who eats of it reads the same kitchen, of a cart and of an order', async () => {
  const placeOf = ({ orderId }: Cart) =>
    sql.first<{ where: string }>(
      `select ${mealPlace} as where from orders o left join teams t on t.id = o.team_id where o.id = $1`,
      [orderId],
    );
  for (const cart of [await fetched(), await accepted()])
    expect(await placeOf(cart)).toEqual({ where: `Pickup at ${where}` });
});

test('to name the kitchen that cooks an order anyway changes nothing of it; another one is named in the change', async () => {
  const cart = await accepted();
  expect((await calculated(cart, { pickup_kitchen_id: cooking })).changes).toEqual([]);
  expect(await modified(cart, { pickup_kitchen_id: cooking })).toMatchObject({ status: 'unchanged' });
  const { changes } = await calculated(cart, { pickup_kitchen_id: caterer.kitchen.id });
  expect(changes).toContainEqual({
    field: 'pickup_kitchen_id',
    label: 'Pickup kitchen',
    before: murrayHill.name,
    after: caterer.kitchen.name,
  });
});
