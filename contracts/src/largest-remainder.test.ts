import { largestRemainder } from './largest-remainder';

test.each([
  // Two thirds are left over of each: equal remainders, which doubles would call unequal.
  [10, [1, 1, 4], [2, 2, 6]],
  [20, [1, 1, 1], [7, 7, 6]],
  [7, [3, 0, 4], [3, 0, 4]],
  [0, [1, 2], [0, 0]],
])('%i over %j is %j', (total, weights, parts) => {
  expect(largestRemainder(total, weights)).toEqual(parts);
});
