import type { Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../http';
import { centsToDollars } from '../pricing';
import type { PlannedSearch } from './order-template.model';
import { plannerPolicy } from './planner.policy';
import type { TemplateRow } from './templates';

export const inDollars = (cents: number | null) => (cents === null ? null : centsToDollars(cents));
/** Null where it looks for anything. */
export const presentSearch = (search: PlannedSearch): Schemas['PlannedSearch'] | null =>
  Object.keys(search).length === 0 ? null : search;

export function presentTemplate(row: TemplateRow, actor: Actor): Schemas['OrderTemplate'] {
  const mayPlan = plannerPolicy.plan(actor, { teamId: row.team_id });
  return {
    id: row.id,
    team_id: row.team_id,
    name: row.name,
    color: row.color,
    meal_type: row.meal_type,
    start_time: row.start_time,
    headcount: row.headcount,
    presentation_type: row.presentation_type,
    budget_per_person: inDollars(row.budget_cents),
    saved_search: presentSearch(row.filters),
    address_id: row.address_id,
    google_place_id: row.google_place_id,
    formatted_address: row.formatted_address,
    is_default: row.is_default,
    can: { update: mayPlan, delete: mayPlan },
  };
}
