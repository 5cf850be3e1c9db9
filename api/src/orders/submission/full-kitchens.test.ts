import type { Schemas } from '@copper-carrot/contracts';
import { makeBrand, makeKitchen, makePackage } from '../../catalog/catalog.factory';
import { sql } from '../../database';
import { makeUser, runPendingJobs, useLocalServices } from '../../testing';
import { makeReadyCart, type Cart } from '../order.factory';

useLocalServices();

/** Two kitchens near the same address, each with a capacity of 25 per lunch. */
async function makeTwoKitchens() {
  const brand = await makeBrand();
  const capacity = { maxHeadcount: 10_000, maxOrders: 25 };
  for (const name of ['Uptown', 'Downtown']) await makeKitchen(brand.id, { name }, { capacity });
  const pack = await makePackage(brand.id);
  return { brand, pack, kitchen: await makeKitchen((await makeBrand()).id), cook: await makeUser() };
}

/** More carts like a person's first one, with its choices. */
async function likeIt({ orderId }: Cart, count: number): Promise<number[]> {
  const columns = await sql.rows<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'orders' and is_identity = 'NO' and is_generated = 'NEVER'`,
  );
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const rows = await sql.rows<{ id: number }>(
    `insert into orders (${names}) select ${names} from orders, generate_series(1, $2) where orders.id = $1 returning id`,
    [orderId, count],
  );
  const ids = rows.map(({ id }) => id);
  await sql.rows(
    `insert into order_chosen_options (order_id, package_item_id, option_id, choice_type, qty, name, price_cents)
     select made, package_item_id, option_id, choice_type, qty, name, price_cents
     from order_chosen_options, unnest($2::integer[]) made where order_id = $1`,
    [orderId, ids],
  );
  return ids;
}

test('of 200 orders that 20 people submit at once, kitchens with room for 50 take exactly 50, and the rest are told why', async () => {
  const caterer = await makeTwoKitchens();
  const people: { cart: Cart; ids: number[] }[] = [];
  for (let made = 0; made < 20; made += 1) {
    const cart = await makeReadyCart(caterer, { headcount: 10 });
    people.push({ cart, ids: [cart.orderId, ...(await likeIt(cart, 9))] });
  }
  // Ten lunches to one address at the same time are intended here.
  const body = { ignore_checks: { simultaneous_delivery: true } };
  const answers = await Promise.all(
    people.flatMap(({ cart, ids }) =>
      ids.map(async (id) => {
        const answer = await cart.orderer.post(`/cpi/v1/orderer/orders/${id}/submit`).send(body);
        return { id, status: answer.status, error: answer.body as Schemas['Error'] };
      }),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, error }) => `${status} ${error.code}`))).toEqual(
    new Set(['422 submit_order-caterer_unavailable']),
  );
  for (const { error } of refused) expect(error.message).toMatch(/fully booked/);
  expect(answers.length - refused.length).toBe(50);
  expect(
    await sql.rows(
      `select booked_orders as orders from kitchen_days d join kitchens k on k.id = d.kitchen_id where k.brand_id = $1`,
      [caterer.brand.id],
    ),
  ).toEqual([{ orders: 25 }, { orders: 25 }]);
  await runPendingJobs();
  // The bank must hold one sum per accepted order, and nothing else.
  const held = await sql.rows<{ orderId: number }>(
    `select (data #>> '{metadata,order_id}')::int as "orderId" from local_services.stripe_objects
     where kind = 'payment_intent' and data ->> 'status' <> 'canceled'
       and (data #>> '{metadata,order_id}')::int = any($1)`,
    [answers.map(({ id }) => id)],
  );
  const taken = answers.filter(({ status }) => status === 200).map(({ id }) => id);
  expect(held.map(({ orderId }) => orderId).sort()).toEqual(taken.sort());
  expect(held).toHaveLength(50);
}, 120_000);
