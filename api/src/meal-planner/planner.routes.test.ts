import type { List, Schemas } from '@copper-carrot/contracts';
import { Address } from '../addresses';
import { sql } from '../database';
import { place } from '../guards/office.factory';
import { addDays } from '../schedule';
import { makeMember, makeTeam, makeUser, signedIn, useDatabase, type TestClient } from '../testing';
import { aMonday, base, done, fieldsOf, makeLunch, makePlanner } from './planner.factory';

useDatabase();

type Template = Schemas['OrderTemplate'];
type Draft = Schemas['DraftOrder'];
const monday = aMonday();

let lunch: Awaited<ReturnType<typeof makeLunch>>;
beforeAll(async () => {
  lunch = await makeLunch('lunch_mexican');
});

const newTemplate = (admin: TestClient, order_template: object) =>
  done<Template>(admin.post(`${base}/order_templates`).send({ order_template }), 201);
const newDraft = (admin: TestClient, draft_order: object) =>
  done<Draft>(admin.post(`${base}/draft_orders`).send({ draft_order }), 201);
const meal = { start_date: monday, start_time: '12:00', headcount: 20 };

describe('order templates', () => {
  it('[API-099] are kept, read, changed, copied and removed', async () => {
    const { admin, teamId, addressId } = await makePlanner();
    const made = await newTemplate(admin, {
      ...{ name: 'Lunch', color: 'Teal', start_time: '12:00', headcount: 20, address_id: addressId },
      ...{
        budget_per_person: 25.5,
        saved_search: { name: 'Boxes', price_below_including: 18, presentation_type: 'all' },
      },
      is_default: true,
    });
    expect(made).toMatchObject({
      ...{ team_id: teamId, color: 'Teal', meal_type: 'lunch_or_dinner', budget_per_person: 25.5 },
      ...{ saved_search: { name: 'Boxes', max_price: '18' }, formatted_address: place.formattedAddress },
    });
    const copy = await done<Template>(
      admin.post(`${base}/order_templates/${made.id}/copy`).send({ order_template: { name: 'Dinner' } }),
      201,
    );
    expect(copy).toEqual({ ...made, id: copy.id, name: 'Dinner', is_default: false });
    await done(
      admin
        .patch(`${base}/order_templates/${copy.id}`)
        .send({ order_template: { start_time: '18:00', is_default: true } }),
    );
    const listed = async () =>
      (await done<List<Template>>(admin.get(`${base}/order_templates`))).records.map(
        ({ name, start_time: time, is_default: isDefault }) => [name, time, isDefault],
      );
    expect(await listed()).toEqual([
      ['Dinner', '18:00', true],
      ['Lunch', '12:00', false],
    ]);
    const first = () =>
      done<Schemas['DefaultOrderTemplate']>(admin.get(`${base}/order_template?team_id=${teamId}`));
    expect((await first()).order_template?.name).toBe('Dinner');
    await admin.delete(`${base}/order_templates/${copy.id}`).expect(204);
    expect((await first()).order_template?.name).toBe('Lunch');
    await admin.get(`${base}/order_templates/${copy.id}`).expect(404);
  });

  it.each([
    [{ name: '' }, ['name']],
    [{ name: 'Lunch', headcount: 0 }, ['headcount']],
    [{ name: 'Lunch', start_time: '25:00' }, ['start_time']],
    [{ name: 'Lunch', color: 'Pink' }, ['color']],
    [{ name: 'Lunch', address_id: 2_000_000 }, ['address_id']],
    [{ name: 'Lunch', saved_search: { package_type: 'brunch' } }, ['saved_search.package_type']],
  ])('refuse %j by its field', async (order_template, fields) => {
    const { admin } = await makePlanner();
    const refused = await admin.post(`${base}/order_templates`).send({ order_template }).expect(422);
    expect(fieldsOf(refused)).toEqual(fields);
  });
});

