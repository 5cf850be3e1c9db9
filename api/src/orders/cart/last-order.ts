import type { Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import type { Actor } from '../../http';
import { prepared } from '../../prepared';
import { cardsToChoose } from '../access';
import type { Order } from '../order.model';

/**
 * Fills in what a new order would be asked for again: contact and card of the last one that its owner sent off for the same
 * organization, where no contact is said yet. What others sent off for them was another's to say. The card is one that the
 * owner may use by their own right today, whoever acts for them.
 */
export async function fillAsLastTime(order: Order, actor: Actor, now: Date, transaction: Transaction) {
  const last = await lastOrder(order, transaction);
  if (!last) return;
  // A name and a phone belong to one person.
  if (!order.contactName && !order.contactPhone)
    order.set({ contactName: last.contactName, contactPhone: last.contactPhone });
  const owner: Actor = { ...actor, isAdmin: false, ghostingAdmin: null };
  const cards = await cardsToChoose(order, owner, transaction);
  const card = cards.find(({ id }) => id === last.creditCardId);
  if (card?.isValidOn(now)) order.creditCardId = card.id;
}

const lastQuery = prepared(
  'order-last-of-owner',
  { contactName: 'text?', contactPhone: 'text?', creditCardId: 'int4?' },
  `select contact_name as "contactName", contact_phone as "contactPhone", credit_card_id as "creditCardId" from orders
   where user_id = $1 and team_id is not distinct from $2 and submitted_by = $1 order by submitted_at desc, id desc limit 1`,
);

/** The last order that its owner sent off for the same organization. */
const lastOrder = async ({ userId, teamId }: Order, transaction: Transaction) =>
  (await sql.within(transaction, lastQuery, [userId, teamId]))[0];

const contactKeys: (keyof Schemas['OrderChanges'])[] = ['address_id', 'contact_name', 'contact_phone'];

/** Whether nobody has said the contact of a cart: it has none, or what was filled in for its organization. */
export async function hasUnsaidContact(order: Order, transaction: Transaction): Promise<boolean> {
  const last = await lastOrder(order, transaction);
  const isLast = last?.contactName === order.contactName && last?.contactPhone === order.contactPhone;
  if (!isLast && (order.contactName || order.contactPhone)) return false;
  const [said] = await sql.within(transaction, contactSaid, [order.id, contactKeys]);
  return !said?.said;
}

const contactSaid = prepared(
  'order-contact-said',
  { said: 'bool' },
  `select exists (select from order_history where order_id = $1 and kind = 'changed' and details -> 'keys' ?| $2::text[]) as said`,
);

/** The contact of the last order for the organization that a cart has come to; none where there is none. */
export async function fillContactAsLastTime(order: Order, transaction: Transaction) {
  const last = await lastOrder(order, transaction);
  order.set({ contactName: last?.contactName ?? null, contactPhone: last?.contactPhone ?? null });
}
