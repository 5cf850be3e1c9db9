import type { Schemas } from '@copper-carrot/contracts';
import { Membership } from '../../accounts';
import { sql } from '../../database';
import { makeMember, signedIn, useLocalServices } from '../../testing';
import { inDays, makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

useLocalServices();

const base = '/cpi/v1/orderer';
let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

/** A new order of the same person, right after its start. */
async function startAgain({ orderer }: Cart, more: object = {}) {
  const { body: created } = (await orderer
    .post(`${base}/packages/${caterer.pack.slug}/order`)
    .send({
      formatted_address: '350 5th Ave, New York, NY 10001',
      ...more,
      order: { headcount: 20, start_date: inDays(4), start_time: '12:00' },
    })
    .expect(201)) as { body: { id: number } };
  const { body } = (await orderer.get(`${base}/orders/${created.id}`).expect(200)) as {
    body: Schemas['Order'];
  };
  return body;
}
const submit = ({ orderer, orderId }: Cart) =>
  orderer.post(`${base}/orders/${orderId}/submit`).send({}).expect(200);

test('a second order has the contact and the card of the last one that was submitted', async () => {
  const cart = await makeReadyCart(caterer);
  const before = await startAgain(cart);
  expect([before.address.contact_phone, before.credit_card_id]).toEqual([null, null]);
  await submit(cart);
  const { address, credit_card_id } = await startAgain(cart);
  expect(address).toMatchObject({ contact_name: 'Pat', contact_phone: '(555) 555-0100' });
  expect(credit_card_id).toBe(cart.order.credit_card_id);
});

test('the first order of all has its owner’s own name and their organization’s, and no phone of anybody', async () => {
  const { user, team } = await makeMember('orderer');
  const orderer = await signedIn(user);
  const { address } = await startAgain({ orderer } as Cart);
  expect(address).toMatchObject({
    contact_name: `${user.firstName} ${user.lastName}`,
    company_name: team.name,
    contact_phone: null,
  });
});

test('a card that was put away is not brought back', async () => {
  const cart = await makeReadyCart(caterer);
  await submit(cart);
  await sql.rows('update credit_cards set archived_at = now() where id = $1', [cart.order.credit_card_id]);
  const again = await startAgain(cart);
  expect(again.address.contact_phone).toBe('(555) 555-0100');
  expect(again.credit_card_id).toBeNull();
});

test('a card that has expired since is not brought back', async () => {
  const cart = await makeReadyCart(caterer);
  await submit(cart);
  await sql.rows(`update credit_cards set exp_year = 2020 where id = $1`, [cart.order.credit_card_id]);
  const again = await startAgain(cart);
  expect([again.address.contact_phone, again.credit_card_id]).toEqual(['(555) 555-0100', null]);
});

test('of two orders the one that was submitted last counts, whichever was started first', async () => {
  const first = await makeReadyCart(caterer);
  const { id: secondId } = await startAgain(first);
  const second = { ...first, orderId: secondId };
  const { body: card } = (await first.orderer
    .post(`${base}/orders/${secondId}/credit_cards`)
    .send({ credit_card: { stripe_token: 'pm_card_mastercard', nickname: 'Mine' } })
    .expect(201)) as { body: { id: number } };
  await first.orderer
    .patch(`${base}/orders/${secondId}`)
    .send({ order: { credit_card_id: card.id, contact_name: 'Kim', contact_phone: '(555) 555-0177' } })
    .expect(200);
  await submit(second);
  await submit(first);
  const afterFirst = await startAgain(first);
  expect([afterFirst.address.contact_name, afterFirst.credit_card_id]).toEqual([
    'Pat',
    first.order.credit_card_id,
  ]);
  await sql.rows(`update orders set submitted_at = submitted_at - interval '1 hour' where id = $1`, [
    first.orderId,
  ]);
  const afterSecond = await startAgain(first);
  expect([afterSecond.address.contact_name, afterSecond.credit_card_id]).toEqual(['Kim', card.id]);
});

test('what another of the organization ordered, or sent off for them, is not theirs', async () => {
  const cart = await makeReadyCart(caterer);
  const { user: colleague } = await makeMember('orderer');
  await Membership.create({ teamId: cart.teamId, userId: colleague.id, role: 'orderer' });
  const { user: admin } = await makeMember('orderer');
  await Membership.create({ teamId: cart.teamId, userId: admin.id, role: 'admin' });
  const byAdmin = { ...cart, orderer: await signedIn(admin) };
  const { body: card } = (await byAdmin.orderer
    .post(`${base}/orders/${cart.orderId}/credit_cards`)
    .send({ credit_card: { stripe_token: 'pm_card_visa', nickname: 'Team card', team_id: cart.teamId } })
    .expect(201)) as { body: { id: number } };
  await byAdmin.orderer
    .patch(`${base}/orders/${cart.orderId}`)
    .send({ order: { credit_card_id: card.id, contact_phone: '(555) 555-0199' } })
    .expect(200);
  await submit(byAdmin);
  for (const orderer of [cart.orderer, await signedIn(colleague)]) {
    const { address, credit_card_id } = await startAgain({ ...cart, orderer });
    expect([address.contact_phone, credit_card_id]).toEqual([null, null]);
  }
});

test('a saved address with a name alone keeps that name without a phone of somebody else', async () => {
  const cart = await makeReadyCart(caterer);
  await submit(cart);
  const [saved] = await sql.rows<{ id: number }>(
    `insert into addresses (user_id, contact_name, formatted_address, google_place_id, city, state, zip, latitude, longitude, place_id, time_zone)
     select user_id, 'Bob', '350 5th Ave, New York, NY 10001', 'bob', 'New York', 'NY', '10001', latitude, longitude, place_id, 'America/New_York'
     from orders where id = $1 returning id`,
    [cart.orderId],
  );
  const { address } = await startAgain(cart, { address_id: saved?.id });
  expect(address).toMatchObject({ contact_name: 'Bob', contact_phone: null });
});

async function alsoIn({ user }: Cart) {
  const { team } = await makeMember('admin');
  await Membership.create({ teamId: team.id, userId: user.id, role: 'orderer' });
  return team.id;
}
const change = async ({ orderer }: Cart, id: number, order: object) =>
  ((await orderer.patch(`${base}/orders/${id}`).send({ order }).expect(200)) as { body: Schemas['Order'] })
    .body.address;

test('a cart that goes over to another organization leaves the contact behind that was filled in for the first', async () => {
  const cart = await makeReadyCart(caterer);
  await submit(cart);
  const teamId = await alsoIn(cart);
  const { id } = await startAgain(cart);
  const moved = await change(cart, id, { team_id: teamId });
  expect([moved.contact_name, moved.contact_phone]).toEqual([
    `${cart.user.firstName} ${cart.user.lastName}`,
    null,
  ]);
  const back = await change(cart, id, { team_id: cart.teamId });
  expect([back.contact_name, back.contact_phone]).toEqual(['Pat', '(555) 555-0100']);
});

test('a contact that somebody said goes along to another organization', async () => {
  const cart = await makeReadyCart(caterer);
  await submit(cart);
  const teamId = await alsoIn(cart);
  const { id } = await startAgain(cart);
  const said = { contact_name: 'Pat', contact_phone: '(555) 555-0100' };
  await change(cart, id, said);
  expect(await change(cart, id, { team_id: teamId })).toMatchObject(said);
});
