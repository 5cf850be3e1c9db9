import { renderToStaticMarkup } from 'react-dom/server';
import { makeChoice } from '../catalog/catalog.factory';
import { database, sql } from '../database';
import { renderTemplate } from '../mail/define-mail';
import { Order, orderEvents } from '../orders';
import { makeCaterer, makeReadyCart, type Cart, type Caterer } from '../orders/order.factory';
import { mailTo, makeUser, runPendingJobs, signedIn, timeComesFor, useLocalServices } from '../testing';

useLocalServices();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer({ includes: ['Plates and napkins'] });
  const comesAlong = {
    choiceType: 'included',
    hasChoice: false,
    servingInfo: 'For the whole headcount',
  } as const;
  await makeChoice(caterer.pack.id, comesAlong, [{ name: 'Guacamole', dietaryTags: ['vegan'] }]);
});

async function placed(): Promise<Cart> {
  const cart = await makeReadyCart(caterer);
  await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(200);
  return cart;
}
const templates = async (email: string) => (await mailTo(email)).map(({ template }) => template);

test('the owner of an order that nobody answered is told that it ended, and why', async () => {
  const cart = await placed();
  await timeComesFor('order', cart.orderId);
  expect(await templates(cart.user.email)).toEqual(['order_submitted', 'order_ended']);
  const [, ended] = await mailTo(cart.user.email);
  expect(ended?.data).toMatchObject({
    orderId: cart.orderId,
    reason: 'The caterer did not answer in time.',
  });
});

test('one entry in the orderer’s calendar goes with the order: likely, sure, or gone', async () => {
  const entries = async (email: string) =>
    (await mailTo(email)).map(({ template, data }) => renderTemplate(template, data).calendar);
  const sure = await placed();
  const path = `/cpi/v1/caterer/orders/${sure.orderId}/accept`;
  await (await signedIn(caterer.cook)).post(path).send({}).expect(200);
  await runPendingJobs();
  const [likely, accepted] = await entries(sure.user.email);
  expect(likely).toMatchObject({
    name: `order-${sure.orderId}`,
    status: 'tentative',
    minutes: 30,
    startsAt: (await Order.findByPk(sure.orderId))?.startAt?.toISOString(),
  });
  expect(likely?.about).toContain(
    'Carnitas: 10\nMushroom (Vegetarian): 10\nRice and beans\nGuacamole (Vegan)',
  );
  expect(accepted).toMatchObject({ name: likely?.name, status: 'confirmed' });
  expect(accepted?.sequence).toBeGreaterThan(likely?.sequence ?? Infinity);

  const off = await placed();
  await timeComesFor('order', off.orderId);
  const [before, gone] = await entries(off.user.email);
  expect(gone).toMatchObject({ name: before?.name, status: 'cancelled' });
  expect(gone?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
});

test('each card that is refused is told once, also the second one of an order', async () => {
  const cart = await placed();
  const refuse = (attemptId: number) =>
    database.transaction((transaction) =>
      orderEvents.paymentFailed.publish(
        transaction,
        { kind: 'order', key: cart.orderId },
        { attemptId, reason: 'Your card was declined.' },
      ),
    );
  await refuse(901);
  await refuse(901);
  await refuse(902);
  await runPendingJobs();
  expect(await templates(cart.user.email)).toEqual([
    'order_submitted',
    'order_payment_failed',
    'order_payment_failed',
  ]);
});

test('a new order is told to the owner of the restaurant, whoever else works there', async () => {
  const brand = caterer.brand.id;
  const helper = await makeUser();
  await sql.rows('delete from brand_members where brand_id = $1', [brand]);
  await sql.rows(
    `insert into brand_members (brand_id, user_id, role) values ($1, $2, 'owner'), ($1, $3, 'cook')`,
    [brand, helper.id, caterer.cook.id],
  );
  const cart = await placed();
  await runPendingJobs();
  const ofOrder = async (email: string) =>
    (await mailTo(email)).filter(({ data }) => data.orderId === cart.orderId).map(({ template }) => template);
  expect(await ofOrder(helper.email)).toEqual(['order_received']);
  expect(await ofOrder(caterer.cook.email)).toEqual([]);
});

test('the letter of a new order says all that the kitchen cooks and brings, with its marks, and whom it meets', async () => {
  const cook = caterer.cook.email;
  await sql.rows('delete from brand_members where brand_id = $1', [caterer.brand.id]);
  await sql.rows('insert into brand_members (brand_id, user_id) values ($1, $2)', [
    caterer.brand.id,
    caterer.cook.id,
  ]);
  const cart = await makeReadyCart(caterer);
  await cart.orderer
    .patch(`/cpi/v1/orderer/orders/${cart.orderId}`)
    .send({
      order: {
        suite: 'Floor 9',
        delivery_instructions: 'Use the freight lift.',
        contact_phone: '+15555550100',
      },
    })
    .expect(200);
  await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(200);
  await runPendingJobs();
  const [letter] = (await mailTo(cook)).filter(({ data }) => data.orderId === cart.orderId);
  const words = renderToStaticMarkup(renderTemplate('order_received', letter?.data ?? {}).body)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  const [{ team } = { team: '' }] = await sql.rows<{ team: string }>(
    'select name as team from teams where id = $1',
    [cart.teamId],
  );
  for (const said of [
    `Kitchen ${caterer.kitchen.name}`,
    `Customer ${team}, ${cart.user.firstName} ${cart.user.lastName}`,
    'Carnitas 10',
    'Mushroom (Vegetarian) 10',
    'Guacamole (Vegan) For the whole headcount',
    'Also Plates and napkins',
    'Suite or floor Floor 9',
    'Contact Pat, (555) 555-0100',
    'Instructions Use the freight lift.',
  ])
    expect(words).toContain(said);
});
