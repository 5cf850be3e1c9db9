import type { Schemas } from '@copper-carrot/contracts';
import { makeBrand, makeKitchen, makePackage } from '../catalog/catalog.factory';
import { sql } from '../database';
import { addDays, toLocal } from '../schedule';
import { makeMember, makeUser, signedIn, type TestClient } from '../testing';
import { Membership, type User } from '../accounts';

/** A brand with a kitchen in midtown, a cook, and a package that can be ordered. */
export async function makeCaterer(packageValues: Parameters<typeof makePackage>[1] = {}) {
  const brand = await makeBrand();
  const kitchen = await makeKitchen(brand.id);
  const pack = await makePackage(brand.id, packageValues);
  const cook = await makeUser({ firstName: 'Cook' });
  await sql.rows('insert into brand_members (brand_id, user_id) values ($1, $2)', [brand.id, cook.id]);
  return { brand, kitchen, pack, cook };
}

export type Caterer = Awaited<ReturnType<typeof makeCaterer>>;

/** A date some days from now, in New York. */
export const inDays = (days: number) => addDays(toLocal(new Date(), 'America/New_York').date, days);

export interface Cart {
  orderer: TestClient;
  user: User;
  teamId: number;
  orderId: number;
  order: Schemas['Order'];
}

/** Starts an order of 20 tacos for lunch in three days, by a new orderer of a new organization. */
export async function makeCart({ pack }: Caterer, { days = 3, headcount = 20 } = {}): Promise<Cart> {
  const { user, team } = await makeMember('orderer');
  // The database requires an admin in every organization.
  await Membership.create({ teamId: team.id, userId: (await makeUser()).id, role: 'admin' });
  const orderer = await signedIn(user);
  const { body: created } = (await orderer
    .post(`/cpi/v1/orderer/packages/${pack.slug}/order`)
    .send({
      formatted_address: '350 5th Ave, New York, NY 10001',
      order: { headcount, start_date: inDays(days), start_time: '12:00' },
    })
    .expect(201)) as { body: { id: number } };
  const { body: order } = (await orderer.get(`/cpi/v1/orderer/orders/${created.id}`).expect(200)) as {
    body: Schemas['Order'];
  };
  return { orderer, user, teamId: team.id, orderId: created.id, order };
}

/** A cart that can be submitted: with contact, organization and a test card. */
export async function makeReadyCart(
  caterer: Caterer,
  options: { days?: number; headcount?: number; card?: string } = {},
): Promise<Cart> {
  const cart = await makeCart(caterer, options);
  const { body: card } = (await cart.orderer
    .post(`/cpi/v1/orderer/orders/${cart.orderId}/credit_cards`)
    .send({
      credit_card: {
        stripe_token: options.card ?? 'pm_card_visa',
        nickname: 'Team card',
        team_id: cart.teamId,
      },
    })
    .expect(201)) as { body: { id: number } };
  const { body: order } = (await cart.orderer
    .patch(`/cpi/v1/orderer/orders/${cart.orderId}`)
    .send({ order: { credit_card_id: card.id, contact_name: 'Pat', contact_phone: '(555) 555-0100' } })
    .expect(200)) as { body: Schemas['Order'] };
  return { ...cart, order };
}

export const previewOf = async (
  { orderer }: Cart,
  { pack }: Caterer,
  wish: object,
): Promise<Schemas['OrderPreview']> =>
  (
    (await orderer.post(`/cpi/v1/orderer/packages/${pack.slug}/order/preview`).send(wish).expect(200)) as {
      body: Schemas['OrderPreview'];
    }
  ).body;
