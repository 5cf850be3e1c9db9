import type { Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../http';
import { plannerPolicy } from './planner.policy';
import type { RuleRow } from './rules';
import { inDollars } from './template.presenter';

export function presentRule(row: RuleRow, actor: Actor): Schemas['ManagedRule'] {
  const mayPlan = plannerPolicy.plan(actor, { teamId: row.team_id });
  return {
    id: row.id,
    team_id: row.team_id,
    name: row.name,
    active: row.active,
    order_template_id: row.order_template_id,
    weekdays: row.weekdays,
    every_weeks: row.every_weeks,
    start_time: row.start_time,
    headcount: row.headcount,
    budget_per_person: inDollars(row.budget_person_cents),
    budget_per_week: inDollars(row.budget_week_cents),
    cuisine_gap_days: row.cuisine_gap_days,
    brand_gap_days: row.brand_gap_days,
    minimum_rating: row.minimum_rating,
    diets: row.diets,
    roster_id: row.roster_id,
    block_roster_id: row.block_roster_id,
    skip_holidays: row.skip_holidays,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    submit_days_before: row.submit_days_before,
    can: { update: mayPlan, delete: mayPlan, populate: mayPlan && row.active },
  };
}
