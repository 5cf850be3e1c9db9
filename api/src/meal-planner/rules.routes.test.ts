import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { addDays } from '../schedule';
import { useDatabase, type TestClient } from '../testing';
import { aMonday, base, done, fieldsOf, makeLunch, makePlanner } from './planner.factory';

useDatabase();

type Draft = Schemas['DraftOrder'];
type Plan = Schemas['PopulatedPlan'];
const monday = aMonday();
const day = (count: number) => addDays(monday, count);
const everyWeekday = { name: 'Daily lunch', weekdays: [1, 2, 3, 4, 5], start_time: '12:00', headcount: 20 };
const lunches = new Map<string, Awaited<ReturnType<typeof makeLunch>>>();
const idOf = (cuisine: string) => lunches.get(cuisine)?.id ?? 0;

beforeAll(async () => {
  for (const [cuisine, priceCents] of [
    ['lunch_mexican', 1500],
    ['lunch_italian', 1800],
    ['lunch_thai', 2400],
  ] as const)
    lunches.set(cuisine, await makeLunch(cuisine, { priceCents }));
});

const newRule = (admin: TestClient, managed_rule: object) =>
  done<Schemas['ManagedRule']>(
    admin
      .post(`${base}/managed_rules`)
      .send({ managed_rule: { ...everyWeekday, skip_holidays: false, ...managed_rule } }),
    201,
  );
const populate = (admin: TestClient, from = monday, to = day(6)) =>
  done<Plan>(admin.post(`${base}/managed_rules/populate`).send({ from, to }));
const foodOf = ({ records }: { records: Draft[] }) =>
  records.map(({ start_date: date, package: pack }) => [date, pack?.id]);

describe('managed rules', () => {
  it('[ENTI-35] are kept, read, changed and removed', async () => {
    const { admin, teamId } = await makePlanner();
    const rule = await newRule(admin, { diets: ['vegan'], budget_per_week: 900, cuisine_gap_days: 3 });
    const path = `${base}/managed_rules/${rule.id}`;
    expect(rule).toMatchObject({
      ...{ team_id: teamId, active: true, every_weeks: 1, diets: ['vegan'], budget_per_week: 900 },
      can: { update: true, delete: true, populate: true },
    });
    const paused = await done<Schemas['ManagedRule']>(
      admin.patch(path).send({ managed_rule: { active: false, diets: [] } }),
    );
    expect(paused).toEqual({ ...rule, active: false, diets: [], can: { ...rule.can, populate: false } });
    const { records } = await done<List<Schemas['ManagedRule']>>(admin.get(`${base}/managed_rules`));
    expect(records).toEqual([paused]);
    await admin.delete(path).expect(204);
    await admin.get(path).expect(404);
  });

  it.each([
    [{ weekdays: [] }, ['weekdays']],
    [{ weekdays: [8] }, ['weekdays.0']],
    [{ order_template_id: 2_000_000 }, ['order_template_id']],
    [{ roster_id: 2_000_000 }, ['roster_id']],
    [{ starts_on: day(7), ends_on: monday }, ['ends_on']],
    [{ diets: ['carnivore'] }, ['diets.0']],
    [{ budget_per_person: -1 }, ['budget_per_person']],
  ])('refuse %j by its field', async (given, fields) => {
    const { admin } = await makePlanner();
    const refused = await admin
      .post(`${base}/managed_rules`)
      .send({ managed_rule: { ...everyWeekday, ...given } })
      .expect(422);
    expect(fieldsOf(refused)).toEqual(fields);
  });
});

