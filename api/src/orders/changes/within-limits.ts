import type { Transaction } from 'sequelize';
import { enoughFor } from '../../choices';
import { sql } from '../../database';
import { column, prepared } from '../../prepared';
import { shortTime, type Quantity } from '../assessment/order-terms';
import { lineKey, type OrderedDish } from '../offer/ordered-dish';
import type { ChangedOrder } from './changed-order';
import type { ChangeSide } from './proposal';

const limitsQuery = prepared(
  'auto-approve-limits',
  { people: 'int4', ppm: 'int4' },
  'select auto_approve_people as people, auto_approve_ppm as ppm from brands where id = $1',
);

/** The parts of an order that the limits compare with what the caterer last agreed to. */
type AgreedTo = Pick<ChangeSide, 'headcount' | 'dishes'> & { chosen: Quantity[] };

const agreedToQuery = prepared(
  'change-agreed-to',
  { before: column<AgreedTo>('jsonb') },
  `select c.before from order_change_requests c join orders o on o.id = c.order_id
   where c.order_id = $1 and c.status = 'applied' and not c.caterer_agreed and c.decided_at > o.accepted_at
     and c.id > (select coalesce(max(id), 0) from order_change_requests
       where order_id = $1 and status = 'applied' and caterer_agreed)
   order by c.id limit 1`,
);

/** The order as last accepted or approved: the state before the first change that was applied without asking since then. */
async function agreedTo(
  { before, chosenBefore, dishesBefore }: ChangedOrder,
  transaction: Transaction,
): Promise<AgreedTo> {
  const [first] = await sql.within(transaction, agreedToQuery, [before.id]);
  return first?.before ?? { headcount: before.headcount ?? 0, chosen: chosenBefore, dishes: dishesBefore };
}

const fixed = [
  'startDate',
  'pickup',
  'presentationType',
  'latitude',
  'longitude',
  'formattedAddress',
] as const;

/**
 * Whether a change is small enough to be applied without asking the restaurant: within the larger of the brand's two
 * limits of people or portions, measured from what it last agreed to, at the same time and place, with no other dish
 * that is for everyone. Several small changes add up.
 */
export async function isWithinLimits(changed: ChangedOrder, transaction: Transaction): Promise<boolean> {
  const { before, after, chosen, dishes, offer } = changed;
  if (!changed.cooksOther) return true;
  if (fixed.some((name) => before[name] !== after[name])) return false;
  if (before.pickupKitchenId !== after.pickupKitchenId) return false;
  if (shortTime(before.startTime) !== shortTime(after.startTime)) return false;
  const [limits] = await sql.within(transaction, limitsQuery, [before.brandId]);
  const agreed = await agreedTo(changed, transaction);
  const people = agreed.headcount;
  const most = Math.max(limits?.people ?? 0, Math.floor((people * (limits?.ppm ?? 0)) / 1_000_000));
  if (Math.abs((after.headcount ?? 0) - people) > most) return false;
  const had = agreed.dishes ?? changed.dishesBefore;
  if (dishPortionsMore(had, dishes) > most || dishPortionsMore(dishes, had) > most) return false;
  return offer.choices.every((choice) => {
    const ids = new Set(choice.options.map(({ id }) => id));
    const own = (all: Quantity[]) => all.filter(({ optionId }) => ids.has(optionId));
    const [had, has] = [own(agreed.chosen), own(chosen)];
    if (choice.choiceType === 'constant_sum' || choice.choiceType === 'add_on')
      return portionsMore(had, has) <= most && portionsMore(has, had) <= most;
    // A quantity that the headcount alone decides was not chosen by anyone.
    const enough = enoughFor(choice, after.headcount ?? people);
    return (
      had.length === has.length &&
      has.every(({ optionId, qty }) => {
        const before = had.find((each) => each.optionId === optionId)?.qty;
        return before !== undefined && (qty === enough || Math.abs(qty - before) <= most);
      })
    );
  });
}

/**
 * How many people's portions of dishes the second list has beyond the first; other additions or instructions make
 * another dish.
 */
const dishPortionsMore = (less: readonly OrderedDish[], more: readonly OrderedDish[]): number =>
  more.reduce((sum, line) => {
    const had = less.find((each) => lineKey(each) === lineKey(line))?.qty ?? 0;
    return sum + Math.max(0, line.qty - had) * line.serves;
  }, 0);

/** How many portions the second list has beyond the first. */
const portionsMore = (less: Quantity[], more: Quantity[]): number =>
  more.reduce((sum, { optionId, qty }) => {
    const had = less.find((each) => each.optionId === optionId)?.qty ?? 0;
    return sum + Math.max(0, qty - had);
  }, 0);
