import fc from 'fast-check';
import { addDays } from '../schedule';
import { withSolver } from '../solver';
import { oneAfterTheOther, planMeals } from './plan-meals';
import { budgetKey, isLegal, pointsOf, type Choice, type PlanProblem } from './plan-problem';
import { mondayOf } from './range';

const first = '2026-03-02';
const candidate = fc.record({
  packageId: fc.integer({ min: 1, max: 6 }),
  brandId: fc.integer({ min: 1, max: 3 }),
  cuisine: fc.constantFrom('mexican', 'thai', 'italian'),
  totalCents: fc.integer({ min: 1, max: 9 }).map((count) => count * 1000),
  score: fc.integer({ min: 0, max: 80 }),
});
const problem: fc.Arbitrary<PlanProblem> = fc
  .record({
    cuisineGap: fc.integer({ min: 0, max: 5 }),
    brandGap: fc.integer({ min: 0, max: 4 }),
    budget: fc.integer({ min: 3, max: 30 }),
    slots: fc.uniqueArray(
      fc.record({
        rule: fc.integer({ min: 1, max: 2 }),
        day: fc.integer({ min: 0, max: 8 }),
        candidates: fc.array(candidate, { maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 5, selector: ({ rule, day }) => rule * 100 + day },
    ),
  })
  .map(({ cuisineGap, brandGap, budget, slots: given }) => {
    const slots = given.map(({ rule, day, candidates }) => {
      const date = addDays(first, day);
      return { ruleId: rule, date, week: mondayOf(date), cuisineGap, brandGap, candidates };
    });
    const keys = slots.filter(({ ruleId }) => ruleId === 1).map(budgetKey);
    return { slots, budgets: new Map(keys.map((key) => [key, budget * 1000])) };
  });

/** The points of the best plan of all. */
function bestOfAll(of: PlanProblem): number {
  let best = 0;
  const tryFrom = (index: number, choice: Choice) => {
    if (index === of.slots.length) {
      if (isLegal(of, choice)) best = Math.max(best, pointsOf(of, choice));
      return;
    }
    const places = of.slots[index]?.candidates.map((_each, place) => place) ?? [];
    for (const place of [null, ...places]) tryFrom(index + 1, [...choice, place]);
  };
  tryFrom(0, []);
  return best;
}

test('[API-103] a plan keeps all rules, and no other plan has more points', async () => {
  await fc.assert(
    fc.asyncProperty(problem, async (of) => {
      const { choice, isBest } = await withSolver(2, (solver) => planMeals(of, solver));
      expect(isLegal(of, choice) && isLegal(of, oneAfterTheOther(of))).toBe(true);
      expect([pointsOf(of, choice), isBest]).toEqual([bestOfAll(of), true]);
    }),
    { numRuns: 60 },
  );
}, 30_000);

test('[API-103] a month of a large choice is planned well within two seconds', async () => {
  const slots = Array.from({ length: 22 }, (_, index) => {
    const date = addDays(first, Math.floor(index / 5) * 7 + (index % 5));
    return {
      ...{ ruleId: 1, date, week: mondayOf(date), cuisineGap: 7, brandGap: 14 },
      candidates: Array.from({ length: 40 }, (_each, place) => ({
        ...{ packageId: place, brandId: place % 30, cuisine: `cuisine ${place % 12}` },
        totalCents: 30_000 + ((place * 7919 + index * 104_729) % 20_000),
        score: (place * 31 + index * 17) % 60,
      })),
    };
  });
  const budgets = new Map(slots.map((slot) => [budgetKey(slot), 190_000]));
  const began = performance.now();
  const { choice } = await withSolver(2, (solver) => planMeals({ slots, budgets }, solver));
  expect(performance.now() - began).toBeLessThan(2000);
  expect([isLegal({ slots, budgets }, choice), choice.includes(null)]).toEqual([true, false]);
});