describe('planned meals', () => {
  it('[ENTI-23] carry what the entity says, and begin with their template', async () => {
    const { admin, addressId } = await makePlanner();
    const template = await newTemplate(admin, {
      ...{
        name: 'Lunch',
        start_time: '12:15',
        headcount: 25,
        saved_search: { presentation_type: ['individual'] },
      },
    });
    const draft = await newDraft(admin, { start_date: monday, order_template_id: template.id });
    expect(draft).toMatchObject({
      order_template_id: template.id,
      saved_search: { presentation_type: ['individual'] },
      ...{ start_date: monday, headcount: 25, start_time: '12:15', address_id: addressId },
      ...{ google_place_id: place.googlePlaceId, formatted_address: place.formattedAddress },
      ...{ package: null, total_price: null, by_hand: true, name: 'Still open', color: template.color },
      can: { update: true, delete: true, create_order: false },
    });
  });

  it('move to another day, take a package with its price, and are removed', async () => {
    const { admin, teamId } = await makePlanner();
    const draft = await newDraft(admin, meal);
    const path = `${base}/draft_orders/${draft.id}`;
    const tuesday = addDays(monday, 1);
    const changed = await done<Draft>(
      admin.patch(path).send({ draft_order: { start_date: tuesday, package_id: lunch.id } }),
    );
    expect(changed).toMatchObject({
      ...{ start_date: tuesday, package: { id: lunch.id }, brand: { id: lunch.brandId }, problem: null },
      ...{ name: lunch.name, can: { create_order: true } },
    });
    expect(changed.total_price).toBeGreaterThan(300);
    const between = async (from: string, to: string) =>
      (
        await done<List<Draft>>(admin.get(`${base}/draft_orders`).query({ team_id: teamId, from, to }))
      ).records.map(({ id }) => id);
    expect([await between(monday, monday), await between(monday, tuesday)]).toEqual([[], [draft.id]]);
    const plan = await done<Schemas['MealPlan']>(
      admin.get(`${base}/meal_plan`).query({ from: monday, to: tuesday }),
    );
    expect(plan.weeks).toEqual([
      { starts_on: monday, meals: 1, total_price: changed.total_price, budget: null },
    ]);
    const gone = await done<Draft>(admin.patch(path).send({ draft_order: { headcount: 5000 } }));
    expect(gone.problem).toMatch(/not offered for so many people/);
    await admin.delete(path).expect(204);
    await admin.get(path).expect(404);
  });

  it.each([
    [{ start_date: '2020-01-01' }, ['start_date']],
    [{ ...meal, package_id: 2_000_000 }, ['package_id']],
    [{ ...meal, order_template_id: 2_000_000 }, ['order_template_id']],
    [{ ...meal, headcount: 1.5 }, ['headcount']],
    [{}, ['start_date']],
  ])('refuse %j by its field', async (draft_order, fields) => {
    const { admin } = await makePlanner();
    const refused = await admin.post(`${base}/draft_orders`).send({ draft_order }).expect(422);
    expect(fieldsOf(refused)).toEqual(fields);
  });

  it('are listed for days that begin before they end', async () => {
    const { admin } = await makePlanner();
    const refused = await admin
      .get(`${base}/draft_orders`)
      .query({ from: monday, to: addDays(monday, -1) })
      .expect(422);
    expect(fieldsOf(refused)).toEqual(['to']);
  });

  it('[PLAN-07] [API-106] become one order, however often and at once it is asked for', async () => {
    const { admin, teamId } = await makePlanner();
    const draft = await newDraft(admin, { ...meal, package_id: lunch.id, presentation_type: 'individual' });
    const press = () => admin.post(`${base}/draft_orders/${draft.id}/create_order`).send({});
    const answers = await Promise.all(Array.from({ length: 10 }, press));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 200),
      201,
    ]);
    const ids = answers.map(({ body }) => (body as Schemas['CreatedDraftOrder']).order_id);
    expect(new Set(ids).size).toBe(1);
    const made = await sql.rows<{ n: number }>('select count(*)::int as n from orders where team_id = $1', [
      teamId,
    ]);
    expect(made).toEqual([{ n: 1 }]);
    const order = await done<Schemas['Order']>(admin.get(`/cpi/v1/orderer/orders/${ids[0]}`));
    expect(order).toMatchObject({
      ...{
        status: 'in_cart',
        team_id: teamId,
        address: { formatted_address: place.formattedAddress },
        headcount: 20,
      },
      ...{ start_date: monday, start_time: '12:00', package: { name: lunch.name } },
      presentation_type: 'individual',
    });
    const ordered = await done<Draft>(admin.get(`${base}/draft_orders/${draft.id}`));
    expect(ordered).toMatchObject({
      ...{ order_id: ids[0], order_status: 'in_cart' },
      can: { update: false, delete: false, create_order: false },
    });
    const { body } = (await admin
      .patch(`${base}/draft_orders/${draft.id}`)
      .send({ draft_order: { headcount: 30 } })
      .expect(409)) as { body: Schemas['Error'] };
    expect(body.code).toBe('draft_order-ordered');
    // Once its cart is removed, the meal is to be ordered again.
    await admin.delete(`/cpi/v1/orderer/orders/${ids[0]}`).expect(204);
    const again = await done<Schemas['CreatedDraftOrder']>(press(), 201);
    expect(again.order_id).not.toBe(ids[0]);
  });

  it('[PLAN-07] from a menu become an order of its restaurant', async () => {
    const { admin } = await makePlanner();
    await sql.rows('update brands set full_menu_ordering_enabled = true where id = $1', [lunch.brandId]);
    const draft = await newDraft(admin, { ...meal, brand_id: lunch.brandId });
    const { order_id: id } = await done<Schemas['CreatedDraftOrder']>(
      admin.post(`${base}/draft_orders/${draft.id}/create_order`).send({}),
      201,
    );
    const order = await done<Schemas['Order']>(admin.get(`/cpi/v1/orderer/orders/${id}`));
    expect(order).toMatchObject({ brand_id: lunch.brandId, package: null, menu_items: [] });
  });

  it('that lack something become no order, by the field that lacks', async () => {
    const { admin } = await makePlanner();
    const open = await newDraft(admin, meal);
    const order = (id: number) => admin.post(`${base}/draft_orders/${id}/create_order`).send({}).expect(422);
    expect(fieldsOf(await order(open.id))).toEqual(['package_id']);
    const many = await newDraft(admin, { ...meal, headcount: 5000, package_id: lunch.id });
    expect(fieldsOf(await order(many.id))).toContain('headcount');
  });

  it('[API-107] are changed, ordered and removed together, each with its own result', async () => {
    const { admin } = await makePlanner();
    const [moved, ordered, open, removed] = await Promise.all([
      newDraft(admin, meal),
      newDraft(admin, { ...meal, package_id: lunch.id }),
      newDraft(admin, meal),
      newDraft(admin, meal),
    ]);
    const stranger = await makePlanner();
    const foreign = await newDraft(stranger.admin, meal);
    const { records } = await done<List<Schemas['UpdatedDraftOrder']>>(
      admin.patch(`${base}/draft_orders/update_all`).send({
        draft_orders: [
          { id: moved?.id, start_date: addDays(monday, 2) },
          { id: ordered?.id, headcount: 30, create_order: true },
          { id: open?.id, create_order: true },
          { id: removed?.id, remove: true },
          { id: foreign.id, remove: true },
        ],
      }),
    );
    expect(records.map(({ id, error }) => [id, error?.status, Object.keys(error?.fields ?? {})])).toEqual([
      [moved?.id, undefined, []],
      [ordered?.id, undefined, []],
      [open?.id, 422, ['package_id']],
      [removed?.id, undefined, []],
      [foreign.id, 404, []],
    ]);
    expect(records[0]?.draft_order?.start_date).toBe(addDays(monday, 2));
    expect(records[1]).toMatchObject({ draft_order: { headcount: 30, order_status: 'in_cart' } });
    expect(records[1]?.order_id).toEqual(expect.any(Number));
    expect(records[3]?.draft_order).toBeNull();
    const twice = await admin
      .patch(`${base}/draft_orders/update_all`)
      .send({ draft_orders: [{ id: 1 }, { id: 1 }] })
      .expect(422);
    expect(fieldsOf(twice)).toEqual(['draft_orders.1']);
  });
});

