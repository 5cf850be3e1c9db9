import type { Schemas } from '@copper-carrot/contracts';
import { query } from './database';
import { accounts } from './demo';
import { makePerson, type MadePerson } from './made-people';
import { findOffers, type Offer } from './offers';
import { Person } from './person';
import { makeRoom, ordersBase, readyCart, type Wish } from './ready-cart';

/** An accepted order and its owner. */
export interface Placed {
  person: MadePerson;
  id: number;
  /** Its page within its organization. */
  page: string;
  read: () => Promise<Schemas['Order']>;
}

/** An offer of a package with any headcount whose quantities follow the headcount. */
export async function offerThatMoves(person: Person): Promise<Offer> {
  const packages = await query<{ id: number }>(
    `select id from packages p where increment_by = 1 and exists (
       select from package_items i where i.package_id = p.id and i.choice_type = 'constant_sum')`,
  );
  const moving = new Set(packages.map(({ id }) => id));
  const [offer] = await findOffers(person, 1, ({ id }) => moving.has(id));
  if (!offer) throw new Error('Nothing is on offer.');
  await makeRoom(offer);
  return offer;
}

/** An accepted order of a new person. */
export async function placedOrder({
  invoiceable = false,
  waived = false,
  ...cart
}: Wish & {
  invoiceable?: boolean;
  /** Whether a site admin bypasses payment. */ waived?: boolean;
} = {}): Promise<Placed> {
  const person = await makePerson([{ name: 'Made Up Office' }], { invoiceable });
  const id = await readyCart(person, await offerThatMoves(person), cart);
  if (waived) {
    const siteAdmin = new Person(accounts.admin);
    await siteAdmin.signIn();
    await siteAdmin.call('PATCH', `${ordersBase}/orders/${id}`, {
      body: { order: { bypass_payment: true } },
    });
  }
  await person.call('POST', `${ordersBase}/orders/${id}/submit`, { body: {} });
  const cook = new Person(accounts.caterer);
  await cook.signIn();
  await cook.call('POST', `/cpi/v1/caterer/orders/${id}/accept`, { body: {} });
  const read = () => person.call<Schemas['Order']>('GET', `${ordersBase}/orders/${id}`);
  const page = `/organization/${person.teamIds[0]}/orders/${id}`;
  return { person, id, page, read };
}
