import { centsToDollars } from '../pricing';
import { dateForPeople } from '../schedule';
import type { Judged } from './candidates';
import { budgetKey, chosenOf, isTooClose, spending, type Choice, type PlanProblem } from './plan-problem';
import type { Slot } from './slots';

/** Why a meal is this one, and what it was chosen over. */
export interface Reasons {
  why: string[];
  displaced: string | null;
}

const inWords = (cents: number) => `$${centsToDollars(cents).toFixed(2)}`;

/** The reasons for the meal that a plan has in a slot. */
export function reasonsFor(
  slot: Slot,
  index: number,
  { problem, choice, judged }: { problem: PlanProblem; choice: Choice; judged: readonly Judged[] },
): Reasons {
  const place = choice[index];
  const own = problem.slots[index];
  const taken = judged.find(
    ({ packageId }) => packageId === (place == null ? null : own?.candidates[place]?.packageId),
  );
  if (!taken || !own) return { why: [], displaced: null };
  const { mostEachCents: most } = slot;
  const price =
    most === null
      ? `${inWords(taken.eachCents)} a person, all in.`
      : `${inWords(taken.eachCents)} a person, all in: ${inWords(most - taken.eachCents)} below the budget.`;
  const gap = slot.rule.cuisine_gap_days;
  const variety = gap > 0 ? [`No other ${taken.offered.package_category_label} within ${gap} days.`] : [];
  return {
    why: [...taken.praise, ...variety, price],
    displaced: displacedBy(own, taken, { problem, choice, judged }),
  };
}

/** The best one that was not taken, and why. */
function displacedBy(
  own: PlanProblem['slots'][number],
  taken: Judged,
  { problem, choice, judged }: { problem: PlanProblem; choice: Choice; judged: readonly Judged[] },
): string | null {
  const other = judged.find(({ packageId, faults }) => packageId !== taken.packageId && faults.length === 0);
  if (!other) return null;
  const name = `${other.offered.name} from ${other.offered.caterer?.name ?? 'another restaurant'}`;
  const elsewhere = chosenOf(problem, choice).filter(({ slot }) => slot !== own);
  const close = elsewhere.find((meal) => isTooClose({ slot: own, candidate: other }, meal) !== null);
  if (close) {
    const what =
      isTooClose({ slot: own, candidate: other }, close) === 'brand'
        ? 'The restaurant'
        : other.offered.package_category_label;
    return `Chosen over ${name}: ${what} comes on ${dateForPeople(close.slot.date)} already.`;
  }
  const spent = (spending(problem, choice).get(budgetKey(own)) ?? 0) - taken.totalCents + other.totalCents;
  if (spent > (problem.budgets.get(budgetKey(own)) ?? Infinity))
    return `Chosen over ${name}, which would be more than the budget of the week.`;
  const more = other.eachCents - taken.eachCents;
  if (more > 0) return `Chosen over ${name}, which costs ${inWords(more)} more a person.`;
  return `Chosen over ${name}, by ratings, favorites and variety.`;
}
