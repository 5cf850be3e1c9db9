import type { Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { database, sql } from '../database';
import { rateLimit, type Actor } from '../http';
import { prepared } from '../prepared';
import { centsToDollars } from '../pricing';
import { presentDraft } from './draft.presenter';
import { draftsBetween } from './drafts';
import { holidaysBetween } from './holidays';
import { planDays, type PlannedMeal } from './plan-days';
import type { Days } from './range';

/** A plan takes up to two seconds of processor time. */
export const planLimit = rateLimit({
  name: 'meal_plans',
  tries: 120,
  seconds: 10 * 60,
  says: 'Too many plans were asked for from here.',
});

/**
 * Plans the meals of all active rules on these days and keeps them as drafts. Meals that a person planned, changed,
 * removed or ordered stay as they are; those that a rule planned before are planned again, and stay where they are as
 * good as any.
 */
export async function populate(
  teamId: number,
  days: Days,
  actor: Actor,
  signal: AbortSignal,
): Promise<Schemas['PopulatedPlan']> {
  const began = performance.now();
  const { meals, dropped, unmet, isBest } = await planDays(teamId, days, actor, signal);
  const written = await database.transaction((transaction) =>
    keep(meals, { teamId, dropped, actor }, transaction),
  );
  const all = await draftsBetween(teamId, days);
  const records = all.map((row) => presentDraft(row, actor));
  const created = written.filter(({ is_new: isNew }) => isNew).length;
  const isSame = ({ slot, meal }: PlannedMeal) =>
    slot.previous?.package?.id === meal.packageId && slot.previous.total_cents === meal.totalCents;
  const changed = meals.filter((each) => each.slot.previous && !isSame(each)).length + dropped.length;
  return {
    records,
    count: records.length,
    created,
    changed,
    kept: records.length - created - (changed - dropped.length),
    total_price: centsToDollars(all.reduce((sum, { total_cents: cents }) => sum + (cents ?? 0), 0)),
    best: isBest,
    seconds: Math.round(performance.now() - began) / 1000,
    unmet,
    holidays: holidaysBetween(days),
  };
}

const locked = prepared('populate-team', {}, 'select from teams where id = $1 for no key update');
/** What a person did to a meal meanwhile is what counts. */
const kept = prepared(
  'populate-kept',
  { id: 'int4', is_new: 'bool' },
  `insert into draft_orders (team_id, created_by, managed_rule_id, slot_date, order_template_id, package_id, brand_id,
     start_date, start_time, headcount, presentation_type, google_place_id, formatted_address, address_id, saved_search,
     name, total_cents, by_hand, why, displaced)
   select $1::integer, $2::integer, m.rule_id, m.date, m.template_id, m.package_id, m.brand_id, m.date, m.time, m.headcount,
     m.presentation_type, m.google_place_id, m.formatted_address, m.address_id, m.search, '', m.total_cents, false,
     array(select jsonb_array_elements_text(m.why)), m.displaced
   from jsonb_to_recordset($3::jsonb) as m (rule_id integer, date date, template_id integer, package_id integer,
     brand_id integer, time time, headcount integer, presentation_type text, google_place_id text,
     formatted_address text, address_id integer, search jsonb, total_cents integer, why jsonb, displaced text)
   where exists (select from managed_rules r where r.id = m.rule_id)
   on conflict (managed_rule_id, slot_date) do update set created_by = excluded.created_by,
     order_template_id = excluded.order_template_id,
     package_id = excluded.package_id, brand_id = excluded.brand_id, start_date = excluded.start_date,
     start_time = excluded.start_time, headcount = excluded.headcount,
     presentation_type = excluded.presentation_type, google_place_id = excluded.google_place_id,
     formatted_address = excluded.formatted_address, address_id = excluded.address_id,
     saved_search = excluded.saved_search, total_cents = excluded.total_cents, why = excluded.why,
     displaced = excluded.displaced, problem = null, updated_at = now()
   where not draft_orders.by_hand and draft_orders.removed_at is null and draft_orders.order_id is null
   returning id, xmax = 0 as is_new`,
);
const dropped = prepared(
  'populate-dropped',
  {},
  `delete from draft_orders where id = any($1::integer[]) and not by_hand and removed_at is null and order_id is null`,
);

async function keep(
  meals: readonly PlannedMeal[],
  of: { teamId: number; dropped: readonly number[]; actor: Actor },
  transaction: Transaction,
) {
  await sql.within(transaction, locked, [of.teamId]);
  await sql.within(transaction, dropped, [of.dropped]);
  const rows = meals.map(({ slot: { rule, template, date, meal: when }, meal, why, displaced: over }) => ({
    rule_id: rule.id,
    date,
    template_id: template?.id ?? null,
    package_id: meal.packageId,
    brand_id: meal.brandId,
    time: when.startTime,
    headcount: when.headcount,
    presentation_type: template?.presentation_type ?? null,
    google_place_id: when.googlePlaceId,
    formatted_address: when.formattedAddress,
    address_id: when.addressId,
    search: template?.filters ?? {},
    total_cents: meal.totalCents,
    why,
    displaced: over,
  }));
  return sql.within(transaction, kept, [of.teamId, of.actor.userId, JSON.stringify(rows)]);
}
