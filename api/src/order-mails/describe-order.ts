import { QueryTypes, type Transaction } from 'sequelize';
import {
  allergens,
  deliveryWindowMinutes,
  dietaryNames,
  formatOrderDate,
  href,
  momentAt,
  stoppedStatuses,
  formatPhone,
  type Allergen,
  type ChoiceType,
  type DietaryTag,
} from '@copper-carrot/contracts';
import { User } from '../accounts';
import type { CalendarEntry } from '../calendar';
import { database } from '../database';
import { allergensOf, dishesFor, lineInWords, marksOf, mealNotesOf, Order, OrderPriceLine } from '../orders';
import { inDollars } from '../pricing';
import type { OrderMail, Ticket } from './order-mail';

export interface Told {
  order: Order;
  owner: User;
  base: Omit<OrderMail, 'firstName' | 'path' | 'money' | 'reason'>;
  /** The same for its caterer. */
  forCaterer: Told['base'];
  /** Where somebody goes with it, as a map finds it. */
  place: string;
  ticket: Ticket;
  /** The same for the kitchen, with what the people who eat it ask for. */
  kitchenTicket: Ticket;
  /** The lines of its price, as its owner reads them; none of a cart, which is priced afresh each time. */
  price: [string, string][];
  payoutCents: number;
}

interface Counter {
  name: string;
  formattedAddress: string;
}

/** What the mails of an order say, as it was submitted, or as the cart is that a colleague is asked to pay for. */
export async function describeOrder(orderId: number, transaction: Transaction): Promise<Told> {
  const order = await Order.findByPk(orderId, { transaction, rejectOnEmpty: true });
  const owner = await User.findByPk(order.userId, { transaction, rejectOnEmpty: true });
  const lines = await OrderPriceLine.findAll({ where: { orderId }, order: ['position'], transaction });
  const [brand] = await database.query<{
    name: string;
    food: string | null;
    team: string | null;
    kitchen: Counter | null;
  }>(
    `select b.name, p.name as food, t.name as team, case when k.id is not null then
       json_build_object('name', k.name, 'formattedAddress', k.formatted_address) end as kitchen
     from brands b left join packages p on p.id = :packageId left join kitchens k on k.id = :kitchenId
       left join teams t on t.id = :teamId
     where b.id = :id`,
    {
      type: QueryTypes.SELECT,
      replacements: {
        id: order.brandId,
        packageId: order.packageId,
        kitchenId: order.kitchenId,
        teamId: order.teamId,
      },
      transaction,
    },
  );
  const kitchen = order.agreed?.kitchens.find(({ id }) => id === order.kitchenId) ?? brand?.kitchen;
  const counter = kitchen && `${kitchen.name}, ${kitchen.formattedAddress}`;
  const base = {
    orderId,
    brand: brand?.name ?? '',
    // The first line of a package is its name; the lines of a cart are not written down yet.
    what:
      order.packageId === null ? 'Dishes from its menu' : (lines[0]?.label ?? brand?.food ?? 'Your order'),
    when: whenOf(order),
    where: order.pickup ? `Pickup at ${counter ?? 'the restaurant'}` : (order.formattedAddress ?? ''),
    headcount: order.headcount ?? 0,
  };
  const ticket = await ticketOf(order, transaction);
  return {
    order,
    owner,
    base,
    forCaterer: {
      ...base,
      ...(kitchen && { kitchen: kitchen.name }),
      customer: [brand?.team, `${owner.firstName} ${owner.lastName}`.trim()].filter(Boolean).join(', '),
    },
    place: order.pickup
      ? [base.brand, counter].filter(Boolean).join(', ')
      : [order.formattedAddress, order.suite].filter(Boolean).join(', '),
    ticket,
    kitchenTicket: { ...ticket, service: [...ticket.service, ...(await notesOf(orderId, transaction))] },
    price: lines.map(({ label, amountCents }) => [label, inDollars(amountCents)]),
    payoutCents: lines.reduce((sum, { catererCents }) => sum + catererCents, 0),
  };
}

/** What its owner reads of an order after one of its events, whose number ranks the entry in their calendar. */
export function toOwner(told: Told, eventId: number): OrderMail {
  const { order, owner, base, ticket, price } = told;
  const calendar = entryOf(told, eventId);
  return {
    ...base,
    firstName: owner.firstName,
    path: pathOf(order),
    money: [...price, ['Total', inDollars(order.totalCents ?? 0)]],
    ticket,
    ...(calendar && { calendar }),
  };
}

const pathOf = ({ id, teamId }: Order) => href.organizationOrder({ organizationId: teamId ?? undefined, id });

function entryOf({ order, base, place, ticket }: Told, sequence: number): OrderMail['calendar'] | null {
  if (!order.startAt) return null;
  return {
    name: `order-${order.id}`,
    sequence,
    title: `${base.brand}: ${base.what}`,
    startsAt: order.startAt.toISOString(),
    minutes: deliveryWindowMinutes,
    where: place,
    about: aboutFood(ticket),
    path: pathOf(order),
  };
}

