import fc from 'fast-check';
import type { RemoteManifest, ShellManifest } from '@copper-carrot/contracts';
import { makeBuild } from '../release.factory';
import { feedOf } from './feed-of';
import {
  type Channel,
  type Channels,
  type GivableRelease,
  idsOf,
  isInShare,
  releasesFor,
  type Session,
} from './release-set';

const shellManifest = (version: string): ShellManifest => ({
  name: 'shell',
  version,
  contract: 2,
  assets: {
    documents: { shell: { scripts: [], preload: [] }, frame: { scripts: [], preload: [] } },
    shared: {},
    fonts: [],
  },
  provides: { react: { version: '19.0.0', names: { useState: '19.0.0' }, singleton: true } },
  bytes: {},
  files: {},
});

const release = (
  id: number,
  remote: string,
  manifest: RemoteManifest | ShellManifest = makeBuild().manifest,
): GivableRelease => ({
  id,
  remote,
  version: '1.0.0',
  hash: `h${id}`,
  base: `/remotes/${remote}/${id}/`,
  manifest,
});

const cares = 'mfe-cares';
const channel = (more: Partial<Channel> = {}): Channel => ({
  remote: cares,
  live: 2,
  previous: 1,
  canary: null,
  canaryPercent: 0,
  ...more,
});
const site = (channels: readonly Channel[], releases: readonly GivableRelease[]): Channels => ({
  channels,
  givable: new Map(releases.map((each) => [each.id, each])),
});
const three = [1, 2, 3].map((id) => release(id, cares));
const session = (more: Partial<Session> = {}): Session => ({ draw: 1, pinned: new Set(), ...more });
const given = (who: Session, what: Channels) => idsOf(releasesFor(who, what));

const draws = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const percents = fc.integer({ min: 0, max: 100 });

describe('a canary', () => {
  it('keeps everybody whom it has when its share grows', () => {
    fc.assert(
      fc.property(draws, percents, percents, (draw, one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        const has = (canaryPercent: number) =>
          given(session({ draw }), site([channel({ canary: 3, canaryPercent })], three))[0] === 3;
        return !has(small) || has(large);
      }),
    );
  });

  it('is given to about its share, to all of 100 and to nobody of 0', () => {
    const having = (percent: number) =>
      Array.from({ length: 5000 }, (_each, draw) => isInShare(draw, 3, percent)).filter(Boolean).length;
    expect([having(0), having(100)]).toEqual([0, 5000]);
    expect(having(5) / 5000).toBeCloseTo(0.05, 1);
  });

  it('draws anew, so that not the same people try every one', () => {
    const everybody = Array.from({ length: 5000 }, (_each, draw) => draw);
    const both = everybody.filter((draw) => isInShare(draw, 3, 50) && isInShare(draw, 4, 50));
    expect(both.length / everybody.length).toBeCloseTo(0.25, 1);
  });

  it('is given to nobody who was never here by a feed without a draw', () => {
    const whole = site([channel({ canary: 3, canaryPercent: 100 })], three);
    expect(given(session({ draw: null }), whole)).toEqual([2]);
    expect(given(session(), whole)).toEqual([3]);
  });

  it('has the live release behind it', () => {
    const { remotes } = releasesFor(session(), site([channel({ canary: 3, canaryPercent: 100 })], three));
    expect(remotes[0]?.lastGood?.id).toBe(2);
  });
});

