import fc from 'fast-check';
import type { DietaryTag, Schemas } from '@copper-carrot/contracts';
import { client, useDatabase } from '../../testing';
import { makeMenuCaterer } from '../offer/menu-order.factory';
import { event, makeOffered, previewOf, propose } from './proposal.factory';

useDatabase();
jest.setTimeout(240_000);

const marks: DietaryTag[] = ['vegetarian', 'vegan', 'gluten_free', 'dairy_free', 'contains_nuts'];
const option = fc.record({
  name: fc.string({ minLength: 3, maxLength: 8, unit: fc.constantFrom('a', 'b', 'c', 'd') }),
  priceCents: fc.constantFrom(0, 0, 75, 150, 333),
  dietaryTags: fc.subarray(marks),
});
const options = (minLength: number) =>
  fc.uniqueArray(option, { minLength, maxLength: 5, selector: ({ name }) => name });
const diets: fc.Arbitrary<Schemas['DietCount'][]> = fc.uniqueArray(
  fc.record({
    diets: fc.subarray(['vegetarian', 'vegan', 'gluten_free', 'dairy_free', 'without_nuts'] as const, {
      minLength: 1,
      maxLength: 2,
    }),
    people: fc.integer({ min: 1, max: 4 }),
  }),
  { maxLength: 3, selector: ({ diets: of }) => of.join() },
);
const asked = fc.record({
  blocks: fc.integer({ min: 4, max: 12 }),
  budget: fc.option(fc.integer({ min: 0, max: 90_000 })),
  diets,
});

/** Properties of every proposal. */
async function holds(path: string, body: Schemas['ProposeOrderBody'], headcount: number): Promise<void> {
  const visitor = client();
  const proposal = await propose(visitor, path, body);
  const { order, reason, fed, over, budget } = proposal;
  if (!order) throw new Error('nothing was chosen by hand, and nothing is proposed');
  // It can be ordered as it is, at the proposed price.
  const preview = await previewOf(visitor, path, body, proposal);
  expect(preview.error).toBeNull();
  expect(preview.order?.pricing).toEqual(order.pricing);
  // It is within the budget, or states the difference.
  const cents = (dollars: number) => Math.round(dollars * 100);
  const total = cents(order.pricing.customer_price);
  expect(cents(over)).toBe(budget === null ? 0 : Math.max(0, total - cents(budget)));
  if (reason === null) expect(over).toBe(0);
  if (reason === 'over_budget') expect(over).toBeGreaterThan(0);
  // Each person is counted once, and has a meal unless the answer says otherwise.
  expect(fed.reduce((sum, { people }) => sum + people, 0)).toBe(headcount);
  expect(fed.some(({ unfed }) => unfed > 0)).toBe(reason === 'diets');
  const named = body.diets ?? [];
  expect(fed.filter((group) => group.diets.length > 0)).toMatchObject(
    named.map((group) => ({ diets: group.diets, people: group.people })),
  );
  expect(proposal.why.length).toBeGreaterThan(0);
}

test('whatever the package, its proposal is taken by the preview at the same price, and feeds everyone or says who not', async () => {
  await fc.assert(
    fc.asyncProperty(
      asked,
      fc.record({
        mains: options(1),
        sides: fc.option(options(1)),
        step: fc.constantFrom(1, 5),
        mostSides: fc.integer({ min: 1, max: 3 }),
        deliveryMinimumCents: fc.constantFrom(0, 10_000, 12_345),
        priceCents: fc.integer({ min: 700, max: 2_500 }),
      }),
      async ({ blocks, budget, diets: groups }, { sides, ...rest }) => {
        const headcount = blocks * 5;
        const mains = rest.mains.map((each) => ({ ...each, name: `Main ${each.name}` }));
        const made = await makeOffered({ ...rest, mains, ...(sides && { sides }) });
        const body = { ...event(headcount), budget: budget === null ? null : budget / 100, diets: groups };
        await holds(`packages/${made.pack.id}`, body, headcount);
      },
    ),
    { numRuns: 15 },
  );
});

test('whatever the menu, too', async () => {
  const dish = fc.record({
    name: fc.constantFrom('Soup', 'Bowl', 'Tray', 'Wrap'),
    priceCents: fc.integer({ min: 200, max: 2_000 }),
    serves: fc.constantFrom(1, 1, 1, 4, 10),
    tags: fc.constantFrom<'vegan'[]>([], ['vegan']),
    minimum: fc.nat(3),
  });
  await fc.assert(
    fc.asyncProperty(
      asked,
      fc.array(dish, { minLength: 1, maxLength: 6 }),
      async ({ blocks, budget, diets: groups }, dishes) => {
        const caterer = await makeMenuCaterer(
          dishes.map(({ minimum, ...rest }) => ({
            ...rest,
            group: { minimum, maximum: 4, prices: [75, 0, 120].slice(0, 1 + (rest.priceCents % 3)) },
          })),
        );
        const headcount = blocks * 5;
        const body = { ...event(headcount), budget: budget === null ? null : budget / 100, diets: groups };
        await holds(`brands/${caterer.brand.id}`, body, headcount);
      },
    ),
    { numRuns: 12 },
  );
});
