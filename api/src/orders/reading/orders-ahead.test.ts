import type { List, Schemas } from '@copper-carrot/contracts';
import { Membership } from '../../accounts';
import { sql } from '../../database';
import { makeUser, signedIn, useLocalServices, type TestClient } from '../../testing';
import { makeCaterer, makeReadyCart, type Caterer } from '../order.factory';

useLocalServices();

const base = '/cpi/v1/orderer/orders';
let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

async function placed() {
  const cart = await makeReadyCart(caterer);
  await cart.orderer.post(`${base}/${cart.orderId}/submit`).send({}).expect(200);
  return cart;
}
const statsOf = async (by: TestClient) =>
  (await by.get('/cpi/v2/user/stats').expect(200)).body as Schemas['Stats'];
const ahead = async (by: TestClient, more = '') =>
  ((await by.get(`${base}?when=upcoming&limit=0${more}`).expect(200)).body as List<unknown>).count;

/** An admin with two upcoming orders for their organization, one that has started, and a cart; a colleague has one more. */
async function office() {
  const colleague = await placed();
  const admin = await makeUser();
  const { teamId } = colleague;
  await Membership.create({ teamId, userId: admin.id, role: 'admin' });
  const others = [await placed(), await placed(), await placed()];
  const ids = others.map(({ orderId }) => orderId);
  await sql.rows('update orders set user_id = $1, team_id = $2 where id = any($3)', [admin.id, teamId, ids]);
  await sql.rows(`update orders set start_at = now() - interval '1 hour' where id = $1`, [ids[0]]);
  return { admin: await signedIn(admin), colleague, teamId };
}

test('the navigation counts the orders that its pages list as upcoming: one’s own, and those of the organization', async () => {
  const { admin, teamId } = await office();
  const { stats, team_stats: teams } = await statsOf(admin);
  expect(stats.submitted_order_count).toBe(await ahead(admin));
  expect(teams[teamId]?.submitted_order_count).toBe(await ahead(admin, `&team_id=${teamId}`));
  expect([stats.submitted_order_count, teams[teamId]?.submitted_order_count]).toEqual([2, 3]);
});

test('an orderer counts those of the organization as well, staff only what they ordered themselves', async () => {
  const { colleague, teamId } = await office();
  const countsOf = async () => {
    const { stats, team_stats: teams } = await statsOf(colleague.orderer);
    return [stats.submitted_order_count, teams[teamId]?.submitted_order_count];
  };
  expect(await countsOf()).toEqual([1, 3]);
  await Membership.update({ role: 'staff' }, { where: { teamId, userId: colleague.user.id } });
  expect(await countsOf()).toEqual([1, 0]);
});
