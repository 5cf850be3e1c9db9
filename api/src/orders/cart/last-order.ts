import { noCutlery, type PreferredField, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import type { OrderPreferences } from '../../accounts';
import { sql } from '../../database';
import type { Actor } from '../../http';
import type { CreditCard } from '../../payments';
import { column, prepared } from '../../prepared';
import { addressToChoose, cardsToChoose } from '../access';
import { wereChanged } from '../history-answers';
import type { Order } from '../order.model';

/**
 * Prefills a new order with its owner's preferences, else with contact and card of the owner's last submitted order for the
 * same organization, unless it has a contact; for a first order with the owner's name and the organization's. Orders that
 * others submitted for them are ignored. A default card counts before the last one. The card must be one that the owner may use
 * by their own rights today, whoever acts for them. Answers the preferences.
 */
export async function fillAsLastTime(
  order: Order,
  actor: Actor,
  now: Date,
  transaction: Transaction,
): Promise<OrderPreferences> {
  const last = await lastOrder(order, transaction);
  const { preferences } = last;
  // Name and phone belong to one person, so they are only filled in together.
  if (!order.contactName && !order.contactPhone) {
    order.set(contactFrom(last, order, actor));
    notePreferred(order, [
      ...(preferences.contactName ? (['contact_name'] as const) : []),
      ...(preferences.contactPhone ? (['contact_phone'] as const) : []),
    ]);
  }
  if (preferences.tipPercent !== undefined) {
    order.tipPpm = preferences.tipPercent * 10_000;
    notePreferred(order, ['tip']);
  }
  // The driver needs a company name if no saved address has one.
  if (!last.isThere && order.addressId === null) order.companyName ||= last.teamName;
  if (!last.isThere && !last.hasDefaultCard) return preferences;
  const owner: Actor = { ...actor, isAdmin: false, ghostingAdmin: null };
  const cards = (await cardsToChoose(order, owner, transaction)).filter((card) => card.isValidOn(now));
  const card = defaultOf(cards) ?? cards.find(({ id }) => id === last.creditCardId);
  if (card) order.creditCardId = card.id;
  return preferences;
}

/** The default card of the organization, else of the person. */
function defaultOf(cards: readonly CreditCard[]): CreditCard | undefined {
  const since = ({ defaultSince }: CreditCard) => defaultSince?.getTime() ?? 0;
  return [...cards]
    .filter(({ defaultSince }) => defaultSince)
    .sort((a, b) => Number(b.teamId !== null) - Number(a.teamId !== null) || since(b) - since(a))[0];
}

/** What the driver is to know, where no saved address says it, and whether cutlery is wanted. */
export function fillInstructions(order: Order, { deliveryInstructions, cutlery }: OrderPreferences): void {
  const said = order.deliveryInstructions || deliveryInstructions || null;
  const filled = [said, cutlery === false ? noCutlery : null].filter(Boolean).join(' ') || null;
  if (filled === (order.deliveryInstructions ?? null)) return;
  order.deliveryInstructions = filled;
  notePreferred(order, ['delivery_instructions']);
}

function notePreferred(order: Order, fields: readonly PreferredField[]): void {
  order.fromPreferences = [...new Set([...(order.fromPreferences ?? []), ...fields])];
}

const columnOf = {
  contact_name: 'contactName',
  contact_phone: 'contactPhone',
  delivery_instructions: 'deliveryInstructions',
  tip: 'tipPpm',
} as const satisfies Record<PreferredField, keyof Order>;

/** What somebody changed is no preference any more. */
export function forgetPreferred(order: Order): void {
  const kept = order.fromPreferences.filter((field) => !order.changed(columnOf[field]));
  if (kept.length < order.fromPreferences.length) order.fromPreferences = kept;
}

/**
 * The default address of the organization, else the saved one of the last order for it, if it still exists and lies in
 * the ZIP code that the new order names; `zip` is null if it names none.
 */
export async function usualAddress(order: Order, zip: string | null, actor: Actor, transaction: Transaction) {
  const { defaultAddressId, addressId } = await lastOrder(order, transaction);
  for (const id of new Set([defaultAddressId, addressId])) {
    const address = id === null ? null : await addressToChoose(id, order, actor, transaction);
    if (address && (zip === null || address.zip === zip)) return address;
  }
  return null;
}

type LastOrder = Awaited<ReturnType<typeof lastOrder>>;

/** The delivery contact: as the owner prefers, else that of the last order, or the orderer for a first one. */
const contactFrom = (last: LastOrder, { userId }: Order, actor: Actor) => ({
  contactName:
    last.preferences.contactName ??
    (last.isThere ? last.contactName : actor.userId === userId ? actor.name : null),
  contactPhone: last.preferences.contactPhone ?? last.contactPhone,
});

const lastQuery = prepared(
  'order-last-of-owner',
  {
    isThere: 'bool',
    contactName: 'text?',
    contactPhone: 'text?',
    creditCardId: 'int4?',
    addressId: 'int4?',
    defaultAddressId: 'int4?',
    teamName: 'text?',
    preferences: column<OrderPreferences>('jsonb'),
    hasDefaultCard: 'bool',
  },
  `select l.id is not null as "isThere", l.contact_name as "contactName", l.contact_phone as "contactPhone",
     l.credit_card_id as "creditCardId", l.address_id as "addressId",
     (select default_address_id from teams where id = $2) as "defaultAddressId", (select name from teams where id = $2) as "teamName",
     (select order_preferences from users where id = $1) as preferences,
     exists (select from credit_cards c where c.archived_at is null and c.default_since is not null
       and (c.user_id = $1 and c.team_id is null or c.team_id = $2)) as "hasDefaultCard"
   from (select) one left join lateral (
     select id, contact_name, contact_phone, credit_card_id, address_id from orders
     where user_id = $1 and team_id is not distinct from $2 and submitted_by = $1
     order by submitted_at desc, id desc limit 1) l on true`,
);

/** The owner's last submitted order for the same organization, if any, and the organization's name. */
async function lastOrder({ userId, teamId }: Order, transaction: Transaction) {
  const [last] = await sql.within(transaction, lastQuery, [userId, teamId]);
  if (!last) throw new Error('the database does not tell of the last order');
  return last;
}

type Key = keyof Schemas['OrderChanges'];
const typedKeys: Key[] = ['contact_name', 'contact_phone'];

/** Whether a cart's contact is empty or only prefilled. */
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

/** Whether a person typed the order's contact, so that a saved address must not replace it. */
export const hasTypedContact = async (order: Order, transaction: Transaction): Promise<boolean> =>
  Boolean(order.contactName || order.contactPhone) && (await wereChanged(order.id, typedKeys, transaction));

/** Fills in the contact of the last order for the cart's new organization, else the orderer. */
export async function fillContactAsLastTime(order: Order, actor: Actor, transaction: Transaction) {
  order.set(contactFrom(await lastOrder(order, transaction), order, actor));
}
