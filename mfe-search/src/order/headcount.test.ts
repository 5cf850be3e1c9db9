import { wrongHeadcount } from './headcount';

const range = { minimum_headcount: 10, maximum_headcount: 58, increment_by: 5 };

it.each([
  [20.5, 25, 'The headcount must be a whole number, such as 25.'],
  [0, 10, 'The headcount must be at least 10.'],
  [-5, 10, 'The headcount must be at least 10.'],
  [9.5, 10, 'The headcount must be at least 10.'],
  [57.5, 55, 'The headcount must be at most 55.'],
  [10_001, 55, 'The headcount must be at most 55.'],
  [1e21, 55, 'The headcount must be at most 55.'],
])('of %s, which no call takes, it names the nearest that would do: %s', (typed, nearest, words) => {
  expect(wrongHeadcount(range, typed)).toEqual({ typed, nearest, words });
});

it.each([1, 9, 12, 20, 60, 10_000])('leaves what the API can be asked about to its answer: %s', (typed) => {
  expect(wrongHeadcount(range, typed)).toBeNull();
});
