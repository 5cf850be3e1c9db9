import fc from 'fast-check';
import type { SharedNeeds } from './remote';
import type { SharedProvisions } from './shell-release';
import { meets } from './shared-needs';

const shell = (version: string, names: string[] | null = ['notify', 'useUser']): SharedProvisions => ({
  runtime: {
    version,
    singleton: true,
    names: names && Object.fromEntries(names.map((name) => [name, '1.0.0'])),
  },
  Button: { version: '1.0.0', singleton: false, names: { Button: '1.0.0' } },
});
const needs = (range: string, names: string[] = ['notify']): SharedNeeds => ({ runtime: { range, names } });

describe('what a release needs and a shell brings', () => {
  it.each([
    ['^1.2.0', '1.2.0'],
    ['^1.2.0', '1.2.7'],
    ['^1.2.3', '1.10.0'],
    ['^0.3.1', '0.3.4'],
    ['^0.0.3', '0.0.3'],
    ['1.2.3', '1.2.3'],
  ])('fits: %s in %s', (range, version) => {
    expect(meets(needs(range), shell(version))).toEqual([]);
  });

  it.each([
    ['^1.2.0', '1.1.9'],
    ['^1.2.3', '1.2.2'],
    ['^1.10.0', '1.9.9'],
    ['^1.2.0', '2.0.0'],
    ['^2.0.0', '1.9.9'],
    ['^0.3.1', '0.4.0'],
    ['^0.0.3', '0.0.4'],
    ['1.2.3', '1.2.4'],
    ['newest', '1.0.0'],
  ])('does not fit: %s in %s', (range, version) => {
    expect(meets(needs(range), shell(version))).toEqual([
      { part: 'runtime', needs: range, has: version, names: [] },
    ]);
  });

  it('names what is used and not there, though the version fits', () => {
    expect(meets(needs('^1.0.0', ['notify', 'usePoll', 'toString']), shell('1.3.0'))).toEqual([
      { part: 'runtime', needs: '^1.0.0', has: '1.3.0', names: ['usePoll', 'toString'] },
    ]);
  });

  it('goes by the version alone where names are not listed, or a whole module is taken', () => {
    expect(meets(needs('^1.0.0', ['anything']), shell('1.0.0', null))).toEqual([]);
    expect(meets(needs('^1.0.0', ['*', 'default']), shell('1.0.0'))).toEqual([]);
  });

  it('has nothing against a component that is older in the shell, or that the shell does not know yet', () => {
    const button = { range: '^2.0.0', names: ['IconButton'] };
    expect(meets({ Button: button }, shell('1.0.0'))).toEqual([]);
    expect(meets({ Carousel: { ...button, carried: true } }, shell('1.0.0'))).toEqual([]);
  });

  it('misses a part that only a shell can bring and this one does not', () => {
    expect(meets({ router: { range: '^2.0.0', names: ['Link', '*'] } }, shell('1.0.0'))).toEqual([
      { part: 'router', needs: '^2.0.0', has: null, names: ['Link'] },
    ]);
  });

  it('fits every later version of the same major, and no earlier one, whatever the numbers', () => {
    const number = fc.nat(40);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), number, number, number, number, (major, a, b, c, d) => {
        const [one, other] = [
          [a, b],
          [c, d],
        ].sort(([x = 0, y = 0], [v = 0, w = 0]) => x - v || y - w) as [number[], number[]];
        const text = (parts: number[]) => [major, ...parts].join('.');
        const fits = (range: string, version: string) =>
          meets(needs(`^${range}`), shell(version)).length === 0;
        expect(fits(text(one), text(other))).toBe(true);
        expect(fits(text(other), text(one))).toBe(text(one) === text(other));
      }),
    );
  });

  it('never asks for less when a release uses more', () => {
    const name = fc.constantFrom('notify', 'useUser', 'usePoll', 'client', '*');
    fc.assert(
      fc.property(fc.array(name), fc.array(name), fc.array(name), (used, more, had) => {
        const missing = (names: string[]) =>
          meets(needs('^1.0.0', names), shell('1.0.0', had)).flatMap((each) => each.names);
        expect(missing([...used, ...more])).toEqual(expect.arrayContaining(missing(used)));
      }),
    );
  });
});
