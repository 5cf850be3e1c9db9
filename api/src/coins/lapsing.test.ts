import fc from 'fast-check';
import { coinsThatLapse, type LedgerEntry } from './lapsing';

type Step =
  | { do: 'earn'; coins: number }
  | { do: 'spend'; share: number }
  | { do: 'return' }
  | { do: 'refund'; coins: number }
  | { do: 'lapse' };
const coins = fc.integer({ min: 1, max: 500 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('earn' as const), coins }),
  fc.record({ do: fc.constant('spend' as const), share: fc.double({ min: 0.01, max: 1, noNaN: true }) }),
  fc.record({ do: fc.constant('return' as const) }),
  fc.record({ do: fc.constant('refund' as const), coins: fc.integer({ min: 1, max: 80 }) }),
  fc.record({ do: fc.constant('lapse' as const) }),
);
const day = 86_400_000;
const start = new Date('2026-01-01T00:00:00Z').getTime();
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Walks a ledger, whose coins last for 100 days, through steps some days apart. */
function walk(
  steps: readonly (readonly [Step, number])[],
  check: (entries: LedgerEntry[], at: Date) => void,
) {
  const entries: LedgerEntry[] = [];
  let spent: number[] = [];
  let now = start;
  const write = (coins: number, lapsesAt: Date | null = null) => {
    if (coins !== 0) entries.push({ coins, lapsesAt });
  };
  const left = () => sum(entries.map((entry) => entry.coins));
  for (const [each, days] of steps) {
    now += days * day;
    const at = new Date(now);
    if (each.do === 'earn') write(each.coins, new Date(now + 100 * day));
    if (each.do === 'refund') write(-Math.min(each.coins, Math.max(0, left())));
    if (each.do === 'return') {
      write(spent.at(-1) ?? 0, new Date(now + 30 * day));
      spent = spent.slice(0, -1);
    }
    if (each.do === 'spend') {
      const wanted = Math.floor(Math.max(0, left() - coinsThatLapse(entries, at)) * each.share);
      write(-wanted);
      if (wanted > 0) spent.push(wanted);
    }
    if (each.do === 'lapse') write(-coinsThatLapse(entries, at));
    check(entries, at);
  }
}
const walks = fc.array(fc.tuple(step, fc.integer({ min: 0, max: 60 })), { maxLength: 40 });

it('never lapses more than is left, and nothing twice', () =>
  fc.assert(
    fc.property(walks, (steps) =>
      walk(steps, (entries, at) => {
        const left = sum(entries.map((entry) => entry.coins));
        const lapsing = coinsThatLapse(entries, at);
        expect(lapsing).toBeGreaterThanOrEqual(0);
        expect(left - lapsing).toBeGreaterThanOrEqual(0);
        expect(coinsThatLapse([...entries, { coins: -lapsing, lapsesAt: null }], at)).toBe(0);
      }),
    ),
    { numRuns: 300 },
  ));

it('leaves every coin that is younger, unless it was spent or taken back', () =>
  fc.assert(
    fc.property(walks, (steps) =>
      walk(steps, (entries, at) => {
        const young = sum(
          entries.filter(({ lapsesAt }) => lapsesAt && lapsesAt > at).map((entry) => entry.coins),
        );
        const gone = -sum(entries.filter(({ lapsesAt }) => lapsesAt === null).map((entry) => entry.coins));
        const old = sum(
          entries.filter(({ lapsesAt }) => lapsesAt && lapsesAt <= at).map((entry) => entry.coins),
        );
        const left = young + old - gone - coinsThatLapse(entries, at);
        // The oldest are spent first.
        expect(left).toBe(young - Math.max(0, gone - old));
      }),
    ),
    { numRuns: 300 },
  ));
