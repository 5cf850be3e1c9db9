import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { client, useDatabase } from '../../testing';
import { makeMenuCaterer } from '../offer/menu-order.factory';
import { event, glutenFree, makeOffered, previewOf, propose, vegan } from './proposal.factory';

useDatabase();

const mains = [
  { name: 'Carnitas' },
  { name: 'Chicken', priceCents: 100 },
  { name: 'Tofu', dietaryTags: vegan },
  { name: 'Beans', dietaryTags: [...vegan, ...glutenFree], priceCents: 150 },
];
const sides = [
  { name: 'Rice', dietaryTags: [...vegan, ...glutenFree] },
  { name: 'Bread' },
  { name: 'Truffle fries', priceCents: 400 },
];
const diets: Schemas['DietCount'][] = [
  { diets: ['vegan'], people: 3 },
  { diets: ['gluten_free'], people: 1 },
];
const fedOf = ({ fed }: Schemas['OrderProposal'], diet: string | undefined) =>
  fed.find((group) => group.diets[0] === diet);
const qtyOf = ({ lines }: Schemas['OrderProposal'], name: string) =>
  lines.find((line) => line.name === name)?.qty ?? 0;

async function offered(change: Partial<Parameters<typeof makeOffered>[0]> = {}) {
  const made = await makeOffered({ mains, sides, ...change });
  const path = `packages/${made.pack.slug}`;
  const visitor = client();
  return { ...made, path, visitor, ask: (body: Schemas['ProposeOrderBody']) => propose(visitor, path, body) };
}

