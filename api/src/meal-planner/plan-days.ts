import type { Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../http';
import { addDays } from '../schedule';
import { withSolver } from '../solver';
import { judge, type Judged } from './candidates';
import { draftsBetween, type DraftRow } from './drafts';
import { offeredFor, reasonOf } from './offered';
import { planMeals } from './plan-meals';
import { budgetKey, type PlanProblem, type PlanSlot, type FixedMeal } from './plan-problem';
import { mondayOf, type Days } from './range';
import { reasonsFor, type Reasons } from './reasons';
import { activeRules, type RuleRow } from './rules';
import { slotsOf, takenSlots, usualAddress, type Slot } from './slots';
import { around, loadTaste, ordersOn, type Taste } from './taste';
import { allTemplates, type TemplateRow } from './templates';
import { crowdedOut, nothingFits, refused, unsaid } from './unmet';

/** Seconds that the solver has for a plan; a month takes a tenth of it. */
const solvingSeconds = 2;
/** The most candidates of a day: enough for variety, and few enough for a quarter of days in time. */
const mostCandidates = 40;
const mostColumns = 2400;
/** Searches that run at once. */
const atOnce = 4;

/** A meal as it is planned. */
export interface PlannedMeal extends Reasons {
  slot: Slot;
  meal: Judged;
}
export interface PlannedDays {
  meals: PlannedMeal[];
  /** Meals that a rule planned and does not ask for any more, or that can't be had any more. */
  dropped: number[];
  unmet: Schemas['UnmetRule'][];
  isBest: boolean;
}

/** Plans the meals of an organization's rules on these days, around what comes in any case; stores nothing. */
export async function planDays(
  teamId: number,
  days: Days,
  actor: Actor,
  signal: AbortSignal,
): Promise<PlannedDays> {
  const rules = await activeRules(teamId);
  const { slots, fixed, stale } = await openSlots(teamId, rules, days);
  const taste = await loadTaste({ teamId, rules, before: days.from }, actor, signal);
  const unmet: PlannedDays['unmet'] = [];
  const open: { slot: Slot; judged: Judged[]; fitting: Judged[] }[] = [];
  const looked = await inTurns(slots, (slot) => lookFor(slot, { fixed, taste, actor, signal }));
  slots.forEach((slot, index) => {
    const found = looked[index];
    if (!found || 'unmet' in found) {
      if (found) unmet.push(found.unmet);
      return;
    }
    const fitting = found.judged.filter(({ faults }) => faults.length === 0);
    if (fitting.length === 0) unmet.push(nothingFits(slot, found.judged));
    else open.push({ slot, judged: found.judged, fitting });
  });
  const most = Math.max(12, Math.min(mostCandidates, Math.floor(mostColumns / Math.max(1, open.length))));
  const kept = open.map(({ fitting }) => someOf(fitting, most));
  const problem: PlanProblem = {
    slots: open.map(({ slot }, index) => planSlotOf(slot, kept[index] ?? [])),
    budgets: budgetsOf(rules, days, fixed),
  };
  const { choice, isBest } = await withSolver(solvingSeconds, (solver) => planMeals(problem, solver));
  const meals: PlannedMeal[] = [];
  open.forEach(({ slot, judged }, index) => {
    const place = choice[index];
    const meal = place == null ? undefined : kept[index]?.[place];
    if (!meal) unmet.push(crowdedOut(slot, index, problem, choice));
    else meals.push({ slot, meal, ...reasonsFor(slot, index, { problem, choice, judged }) });
  });
  const filled = new Set(meals.map(({ slot }) => slot.previous?.id));
  const dropped = slots.flatMap(({ previous }) =>
    previous && !filled.has(previous.id) ? [previous.id] : [],
  );
  return {
    meals,
    dropped: [...stale, ...dropped],
    unmet: unmet.toSorted((one, other) => one.date.localeCompare(other.date)),
    isBest,
  };
}

/** The days to plan, what comes in any case, and the meals of rules that no rule asks for any more. */
async function openSlots(teamId: number, rules: readonly RuleRow[], days: Days) {
  const wide = around(days);
  const [templates, address, taken, drafts, orders] = await Promise.all([
    allTemplates(teamId),
    usualAddress(teamId),
    takenSlots(teamId, days),
    draftsBetween(teamId, wide),
    ordersOn(teamId, wide),
  ]);
  const active = new Set(rules.map(({ id }) => id));
  const isFree = (draft: DraftRow) =>
    taken.some(
      ({ id, is_open: isOpen, rule_id: rule }) => id === draft.id && isOpen && active.has(rule ?? 0),
    );
  const free = drafts.filter(isFree);
  const drafted = new Set(drafts.map(({ order_id: order }) => order));
  const fixed: FixedMeal[] = [
    ...drafts.filter((draft) => !free.includes(draft)).map(fixedMeal),
    ...orders.filter(({ id }) => !drafted.has(id)),
  ];
  const previous = new Map(free.map((draft) => [draft.id, draft]));
  const slots = rules.flatMap((rule) =>
    slotsOf({ rule, template: templateFor(rule, templates), address }, days, { taken, previous, fixed }),
  );
  const asked = new Set(slots.map((slot) => slot.previous?.id));
  return { slots, fixed, stale: free.map(({ id }) => id).filter((id) => !asked.has(id)) };
}

export const templateFor = (rule: RuleRow, templates: readonly TemplateRow[]): TemplateRow | null =>
  templates.find(({ id }) => id === rule.order_template_id) ??
  templates.find(({ is_default: isDefault }) => isDefault) ??
  templates[0] ??
  null;

export const fixedMeal = (draft: DraftRow): FixedMeal => ({
  date: draft.start_date,
  time: draft.start_time,
  ruleId: draft.managed_rule_id,
  brandId: draft.brand?.id ?? null,
  cuisine: draft.cuisine,
  totalCents: draft.total_cents ?? 0,
});

interface Around {
  fixed: readonly FixedMeal[];
  taste: Taste;
  actor: Actor;
  signal: AbortSignal;
}

/** What is offered for a slot, as its rule sees it. */
export async function lookFor(
  slot: Slot,
  { fixed, taste, actor, signal }: Around,
): Promise<{ judged: Judged[] } | { unmet: Schemas['UnmetRule'] }> {
  const missing = unsaid(slot);
  if (missing) return { unmet: missing };
  const { template, rule, meal } = slot;
  const search = template?.filters ?? {};
  try {
    const offered = await offeredFor(meal, search, {
      ...{ actor, signal },
      ...(!search.package_type && { package_type: [template?.meal_type ?? 'lunch_or_dinner'] }),
      ...(template?.presentation_type && {
        presentation_type: [template.presentation_type, 'mixed' as const],
      }),
      ...(rule.block_roster_id !== null && { block_roster_id: rule.block_roster_id }),
    });
    const place = {
      ...{ rule, date: slot.date, headcount: meal.headcount ?? 1, mostEachCents: slot.mostEachCents },
      previousPackageId: slot.previous?.package?.id ?? null,
    };
    return { judged: judge(place, offered, { fixed, taste }) };
  } catch (error) {
    return { unmet: refused(slot, reasonOf(error)) };
  }
}

async function inTurns<Item, Found>(items: readonly Item[], work: (item: Item) => Promise<Found>) {
  const found: Found[] = [];
  for (let from = 0; from < items.length; from += atOnce)
    found.push(...(await Promise.all(items.slice(from, from + atOnce).map(work))));
  return found;
}

/** The best candidates, the best two of each cuisine, and the cheapest ones, which a budget may need. */
function someOf(fitting: readonly Judged[], most: number): Judged[] {
  if (fitting.length <= most) return [...fitting];
  const each = Math.floor(most / 4);
  const cuisines = new Map<string, number>();
  const varied = fitting.filter(({ cuisine }) => {
    const count = (cuisines.get(cuisine) ?? 0) + 1;
    cuisines.set(cuisine, count);
    return count <= 2;
  });
  const cheap = fitting.toSorted((one, other) => one.totalCents - other.totalCents);
  return [...new Set([...cheap.slice(0, each), ...varied.slice(0, 2 * each), ...fitting])].slice(0, most);
}

const planSlotOf = ({ rule, date }: Slot, candidates: readonly Judged[]): PlanSlot => ({
  ...{ ruleId: rule.id, date, week: mondayOf(date) },
  ...{ cuisineGap: rule.cuisine_gap_days, brandGap: rule.brand_gap_days },
  candidates: candidates.map(({ packageId, brandId, cuisine, totalCents, score }) => ({
    ...{ packageId, brandId, cuisine, totalCents, score },
  })),
});

/** What is left of each week's budget beside the meals that come in any case. */
function budgetsOf(rules: readonly RuleRow[], days: Days, fixed: readonly FixedMeal[]): Map<string, number> {
  const budgets = new Map<string, number>();
  for (const { id: ruleId, budget_week_cents: most } of rules) {
    if (most === null) continue;
    for (let week = mondayOf(days.from); week <= days.to; week = addDays(week, 7)) {
      const spent = fixed
        .filter((meal) => meal.ruleId === ruleId && mondayOf(meal.date) === week)
        .reduce((sum, { totalCents }) => sum + totalCents, 0);
      budgets.set(budgetKey({ ruleId, week }), Math.max(0, most - spent));
    }
  }
  return budgets;
}