describe('the set of a session', () => {
  it('has no release that may not be given, whatever it began with', () => {
    fc.assert(
      fc.property(
        draws,
        fc.subarray([1, 2, 3]),
        fc.subarray([1, 2, 3]),
        percents,
        (draw, pinned, givable, canaryPercent) => {
          const what = site(
            [channel({ canary: 3, canaryPercent })],
            three.filter(({ id }) => givable.includes(id)),
          );
          const { remotes } = releasesFor(session({ draw, pinned: new Set(pinned) }), what);
          return remotes.every(
            ({ release: { id }, lastGood }) =>
              givable.includes(id) && (!lastGood || (givable.includes(lastGood.id) && lastGood.id !== id)),
          );
        },
      ),
    );
  });

  it('stays over an activation, a canary and its end', () => {
    fc.assert(
      fc.property(draws, percents, (draw, canaryPercent) => {
        const pinned = new Set(given(session({ draw }), site([channel({ live: 1, previous: null })], three)));
        const later = site([channel({ live: 2, canary: 3, canaryPercent })], three);
        return given(session({ draw, pinned }), later)[0] === 1;
      }),
    );
  });

  it('is what is live where somebody works on it, whatever they began with', () => {
    const worked = { ...makeBuild().manifest, development: true as const };
    const what = site([channel()], [release(1, cares), release(2, cares, worked)]);
    expect(given(session({ pinned: new Set([1]) }), what)).toEqual([2]);
  });

  it('has nothing of a remote that was taken off, and one that is given by hand before anything is live', () => {
    expect(given(session({ pinned: new Set([2]) }), site([], three))).toEqual([]);
    const fresh = site([channel({ live: null, previous: null })], []);
    expect(given(session(), fresh)).toEqual([]);
    expect(given(session({ overrides: new Map([[cares, release(9, cares)]]) }), fresh)).toEqual([9]);
  });
});

describe('a release that needs what the shell lacks', () => {
  const needing = { ...makeBuild().manifest, shared: { react: { range: '^19.0.0', names: ['use'] } } };
  const shell = release(10, 'shell', shellManifest('1.0.0'));
  const shellChannel = channel({ remote: 'shell', live: 10, previous: null });

  it('gives way to its last good one', () => {
    const what = site([channel(), shellChannel], [release(1, cares), release(2, cares, needing), shell]);
    expect(given(session(), what)).toEqual([10, 1]);
  });

  it('gives way too where it was built against a newer contract than the shell of this session', () => {
    const newer = { ...makeBuild().manifest, contract: '2.1' as const };
    const what = site([channel(), shellChannel], [release(1, cares), release(2, cares, newer), shell]);
    expect(given(session(), what)).toEqual([10, 1]);
    const alone = site([channel({ previous: null }), shellChannel], [release(2, cares, newer), shell]);
    expect(feedOf(releasesFor(session(), alone), 1).remotes[0]?.unmet).toBe(
      'Shell 1.0.0-h10 lacks contract 2.1 (it has 2)',
    );
  });

  it('is given all the same where nothing else is there: its slot says what is wrong', () => {
    const what = site([channel({ previous: null }), shellChannel], [release(2, cares, needing), shell]);
    expect(given(session(), what)).toEqual([10, 2]);
    expect(feedOf(releasesFor(session(), what), 1).remotes[0]?.unmet).toBe(
      'Shell 1.0.0-h10 lacks react ^19.0.0 (it has 19.0.0): use',
    );
  });

  it('is no last good one of another', () => {
    const what = site([channel(), shellChannel], [release(1, cares, needing), release(2, cares), shell]);
    const { remotes } = releasesFor(session(), what);
    expect(remotes.map(({ release: { id }, lastGood }) => [id, lastGood])).toEqual([[2, null]]);
  });

  it('says by hand, too, that it does not run, with its last good one behind it', () => {
    const what = site([channel(), shellChannel], [release(1, cares), release(2, cares), shell]);
    const overrides = new Map([[cares, release(9, cares, needing)]]);
    const [remote] = feedOf(releasesFor(session({ overrides }), what), 1).remotes;
    expect(remote).toMatchObject({
      id: 9,
      unmet: expect.stringContaining('use') as string,
      lastGood: { id: 2 },
    });
    expect(feedOf(releasesFor(session(), what), 1).remotes[0]).not.toHaveProperty('unmet');
  });

  it('is given where the shell of this session has it', () => {
    const newer = shellManifest('2.0.0');
    newer.provides.react = {
      version: '19.0.0',
      names: { useState: '19.0.0', use: '19.0.0' },
      singleton: true,
    };
    const what = site(
      [channel(), { ...shellChannel, canary: 11, canaryPercent: 100 }],
      [release(1, cares), release(2, cares, needing), shell, release(11, 'shell', newer)],
    );
    expect(given(session(), what)).toEqual([11, 2]);
    expect(given(session({ draw: null }), what)).toEqual([10, 1]);
  });
});