describe('a package', () => {
  test('feeds 20 people, 3 of them vegan and 1 gluten free, for 340 dollars at most, and can be ordered so', async () => {
    const { ask, visitor, path } = await offered({ priceCents: 1_100 });
    const asked = { ...event(), budget: 340, diets };
    const proposal = await ask(asked);
    expect(proposal).toMatchObject({ possible: true, reason: null, error: null, over: 0, budget: 340 });
    const total = proposal.order?.pricing.customer_price ?? 0;
    expect(total).toBeLessThanOrEqual(340);
    const main = proposal.lines.filter(({ course }) => course === 'main');
    expect(main.reduce((sum, { qty }) => sum + qty, 0)).toBe(20);
    expect(qtyOf(proposal, 'Tofu') + qtyOf(proposal, 'Beans')).toBeGreaterThanOrEqual(3);
    expect(qtyOf(proposal, 'Beans')).toBeGreaterThanOrEqual(1);
    expect(fedOf(proposal, 'vegan')).toMatchObject({ people: 3, unfed: 0 });
    expect(fedOf(proposal, undefined)).toMatchObject({ diets: [], people: 16, unfed: 0 });
    const preview = await previewOf(visitor, path, asked, proposal);
    expect(preview.error).toBeNull();
    expect(preview.order?.pricing).toEqual(proposal.order?.pricing);
  });

  test('has several mains rather than twenty of one, and the two sides that are paid for', async () => {
    const { ask } = await offered();
    const proposal = await ask({ ...event() });
    expect(proposal.possible).toBe(true);
    const main = proposal.lines.filter(({ course }) => course === 'main');
    expect(main.map(({ qty }) => qty)).toEqual([5, 5, 5, 5]);
    expect(proposal.lines.filter(({ course }) => course === 'side').map(({ name }) => name)).toEqual([
      'Rice',
      'Bread',
    ]);
  });

  test('says of sides for everybody that each has of each that suits, and counts no portion that somebody else has', async () => {
    const { ask } = await offered();
    const proposal = await ask({ ...event(), diets });
    const portionsOf = (diet: string | undefined) =>
      Object.fromEntries(fedOf(proposal, diet)?.dishes.map(({ name, portions }) => [name, portions]) ?? []);
    expect(portionsOf('vegan')).toMatchObject({ Rice: 3 });
    expect(portionsOf('gluten_free')).toEqual({ Beans: 1, Rice: 1 });
    expect(portionsOf(undefined)).toMatchObject({ Rice: 16, Bread: 16 });
    const mainsOf = (diet: string | undefined) =>
      mains.reduce((sum, { name }) => sum + (portionsOf(diet)[name] ?? 0), 0);
    expect([mainsOf('vegan'), mainsOf('gluten_free'), mainsOf(undefined)]).toEqual([3, 1, 16]);
  });

  test('gives up variety before a meal, and says by how much the money is too little', async () => {
    const { ask } = await offered();
    const plenty = await ask({ ...event(), diets });
    const least = await ask({ ...event(), diets, budget: 50 });
    expect(least).toMatchObject({ possible: false, reason: 'over_budget' });
    const needed = least.order?.pricing.customer_price ?? 0;
    expect(needed).toBeLessThan(plenty.order?.pricing.customer_price ?? 0);
    expect(least.over).toBeCloseTo(needed - 50, 2);
    expect(least.why[0]).toContain(`$${(needed - 50).toFixed(2)} over $50.00`);
    // It is possible for exactly that budget, and not for one cent less.
    expect(await ask({ ...event(), diets, budget: needed })).toMatchObject({ possible: true });
    const cent = await ask({ ...event(), diets, budget: Math.round(needed * 100 - 1) / 100 });
    expect(cent).toMatchObject({ possible: false, over: 0.01 });
  });

  test('a budget for each person is so much times the headcount', async () => {
    const { ask } = await offered();
    expect(await ask({ ...event(), budget_per_person: 17 })).toMatchObject({ budget: 340 });
    expect(await ask({ ...event(), budget_per_person: 17, budget: 400 })).toMatchObject({ budget: 400 });
  });

  test('says which diet has no dish, and feeds all others', async () => {
    const { ask } = await offered({ mains: mains.slice(0, 3) });
    const proposal = await ask({ ...event(), budget: 900, diets });
    expect(proposal).toMatchObject({ possible: false, reason: 'diets', over: 0 });
    expect(fedOf(proposal, 'gluten_free')).toMatchObject({ people: 1, unfed: 1, dishes: [{ name: 'Rice' }] });
    expect(fedOf(proposal, 'vegan')).toMatchObject({ unfed: 0 });
    expect(proposal.why).toContain(
      '1 person (gluten free) has no full meal: no main here is marked gluten free.',
    );
  });

  test('whoever has two diets is counted once and gets what suits both; vegan is vegetarian', async () => {
    const { ask } = await offered();
    const proposal = await ask({
      ...event(),
      diets: [
        { diets: ['vegan', 'gluten_free'], people: 6 },
        { diets: ['vegetarian'], people: 8 },
      ],
    });
    expect(proposal.possible).toBe(true);
    expect(qtyOf(proposal, 'Beans')).toBeGreaterThanOrEqual(6);
    expect(qtyOf(proposal, 'Beans') + qtyOf(proposal, 'Tofu')).toBeGreaterThanOrEqual(14);
  });

  test('groups that eat alike are told of as one, in whatever order their diets were named', async () => {
    const { ask } = await offered();
    const { fed } = await ask({
      ...event(),
      diets: [
        { diets: ['vegan', 'gluten_free'], people: 2 },
        { diets: ['gluten_free', 'vegan'], people: 3 },
      ],
    });
    expect(fed.map(({ diets: of, people }) => [of, people])).toEqual([
      [['vegan', 'gluten_free'], 5],
      [[], 15],
    ]);
  });

  test('goes in the steps that the package goes in', async () => {
    const { ask } = await offered({ step: 5 });
    const proposal = await ask({ ...event(), diets });
    expect(proposal.possible).toBe(true);
    expect(proposal.lines.filter(({ course }) => course === 'main').every(({ qty }) => qty % 5 === 0)).toBe(
      true,
    );
  });

  test('keeps what was chosen by hand, and what was left out by hand', async () => {
    const { ask, idOf } = await offered();
    const proposal = await ask({
      ...event(),
      diets,
      order: {
        chosen_options: [
          { option_id: idOf('Chicken'), qty: 7 },
          { option_id: idOf('Tofu'), qty: 0 },
          { option_id: idOf('Truffle fries'), qty: 20 },
        ],
      },
    });
    expect(proposal.possible).toBe(true);
    expect(qtyOf(proposal, 'Chicken')).toBe(7);
    expect(qtyOf(proposal, 'Tofu')).toBe(0);
    expect(qtyOf(proposal, 'Truffle fries')).toBe(20);
    expect(proposal.lines.filter(({ kept }) => kept).map(({ name }) => name)).toEqual([
      'Chicken',
      'Truffle fries',
    ]);
    expect(proposal.lines.filter(({ course }) => course === 'side')).toHaveLength(2);
  });

  test('says so where what was chosen by hand leaves no room', async () => {
    const { ask, idOf } = await offered();
    const nothing = mains.map(({ name }) => ({ option_id: idOf(name), qty: 0 }));
    const proposal = await ask({ ...event(), order: { chosen_options: nothing } });
    expect(proposal).toMatchObject({ possible: false, reason: 'kept', order: null, lines: [], fed: [] });
  });

  test('is as much as the kitchen brings, though less would feed everyone', async () => {
    const { ask } = await offered({ deliveryMinimumCents: 24_500 });
    const proposal = await ask({ ...event(), diets });
    expect(proposal).toMatchObject({ possible: true, error: null });
    expect(proposal.order?.delivery_shortfall).toBe(0);
    expect(proposal.order?.pricing.order_items_price).toBeGreaterThanOrEqual(245);
  });

  test('takes more food where a deal makes that the cheaper order', async () => {
    const { ask, brand } = await offered();
    await sql.rows(
      `insert into deals (brand_id, label, amount_cents, minimum_cents, effective)
       values ($1, '$60 off', 6000, 25000, '[2020-01-01,2090-01-01)')`,
      [brand.id],
    );
    const least = await ask({ ...event(), budget: 1 });
    expect(least.reason).toBe('over_budget');
    expect(least.order?.pricing.order_items_price).toBeGreaterThanOrEqual(250);
    expect(least.order?.pricing.lines.some(({ code }) => code === 'deal')).toBe(true);
  });

  test('says what stands against the event beside what would feed everyone', async () => {
    const { ask } = await offered();
    const proposal = await ask({ ...event(), start_date: '2020-03-03' });
    expect(proposal).toMatchObject({ possible: false, reason: null });
    expect(proposal.error?.code).toContain('date_in_past');
    expect(proposal.fed.every(({ unfed }) => unfed === 0)).toBe(true);
  });

  test.each([
    ['headcount', { headcount: null }, 'how many people eat'],
    ['headcount', { headcount: 4 }, 'must be at least 10'],
    [
      'diets',
      { diets: [{ diets: ['vegan'], people: 21 }] },
      'come to 21 people, and the order is for 20. Take away 1',
    ],
    ['diets.0.diets.0', { diets: [{ diets: ['raw'], people: 1 }] }, ''],
    ['budget', { budget: -1 }, ''],
    ['chosen_options', { order: { chosen_options: [{ option_id: 999_999, qty: 1 }] } }, 'does not have'],
    ['formatted_address', { formatted_address: 'qqqq' }, 'find'],
  ])('refuses a %s that can not be: %j', async (field, change, says) => {
    const { path, visitor } = await offered();
    const { body } = (await visitor
      .post(`/cpi/v2/public/${path}/order/proposal`)
      .send({ ...event(), ...change })
      .expect(422)) as { body: Schemas['Error'] };
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(body.field_errors[field]?.join(' ')).toContain(says);
  });

  test('refuses what was chosen by hand in other steps, or too much of it, and says what would do', async () => {
    const { path, visitor, idOf } = await offered({ step: 5 });
    const ask = async (qty: number) =>
      (
        (await visitor
          .post(`/cpi/v2/public/${path}/order/proposal`)
          .send({ ...event(), order: { chosen_options: [{ option_id: idOf('Tofu'), qty }] } })
          .expect(422)) as { body: Schemas['Error'] }
      ).body;
    const field = `chosen_options.${idOf('Tofu')}.qty`;
    expect((await ask(7)).field_errors[field]?.[0]).toContain('the nearest is 5');
    expect((await ask(25)).field_errors.chosen_options?.[0]).toContain('Take away 5');
  });

  test('is not there for a package that is no longer offered', async () => {
    const { pack, visitor, path } = await offered();
    await pack.update({ active: false });
    await visitor.post(`/cpi/v2/public/${path}/order/proposal`).send(event()).expect(404);
  });
});

