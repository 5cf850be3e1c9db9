import type { DietaryTag } from '@copper-carrot/contracts';
import fc from 'fast-check';
import type { Candidate, Group } from './candidates';
import type { FoodPrice } from './food-ranges';
import { needsOf, suits, withTheRest } from './needs';
import { planOrder, type PlanProblem } from './plan-order';

jest.setTimeout(120_000);

const marks: DietaryTag[][] = [[], ['vegan'], ['gluten_free'], ['vegan', 'gluten_free'], ['vegetarian']];
const named: Group['diets'][] = [['vegan'], ['gluten_free'], ['vegetarian']];

const someOffer = fc.record({
  blocks: fc.integer({ min: 1, max: 7 }),
  step: fc.constantFrom(1, 1, 2),
  dishes: fc.array(fc.record({ price: fc.integer({ min: 0, max: 500 }), marks: fc.nat(marks.length - 1) }), {
    minLength: 1,
    maxLength: 3,
  }),
  people: fc.tuple(fc.nat(3), fc.nat(2), fc.nat(2)),
  baseCents: fc.nat(2_000),
});
const someMoney = fc.record({
  limit: fc.option(fc.nat(6_000)),
  dealFrom: fc.integer({ min: 1, max: 4_000 }),
  dealCents: fc.nat(800),
  minimum: fc.nat(3_000),
});
type Offer = typeof someOffer extends fc.Arbitrary<infer T> ? T : never;
type Money = typeof someMoney extends fc.Arbitrary<infer T> ? T : never;

function problemOf({ blocks, step, dishes, people, baseCents }: Offer): PlanProblem {
  const headcount = blocks * step;
  let left = headcount;
  const groups = named.flatMap((diets, index) => {
    const count = Math.min(left, people[index] ?? 0);
    left -= count;
    return count > 0 ? [{ diets, people: count }] : [];
  });
  const courses: PlanProblem['courses'] = [{ name: 'main', role: 'meal', total: headcount, picks: null }];
  const candidates = dishes.map(({ price, marks: at }, index): Candidate => ({
    ...{ course: 0, name: `Dish ${index}`, tags: marks[at] ?? [], step, unitCents: price, portions: step },
    ...{ least: 0, most: blocks, family: String(index), kept: false, as: { optionId: index }, withIt: '' },
  }));
  const all = withTheRest(groups, headcount);
  return { courses, candidates, groups: all, baseCents, needs: needsOf({ courses, candidates }, all, null) };
}

const priceWith =
  ({ dealFrom, dealCents, minimum }: Money) =>
  (foodCents: number): FoodPrice => {
    const afterDeal = foodCents - (foodCents >= dealFrom ? Math.min(foodCents, dealCents) : 0);
    const totalCents = afterDeal + Math.round(afterDeal * 0.137) + 500;
    return { totalCents, tooLittle: afterDeal < minimum, tooMuch: false };
  };

/** Every way to make the headcount of so many dishes. */
const waysOf = (dishes: number, blocks: number): number[][] =>
  dishes === 1
    ? [[blocks]]
    : Array.from({ length: blocks + 1 }, (_, first) =>
        waysOf(dishes - 1, blocks - first).map((rest) => [first, ...rest]),
      ).flat();

/** Meals that are missing at least: of some groups together, those beyond all that suits any of them. */
function hungerOf({ groups, candidates }: PlanProblem, steps: number[]): number {
  const sets = Array.from({ length: 2 ** groups.length }, (_, bits) =>
    groups.filter((_group, index) => (bits >> index) % 2 === 1),
  );
  return Math.max(
    ...sets.map((set) => {
      const wanted = set.reduce((sum, { people }) => sum + people, 0);
      const there = candidates.reduce(
        (sum, one, index) =>
          set.some((group) => suits(group, one)) ? sum + one.portions * (steps[index] ?? 0) : sum,
        0,
      );
      return wanted - there;
    }),
  );
}

function tryAll(problem: PlanProblem, offer: Offer, money: Money) {
  const priceOf = priceWith(money);
  const headcount = offer.blocks * offer.step;
  const enough = Math.ceil(headcount / Math.min(6, Math.ceil(headcount / 5)));
  return waysOf(offer.dishes.length, offer.blocks)
    .map((steps) => {
      const foodCents = steps.reduce(
        (sum, count, index) => sum + count * offer.step * (offer.dishes[index]?.price ?? 0),
        offer.baseCents,
      );
      const sameness = Math.max(enough, ...steps.map((count) => count * offer.step));
      return { foodCents, sameness, hunger: hungerOf(problem, steps), ...priceOf(foodCents) };
    })
    .filter(({ tooLittle }) => !tooLittle);
}

const smallest = <Item>(items: Item[], rank: (item: Item) => number[]): Item | undefined =>
  items.toSorted((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    const at = a.findIndex((value, index) => value !== b[index]);
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
  })[0];

test('is what trying everything finds: everyone fed, then variety, then the price, or the least money that does it', async () => {
  await fc.assert(
    fc.asyncProperty(someOffer, someMoney, async (offer, money) => {
      const problem = problemOf(offer);
      const priceOf = priceWith(money);
      const planned = await planOrder(problem, {
        priceOf,
        steps: [money.dealFrom],
        limitCents: money.limit,
      });
      const legal = tryAll(problem, offer, money);
      const fitting = legal.filter(({ totalCents }) => money.limit === null || totalCents <= money.limit);
      const best = smallest(fitting, (one) => [one.hunger, one.sameness, one.totalCents]);
      if (best?.hunger === 0) {
        expect(planned?.reason).toBeNull();
        expect(planned?.plan).toMatchObject({ hunger: 0, sameness: best.sameness });
        expect(priceOf(planned?.plan.foodCents ?? 0).totalCents).toBe(best.totalCents);
        return;
      }
      const fullest = smallest(legal, (one) => [one.hunger, one.totalCents]);
      if (!fullest) {
        expect(planned).toBeNull();
        return;
      }
      expect(planned?.plan.hunger).toBe(fullest.hunger);
      expect(planned?.reason).toBe(fullest.hunger === 0 ? 'over_budget' : 'diets');
      if (fullest.hunger === 0)
        expect(priceOf(planned?.plan.foodCents ?? 0).totalCents).toBe(fullest.totalCents);
    }),
    { numRuns: 120 },
  );
});
