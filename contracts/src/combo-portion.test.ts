import { marksBeside } from './combo-portion';

const all = ['vegetarian', 'vegan', 'gluten_free', 'dairy_free', 'contains_nuts'] as const;

test.each([
  [['wheat'], ['vegetarian', 'vegan', 'dairy_free', 'contains_nuts']],
  [['milk'], ['vegetarian', 'gluten_free', 'contains_nuts']],
  [['eggs'], ['vegetarian', 'gluten_free', 'dairy_free', 'contains_nuts']],
  [['shellfish'], ['gluten_free', 'dairy_free', 'contains_nuts']],
  [
    ['milk', 'fish'],
    ['gluten_free', 'contains_nuts'],
  ],
  [['tree_nuts', 'soy', 'sesame', 'peanuts'], [...all]],
  [[], [...all]],
] as const)('of what holds %j the marks that still hold are %j', (held, marks) => {
  expect(marksBeside(all, held)).toEqual(marks);
});
