import type { Schemas } from '@copper-carrot/contracts';
import { centsToDollars } from '../../pricing';
import type { Assessment } from '../assessment/assessment';
import { firstError, presentPreview } from '../cart/preview.presenter';
import type { FoodPlan } from './plan-food';
import type { OrderPlan, PlanProblem } from './plan-order';
import { whyNothing, whySo } from './why';

type Proposed = { problem: PlanProblem; limitCents: number | null } & (
  { planned: OrderPlan; assessment: Assessment } | { planned: null; assessment: null }
);

/** A plan as an order that can be taken, with who eats what, and why it is so. */
export function presentProposal({
  problem,
  limitCents,
  planned,
  assessment,
}: Proposed): Schemas['OrderProposal'] {
  const budget = limitCents === null ? null : centsToDollars(limitCents);
  if (!planned)
    return {
      ...{ possible: false, reason: 'kept', order: null, error: null, budget, over: 0 },
      ...{ lines: [], fed: [], why: whyNothing(problem) },
    };
  const { plan, reason } = planned;
  const { totalCents } = assessment.priced;
  const overCents = Math.max(0, limitCents === null ? 0 : totalCents - limitCents);
  const fed = fedBy(problem, plan);
  const error = firstError(assessment);
  return {
    possible: reason === null && error === null,
    reason,
    order: presentPreview(assessment),
    error,
    budget,
    over: centsToDollars(overCents),
    lines: linesOf(problem, plan),
    fed,
    why: whySo({ problem, plan, fed, totalCents, limitCents, terms: assessment.terms }),
  };
}

function linesOf({ candidates, courses }: PlanProblem, { steps }: FoodPlan): Schemas['ProposedLine'][] {
  return candidates.flatMap((candidate, index) => {
    const { as, step, unitCents } = candidate;
    const qty = step * (steps[index] ?? 0);
    if (!as || qty === 0) return [];
    return [
      {
        option_id: 'optionId' in as ? as.optionId : null,
        menu_item: 'line' in as ? { ...as.line, qty } : null,
        name: candidate.name,
        course: courses[candidate.course]?.name ?? '',
        qty,
        price: centsToDollars(unitCents * qty),
        dietary_tags: candidate.tags,
        with_it: candidate.withIt,
        kept: candidate.kept,
      },
    ];
  });
}

function fedBy(
  { groups, needs, candidates }: PlanProblem,
  { eaten, missing }: FoodPlan,
): Schemas['FedGroup'][] {
  return groups.map(({ diets, people }, group) => {
    const portions = new Map<string, number>();
    for (const each of eaten) {
      const name = candidates[each.candidate]?.name ?? '';
      if (needs[each.need]?.group === group) portions.set(name, (portions.get(name) ?? 0) + each.portions);
    }
    const hungry = needs.map((need, index) =>
      need.group === group && need.isMeal ? (missing[index] ?? 0) : 0,
    );
    return {
      diets,
      people,
      unfed: Math.min(people, Math.max(0, ...hungry)),
      dishes: [...portions].map(([name, count]) => ({ name, portions: count })),
    };
  });
}
