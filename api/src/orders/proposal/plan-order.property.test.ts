import type { DietaryTag } from '@copper-carrot/contracts';
import fc from 'fast-check';
import type { Candidate, Group } from './candidates';
import type { FoodPrice } from './food-ranges';
import { needsOf, suits, withTheRest } from './needs';
import { withSolver, type Solver } from '../../solver';
import { isLegal } from './food-model';
import { planOrder, type PlanProblem } from './plan-order';

jest.setTimeout(120_000);

const marks: DietaryTag[][] = [[], ['vegan'], ['gluten_free'], ['vegan', 'gluten_free'], ['vegetarian']];
const named: Group['diets'][] = [['vegan'], ['gluten_free'], ['vegetarian']];

const dish = (dearest: number) =>
  fc.record({ price: fc.integer({ min: 0, max: dearest }), marks: fc.nat(marks.length - 1) });
const someOffer = fc.record({
  blocks: fc.integer({ min: 1, max: 6 }),
  step: fc.constantFrom(1, 1, 2),
  dishes: fc.array(dish(500), { minLength: 1, maxLength: 3 }),
  /** Each side feeds everyone; this many are picked. */
  sides: fc.array(dish(120), { maxLength: 3 }),
  picks: fc.constantFrom<[number, number]>([0, 1], [1, 1], [1, 2], [2, 2]),
  people: fc.tuple(fc.nat(3), fc.nat(2), fc.nat(2)),
  baseCents: fc.nat(2_000),
});
const someMoney = fc.record({
  limit: fc.option(fc.nat(9_000), { freq: 2 }),
  dealFrom: fc.integer({ min: 1, max: 4_000 }),
  dealCents: fc.nat(800),
  minimum: fc.nat(3_000),
});
type Offer = typeof someOffer extends fc.Arbitrary<infer T> ? T : never;
type Money = typeof someMoney extends fc.Arbitrary<infer T> ? T : never;

/** The least and most sides to pick. */
const picksOf = ({ sides, picks: [least, most] }: Offer): [number, number] => [
  Math.min(least, sides.length),
  Math.min(most, sides.length),
];

