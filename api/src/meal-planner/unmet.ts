import type { Schemas } from '@copper-carrot/contracts';
import { centsToDollars } from '../pricing';
import { saysWhere } from './offered';
import type { Fault, FaultCode, Judged } from './candidates';
import {
  budgetKey,
  chosenOf,
  isTooClose,
  spending,
  type Choice,
  type PlanProblem,
  type PlanSlot,
} from './plan-problem';
import { daysBetween } from './range';
import type { Slot } from './slots';

type Unmet = Schemas['UnmetRule'];
type Change = NonNullable<Unmet['change']>;

const inWords = (dollars: number) => `$${dollars.toFixed(2)}`;
const unmet = ({ rule, date }: Slot, code: string, message: string, change: Change | null = null): Unmet => ({
  ...{ managed_rule_id: rule.id, rule_name: rule.name, date },
  ...{ code, message, change },
});

/** What a meal needs before anything can be looked for; null where it has all. */
export function unsaid(slot: Slot): Unmet | null {
  const { startTime, headcount } = slot.meal;
  const isMissing = (what: string) => `${what} is not said, in the rule or in its template.`;
  if (startTime === null) return unmet(slot, 'start_time', isMissing('The time'));
  if (headcount === null) return unmet(slot, 'headcount', isMissing('The headcount'));
  return saysWhere(slot.meal)
    ? null
    : unmet(slot, 'address_id', 'It is not said where the meal goes, in its template or in the settings.');
}

export const refused = (slot: Slot, message: string): Unmet => unmet(slot, 'not_offered', message);

const changeWords: Record<FaultCode, (value: Fault['value']) => string> = {
  budget_per_person: (value) => `Allow ${inWords(Number(value))} a person.`,
  minimum_rating: (value) => `Accept ${Number(value).toFixed(1)} stars.`,
  diets: (value) =>
    Array.isArray(value) && value.length > 0
      ? `Ask for full meals of ${value.join(', ')} alone.`
      : 'Ask for no full meals of a diet.',
  cuisine_gap_days: (value) => `Let a cuisine come again after ${Number(value)} days.`,
  brand_gap_days: (value) => `Let a restaurant come again after ${Number(value)} days.`,
};
const faultWords: Record<FaultCode, string> = {
  budget_per_person: 'Everything costs more than the budget for a person.',
  minimum_rating: 'Nothing has so many stars.',
  diets: 'Nothing has a full meal for everyone.',
  cuisine_gap_days: 'Every cuisine comes too close to another meal.',
  brand_gap_days: 'Every restaurant comes too close to another meal.',
};

/** How much a rule changes by the value: less is better. */
const distance = (code: FaultCode, value: Fault['value']) =>
  code === 'budget_per_person' ? Number(value) : Array.isArray(value) ? -value.length : -Number(value);

/** A day on which the rule takes nothing of what is offered: the smallest change of one field by which it would. */
export function nothingFits(slot: Slot, judged: readonly Judged[]): Unmet {
  if (judged.length === 0)
    return unmet(
      slot,
      'not_offered',
      'Nothing is offered for so many people at this place, day and time that suits the template.',
    );
  const alone = judged.flatMap(({ faults }) => (faults.length === 1 ? faults : []));
  const [fault] = alone.toSorted(
    (one, other) =>
      order.indexOf(one.code) - order.indexOf(other.code) ||
      distance(one.code, one.value) - distance(other.code, other.value),
  );
  if (fault) {
    const change = { field: fault.code, value: fault.value, message: changeWords[fault.code](fault.value) };
    return unmet(slot, fault.code, faultWords[fault.code], change);
  }
  const [code = 'budget_per_person'] = order.filter((each) =>
    judged.every(({ faults }) => faults.some((one) => one.code === each)),
  );
  return unmet(slot, code, 'Nothing fits, and no change of one field alone would help.');
}
/** What a person would rather change comes first. */
const order: FaultCode[] = [
  'cuisine_gap_days',
  'brand_gap_days',
  'budget_per_person',
  'minimum_rating',
  'diets',
];

/** A day that stays empty in a plan though something fits it: what of the plan stands in its way. */
export function crowdedOut(slot: Slot, index: number, problem: PlanProblem, choice: Choice): Unmet {
  const own = problem.slots[index];
  if (!own) return nothingFits(slot, []);
  const chosen = chosenOf(problem, choice);
  const near = (candidate: PlanSlot['candidates'][number], is: 'cuisine' | 'brand') =>
    Math.min(
      Infinity,
      ...chosen
        .filter((other) => other.slot.ruleId === own.ruleId)
        .filter((other) =>
          is === 'cuisine'
            ? other.candidate.cuisine === candidate.cuisine
            : other.candidate.brandId === candidate.brandId,
        )
        .map((other) => daysBetween(other.slot.date, own.date)),
    );
  const spent = spending(problem, choice).get(budgetKey(own)) ?? 0;
  const limit = problem.budgets.get(budgetKey(own)) ?? Infinity;
  const isFree = (candidate: PlanSlot['candidates'][number]) =>
    chosen.every((other) => isTooClose({ slot: own, candidate }, other) === null);
  const affordable = own.candidates.filter(({ totalCents }) => spent + totalCents <= limit);
  const gap = Math.max(
    -1,
    ...affordable
      .filter((each) => near(each, 'brand') >= own.brandGap)
      .map((each) => near(each, 'cuisine'))
      .filter(Number.isFinite),
  );
  if (gap >= 0)
    return unmet(slot, 'cuisine_gap_days', 'Every cuisine that fits comes too close to another meal.', {
      ...{ field: 'cuisine_gap_days', value: gap, message: changeWords.cuisine_gap_days(gap) },
    });
  const brandGap = Math.max(
    -1,
    ...affordable
      .filter((each) => near(each, 'cuisine') >= own.cuisineGap)
      .map((each) => near(each, 'brand'))
      .filter(Number.isFinite),
  );
  if (brandGap >= 0)
    return unmet(slot, 'brand_gap_days', 'Every restaurant that fits comes too close to another meal.', {
      ...{ field: 'brand_gap_days', value: brandGap, message: changeWords.brand_gap_days(brandGap) },
    });
  const cheapest = Math.min(...own.candidates.filter(isFree).map(({ totalCents }) => totalCents));
  if (Number.isFinite(cheapest)) {
    const value = centsToDollars(spent + cheapest);
    return unmet(slot, 'budget_per_week', 'The budget of the week is spent by its other meals.', {
      ...{ field: 'budget_per_week', value, message: `Allow ${inWords(value)} a week.` },
    });
  }
  return unmet(slot, 'budget_per_week', 'Nothing fits beside the other meals, and no one change would help.');
}
