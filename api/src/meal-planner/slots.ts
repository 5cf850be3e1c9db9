import { sql } from '../database';
import { prepared, type RowOf } from '../prepared';
import type { FixedMeal } from './candidates';
import type { DraftRow } from './drafts';
import { holidaysBetween } from './holidays';
import type { Meal } from './offered';
import { daysBetween, daysOf, mondayOf, weekdayOf, type Days } from './range';
import type { RuleRow } from './rules';
import type { TemplateRow } from './templates';

/** A day for which a rule plans a meal. */
export interface Slot {
  rule: RuleRow;
  template: TemplateRow | null;
  date: string;
  meal: Meal;
  /** What its rule and its template let a person cost; null for no limit. */
  mostEachCents: number | null;
  /** The meal that the rule planned for it before; null where it has none. */
  previous: DraftRow | null;
}

const taken = prepared(
  'planner-taken-slots',
  { id: 'int4', rule_id: 'int4', date: 'date', is_open: 'bool' },
  `select d.id, coalesce(d.managed_rule_id, 0) as rule_id, coalesce(d.slot_date, d.start_date) as date,
     not d.by_hand and d.removed_at is null and d.order_id is null as is_open
   from draft_orders d where d.team_id = $1 and d.managed_rule_id is not null and d.slot_date between $2 and $3`,
);
export type TakenSlot = RowOf<typeof taken>;
/** The days of rules that a meal has, or that a person wants empty. */
export const takenSlots = (teamId: number, { from, to }: Days) => sql.rows(taken, [teamId, from, to]);

const teamAddress = prepared(
  'planner-team-address',
  { id: 'int4' },
  `select a.id from teams t join addresses a on a.id = t.default_address_id and a.archived_at is null where t.id = $1`,
);
/** Where the meals of an organization go unless something else is said. */
export const usualAddress = async (teamId: number): Promise<number | null> =>
  (await sql.first(teamAddress, [teamId]))?.id ?? null;

/** Whether a rule asks for a meal on a day. */
export function asksFor(rule: RuleRow, date: string, holidays: ReadonlySet<string>): boolean {
  if (date < rule.starts_on || (rule.ends_on !== null && date > rule.ends_on)) return false;
  if (!rule.weekdays.includes(weekdayOf(date)) || (rule.skip_holidays && holidays.has(date))) return false;
  const weeks = daysBetween(mondayOf(date), mondayOf(rule.starts_on)) / 7;
  return weeks % rule.every_weeks === 0;
}

/** A meal of a rule on a day; what the rule leaves open comes from its template. */
export function slotOf(
  { rule, template, address }: { rule: RuleRow; template: TemplateRow | null; address: number | null },
  date: string,
  previous: DraftRow | null,
): Slot {
  const limits = [rule.budget_person_cents, template?.budget_cents ?? null].filter((each) => each !== null);
  const addressId = template?.address_id ?? null;
  const isAnywhere =
    template !== null && (template.google_place_id !== null || template.formatted_address !== null);
  return {
    rule,
    template,
    date,
    meal: {
      teamId: rule.team_id,
      startDate: date,
      startTime: rule.start_time ?? template?.start_time ?? null,
      headcount: rule.headcount ?? template?.headcount ?? null,
      addressId: addressId ?? (isAnywhere ? null : address),
      googlePlaceId: template?.google_place_id ?? null,
      formattedAddress: template?.formatted_address ?? null,
    },
    mostEachCents: limits.length > 0 ? Math.min(...limits) : null,
    previous,
  };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
/** Two meals within so many minutes are one meal. */
const sameMealMinutes = 120;

/** Whether people eat then already, by a meal that a person planned or ordered. */
const isFed = ({ date, meal }: Slot, fixed: readonly FixedMeal[]): boolean =>
  fixed.some(
    (other) =>
      other.date === date &&
      (other.time === null ||
        meal.startTime === null ||
        Math.abs(minutesOf(other.time) - minutesOf(meal.startTime)) <= sameMealMinutes),
  );

/** The days of rules that are to be planned: neither planned by hand nor removed, nor fed by something else. */
export function slotsOf(
  of: { rule: RuleRow; template: TemplateRow | null; address: number | null },
  days: Days,
  {
    taken: others,
    previous,
    fixed,
  }: { taken: readonly TakenSlot[]; previous: ReadonlyMap<number, DraftRow>; fixed: readonly FixedMeal[] },
): Slot[] {
  const holidays = new Set(holidaysBetween(days).map(({ date }) => date));
  return daysOf(days)
    .filter((date) => asksFor(of.rule, date, holidays))
    .flatMap((date) => {
      const there = others.find((each) => each.rule_id === of.rule.id && each.date === date);
      if (there && !there.is_open) return [];
      const slot = slotOf(of, date, (there && previous.get(there.id)) ?? null);
      return isFed(slot, fixed) ? [] : [slot];
    });
}
