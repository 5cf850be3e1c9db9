import { shareOut } from './share-out';

const dish = (name: string, tags: 'vegan'[], portions: number) => ({
  ...{ course: 0, name, tags, step: 1, unitCents: 0, portions, least: 0, most: 9, family: name },
  ...{ kept: false, as: null, withIt: '' },
});

test('who eats anything leaves what others need, and a meal is shared out before what stands beside it', () => {
  const problem = {
    courses: [{ name: 'main', role: 'meal' as const, total: null, picks: null }],
    candidates: [dish('Tofu', ['vegan'], 4), dish('Ribs', [], 5)],
    groups: [
      { diets: [], people: 6 },
      { diets: ['vegan' as const], people: 3 },
    ],
    needs: [
      { group: 0, courses: [0], portions: 6, isMeal: true },
      { group: 1, courses: [0], portions: 2, isMeal: false },
      { group: 1, courses: [0], portions: 3, isMeal: true },
    ],
  };
  expect(shareOut(problem, [1, 1]).missing).toEqual([0, 2, 0]);
  expect(shareOut(problem, [1, 0]).missing).toEqual([5, 2, 0]);
});