describe('populating', () => {
  it('[API-103] plans each day of a rule with what search offers, and says why', async () => {
    const { admin } = await makePlanner();
    await newRule(admin, { cuisine_gap_days: 3 });
    const plan = await populate(admin);
    expect([plan.created, plan.unmet, plan.best]).toEqual([5, [], true]);
    const cuisines = plan.records.map(({ package: pack }) => pack?.id);
    for (const [at, id] of cuisines.entries())
      expect(cuisines.slice(Math.max(0, at - 2), at)).not.toContain(id);
    for (const draft of plan.records) {
      expect(draft).toMatchObject({ by_hand: false, problem: null, headcount: 20, start_time: '12:00' });
      expect(draft.why.join(' ')).toMatch(/New to you.*a person, all in/);
    }
    expect(plan.records.some(({ displaced }) => displaced?.startsWith('Chosen over'))).toBe(true);
    const prices = plan.records.reduce(
      (sum, { total_price: price }) => sum + Math.round((price ?? 0) * 100),
      0,
    );
    expect(Math.round(plan.total_price * 100)).toBe(prices);
  });

  it('[API-103] again changes nothing that a person planned, moved or removed', async () => {
    const { admin } = await makePlanner();
    const rule = await newRule(admin, {});
    const first = await populate(admin);
    const [one, two, three] = first.records;
    await done(
      admin
        .patch(`${base}/draft_orders/${one?.id}`)
        .send({ draft_order: { package_id: idOf('lunch_thai') } }),
    );
    await done(admin.patch(`${base}/draft_orders/${two?.id}`).send({ draft_order: { start_date: day(5) } }));
    await admin.delete(`${base}/draft_orders/${three?.id}`).expect(204);
    const byHand = await done<Draft>(
      admin
        .post(`${base}/draft_orders`)
        .send({ draft_order: { start_date: day(6), start_time: '18:00', name: 'Party' } }),
      201,
    );
    const again = await populate(admin);
    expect(again).toMatchObject({ created: 0, changed: 0, kept: 5 });
    expect(again.records.map(({ id, start_date: date }) => [id, date])).toEqual([
      [one?.id, monday],
      [first.records[3]?.id, day(3)],
      [first.records[4]?.id, day(4)],
      [two?.id, day(5)],
      [byHand.id, day(6)],
    ]);
    expect(again.records[0]).toMatchObject({ package: { id: idOf('lunch_thai') }, by_hand: true });
    expect(await populate(admin)).toMatchObject({ created: 0, changed: 0, kept: 5 });
    // A day that was emptied is planned again by hand, and by nothing else.
    const filled = await done<Draft>(
      admin
        .post(`${base}/managed_rules/${rule.id}/draft_orders`)
        .send({ draft_order: { start_date: day(2), package_id: idOf('lunch_italian') } }),
      201,
    );
    expect(filled).toMatchObject({ id: three?.id, managed_rule_id: rule.id, by_hand: true, headcount: 20 });
  });

  it('[API-104] a meal of a rule by hand takes the place of what it planned, once', async () => {
    const { admin } = await makePlanner();
    const rule = await newRule(admin, {});
    const { records } = await populate(admin, monday, monday);
    const path = `${base}/managed_rules/${rule.id}/draft_orders`;
    const draft_order = { start_date: monday, package_id: idOf('lunch_italian') };
    const made = await done<Draft>(admin.post(path).send({ draft_order }), 201);
    expect([made.id, made.package?.id, made.by_hand]).toEqual([records[0]?.id, idOf('lunch_italian'), true]);
    expect(fieldsOf(await admin.post(path).send({ draft_order }).expect(422))).toEqual(['start_date']);
  });

  it('keeps to budgets, and names a day that they leave empty with the smallest change that works', async () => {
    const { admin } = await makePlanner();
    const rule = await newRule(admin, { weekdays: [1, 2] });
    const rich = await populate(admin);
    const cheapest = Math.min(...rich.records.map(({ total_price: price }) => price ?? 0));
    const limit = (managed_rule: object) =>
      done(admin.patch(`${base}/managed_rules/${rule.id}`).send({ managed_rule }));
    await limit({ budget_per_week: cheapest + 1 });
    const poor = await populate(admin);
    expect(poor.unmet).toMatchObject([{ managed_rule_id: rule.id, code: 'budget_per_week' }]);
    expect(poor.total_price).toBeLessThanOrEqual(cheapest + 1);
    await limit({ budget_per_week: poor.unmet[0]?.change?.value });
    expect((await populate(admin)).unmet).toEqual([]);
    await limit({ budget_per_week: null, budget_per_person: 5 });
    const none = await populate(admin);
    expect([none.records, none.unmet.map(({ code }) => code)]).toEqual([
      [],
      ['budget_per_person', 'budget_per_person'],
    ]);
    await limit({ budget_per_person: none.unmet[0]?.change?.value });
    expect((await populate(admin)).unmet).toEqual([]);
  });

  it('leaves out cuisines too close, blocked restaurants, unfed diets and few stars, and says what would help', async () => {
    const { admin, teamId } = await makePlanner();
    const rule = await newRule(admin, { weekdays: [1, 2], cuisine_gap_days: 7, diets: ['vegetarian'] });
    const [blocked] = await sql.rows<{ id: number }>(
      `insert into rosters (team_id, name, kind) values ($1, 'Not here', 'block') returning id`,
      [teamId],
    );
    await sql.rows(
      'insert into roster_brands (roster_id, brand_id) select $1, brand_id from packages where id <> $2',
      [blocked?.id, idOf('lunch_italian')],
    );
    const limit = (managed_rule: object) =>
      done(admin.patch(`${base}/managed_rules/${rule.id}`).send({ managed_rule }));
    await limit({ block_roster_id: blocked?.id });
    const plan = await populate(admin);
    expect(foodOf(plan).map(([, id]) => id)).toEqual([idOf('lunch_italian')]);
    expect(plan.unmet).toMatchObject([{ code: 'cuisine_gap_days', change: { value: 1 } }]);
    await limit({ cuisine_gap_days: 1, minimum_rating: 4 });
    const strict = await populate(admin);
    expect(strict.unmet.map(({ code }) => code)).toEqual(['minimum_rating', 'minimum_rating']);
    await limit({ minimum_rating: null, diets: ['vegan'] });
    expect((await populate(admin)).unmet[0]).toMatchObject({
      code: 'diets',
      change: { field: 'diets', value: [] },
    });
  });

  it('skips holidays, days of other weeks, and meals that people have already', async () => {
    const { admin } = await makePlanner();
    await newRule(admin, { skip_holidays: true, every_weeks: 2, starts_on: monday, weekdays: [1, 2] });
    await done(
      admin
        .post(`${base}/draft_orders`)
        .send({ draft_order: { start_date: day(1), start_time: '13:00', name: 'Potluck' } }),
      201,
    );
    const plan = await populate(admin, monday, day(13));
    const isHoliday = plan.holidays.some(({ date }) => date === monday);
    expect(plan.records.filter(({ by_hand: byHand }) => !byHand).map(({ start_date: date }) => date)).toEqual(
      isHoliday ? [] : [monday],
    );
  });

  it('needs to know when, where and for how many', async () => {
    const { admin, teamId } = await makePlanner();
    await newRule(admin, { weekdays: [1], start_time: null });
    await newRule(admin, { weekdays: [2], headcount: null });
    await newRule(admin, { weekdays: [3] });
    await sql.rows('update teams set default_address_id = null where id = $1', [teamId]);
    const { unmet } = await populate(admin);
    expect(unmet.map(({ code }) => code)).toEqual(['start_time', 'headcount', 'address_id']);
  });

  it.each([
    [{ from: day(1), to: monday }, ['to']],
    [{ from: monday, to: day(92) }, ['to']],
    [{ from: monday }, ['to']],
  ])('refuses %j by its field', async (body, fields) => {
    const { admin } = await makePlanner();
    expect(fieldsOf(await admin.post(`${base}/managed_rules/populate`).send(body).expect(422))).toEqual(
      fields,
    );
  });
});

