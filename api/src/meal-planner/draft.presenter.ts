import type { Schemas } from '@copper-carrot/contracts';
import { presentPicture } from '../catalog';
import type { Actor } from '../http';
import { centsToDollars } from '../pricing';
import type { DraftRow } from './drafts';
import { plannerPolicy } from './planner.policy';
import { inDollars, presentSearch } from './template.presenter';

/** Of a meal without a template. */
const plainColor = 'Slate';

export function presentDraft(row: DraftRow, actor: Actor): Schemas['DraftOrder'] {
  const isOpen = plannerPolicy.plan(actor, { teamId: row.team_id }) && !row.is_ordered;
  const { total_cents: total, headcount } = row;
  return {
    id: row.id,
    team_id: row.team_id,
    order_template_id: row.order_template_id,
    managed_rule_id: row.managed_rule_id,
    saved_search: presentSearch(row.saved_search),
    start_date: row.start_date,
    start_time: row.start_time,
    headcount,
    google_place_id: row.google_place_id,
    formatted_address: row.formatted_address,
    address_id: row.address_id,
    presentation_type: row.presentation_type,
    name: row.name || row.package?.name || row.brand?.name || row.saved_search.name || 'Still open',
    color: row.color ?? plainColor,
    package: row.package && {
      id: row.package.id,
      name: row.package.name,
      slug: row.package.slug,
      image: presentPicture(row.package.url ?? undefined, row.package.alt),
    },
    brand: row.brand,
    price_per_person: total === null || !headcount ? null : centsToDollars(Math.round(total / headcount)),
    total_price: inDollars(total),
    by_hand: row.by_hand,
    why: row.why,
    displaced: row.displaced,
    problem: row.problem,
    order_id: row.order_id,
    order_status: row.order_status,
    can: {
      update: isOpen,
      delete: isOpen,
      create_order: isOpen && (row.package !== null || row.brand !== null),
    },
  };
}
