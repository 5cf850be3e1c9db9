import { sharedOut } from './largest-remainder';

it.each([
  ['by their weights, the largest remainder first', 25, [10, 6, 4], [13, 7, 5]],
  ['to the earlier of two equal remainders', 46, [2, 9, 15], [4, 16, 26]],
  ['to the earlier of two whose remainders are equal as fractions alone', 51, [2, 21, 1, 3], [4, 40, 2, 5]],
  ['evenly where nothing weighs anything', 10, [0, 0, 0], [4, 3, 3]],
  ['to nobody where nobody is there', 10, [], []],
  ['nothing to everybody', 0, [3, 4], [0, 0]],
])('shares out %s', (_how, total, weights, shares) => {
  expect(sharedOut(total, weights)).toEqual(shares);
});