describe('a menu', () => {
  const heat = { minimum: 1, maximum: 1, prices: [50, 0] };
  const cook = () =>
    makeMenuCaterer([
      { name: 'Pad thai', priceCents: 1_100, group: heat },
      { name: 'Green curry', priceCents: 1_200, tags: ['vegan'] },
      { name: 'Curry, tray for ten', priceCents: 9_000, serves: 10 },
      { name: 'Larb', priceCents: 1_050 },
    ]);

  test('feeds each person one and a half portions, with what has to be chosen with a dish', async () => {
    const caterer = await cook();
    const path = `brands/${caterer.brand.slug}`;
    const asked = { ...event(), diets: [{ diets: ['vegan' as const], people: 3 }] };
    const proposal = await propose(client(), path, asked);
    expect(proposal).toMatchObject({ possible: true, error: null });
    const dishes = proposal.order?.menu_items ?? [];
    expect(dishes.reduce((sum, { portions }) => sum + portions, 0)).toBeGreaterThanOrEqual(30);
    expect(dishes.length).toBeGreaterThan(1);
    expect(qtyOf(proposal, 'Green curry')).toBeGreaterThanOrEqual(5);
    const padThai = dishes.find(({ name }) => name === 'Pad thai');
    expect(padThai?.modifiers.map(({ name, qty }) => [name, qty])).toEqual([['Extras of Pad thai 2', 1]]);
    // With the name of its group, because 'Mild' alone is unclear.
    expect(proposal.lines.find(({ name }) => name === 'Pad thai')?.with_it).toBe(
      'Extras of Pad thai: Extras of Pad thai 2',
    );
    expect(proposal.why).toContainEqual(expect.stringMatching(/^Extras of Pad thai: .* comes with Pad thai/));
    const preview = await previewOf(client(), path, asked, proposal);
    expect(preview.error).toBeNull();
    expect(preview.order?.pricing).toEqual(proposal.order?.pricing);
  });

  test('counts what was put into the basket by hand, and leaves it as it is', async () => {
    const caterer = await cook();
    const line = { menu_item_id: caterer.dishes[3]?.id ?? 0, qty: 9, note: 'no fish sauce', for_name: 'Ana' };
    const proposal = await propose(client(), `brands/${caterer.brand.slug}`, {
      ...event(),
      servings_per_person: 1,
      order: { menu_items: [line] },
    });
    expect(proposal.lines[0]).toMatchObject({ kept: true, menu_item: line });
    expect(proposal.lines.filter(({ name }) => name === 'Larb')).toHaveLength(1);
    const portions = (proposal.order?.menu_items ?? []).reduce((sum, each) => sum + each.portions, 0);
    expect(portions).toBe(20);
  });

  test('names the line of the basket that is on the menu no more', async () => {
    const caterer = await cook();
    const { body } = (await client()
      .post(`/cpi/v2/public/brands/${caterer.brand.slug}/order/proposal`)
      .send({ ...event(), order: { menu_items: [{ menu_item_id: 999_999, qty: 1 }] } })
      .expect(422)) as { body: Schemas['Error'] };
    expect(Object.keys(body.fields)).toEqual(['menu_items.0.menu_item_id']);
  });
});