it('[API-105] results of a rule on a day name what it would take, and what it has against the rest', async () => {
  const { admin } = await makePlanner();
  const rule = await newRule(admin, { cuisine_gap_days: 5, budget_per_person: 30 });
  await done(
    admin
      .post(`${base}/managed_rules/${rule.id}/draft_orders`)
      .send({ draft_order: { start_date: day(1), package_id: idOf('lunch_mexican') } }),
    201,
  );
  const path = `${base}/managed_rules/${rule.id}/results`;
  const { records, count } = await done<List<Schemas['RuleResult']>>(admin.get(path).query({ date: monday }));
  const byPackage = new Map(records.map((each) => [each.package.id, each]));
  expect(count).toBe(3);
  expect(byPackage.get(idOf('lunch_italian'))).toMatchObject({ fits: true, against: [] });
  expect(byPackage.get(idOf('lunch_mexican'))).toMatchObject({
    ...{ fits: false, against: [expect.stringMatching(/one day before or after/)] },
  });
  expect(byPackage.get(idOf('lunch_thai'))?.against).toEqual([expect.stringMatching(/over the budget/)]);
  expect(records.map(({ fits }) => fits)).toEqual([true, false, false]);
  expect(fieldsOf(await admin.get(path).expect(422))).toEqual(['date']);
});
