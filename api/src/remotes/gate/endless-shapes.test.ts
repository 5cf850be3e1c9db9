import type { Shape } from '@copper-carrot/contracts';
import { gate } from '.';
import { aDocument, aRemote, arriving, aSite, callsOf } from './gate.factory';

const operation = 'post /cpi/v1/campaigns/{}/gifts';

/** Findings for a release that sends or reads these shapes, starting at A0. */
function asking(part: 'body' | 'answer', shapes: Record<string, Shape>) {
  const calls = callsOf(aDocument());
  const gift = calls.operations[operation];
  if (!gift) throw new Error('no such call');
  const operations = { [operation]: { ...gift, [part]: '#A0' } };
  const named = part === 'body' ? 'sent' : 'answered';
  return gate(
    arriving(aRemote({ calls: { ...calls, operations, [named]: { ...calls[named], ...shapes } } })),
    aSite(),
  );
}

/** A chain of shapes, each of which refers to the next. */
const chain = (length: number, link: (next: string) => Shape, last: Shape) => ({
  ...Object.fromEntries(
    Array.from({ length }, (_none, depth) => [`A${depth}`, link(`#A${depth + 1}`)] as const),
  ),
  [`A${length}`]: last,
});
const both: Shape = ['|', 'string', 'boolean'];

const shapes: [string, Record<string, Shape>][] = [
  ['are one of themselves', { A0: ['|', '#A0', 'boolean'] }],
  ['are one of each other', { A0: ['|', '#A1', 'string'], A1: ['|', '#A0', 'integer'] }],
  ['hold themselves', { A0: ['[]', '#A0'] }],
  ['are the names of each other', { A0: '#A1', A1: '#A0', A2: 'string' }],
  ['double with each name', chain(60, (next) => ['|', next, next], both)],
  ['hold one another without an end', chain(20_000, (next) => ['|', next], both)],
  [
    'hold fields of one another without an end',
    chain(20_000, (next) => ({ 'parent?': next, id: 'string' }), both),
  ],
  [
    'are more than a line holds',
    { A0: ['=', ...Array.from({ length: 9000 }, (_none, value) => `${value}`)] },
  ],
];

it.each(shapes)(
  'shapes that %s are compared at once, and found fault with in a few lines',
  async (_what, of) => {
    for (const part of ['body', 'answer'] as const) {
      const { findings } = await asking(part, of);
      expect(findings.length).toBeLessThan(10);
      for (const { what } of findings) expect(what.length).toBeLessThan(600);
    }
  },
);
