import type { Diet, Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { now } from '../clock';
import { database, sql } from '../database';
import { invalid, notFound } from '../errors';
import { authorize, defineList, type Actor, type Paging } from '../http';
import { column, prepared, type RowWith } from '../prepared';
import { dollarsToCents } from '../pricing';
import { toLocal } from '../schedule';
import { ManagedRule } from './managed-rule.model';
import { plannerPolicy } from './planner.policy';
import { templateOfTeam } from './templates';

const columns = {
  id: 'int4',
  team_id: 'int4',
  created_by: 'int4',
  name: 'text',
  active: 'bool',
  order_template_id: 'int4?',
  weekdays: 'int4[]',
  every_weeks: 'int4',
  start_time: 'text?',
  headcount: 'int4?',
  budget_person_cents: 'int4?',
  budget_week_cents: 'int4?',
  cuisine_gap_days: 'int4',
  brand_gap_days: 'int4',
  minimum_rating: 'float8?',
  diets: column<Diet[]>('text[]'),
  roster_id: 'int4?',
  block_roster_id: 'int4?',
  skip_holidays: 'bool',
  starts_on: 'date',
  ends_on: 'date?',
  submit_days_before: 'int4?',
} as const;
export type RuleRow = RowWith<typeof columns>;

const select = `r.id, r.team_id, r.created_by, r.name, r.paused_at is null as active, t.id as order_template_id, r.weekdays,
  r.every_weeks, to_char(r.start_time, 'HH24:MI') as start_time, r.headcount, r.budget_per_person_cents as budget_person_cents,
  r.budget_per_week_cents as budget_week_cents, r.cuisine_gap_days, r.brand_gap_days,
  r.minimum_rating::float8 as minimum_rating, r.diets, r.roster_id, r.block_roster_id, r.skip_holidays, r.starts_on,
  r.ends_on, r.submit_days_before`;
const from = `managed_rules r left join order_templates t on t.id = r.order_template_id and t.archived_at is null`;

const rules = defineList({
  name: 'managed-rules',
  columns,
  select,
  from: `${from} where r.team_id = $1`,
  order: 'lower(r.name)',
  key: 'r.id',
});
const byId = prepared('managed-rule', columns, `select ${select} from ${from} where r.id = $1`);
const active = prepared(
  'managed-rules-active',
  columns,
  `select ${select} from ${from} where r.team_id = $1 and r.paused_at is null order by r.id`,
);

export const listRules = (teamId: number, page: Paging) => rules.page([teamId], page);
/** The rules that populating goes by. */
export const activeRules = (teamId: number) => sql.rows(active, [teamId]);

/** A rule of an organization that the actor plans for; 404 and 403 otherwise. */
export async function findRule(id: number, actor: Actor): Promise<RuleRow> {
  const row = await sql.first(byId, [id]);
  if (!row) throw notFound('This rule could not be found.');
  authorize(plannerPolicy, 'plan', actor, { teamId: row.team_id });
  return row;
}

type Fields = Schemas['ManagedRuleBody']['managed_rule'];
const inCents = (dollars: number | null, field: string) =>
  dollars === null ? null : dollarsToCents(dollars, field);
/** In the zone of New York: a rule that begins today has days ahead of it everywhere. */
const today = () => toLocal(now(), 'America/New_York').date;

const changesOf = (said: Fields) => ({
  ...(said.name !== undefined && { name: said.name }),
  ...(said.active !== undefined && { pausedAt: said.active ? null : now() }),
  ...(said.order_template_id !== undefined && { orderTemplateId: said.order_template_id }),
  ...(said.weekdays !== undefined && { weekdays: said.weekdays.toSorted((one, other) => one - other) }),
  ...(said.every_weeks !== undefined && { everyWeeks: said.every_weeks }),
  ...(said.start_time !== undefined && { startTime: said.start_time }),
  ...(said.headcount !== undefined && { headcount: said.headcount }),
  ...(said.budget_per_person !== undefined && {
    budgetPerPersonCents: inCents(said.budget_per_person, 'budget_per_person'),
  }),
  ...(said.budget_per_week !== undefined && {
    budgetPerWeekCents: inCents(said.budget_per_week, 'budget_per_week'),
  }),
  ...(said.cuisine_gap_days !== undefined && { cuisineGapDays: said.cuisine_gap_days }),
  ...(said.brand_gap_days !== undefined && { brandGapDays: said.brand_gap_days }),
  ...(said.minimum_rating !== undefined && { minimumRating: said.minimum_rating }),
  ...(said.diets !== undefined && { diets: said.diets }),
  ...(said.roster_id !== undefined && { rosterId: said.roster_id }),
  ...(said.block_roster_id !== undefined && { blockRosterId: said.block_roster_id }),
  ...(said.skip_holidays !== undefined && { skipHolidays: said.skip_holidays }),
  ...(said.starts_on !== undefined && { startsOn: said.starts_on ?? today() }),
  ...(said.ends_on !== undefined && { endsOn: said.ends_on }),
  ...(said.submit_days_before !== undefined && { submitDaysBefore: said.submit_days_before }),
});

const rostersOf = prepared(
  'managed-rule-rosters',
  { id: 'int4' },
  'select id from rosters where team_id = $1',
);

/** Refuses what is not the organization's, and days that end before they begin. */
async function check(
  said: Fields,
  { teamId, startsOn }: { teamId: number; startsOn: string },
  transaction: Transaction,
): Promise<void> {
  if (said.order_template_id != null) await templateOfTeam(said.order_template_id, teamId, transaction);
  const own = new Set((await sql.within(transaction, rostersOf, [teamId])).map(({ id }) => id));
  for (const field of ['roster_id', 'block_roster_id'] as const) {
    const id = said[field];
    if (id != null && !own.has(id))
      throw invalid(field, 'inclusion', 'is not a list of restaurants of the organization');
  }
  if (said.ends_on != null && said.ends_on < startsOn)
    throw invalid('ends_on', 'greater_than_or_equal_to', 'must not be before the first day');
}

export async function createRule(
  teamId: number,
  said: Fields & { name: string; weekdays: number[] },
  actor: Actor,
): Promise<RuleRow> {
  const startsOn = said.starts_on ?? today();
  const { id } = await database.transaction(async (transaction) => {
    await check(said, { teamId, startsOn }, transaction);
    return ManagedRule.create(
      {
        ...changesOf(said),
        ...{ teamId, createdBy: actor.userId, startsOn },
        ...{ name: said.name, weekdays: said.weekdays },
      },
      { transaction },
    );
  });
  return findRule(id, actor);
}

export async function changeRule(id: number, said: Fields, actor: Actor): Promise<RuleRow> {
  const { team_id: teamId, starts_on: startsOn, ends_on: endsOn } = await findRule(id, actor);
  await database.transaction(async (transaction) => {
    const days = {
      starts_on: said.starts_on === undefined ? startsOn : (said.starts_on ?? today()),
      ends_on: said.ends_on === undefined ? endsOn : said.ends_on,
    };
    await check({ ...said, ...days }, { teamId, startsOn: days.starts_on }, transaction);
    // A standing order is placed for whoever set it up, with their card.
    const owner = said.submit_days_before != null && { createdBy: actor.userId };
    await ManagedRule.update({ ...changesOf(said), ...owner }, { where: { id }, transaction });
  });
  return findRule(id, actor);
}

/** The meals that it planned stay, as if they were planned by hand. */
export async function deleteRule(id: number, actor: Actor): Promise<void> {
  await findRule(id, actor);
  await sql.rows(removed, [id]);
}
const removed = prepared('managed-rule-removed', {}, 'delete from managed_rules where id = $1');
