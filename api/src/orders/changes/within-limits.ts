import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { prepared } from '../../prepared';
import { shortTime, type Quantity } from '../assessment/order-terms';
import type { ChangedOrder } from './changed-order';

const limitsQuery = prepared(
  'auto-approve-limits',
  { people: 'int4', ppm: 'int4' },
  'select auto_approve_people as people, auto_approve_ppm as ppm from brands where id = $1',
);

const fixed = [
  'startDate',
  'pickup',
  'presentationType',
  'latitude',
  'longitude',
  'formattedAddress',
] as const;

/**
 * Whether a change is so small that its restaurant takes it unasked: a few people or portions more or fewer, by the larger
 * of the brand's two limits, at the same time, at the same place, of the same dishes where a dish is for everyone.
 */
export async function isWithinLimits(changed: ChangedOrder, transaction: Transaction): Promise<boolean> {
  const { before, after, chosen, chosenBefore, package: pack } = changed;
  if (!changed.cooksOther) return true;
  if (fixed.some((name) => before[name] !== after[name])) return false;
  if (before.pickupKitchenId !== after.pickupKitchenId) return false;
  if (shortTime(before.startTime) !== shortTime(after.startTime)) return false;
  const [limits] = await sql.within(transaction, limitsQuery, [before.brandId]);
  const people = before.headcount ?? 0;
  const most = Math.max(limits?.people ?? 0, Math.floor((people * (limits?.ppm ?? 0)) / 1_000_000));
  if (Math.abs((after.headcount ?? 0) - people) > most) return false;
  return pack.choices.every((choice) => {
    const ids = new Set(choice.options.map(({ id }) => id));
    const own = (all: Quantity[]) => all.filter(({ optionId }) => ids.has(optionId));
    const moves = choice.choiceType === 'constant_sum' || choice.choiceType === 'add_on';
    return moves
      ? portionsMore(own(chosenBefore), own(chosen)) <= most &&
          portionsMore(own(chosen), own(chosenBefore)) <= most
      : own(chosenBefore).length === own(chosen).length && own(chosen).every(isAmong(chosenBefore));
  });
}

const isAmong =
  (all: Quantity[]) =>
  ({ optionId }: Quantity) =>
    all.some((each) => each.optionId === optionId);

/** How many portions the second list has that the first lacks. */
const portionsMore = (less: Quantity[], more: Quantity[]): number =>
  more.reduce((sum, { optionId, qty }) => {
    const had = less.find((each) => each.optionId === optionId)?.qty ?? 0;
    return sum + Math.max(0, qty - had);
  }, 0);
