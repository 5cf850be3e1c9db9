import type { Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import type { Actor } from '../../http';
import { prepared } from '../../prepared';
import { addressToChoose, cardsToChoose } from '../access';
import { wereChanged } from '../history-answers';
import type { Order } from '../order.model';

/**
 * Fills in what a new order would be asked for again: contact and card of the last one that its owner sent off for the same
 * organization, where no contact is said yet; at first the owner's own name, and the organization's. What others sent off
 * for them was another's to say. The card is one that the owner may use by their own right today, whoever acts for them.
 */
export async function fillAsLastTime(order: Order, actor: Actor, now: Date, transaction: Transaction) {
  const last = await lastOrder(order, transaction);
  // A name and a phone belong to one person.
  if (!order.contactName && !order.contactPhone) order.set(contactFrom(last, order, actor));
  if (!last.isThere) {
    // At whose door the driver rings, where no saved address says it.
    if (order.addressId === null) order.companyName ||= last.teamName;
    return;
  }
  const owner: Actor = { ...actor, isAdmin: false, ghostingAdmin: null };
  const cards = await cardsToChoose(order, owner, transaction);
  const card = cards.find(({ id }) => id === last.creditCardId);
  if (card?.isValidOn(now)) order.creditCardId = card.id;
}

/**
 * The saved address that the last order for the same organization went to, where it is still there and lies in the ZIP code
 * that the new one names; `zip` is null where that names nothing.
 */
export async function addressOfLastTime(
  order: Order,
  zip: string | null,
  actor: Actor,
  transaction: Transaction,
) {
  const { addressId } = await lastOrder(order, transaction);
  const address = addressId === null ? null : await addressToChoose(addressId, order, actor, transaction);
  return address && (zip === null || address.zip === zip) ? address : null;
}

type LastOrder = Awaited<ReturnType<typeof lastOrder>>;

/** Whom the driver asks for: as last time, and at first whoever orders. */
const contactFrom = (last: LastOrder, { userId }: Order, actor: Actor) => ({
  contactName: last.isThere ? last.contactName : actor.userId === userId ? actor.name : null,
  contactPhone: last.contactPhone,
});

const lastQuery = prepared(
  'order-last-of-owner',
  {
    isThere: 'bool',
    contactName: 'text?',
    contactPhone: 'text?',
    creditCardId: 'int4?',
    addressId: 'int4?',
    teamName: 'text?',
  },
  `select l.id is not null as "isThere", l.contact_name as "contactName", l.contact_phone as "contactPhone",
     l.credit_card_id as "creditCardId", l.address_id as "addressId", (select name from teams where id = $2) as "teamName"
   from (select) one left join lateral (
     select id, contact_name, contact_phone, credit_card_id, address_id from orders
     where user_id = $1 and team_id is not distinct from $2 and submitted_by = $1
     order by submitted_at desc, id desc limit 1) l on true`,
);

/** The last order that its owner sent off for the same organization, if there is one, and the organization's name. */
async function lastOrder({ userId, teamId }: Order, transaction: Transaction) {
  const [last] = await sql.within(transaction, lastQuery, [userId, teamId]);
  if (!last) throw new Error('the database does not tell of the last order');
  return last;
}

type Key = keyof Schemas['OrderChanges'];
const typedKeys: Key[] = ['contact_name', 'contact_phone'];

/** Whether nobody has said the contact of a cart: it has none, or what was filled in for its organization. */
export async function hasUnsaidContact(
  order: Order,
  actor: Actor,
  transaction: Transaction,
): Promise<boolean> {
  const filled = contactFrom(await lastOrder(order, transaction), order, actor);
  const isFilled = filled.contactName === order.contactName && filled.contactPhone === order.contactPhone;
  if (!isFilled && (order.contactName || order.contactPhone)) return false;
  return !(await wereChanged(order.id, ['address_id', ...typedKeys], transaction));
}

/** Whether an order has a contact that somebody typed for it, which no saved address replaces. */
export const hasTypedContact = async (order: Order, transaction: Transaction): Promise<boolean> =>
  Boolean(order.contactName || order.contactPhone) && (await wereChanged(order.id, typedKeys, transaction));

/** The contact of the last order for the organization that a cart has come to, else whoever orders. */
export async function fillContactAsLastTime(order: Order, actor: Actor, transaction: Transaction) {
  order.set(contactFrom(await lastOrder(order, transaction), order, actor));
}
