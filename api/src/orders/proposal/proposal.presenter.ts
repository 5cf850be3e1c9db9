import type { Schemas } from '@copper-carrot/contracts';
import { centsToDollars } from '../../pricing';
import type { Assessment } from '../assessment/assessment';
import { firstError, presentPreview } from '../cart/preview.presenter';
import { suits } from './needs';
import type { FoodPlan } from './plan-food';
import type { OrderPlan, PlanProblem } from './plan-order';
import { whyNothing, whySo } from './why';

type Proposed = {
  problem: PlanProblem;
  limitCents: number | null;
  /** The names of dishes that were excluded. */
  leftOut: readonly string[];
} & ({ planned: OrderPlan; assessment: Assessment } | { planned: null; assessment: null });

/** A plan as an order with who eats what, and its reasons. */
export function presentProposal({
  problem,
  limitCents,
  leftOut,
  planned,
  assessment,
}: Proposed): Schemas['OrderProposal'] {
  const budget = limitCents === null ? null : centsToDollars(limitCents);
  if (!planned)
    return {
      ...{ possible: false, reason: 'kept', best: true, order: null, error: null, budget, over: 0 },
      ...{ lines: [], fed: [], why: whyNothing({ problem, leftOut }) },
    };
  const { plan, reason, isBest } = planned;
  const { totalCents } = assessment.priced;
  const overCents = Math.max(0, limitCents === null ? 0 : totalCents - limitCents);
  const fed = fedBy(problem, plan);
  const error = firstError(assessment);
  return {
    possible: reason === null && error === null,
    reason,
    best: isBest,
    order: presentPreview(assessment),
    error,
    budget,
    over: centsToDollars(overCents),
    lines: linesOf(problem, plan),
    fed,
    why: whySo({ problem, plan, isBest, fed, totalCents, limitCents, leftOut, terms: assessment.terms }),
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

function fedBy(problem: PlanProblem, plan: FoodPlan): Schemas['FedGroup'][] {
  const { groups, needs } = problem;
  return groups.map(({ diets, people }, group) => {
    const portions = new Map<string, number>();
    needs.forEach((need, index) => {
      if (need.group !== group) return;
      for (const { name, count } of dishesFor(problem, plan, index))
        portions.set(name, (portions.get(name) ?? 0) + count);
    });
    const hungry = needs.map((need, index) =>
      need.group === group && need.isMeal ? (plan.missing[index] ?? 0) : 0,
    );
    return {
      diets,
      people,
      unfed: Math.min(people, Math.max(0, ...hungry)),
      dishes: [...portions].map(([name, count]) => ({ name, portions: count })),
    };
  });
}

/** The dishes that a group may eat: shared food that suits them, and their portions of the rest. */
function dishesFor(problem: PlanProblem, { steps, eaten }: FoodPlan, index: number) {
  const { groups, needs, candidates, courses } = problem;
  const need = needs[index];
  const group = need && groups[need.group];
  if (!group) return [];
  const everybody = groups.reduce((sum, { people }) => sum + people, 0);
  const shared = candidates.filter(
    (one, at) =>
      need.courses.includes(one.course) &&
      (one.as === null || courses[one.course]?.picks) &&
      one.portions * (steps[at] ?? 0) >= everybody &&
      suits(group, one),
  );
  if (shared.length > 0) return shared.map(({ name }) => ({ name, count: need.portions }));
  let open = need.portions;
  return eaten.flatMap(({ need: of, candidate, portions }) => {
    const count = of === index ? Math.min(open, portions) : 0;
    open -= count;
    return count > 0 ? [{ name: candidates[candidate]?.name ?? '', count }] : [];
  });
}
