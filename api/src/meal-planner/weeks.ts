import type { Schemas } from '@copper-carrot/contracts';
import { addDays } from '../schedule';
import { centsToDollars } from '../pricing';
import { draftsBetween } from './drafts';
import { holidaysBetween } from './holidays';
import { mondayOf, type Days } from './range';
import { activeRules, type RuleRow } from './rules';
import { inDollars } from './template.presenter';

/** The weeks of a plan with what they cost, and the holidays in them. */
export async function loadWeeks(teamId: number, days: Days): Promise<Schemas['MealPlan']> {
  const [drafts, rules] = await Promise.all([draftsBetween(teamId, days), activeRules(teamId)]);
  const weeks: Schemas['MealPlan']['weeks'] = [];
  for (let monday = mondayOf(days.from); monday <= days.to; monday = addDays(monday, 7)) {
    const own = drafts.filter(({ start_date: date }) => mondayOf(date) === monday);
    weeks.push({
      starts_on: monday,
      meals: own.length,
      total_price: centsToDollars(own.reduce((sum, { total_cents: cents }) => sum + (cents ?? 0), 0)),
      budget: inDollars(budgetOf(rules)),
    });
  }
  return { holidays: holidaysBetween(days), weeks };
}

/** What the rules allow a week together; null where one of them has no limit, or there is no rule. */
function budgetOf(rules: readonly RuleRow[]): number | null {
  const limits = rules.map(({ budget_week_cents: cents }) => cents);
  if (limits.length === 0 || limits.includes(null)) return null;
  return limits.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
}