/** The entry in a calendar that the last mail of an order made, or would have made; null for a cart. */
export async function calendarOfOrder(
  orderId: number,
  transaction: Transaction,
): Promise<CalendarEntry | null> {
  const told = await describeOrder(orderId, transaction);
  const { status } = told.order;
  const entry = told.order.isInCart ? null : entryOf(told, await lastEventOf(orderId, transaction));
  if (!entry) return null;
  if (stoppedStatuses.includes(status)) return { ...entry, status: 'cancelled' };
  return { ...entry, status: status === 'pending' ? 'tentative' : 'confirmed' };
}

/** The event of an order, or of a change of it, that happened last; 0 once all of them are forgotten. */
async function lastEventOf(orderId: number, transaction: Transaction): Promise<number> {
  // Both halves go by an index: by subject while nobody was told, by time after.
  const [row] = await database.query<{ id: number }>(
    `with subjects as (
       select 'order' as kind, id::bigint as key, submitted_at as since from orders where id = :orderId
       union all
       select 'order_change', id, created_at from order_change_requests where order_id = :orderId)
     select coalesce(max(id), 0)::int as id from (
       select e.id from subjects s join events e using (kind, key) where e.dispatched_at is null
       union all
       select e.id from subjects s join events e using (kind, key)
       where e.dispatched_at is not null and e.happened_at >= s.since) of_it`,
    { type: QueryTypes.SELECT, replacements: { orderId }, transaction },
  );
  return row?.id ?? 0;
}

const aboutFood = ({ dishes, service }: Ticket) =>
  [...dishes, ...service].map(([what, value]) => (value ? `${what}: ${value}` : what)).join('\n');

/** All that a kitchen cooks and brings for an order, and whom it finds at the door, as it was submitted. */
async function ticketOf(order: Order, transaction: Transaction): Promise<Ticket> {
  const chosen = await database.query<{ id: number; type: ChoiceType; name: string; qty: number }>(
    `select option_id as id, choice_type as type, name, qty from order_chosen_options where order_id = :id order by id`,
    { type: QueryTypes.SELECT, replacements: { id: order.id }, transaction },
  );
  const dishes = await dishesFor(order, transaction);
  const { included, dietaryTags, allergens: held } = order.agreed ?? {};
  const presentation = chosen.find(({ type }) => type === 'presentation');
  return {
    dishes: [
      ...dishes.map((line): [string, string] => [
        withMarks(lineInWords(line), marksOf(line), allergensOf(line)),
        String(line.qty),
      ]),
      ...chosen
        .filter(({ type }) => type !== 'presentation')
        .map(({ id, name, qty }): [string, string] => [
          withMarks(name, dietaryTags?.[id] ?? [], held?.[id]),
          String(qty),
        ]),
      ...(included?.dishes ?? []).map(
        ({ name, note, dietaryTags: marks, allergens: inIt }): [string, string] => [
          withMarks(name, marks, inIt),
          note,
        ],
      ),
    ],
    service: [
      ['Served as', presentation?.name ?? ''],
      ['Also', included?.others.join(', ') ?? ''],
      ['Suite or floor', order.suite ?? ''],
      [
        'Contact',
        [order.contactName, order.contactPhone && formatPhone(order.contactPhone)].filter(Boolean).join(', '),
      ],
      ['Instructions', order.deliveryInstructions ?? ''],
    ].filter((fact): fact is [string, string] => fact[1] !== ''),
  };
}

/** Whose meal it is belongs to what they say of it. */
const notesOf = async (orderId: number, transaction: Transaction): Promise<[string, string][]> =>
  (await mealNotesOf(orderId, transaction)).map(({ name, dish, note }) => [`${dish}, for ${name}`, note]);

function withMarks(name: string, marks: readonly DietaryTag[], held: readonly Allergen[] = []): string {
  const said = marks.map((mark) => dietaryNames[mark]);
  if (held.length > 0) said.push(`contains ${held.map((each) => allergens[each]).join(', ')}`);
  return said.length > 0 ? `${name} (${said.join(', ')})` : name;
}

/** Like "Mon 01/31/2024, 12:00 pm EST", the wall clock of the place. */
function whenOf({ startAt, startDate, timeZone }: Order): string {
  if (startAt) return momentAt(startAt, timeZone, null);
  return startDate ? formatOrderDate(startDate) : 'No date yet';
}

/** Who answers for a brand: its first owner. */
export async function brandMailbox(brandId: number, transaction: Transaction) {
  const [row] = await database.query<{ email: string; firstName: string }>(
    `select u.email::text, u.first_name as "firstName" from brand_members m join users u on u.id = m.user_id
     where m.brand_id = :brandId order by m.role = 'owner' desc, m.user_id limit 1`,
    { type: QueryTypes.SELECT, replacements: { brandId }, transaction },
  );
  return row;
}

/** Who reads a mail may be anywhere: its zone is always named. */
export const wallClock = (at: Date, { timeZone }: Order): string => momentAt(at, timeZone, null);