it('[PLAN-07] a plan is for admins and orderers of its organization; its staff know of it, strangers do not', async () => {
  const { admin, teamId } = await makePlanner();
  const template = await newTemplate(admin, { name: 'Lunch' });
  const draft = await newDraft(admin, { ...meal, package_id: lunch.id });
  const rule = await done<Schemas['ManagedRule']>(
    admin.post(`${base}/managed_rules`).send({ managed_rule: { name: 'Daily', weekdays: [1] } }),
    201,
  );
  const calls = (by: TestClient) => [
    by.get(`${base}/order_templates/${template.id}`),
    by.patch(`${base}/order_templates/${template.id}`).send({ order_template: { headcount: 7 } }),
    by.delete(`${base}/order_templates/${template.id}`),
    by.get(`${base}/draft_orders/${draft.id}`),
    by.patch(`${base}/draft_orders/${draft.id}`).send({ draft_order: { headcount: 21 } }),
    by.delete(`${base}/draft_orders/${draft.id}`),
    by.post(`${base}/draft_orders/${draft.id}/create_order`).send({}),
    by.get(`${base}/managed_rules/${rule.id}`),
    by.patch(`${base}/managed_rules/${rule.id}`).send({ managed_rule: { name: 'Weekly' } }),
    by.post(`${base}/managed_rules/${rule.id}/draft_orders`).send({ draft_order: { start_date: monday } }),
    by.get(`${base}/managed_rules/${rule.id}/results`).query({ date: monday }),
    by.delete(`${base}/managed_rules/${rule.id}`),
    by.get(`${base}/draft_orders`).query({ team_id: teamId, from: monday, to: monday }),
    by.post(`${base}/managed_rules/populate`).send({ team_id: teamId, from: monday, to: monday }),
  ];
  const statuses = async (by: TestClient) => {
    const seen = new Set<number>();
    for (const call of calls(by)) seen.add((await call).status);
    return [...seen];
  };
  const team = { id: teamId } as Awaited<ReturnType<typeof makeTeam>>;
  expect(await statuses(await signedIn((await makeMember('staff', team)).user))).toEqual([403]);
  expect(await statuses(await signedIn(await makeUser()))).toEqual([404]);
  const orderer = await signedIn((await makeMember('orderer', team)).user);
  await done(orderer.patch(`${base}/draft_orders/${draft.id}`).send({ draft_order: { headcount: 22 } }));
  const foreign = await Address.create({ ...place, teamId: (await makeTeam()).id });
  const refused = await orderer
    .patch(`${base}/draft_orders/${draft.id}`)
    .send({ draft_order: { address_id: foreign.id } })
    .expect(422);
  expect(fieldsOf(refused)).toEqual(['address_id']);
});
