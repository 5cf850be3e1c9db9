import type { DietaryTag, Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { client, useDatabase } from '../testing';
import { makeBrand, makeChoice, makeKitchen, makePackage } from './catalog.factory';

useDatabase();

type Dishes = readonly (readonly DietaryTag[])[];
const named = (dishes: Dishes, what: string) =>
  dishes.map((dietaryTags, index) => ({ name: `${what} ${index}`, dietaryTags: [...dietaryTags] }));

/** A package of mains and sides alone; `beside` are extras that nobody has to buy. */
async function makeMeal({ mains, sides, beside = [] }: { mains: Dishes; sides: Dishes; beside?: Dishes }) {
  const brand = await makeBrand();
  await makeKitchen(brand.id);
  const pack = await makePackage(brand.id);
  await sql.rows('delete from package_items where package_id = $1', [pack.id]);
  const main = await makeChoice(
    pack.id,
    { choiceType: 'constant_sum', properChoiceSubject: 'main' },
    named(mains, 'Main'),
  );
  const side = await makeChoice(
    pack.id,
    { choiceType: 'choose_up_to', properChoiceSubject: 'side', maximumChoosableOptions: 2 },
    named(sides, 'Side'),
  );
  await makeChoice(pack.id, { choiceType: 'included', hasChoice: false }, [{ name: 'Napkins' }]);
  if (beside.length > 0) await makeChoice(pack.id, { choiceType: 'add_on' }, named(beside, 'Extra'));
  return { pack, main, side };
}

async function read(id: number): Promise<Schemas['Package']> {
  const { body } = (await client().get(`/cpi/v1/public/packages/${id}`).expect(200)) as {
    body: Schemas['Package'];
  };
  return body;
}

async function found(id: number, query: string): Promise<Schemas['PackageRecord'] | undefined> {
  const { body } = (await client()
    .get('/cpi/v1/public/packages/search')
    .query({ place_id: 1, query, limit: 200 })
    .expect(200)) as { body: Schemas['PackageSearch'] };
  return body.records.find((record) => record.id === id);
}

it('a package says of each diet how much of each course is good for it, and whether that is a meal', async () => {
  const { pack, main, side } = await makeMeal({
    mains: [[], ['vegetarian', 'gluten_free'], ['vegan']],
    sides: [['vegan'], ['vegetarian']],
    beside: [['gluten_free']],
  });
  const courses = (mains: number, sides: number) => [
    { choice_id: main.id, subject: 'main', fitting: mains, of: 3 },
    { choice_id: side.id, subject: 'side', fitting: sides, of: 2 },
  ];
  const view = await read(pack.id);
  // What is vegan is vegetarian and free of dairy; an extra that can be bought makes no meal.
  expect(view.diets).toEqual([
    { tag: 'vegetarian', full_meal: true, courses: courses(2, 2) },
    { tag: 'vegan', full_meal: true, courses: courses(1, 1) },
    { tag: 'gluten_free', full_meal: false, courses: courses(1, 0) },
    { tag: 'dairy_free', full_meal: true, courses: courses(1, 1) },
  ]);
  expect(view.dietary_tags).toEqual(['vegetarian', 'vegan', 'dairy_free']);
});

it('search finds a package by the diets that its page says get a full meal of it, and by no other', async () => {
  const { pack } = await makeMeal({ mains: [[], ['vegan', 'gluten_free']], sides: [['vegan']] });
  const { dietary_tags } = await read(pack.id);
  expect(dietary_tags).toEqual(['vegetarian', 'vegan', 'dairy_free']);
  expect((await found(pack.id, 'vegan'))?.dietary_tags).toEqual(dietary_tags);
  expect(await found(pack.id, 'gluten free')).toBeUndefined();
});

it('any dish with nuts warns of the whole, and nothing at all is no diet', async () => {
  const { pack } = await makeMeal({ mains: [[]], sides: [[]], beside: [['contains_nuts']] });
  expect(await read(pack.id)).toMatchObject({ dietary_tags: ['contains_nuts'], diets: [] });
});

it('says what its caterer said is in a dish and when, or that they never did', async () => {
  const { pack, main } = await makeMeal({ mains: [[], ['vegan']], sides: [[]] });
  expect(await read(pack.id)).toMatchObject({ allergens_stated_on: null });
  await sql.rows(
    `update package_item_options set allergens = '{milk,sesame}' where package_item_id = $1 and name = 'Main 0'`,
    [main.id],
  );
  await sql.rows(`update packages set allergens_stated_on = '2026-03-02' where id = $1`, [pack.id]);
  const view = await read(pack.id);
  expect(view.allergens_stated_on).toBe('2026-03-02');
  expect(view.choices[0]?.options.map(({ allergens }) => allergens)).toEqual([['milk', 'sesame'], []]);
});

it.each([
  ['vegan', 'eggs'],
  ['vegetarian', 'shellfish'],
  ['dairy_free', 'milk'],
  ['gluten_free', 'wheat'],
  ['vegan', 'peanuts'],
])('no dish is marked %s and made with %s', async (mark, allergen) => {
  const { main } = await makeMeal({ mains: [[]], sides: [[]] });
  const state = sql.rows(
    'update package_item_options set dietary_tags = $2, allergens = $3 where package_item_id = $1',
    [main.id, [mark], [allergen]],
  );
  await expect(state).rejects.toThrow('package_item_options_marks_agree');
});
