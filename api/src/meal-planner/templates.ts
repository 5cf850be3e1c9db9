import type { ChosenPresentation, MealType } from '@copper-carrot/contracts';
import { savedFilters, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { addressInBook } from '../addresses';
import { now } from '../clock';
import { database, sql } from '../database';
import { invalid, notFound } from '../errors';
import { authorize, defineList, type Actor, type Paging } from '../http';
import { column, prepared, type RowWith } from '../prepared';
import { dollarsToCents } from '../pricing';
import { OrderTemplate, type PlannedSearch } from './order-template.model';
import { plannerPolicy } from './planner.policy';

const columns = {
  id: 'int4',
  team_id: 'int4',
  name: 'text',
  color: column<Schemas['OrderTemplate']['color']>('text'),
  meal_type: column<MealType>('text'),
  start_time: 'text?',
  headcount: 'int4?',
  presentation_type: column<ChosenPresentation>('text?'),
  budget_cents: 'int4?',
  filters: column<PlannedSearch>('jsonb'),
  address_id: 'int4?',
  google_place_id: 'text?',
  formatted_address: 'text?',
  is_default: 'bool',
} as const;
export type TemplateRow = RowWith<typeof columns>;

const select = `t.id, t.team_id, t.name, t.color, t.meal_type, to_char(t.start_time, 'HH24:MI') as start_time, t.headcount,
  t.presentation_type, t.budget_per_person_cents as budget_cents, t.filters, a.id as address_id,
  coalesce(a.google_place_id, t.google_place_id) as google_place_id,
  coalesce(a.formatted_address, t.formatted_address) as formatted_address, t.is_default`;
const from = `order_templates t left join addresses a on a.id = t.address_id and a.archived_at is null
  where t.archived_at is null`;

const templates = defineList({
  name: 'order-templates',
  columns,
  select,
  from: `${from} and t.team_id = $1`,
  order: 'lower(t.name)',
  key: 't.id',
});
const byId = prepared('order-template', columns, `select ${select} from ${from} and t.id = $1`);
const firstOf = prepared(
  'order-template-default',
  columns,
  `select ${select} from ${from} and t.team_id = $1 order by t.is_default desc, lower(t.name), t.id limit 1`,
);

export const listTemplates = (teamId: number, page: Paging) => templates.page([teamId], page);

/** The template that planned meals of an organization begin with: the default one, else the first by name. */
export const defaultTemplate = async (teamId: number): Promise<TemplateRow | null> =>
  (await sql.first(firstOf, [teamId])) ?? null;

const ofTeam = prepared(
  'order-templates-of-team',
  columns,
  `select ${select} from ${from} and t.team_id = $1 order by lower(t.name), t.id`,
);
export const allTemplates = (teamId: number) => sql.rows(ofTeam, [teamId]);

/** A template of an organization that the actor plans for; 404 and 403 otherwise. */
export async function findTemplate(id: number, actor: Actor): Promise<TemplateRow> {
  const row = await sql.first(byId, [id]);
  if (!row) throw notFound('This template could not be found.');
  authorize(plannerPolicy, 'plan', actor, { teamId: row.team_id });
  return row;
}

/** The template that a meal or a rule of an organization names; 422 for one of others. */
export async function templateOfTeam(
  id: number,
  teamId: number,
  transaction: Transaction | null,
): Promise<TemplateRow> {
  const [row] = await sql.within(transaction, byId, [id]);
  if (row?.team_id !== teamId)
    throw invalid('order_template_id', 'inclusion', 'is not a template of the organization');
  return row;
}

/** Refuses an address that is not in the organization's book. */
export async function requireInBook(
  addressId: number | null | undefined,
  teamId: number,
  transaction: Transaction | null,
): Promise<void> {
  if (addressId != null && !(await addressInBook(addressId, { userId: null, teamId }, transaction)))
    throw invalid('address_id', 'inclusion', 'is not an address of the organization');
}

type Fields = Schemas['OrderTemplateBody']['order_template'];

/** A search in the form in which it is kept; none is empty. */
export function keptSearch(said: Schemas['PlannedSearchBody'] | null): PlannedSearch {
  if (!said) return {};
  const { name, ...filters } = said;
  return { ...savedFilters(filters), ...(name ? { name } : {}) };
}

const changesOf = (said: Fields) => ({
  ...(said.name !== undefined && { name: said.name }),
  ...(said.color !== undefined && { color: said.color }),
  ...(said.meal_type !== undefined && { mealType: said.meal_type }),
  ...(said.start_time !== undefined && { startTime: said.start_time }),
  ...(said.headcount !== undefined && { headcount: said.headcount }),
  ...(said.presentation_type !== undefined && { presentationType: said.presentation_type }),
  ...(said.budget_per_person !== undefined && {
    budgetPerPersonCents:
      said.budget_per_person === null ? null : dollarsToCents(said.budget_per_person, 'budget_per_person'),
  }),
  ...(said.saved_search !== undefined && { filters: keptSearch(said.saved_search) }),
  ...(said.address_id !== undefined && { addressId: said.address_id }),
  ...(said.google_place_id !== undefined && { googlePlaceId: said.google_place_id }),
  ...(said.formatted_address !== undefined && { formattedAddress: said.formatted_address }),
  ...(said.is_default !== undefined && { isDefault: said.is_default }),
});

/** One template of an organization is its default, so the one before is it no more. */
async function yieldDefault(teamId: number, { is_default: isDefault }: Fields, transaction: Transaction) {
  await sql.within(transaction, lockedTeam, [teamId]);
  if (isDefault) await OrderTemplate.update({ isDefault: false }, { where: { teamId }, transaction });
}
const lockedTeam = prepared('order-template-team', {}, 'select from teams where id = $1 for no key update');

export async function createTemplate(
  teamId: number,
  said: Fields & { name: string },
  actor: Actor,
): Promise<TemplateRow> {
  const { id } = await database.transaction(async (transaction) => {
    await requireInBook(said.address_id, teamId, transaction);
    await yieldDefault(teamId, said, transaction);
    return OrderTemplate.create(
      { teamId, createdBy: actor.userId, mealType: 'lunch_or_dinner', ...changesOf(said), name: said.name },
      { transaction },
    );
  });
  return findTemplate(id, actor);
}

export async function changeTemplate(id: number, said: Fields, actor: Actor): Promise<TemplateRow> {
  const { team_id: teamId } = await findTemplate(id, actor);
  await database.transaction(async (transaction) => {
    await requireInBook(said.address_id, teamId, transaction);
    await yieldDefault(teamId, said, transaction);
    await OrderTemplate.update(changesOf(said), { where: { id }, transaction });
  });
  return findTemplate(id, actor);
}

/** The same template once more, under another name, and not as the default. */
export async function copyTemplate(id: number, name: string | undefined, actor: Actor): Promise<TemplateRow> {
  const found = await findTemplate(id, actor);
  const [copy] = await sql.rows(copied, [id, (name ?? `Copy of ${found.name}`).slice(0, 100), actor.userId]);
  if (!copy) throw notFound('This template could not be found.');
  return findTemplate(copy.id, actor);
}
const copied = prepared(
  'order-template-copied',
  { id: 'int4' },
  `insert into order_templates (team_id, created_by, name, color, meal_type, start_time, headcount, presentation_type,
     budget_per_person_cents, filters, address_id, google_place_id, formatted_address)
   select team_id, $3, $2, color, meal_type, start_time, headcount, presentation_type,
     budget_per_person_cents, filters, address_id, google_place_id, formatted_address
   from order_templates where id = $1 and archived_at is null returning id`,
);

/** Meals and rules that began with it keep what they have of it. */
export async function deleteTemplate(id: number, actor: Actor): Promise<void> {
  await findTemplate(id, actor);
  await sql.rows(archived, [id, now()]);
}
const archived = prepared(
  'order-template-archived',
  {},
  'update order_templates set archived_at = $2, is_default = false where id = $1',
);
