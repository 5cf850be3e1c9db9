import { readdirSync, readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import type { Schemas } from '@copper-carrot/contracts';
import type { User } from '../accounts';
import type { AddressWanted } from '../addresses';
import { sql } from '../database';
import { inDays } from '../orders/order.factory';
import { stripe } from '../payments';
import { makeUser, signedIn, type TestClient } from '../testing';
import {
  addCard,
  cardOf,
  choose,
  fieldsOf,
  join,
  leave,
  makeOffice,
  path,
  setting,
  startOrder,
  submit,
  useOffices,
} from './office.factory';

/** What happens while the geocoder is asked. */
let meanwhile: (() => Promise<unknown>) | null = null;
jest.mock('../addresses/geocoding/geocode', () => {
  const actual = jest.requireActual<{ geocode: (wanted: AddressWanted) => Promise<unknown> }>(
    '../addresses/geocoding/geocode',
  );
  return {
    ...actual,
    geocode: async (wanted: AddressWanted) => {
      const found = await actual.geocode(wanted);
      await meanwhile?.();
      return found;
    },
  };
});
afterEach(() => {
  meanwhile = null;
  jest.restoreAllMocks();
});

useOffices();

const elsewhere = '11 W 53rd St, New York, NY 10019';
const orderOf = async (person: TestClient, orderId: number) =>
  ((await person.get(path(orderId)).expect(200)) as { body: Schemas['Order'] }).body;

/** An order on the card of an organization, and an admin there who did not send it. */
async function sentInOffice() {
  const office = await makeOffice();
  const { user, person } = await join(office, 'orderer');
  const second = await join(office, 'admin');
  const orderId = await startOrder(person, office.teamId, 12);
  await choose(person, orderId, { credit_card_id: office.cardId }).expect(200);
  await submit(person, orderId).expect(200);
  return { office, sender: { user, person }, second, orderId };
}

describe('who is taken out of an organization while an address is looked up', () => {
  test('sends no food of it elsewhere', async () => {
    const { office, sender, second, orderId } = await sentInOffice();
    meanwhile = () => leave(office, second.user);
    await second.person
      .post(`${path(orderId)}/modify`)
      .send({ order: { formatted_address: elsewhere } })
      .expect(403);
    expect((await orderOf(sender.person, orderId)).address.formatted_address).not.toBe(elsewhere);
  });

  test('says nothing more of who takes it in, though they sent it', async () => {
    const { office, sender, orderId } = await sentInOffice();
    meanwhile = () => leave(office, sender.user);
    const refused = await sender.person
      .post(`${path(orderId)}/modify`)
      .send({ order: { formatted_address: '350 5th Ave, New York, NY 10001', contact_name: 'Robin' } })
      .expect(422);
    expect(fieldsOf(refused)).toEqual(['team_id']);
    expect((await orderOf(sender.person, orderId)).address.contact_name).toBe('Pat');
  });

  test('changes no cart of it', async () => {
    const office = await makeOffice();
    const { person } = await join(office, 'orderer');
    const second = await join(office, 'admin');
    const orderId = await startOrder(person, office.teamId);
    meanwhile = () => leave(office, second.user);
    await choose(second.person, orderId, { formatted_address: elsewhere }).expect(403);
  });

  test('begins no cart for it, and reads none of its addresses there', async () => {
    const office = await makeOffice();
    const { user, person } = await join(office, 'orderer');
    person.always({ 'CC-As-Team': String(office.teamId) });
    meanwhile = () => leave(office, user);
    await person
      .post(`/cpi/v1/orderer/packages/${setting.caterer.pack.slug}/order`)
      .send({
        formatted_address: elsewhere,
        address_id: office.addressId,
        order: { headcount: 20, start_date: inDays(5), start_time: '12:00' },
      })
      .expect(403);
    expect(await sql.rows('select id from orders where user_id = $1', [user.id])).toEqual([]);
  });

  test('adds nothing to its address book, and moves nothing there', async () => {
    const office = await makeOffice();
    const changers = [
      (person: TestClient) =>
        person
          .patch(`/cpi/v1/orderer/addresses/${office.addressId}`)
          .send({ address: { label: 'Office', formatted_address: elsewhere } }),
      (person: TestClient) =>
        person
          .post('/cpi/v1/orderer/addresses')
          .send({ address: { label: 'Annex', formatted_address: elsewhere, team_id: office.teamId } }),
    ];
    for (const change of changers) {
      const { user, person } = await join(office, 'admin');
      meanwhile = () => leave(office, user);
      await change(person).expect(404);
    }
    expect(await sql.rows('select id from addresses where team_id = $1', [office.teamId])).toEqual([
      { id: office.addressId },
    ]);
  });
});

/** Where a call asks another service; a search writes nothing, and a payment's claim was made by right before it is sent. */
const asks = /\b(geocode|verifyCard)\(/;

test('what asks another service for somebody goes on as who they are by then', () => {
  const root = joinPath(__dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && !/^(addresses|search|payments|demo)[/\\]/.test(name),
  );
  const texts = sources.map((name) => ({ name, text: readFileSync(joinPath(root, name), 'utf8') }));
  const asking = texts.filter(({ text }) => asks.test(text));
  expect(asking).not.toEqual([]);
  expect(asking.filter(({ text }) => !text.includes('askOutside('))).toEqual([]);
});

/** Whatever happens while Stripe is given a card. */
function whileACardIsAsked(does: () => Promise<unknown>): void {
  const attach = stripe.paymentMethods.attach.bind(stripe.paymentMethods);
  jest.spyOn(stripe.paymentMethods, 'attach').mockImplementationOnce(async (...given) => {
    await does();
    return attach(...given);
  });
}

describe('a card that Stripe is asked about', () => {
  test('is not kept for an organization by somebody who was taken out of it meanwhile', async () => {
    const office = await makeOffice();
    const { user, person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId);
    whileACardIsAsked(() => leave(office, user));
    await addCard(person, orderId, office.teamId).expect(403);
    expect(await sql.rows('select id from credit_cards where user_id = $1', [user.id])).toEqual([]);
    // It is theirs yet.
    await cardOf(person, orderId, null);
  });
});

describe('a site admin who is none any more when an address was looked up', () => {
  const asAdminOf = async (user: User) => {
    const boss = await makeUser({ isAdmin: true });
    const admin = await signedIn(boss);
    admin.always({ 'CC-As-User': String(user.id) });
    return { boss, admin };
  };

  test.each([
    ['are one no more', 'is_admin = false'],
    ['may not sign in', 'deactivated_at = now()'],
  ])('lets nothing pass as its owner where they %s', async (_case, columns) => {
    const office = await makeOffice();
    const { user, person } = await join(office, 'orderer');
    const orderId = await startOrder(person, office.teamId);
    const { boss, admin } = await asAdminOf(user);
    meanwhile = () => sql.rows(`update users set ${columns} where id = $1`, [boss.id]);
    await choose(admin, orderId, { formatted_address: elsewhere, bypass_payment: true }).expect(403);
    expect((await orderOf(person, orderId)).bypass_payment).toBe(false);
  });

  test('lets no check of a kitchen pass in a cart of theirs', async () => {
    const boss = await makeUser({ isAdmin: true });
    const { teamId } = await makeOffice();
    const person = await signedIn(boss);
    const orderId = await startOrder(person, teamId);
    meanwhile = () => sql.rows('update users set is_admin = false where id = $1', [boss.id]);
    await person
      .patch(path(orderId))
      .send({ order: { formatted_address: elsewhere }, ignore_checks: { availability: true } })
      .expect(403);
  });

  test('has no change made quietly, nor past what its kitchen says, as an admin of its organization', async () => {
    const { office, orderId } = await sentInOffice();
    for (const ask of [{ skip_notifications: true }, { ignore_checks: { availability: true } }]) {
      const { user, person } = await join(office, 'admin', { isAdmin: true });
      meanwhile = () => sql.rows('update users set is_admin = false where id = $1', [user.id]);
      await person
        .post(`${path(orderId)}/modify`)
        .send({ order: { formatted_address: elsewhere }, ...ask })
        .expect(403);
    }
  });
});
