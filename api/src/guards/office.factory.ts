import type { Role, Schemas } from '@copper-carrot/contracts';
import { Membership, type User } from '../accounts';
import { Address } from '../addresses';
import { sql } from '../database';
import { inDays, makeCaterer, type Caterer } from '../orders/order.factory';
import { makeMember, makeUser, signedIn, useLocalServices, type TestClient } from '../testing';

/** From whom the offices of a file order. */
export const setting = {} as { caterer: Caterer };

export function useOffices(): void {
  useLocalServices();
  beforeAll(async () => {
    setting.caterer = await makeCaterer();
  });
}

export interface Office {
  teamId: number;
  admin: TestClient;
  /** Of the organization, added by its admin. */
  cardId: number;
  addressId: number;
}

const base = '/cpi/v1/orderer';
export const path = (orderId: number) => `${base}/orders/${orderId}`;
export const place = {
  formattedAddress: '350 5th Ave, New York, NY 10118',
  googlePlaceId: 'local:10118',
  city: 'New York',
  state: 'NY',
  zip: '10118',
  latitude: 40.7484,
  longitude: -73.9857,
  placeId: 1,
  timeZone: 'America/New_York',
};

export async function startOrder(person: TestClient, teamId: number, days = 3): Promise<number> {
  const { body } = (await person
    .post(`${base}/packages/${setting.caterer.pack.slug}/order`)
    .send({
      formatted_address: '350 5th Ave, New York, NY 10001',
      order: { headcount: 20, start_date: inDays(days), start_time: '12:00' },
    })
    .expect(201)) as { body: { id: number } };
  await person
    .patch(path(body.id))
    .send({ order: { team_id: teamId, contact_name: 'Pat', contact_phone: '(555) 555-0100' } })
    .expect(200);
  return body.id;
}

/** Asks an order's organization what it eats, until four days from now; by the code of that poll it is answered. */
export async function askTeam(person: TestClient, orderId: number): Promise<string> {
  const { body } = (await person
    .post(`${path(orderId)}/poll`)
    .send({ order_poll: { end_date: inDays(4), end_time: '12:00' } })
    .expect(201)) as { body: Schemas['Poll'] };
  return body.code;
}

export const addCard = (person: TestClient, orderId: number, teamId: number | null) =>
  person
    .post(`${path(orderId)}/credit_cards`)
    .send({ credit_card: { stripe_token: 'pm_card_visa', nickname: '', team_id: teamId } });
export const cardOf = async (person: TestClient, orderId: number, teamId: number | null) =>
  ((await addCard(person, orderId, teamId).expect(201)) as { body: Schemas['CreditCard'] }).body.id;
export const idsOf = async (person: TestClient, orderId: number, list: 'credit_cards' | 'addresses') =>
  (
    (await person.get(`${path(orderId)}/${list}`).expect(200)) as { body: { records: { id: number }[] } }
  ).body.records.map(({ id }) => id);
export const choose = (person: TestClient, orderId: number, order: object) =>
  person.patch(path(orderId)).send({ order });
export const submit = (person: TestClient, orderId: number) =>
  person.post(`${path(orderId)}/submit`).send({});
export const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as Schemas['Error']).fields);

export async function makeOffice(): Promise<Office> {
  const { user, team } = await makeMember('admin');
  const admin = await signedIn(user);
  const cart = await startOrder(admin, team.id);
  const { id: addressId } = await Address.create({ ...place, teamId: team.id });
  return { teamId: team.id, admin, cardId: await cardOf(admin, cart, team.id), addressId };
}

/** Someone with this role there, signed in. */
export async function join({ teamId }: Office, role: Role, columns: Partial<User> = {}) {
  const user = await makeUser(columns);
  await Membership.create({ teamId, userId: user.id, role });
  return { user, person: await signedIn(user) };
}
export const leave = ({ teamId }: Office, { id }: User) =>
  sql.rows('delete from memberships where team_id = $1 and user_id = $2', [teamId, id]);
