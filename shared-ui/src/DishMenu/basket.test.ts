import { servingWords } from './basket';

it.each([
  [0, 20, null],
  [12, null, 'Enough for about 8 people at 1.5 portions each.'],
  [12, 8, 'Enough for about 8 people at 1.5 portions each.'],
  [12, 10, 'Enough for about 8 people at 1.5 portions each; 3 more portions would feed all 10.'],
  [29, 20, 'Enough for about 19 people at 1.5 portions each; 1 more portion would feed all 20.'],
  [1, 12, 'Not yet enough for one person at 1.5 portions each; 17 more portions would feed all 12.'],
  [2, 1, 'Enough for about 1 person at 1.5 portions each.'],
])('%i portions for %s people are told as %s', (portions, headcount, words) => {
  expect(servingWords(portions, headcount)).toBe(words);
});
