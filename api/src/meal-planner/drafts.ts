import type { ChosenPresentation, OrderStatus, Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { notFound } from '../errors';
import { authorize, defineList, type Actor, type Paging } from '../http';
import { column, prepared, type RowWith } from '../prepared';
import type { PlannedSearch } from './order-template.model';
import { plannerPolicy } from './planner.policy';
import type { Days } from './range';

const columns = {
  id: 'int4',
  team_id: 'int4',
  created_by: 'int4',
  order_template_id: 'int4?',
  managed_rule_id: 'int4?',
  slot_date: 'date?',
  saved_search: column<PlannedSearch>('jsonb'),
  start_date: 'date',
  start_time: 'text?',
  headcount: 'int4?',
  google_place_id: 'text?',
  formatted_address: 'text?',
  address_id: 'int4?',
  presentation_type: column<ChosenPresentation>('text?'),
  name: 'text',
  color: column<Schemas['DraftOrder']['color']>('text?'),
  package: column<{ id: number; name: string; slug: string; url: string | null; alt: string }>('json?'),
  brand: column<{ id: number; name: string; slug: string }>('json?'),
  cuisine: 'text?',
  total_cents: 'int4?',
  by_hand: 'bool',
  why: 'text[]',
  displaced: 'text?',
  problem: 'text?',
  order_id: 'int4?',
  order_status: column<OrderStatus>('text?'),
  is_ordered: 'bool',
} as const;
export type DraftRow = RowWith<typeof columns>;

/** A cart that was removed, or an order that ended without food, leaves its meal to be ordered again. */
const isOrderedSql = `(o.id is not null and o.removed_at is null and o.status not in ('declined', 'expired', 'canceled'))`;

const select = `d.id, d.team_id, d.created_by, t.id as order_template_id, d.managed_rule_id, d.slot_date, d.saved_search,
  d.start_date, to_char(d.start_time, 'HH24:MI') as start_time, d.headcount,
  coalesce(a.google_place_id, d.google_place_id) as google_place_id,
  coalesce(a.formatted_address, d.formatted_address) as formatted_address, a.id as address_id, d.presentation_type,
  d.name, t.color,
  case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'slug', p.slug,
    'url', p.picture ->> 'url', 'alt', p.picture_alt) end as package,
  case when b.id is not null then json_build_object('id', b.id, 'name', b.name, 'slug', b.slug) end as brand,
  c.package_category as cuisine, d.total_cents, d.by_hand, d.why, d.displaced, d.problem,
  d.order_id, o.status as order_status, ${isOrderedSql} as is_ordered`;
const joins = `draft_orders d left join order_templates t on t.id = d.order_template_id and t.archived_at is null
  left join addresses a on a.id = d.address_id and a.archived_at is null
  left join packages p on p.id = d.package_id left join brands b on b.id = d.brand_id
  left join package_categories c on c.id = p.package_category_id left join orders o on o.id = d.order_id`;

const drafts = defineList({
  name: 'draft-orders',
  columns,
  select,
  from: `${joins} where d.team_id = $1 and d.start_date between $2 and $3 and d.removed_at is null`,
  order: 'd.start_date, d.start_time nulls last',
  key: 'd.id',
});
const byId = prepared(
  'draft-order',
  columns,
  `select ${select} from ${joins} where d.id = $1 and d.removed_at is null`,
);
const between = prepared(
  'draft-orders-between',
  columns,
  `select ${select} from ${joins} where d.team_id = $1 and d.start_date between $2 and $3 and d.removed_at is null
   order by d.start_date, d.start_time nulls last, d.id`,
);
const locked = prepared(
  'draft-order-locked',
  { id: 'int4' },
  'select id from draft_orders where id = $1 and removed_at is null for no key update',
);

export const listDrafts = (teamId: number, { from, to }: Days, page: Paging) =>
  drafts.page([teamId, from, to], page);

/** All planned meals of these days, the first one first. */
export const draftsBetween = (teamId: number, { from, to }: Days) => sql.rows(between, [teamId, from, to]);

const missing = () => notFound('This planned meal could not be found.');

/** A planned meal of an organization that the actor plans for; 404 and 403 otherwise. */
export async function findDraft(id: number, actor: Actor): Promise<DraftRow> {
  const row = await sql.first(byId, [id]);
  if (!row) throw missing();
  authorize(plannerPolicy, 'plan', actor, { teamId: row.team_id });
  return row;
}

/** A planned meal as it is once others who change it are done; 404 where they removed it. */
export async function lockDraft(id: number, transaction: Transaction): Promise<DraftRow> {
  if ((await sql.within(transaction, locked, [id])).length === 0) throw missing();
  const [row] = await sql.within(transaction, byId, [id]);
  if (!row) throw missing();
  return row;
}
