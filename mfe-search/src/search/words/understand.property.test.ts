import fc from 'fast-check';
import { nouns, ties } from './small-words';
import { tokensOf } from './tokens';
import { read } from './words.factory';

/** Phrases with one meaning each, which can be combined with any phrase of another line. */
const ways = {
  meal: ['lunch', 'dinner', 'for lunch', 'lunches'],
  food: ['thai', 'tacos', 'bbq', 'indian food', 'bánh mì', 'sushi', 'pizza or pasta'],
  people: [
    'for 25',
    '25 people',
    'a team of 30',
    'for twelve',
    '20-25 guests',
    'feeds 40',
    'two dozen people',
  ],
  money: ['under $400', 'max 400 dollars', '$12 a head', '$15 each', 'budget of $900', '400 budget', '18 pp'],
  date: [
    'friday',
    'next tuesday',
    'on nov 28',
    '11/28',
    'the 28th',
    'tomorrow',
    'in two weeks',
    '28 november',
  ],
  time: ['at noon', 'at 12:30', '1pm', 'at 11:45 am', 'by 5 pm'],
  place: ['in Boston', 'in nyc', 'in St. Paul', 'near San Francisco', 'to 10016', 'near 99501'],
  comes: ['buffet', 'individually packaged', 'boxed'],
  how: ['pickup', 'delivered'],
  owner: ['woman owned', 'black-owned', 'owned by veterans'],
  deals: ['with a deal', 'deals'],
  sort: ['cheapest', 'newest', 'top rated'],
  mine: ['that I ordered before', 'never ordered'],
  quality: ['tried & true', 'hip and hot'],
  green: ['sustainable', 'eco-friendly'],
  diet: ['vegan', 'gluten free', 'halal', 'nut-free', 'no peanuts', 'not spicy'],
} as const;
const kinds = Object.keys(ways) as (keyof typeof ways)[];

const said = fc
  .shuffledSubarray(kinds, { minLength: 1 })
  .chain((chosen) => fc.tuple(...chosen.map((kind) => fc.constantFrom<string>(...ways[kind]))));
const glue = fc.constantFrom(' ', ' ', ', ', ' and ', '; ');

const pool = [
  ...Object.values(ways).flat(),
  ...'for of the a at on in to 25 12 0 $ $$ 400 1,200 : / - % each under noon am pm 11 28 th may march sun next friday burrito mission seven layers dozen half breakfast afternoon la new york box boxes group ordering restaurants "'.split(
    ' ',
  ),
];
const anything = fc.oneof(
  fc.array(fc.constantFrom<string>(...pool), { maxLength: 14 }).map((words) => words.join(' ')),
  fc.array(fc.constantFrom<string>(...pool), { maxLength: 10 }).map((words) => words.join('')),
  fc.string({ maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
);

it('means the same in whatever order its parts are said', () => {
  fc.assert(
    fc.property(said, fc.infiniteStream(glue), (parts, glues) => {
      const sorted = (values: ReturnType<typeof read>) => ({
        ...values.set,
        ...('cuisines' in values.set && { cuisines: [...(values.set['cuisines'] as string[])].sort() }),
      });
      const say = (order: readonly string[]) =>
        order.reduce(
          (text, part, at) => (at === 0 ? part : `${text}${String(glues.next().value)}${part}`),
          '',
        );
      const forwards = read(say(parts));
      const backwards = read(say([...parts].reverse()));
      expect(sorted(backwards)).toEqual(sorted(forwards));
      const words = (rest: string) =>
        tokensOf(rest)
          .map(({ text }) => text)
          .filter((text) => !ties.has(text) && !nouns.has(text))
          .sort();
      expect(words(backwards.rest)).toEqual(words(forwards.rest));
    }),
    { numRuns: 1500 },
  );
});

it('understands each way to say one thing, beside any other', () => {
  fc.assert(
    fc.property(said, (parts) => {
      const diets: readonly string[] = ways.diet;
      // A total needs a headcount, a time a date.
      const { rest } = read(parts.join(' '), { headcount: 20, date: '2026-12-18' });
      expect(rest).toBe(parts.filter((part) => diets.includes(part)).join(' '));
    }),
    { numRuns: 1500 },
  );
});

it('never throws, and finds nothing new in what it left as text', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const { rest, state } = read(text);
      const again = read(rest, state);
      expect({ parts: again.parts.map(({ label }) => label), rest: again.rest }).toEqual({
        parts: [],
        rest: rest.trim(),
      });
    }),
    { numRuns: 4000 },
  );
});

it('accounts for each word: it is part of a filter, is left as text, or says nothing', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const { parts, rest } = read(text);
      const spans = parts.flatMap((part) => part.spans);
      const tokens = tokensOf(text);
      const inParts = tokens.filter(({ start }) => spans.some(([from, to]) => start >= from && start < to));
      expect(inParts).toHaveLength(
        spans.reduce((sum, [from, to]) => sum + tokensOf(text.slice(from, to)).length, 0),
      );
      for (const part of parts)
        expect(part.words).toEqual(part.spans.map(([from, to]) => text.slice(from, to)));
      const left = tokensOf(rest).map((token) => token.text);
      for (const token of tokens) {
        if (inParts.includes(token)) continue;
        const at = left.indexOf(token.text);
        if (at >= 0) left.splice(at, 1);
        else expect(ties.has(token.text) || nouns.has(token.text)).toBe(true);
      }
      expect(left).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