function problemOf(offer: Offer): PlanProblem {
  const { blocks, step, dishes, sides, people, baseCents } = offer;
  const headcount = blocks * step;
  let left = headcount;
  const groups = named.flatMap((diets, index) => {
    const count = Math.min(left, people[index] ?? 0);
    left -= count;
    return count > 0 ? [{ diets, people: count }] : [];
  });
  const courses: PlanProblem['courses'] = [
    { name: 'main', role: 'meal', total: headcount, picks: null },
    { name: 'side', role: 'beside', total: null, picks: picksOf(offer) },
  ];
  const candidates = [
    ...dishes.map((each) => ({ ...each, course: 0, each: step, most: blocks })),
    ...sides.map((each) => ({ ...each, course: 1, each: headcount, most: 1 })),
  ].map(({ price, marks: at, course, each, most }, index): Candidate => ({
    ...{ course, name: `Dish ${index}`, tags: marks[at] ?? [], step: each, unitCents: price, portions: each },
    ...{ least: 0, most, family: String(index), kept: false, as: { optionId: index }, withIt: '' },
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

/** Every way to split the headcount among the dishes. */
const waysOf = (dishes: number, blocks: number): number[][] =>
  dishes === 1
    ? [[blocks]]
    : Array.from({ length: blocks + 1 }, (_, first) =>
        waysOf(dishes - 1, blocks - first).map((rest) => [first, ...rest]),
      ).flat();

/** Every allowed set of sides, as steps of each. */
const setsOf = (sides: number, [least, most]: [number, number]): number[][] =>
  Array.from({ length: 2 ** sides }, (_, bits) =>
    Array.from({ length: sides }, (_side, at) => (bits >> at) % 2),
  ).filter((steps) => {
    const count = steps.reduce((sum, step) => sum + step, 0);
    return count >= least && count <= most;
  });

/** Missing sides: groups for which a suitable side exists, but none is in the plan. */
const lackOf = ({ groups, candidates }: PlanProblem, steps: number[]): number =>
  groups.reduce((sum, group) => {
    const suiting = candidates.flatMap((one, at) => (one.course === 1 && suits(group, one) ? [at] : []));
    return suiting.length === 0 || suiting.some((at) => steps[at]) ? sum : sum + group.people;
  }, 0);

/** The least number of missing meals: for any set of groups, their people beyond the portions that suit any of them. */
function hungerOf({ groups, candidates }: PlanProblem, steps: number[]): number {
  const sets = Array.from({ length: 2 ** groups.length }, (_, bits) =>
    groups.filter((_group, index) => (bits >> index) % 2 === 1),
  );
  return Math.max(
    ...sets.map((set) => {
      const wanted = set.reduce((sum, { people }) => sum + people, 0);
      const there = candidates.reduce(
        (sum, one, index) =>
          one.course === 0 && set.some((group) => suits(group, one))
            ? sum + one.portions * (steps[index] ?? 0)
            : sum,
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
  const sides = setsOf(offer.sides.length, picksOf(offer));
  return waysOf(offer.dishes.length, offer.blocks)
    .flatMap((mains) => sides.map((picked) => ({ mains, steps: [...mains, ...picked] })))
    .map(({ mains, steps }) => {
      const foodCents = problem.candidates.reduce(
        (sum, { step, unitCents }, at) => sum + (steps[at] ?? 0) * step * unitCents,
        offer.baseCents,
      );
      const sameness = Math.max(enough, ...mains.map((count) => count * offer.step));
      const [hunger, lack] = [hungerOf(problem, steps), lackOf(problem, steps)];
      return { foodCents, sameness, hunger, lack, ...priceOf(foodCents) };
    })
    .filter(({ tooLittle }) => !tooLittle);
}

const smallest = <Item>(items: Item[], rank: (item: Item) => number[]): Item | undefined =>
  items.toSorted((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    const at = a.findIndex((value, index) => value !== b[index]);
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
  })[0];

const foodOf = (planned: Awaited<ReturnType<typeof planOrder>>): number =>
  typeof planned === 'object' ? planned.plan.foodCents : NaN;

test('is what trying everything finds: everyone fed, then what stands beside it, then variety, then the price, or the least money that does it', async () => {
  await fc.assert(
    // Without bias, because fast-check prefers edge values, which leave little to choose.
    fc.asyncProperty(fc.noBias(someOffer), fc.noBias(someMoney), async (offer, money) => {
      const problem = problemOf(offer);
      const priceOf = priceWith(money);
      const asked = { priceOf, steps: [money.dealFrom], limitCents: money.limit };
      const planned = await withSolver(10, (solver) => planOrder(problem, asked, solver));
      const legal = tryAll(problem, offer, money);
      const fitting = legal.filter(({ totalCents }) => money.limit === null || totalCents <= money.limit);
      const best = smallest(fitting, (one) => [one.hunger, one.lack, one.sameness, one.totalCents]);
      if (best?.hunger === 0) {
        expect(planned).toMatchObject({
          ...{ reason: null, isBest: true },
          plan: { hunger: 0, lack: best.lack, sameness: best.sameness },
        });
        expect(priceOf(foodOf(planned)).totalCents).toBe(best.totalCents);
        return;
      }
      const fullest = smallest(legal, (one) => [one.hunger, one.totalCents]);
      if (!fullest) {
        expect(planned).toBe('none');
        return;
      }
      expect(planned).toMatchObject({
        plan: { hunger: fullest.hunger },
        reason: fullest.hunger === 0 ? 'over_budget' : 'diets',
        isBest: true,
      });
      if (fullest.hunger === 0) expect(priceOf(foodOf(planned)).totalCents).toBe(fullest.totalCents);
    }),
    { numRuns: 60 },
  );
});

/** What a solver holds when its time runs out: anything, in fractions, that satisfies something or nothing. */
const cutOff = fc.record({
  status: fc.constantFrom('best' as const, 'limited' as const, 'impossible' as const, 'unknown' as const),
  part: fc.double({ min: 0, max: 1.2, noNaN: true }),
});

test('a search that is cut off anywhere gives an order that can be placed and meals that are there, or says that it knows none', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.noBias(someOffer),
      fc.noBias(someMoney),
      fc.array(cutOff, { minLength: 1, maxLength: 9 }),
      async (offer, money, cuts) => {
        const problem = problemOf(offer);
        const priceOf = priceWith(money);
        let asked = 0;
        const planned = await withSolver(10, (real) => {
          const solve: Solver['solve'] = async (program, objective) => {
            const { status, part } = cuts[asked++ % cuts.length] ?? { status: 'unknown', part: 0 };
            if (status === 'impossible' || status === 'unknown') return { status };
            const solved = await real.solve(program, objective);
            if (!('values' in solved) || status === 'best') return solved;
            return { status, values: solved.values.map((value) => value * part) };
          };
          return planOrder(problem, { priceOf, steps: [money.dealFrom], limitCents: money.limit }, { solve });
        });
        if (typeof planned === 'string') return;
        const { plan, reason } = planned;
        const range = { least: plan.foodCents, most: plan.foodCents };
        expect(isLegal({ ...problem, range }, plan.steps)).toBe(true);
        expect(priceOf(plan.foodCents).tooLittle).toBe(false);
        expect([plan.hunger, plan.lack]).toEqual([
          hungerOf(problem, plan.steps),
          lackOf(problem, plan.steps),
        ]);
        const isOver = money.limit !== null && priceOf(plan.foodCents).totalCents > money.limit;
        if (reason !== 'diets') expect(reason).toBe(isOver ? 'over_budget' : null);
        problem.candidates.forEach(({ portions }, index) => {
          const all = plan.eaten.filter(({ candidate }) => candidate === index);
          expect(all.every((each) => Number.isInteger(each.portions) && each.portions > 0)).toBe(true);
          expect(all.reduce((sum, each) => sum + each.portions, 0)).toBeLessThanOrEqual(
            portions * (plan.steps[index] ?? 0),
          );
        });
      },
    ),
    { numRuns: 60 },
  );
});
