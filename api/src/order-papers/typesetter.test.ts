import fc from 'fast-check';
import { printable, runsOf } from './letters';
import { openDocument } from './open-document';
import { Typesetter } from './typesetter';

const setter = async () =>
  new Typesetter((await openDocument({ title: '', madeAt: new Date(0) }, { margin: 0 })).document);
/** Words as people write them, in scripts of many kinds, and as nobody does. */
const said = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('王小明', 'محمد', 'Zoë', '김', 'שלום'),
    ),
  )
  .map((words) => words.join(' '));

test('no line is wider than its place, and all that was said is in them', async () => {
  const words = await setter();
  fc.assert(
    fc.property(
      said,
      fc.integer({ min: 40, max: 300 }),
      fc.integer({ min: 5, max: 16 }),
      (text, width, size) => {
        const lines = words.linesOf(text, { font: 'bold', size }, width);
        for (const line of lines) expect(words.widthOf(line, { font: 'bold', size })).toBeLessThan(width + 1);
        expect(lines.join('').replaceAll(' ', '')).toBe(printable(text).replaceAll(' ', ''));
        expect(
          words.widthOf(words.cut(text, { font: 'bold', size }, width), { font: 'bold', size }),
        ).toBeLessThan(width + 1);
      },
    ),
    { numRuns: 150 },
  );
});

test.each([
  ['سلام', 'ﻡﻼﺳ'],
  ['محمد علي', 'ﻲﻠﻋ ﺪﻤﺤﻣ'],
  ['شَاي', 'ﻱﺎﺷَ'],
  ['پدر', 'ﺭﺪﭘ'],
  ['דוד כהן', 'ןהכ דוד'],
])('%s is drawn from the right, its letters joined', (name, drawn) => {
  expect(runsOf(name)).toEqual([{ isOfEverything: true, text: drawn }]);
});

test('a name in two scripts is set in two fonts', () => {
  expect(runsOf(printable('王小明 (Wang)  Xiaoming👩‍🍳'))).toEqual([
    { isOfEverything: true, text: '王小明 ' },
    { isOfEverything: false, text: '(Wang) Xiaoming' },
  ]);
});
