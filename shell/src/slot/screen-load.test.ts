import { type FeedRemote, type ReleaseAddress, type Remote, slotDeadlineMs } from '@copper-carrot/contracts';
import { feedRemote, remoteWith, withLastGood } from '../test/remotes';
import { BrokenReleaseError } from './entry-script';
import { loads } from './loads';
import { ScreenLoad } from './screen-load';

const Live = () => null;
const Earlier = () => null;
const never = () => new Promise<Remote>(() => undefined);
const network = () => Promise.reject(new Error('could not be loaded'));
const broken = () => Promise.reject(new BrokenReleaseError('threw while it ran'));

type Answer = (attempt: number) => Promise<Remote>;

/** Loads the screen of /cares from releases with given answers. */
function loading(
  remote: FeedRemote,
  answers: Record<string, Answer>,
  hasAnswer: (withinMs: number) => Promise<boolean> = () => Promise.resolve(true),
) {
  const asked: string[] = [];
  const load = new ScreenLoad(
    remote,
    '/cares',
    (address: ReleaseAddress, attempt = 0) => {
      asked.push(address.container);
      return (answers[address.container] ?? network)(attempt);
    },
    (_address, withinMs) => hasAnswer(withinMs),
  );
  return { load, asked };
}

const faults = jest.fn<boolean, [string, Blob]>(() => true);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'sendBeacon', { value: faults, configurable: true });
  faults.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows a screen that comes in time', async () => {
  const { load } = loading(feedRemote(), { live_1: () => Promise.resolve(remoteWith('/cares', Live)) });
  expect(await load.settled()).toMatchObject({ status: 'ready', Screen: Live });
  expect(faults).not.toHaveBeenCalled();
});

it('is late at the deadline when a release hangs, and takes it when it comes after all', async () => {
  let come: (remote: Remote) => void = () => undefined;
  const { load } = loading(feedRemote(), { live_1: () => new Promise((resolve) => (come = resolve)) });
  await jest.advanceTimersByTimeAsync(slotDeadlineMs - 1);
  expect(load.snapshot().status).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(load.snapshot().status).toBe('late');
  expect(faults).toHaveBeenCalledTimes(1);
  come(remoteWith('/cares', Live));
  await jest.advanceTimersByTimeAsync(0);
  expect(load.snapshot()).toMatchObject({ status: 'ready', Screen: Live });
});

it.each([
  ['hangs', never],
  ['is refused', network],
  ['throws while it loads', broken],
  ['exposes no such screen', () => Promise.resolve(remoteWith('/elsewhere', Live))],
])('falls back to the last good release when the live one %s', async (_fault, live) => {
  const { load } = loading(withLastGood(feedRemote()), {
    live_1: live,
    earlier_1: () => Promise.resolve(remoteWith('/cares', Earlier)),
  });
  await jest.advanceTimersByTimeAsync(slotDeadlineMs);
  expect(load.snapshot()).toMatchObject({
    status: 'ready',
    Screen: Earlier,
    release: { container: 'earlier_1' },
  });
});

it.each([
  [
    'too old a React',
    '[ Federation Runtime ]: Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of live_1 which needs ^20.0.0)',
  ],
  ['no such part', "Can not get '@copper-carrot/contracts/elsewhere'"],
])('asks no longer for a release that needs what the shell has not: %s', async (_what, words) => {
  const screen = jest.fn(() => Promise.reject(new Error(words)));
  const { load } = loading(feedRemote(), {
    live_1: () => {
      const remote = remoteWith('/cares', Live);
      return Promise.resolve({ ...remote, routes: remote.routes.map((route) => ({ ...route, screen })) });
    },
  });
  await jest.advanceTimersByTimeAsync(30_000);
  expect(load.snapshot().status).toBe('late');
  expect(screen).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledWith(
    `mfe-cares@1.0.0-aaa: load: Error: The release does not run in this shell. ${words}`,
  );
});

it('asks a refused release again, and has its screen within two seconds of its return', async () => {
  let back = false;
  const { load } = loading(feedRemote(), {
    live_1: () => (back ? Promise.resolve(remoteWith('/cares', Live)) : network()),
  });
  await jest.advanceTimersByTimeAsync(30_000);
  expect(load.snapshot().status).toBe('late');
  back = true;
  await jest.advanceTimersByTimeAsync(2000);
  expect(load.snapshot()).toMatchObject({ status: 'ready', Screen: Live });
});

const later = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms));

it.each([0, 900, 1600, 3100, 7000, 31_000])(
  'has the screen of a release that hung within two seconds of its return, %i ms after it was late',
  async (ms) => {
    let back = false;
    const { load, asked } = loading(
      feedRemote(),
      { live_1: (attempt) => (back && attempt > 0 ? Promise.resolve(remoteWith('/cares', Live)) : never()) },
      (withinMs) => (back ? Promise.resolve(true) : later(withinMs, false)),
    );
    await jest.advanceTimersByTimeAsync(slotDeadlineMs + ms);
    expect(load.snapshot().status).toBe('late');
    back = true;
    await jest.advanceTimersByTimeAsync(2000);
    expect(load.snapshot()).toMatchObject({ status: 'ready', Screen: Live });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
  },
);

it('asks anew only a few times where the server answers and a part of the release hangs', async () => {
  const { load, asked } = loading(feedRemote(), { live_1: never });
  await jest.advanceTimersByTimeAsync(120_000);
  expect(load.snapshot().status).toBe('late');
  expect(asked).toHaveLength(5);
  load.retry();
  expect(asked).toHaveLength(7);
});

it('asks anew under a name of its own for each screen', async () => {
  const names: number[] = [];
  const hanging = (attempt: number) => {
    names.push(attempt);
    return never();
  };
  for (const { load } of [1, 2].map(() => loading(feedRemote(), { live_1: hanging }))) {
    await jest.advanceTimersByTimeAsync(slotDeadlineMs + 100);
    load.stop();
  }
  const anew = names.filter((attempt) => attempt > 0);
  expect(anew.length).toBeGreaterThan(1);
  expect([...new Set(anew)]).toEqual(anew);
});

it('does not ask a release that throws for ever again and again', async () => {
  const { load, asked } = loading(feedRemote(), { live_1: broken });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load.snapshot().status).toBe('late');
  expect(asked).toEqual(['live_1', 'live_1']);
});

it.each([
  ['is refused', network],
  ['hangs', never],
])(
  'stops asking for what %s when nobody waits any more, and goes on for who comes back',
  async (_how, answer) => {
    let back = false;
    const { load, asked } = loading(
      feedRemote(),
      { live_1: () => (back ? Promise.resolve(remoteWith('/cares', Live)) : answer()) },
      () => Promise.resolve(back),
    );
    const leave = load.wait();
    await jest.advanceTimersByTimeAsync(slotDeadlineMs + 100);
    leave();
    const before = asked.length;
    await jest.advanceTimersByTimeAsync(20_000);
    expect(asked).toHaveLength(before);
    load.wait();
    back = true;
    await jest.advanceTimersByTimeAsync(2000);
    expect(load.snapshot()).toMatchObject({ status: 'ready', Screen: Live });
  },
);

it('takes the last good release of a screen that breaks after somebody came back to it', async () => {
  const remote = withLastGood(feedRemote());
  const { load } = loading(remote, {
    live_1: () => Promise.resolve(remoteWith('/cares', Live)),
    earlier_1: () => Promise.resolve(remoteWith('/cares', Earlier)),
  });
  await load.settled();
  load.wait()();
  load.wait();
  load.replace(remote);
  await jest.advanceTimersByTimeAsync(0);
  expect(load.snapshot()).toMatchObject({ status: 'ready', Screen: Earlier });
});

it('asks no oftener after "Try again" was pressed ten times', async () => {
  const { load, asked } = loading(feedRemote(), { live_1: network });
  await jest.advanceTimersByTimeAsync(5000);
  for (let press = 0; press < 10; press++) load.retry();
  await jest.advanceTimersByTimeAsync(5000);
  const before = asked.length;
  await jest.advanceTimersByTimeAsync(12_000);
  expect(asked.length - before).toBeLessThanOrEqual(11);
});

it('reports what failed as remote@version, once for all its tries', async () => {
  // A separate version, as faults of the one above are already reported.
  loading({ ...feedRemote(), version: '2.0.0' }, { live_1: network });
  await jest.advanceTimersByTimeAsync(10_000);
  const loadFaults = await Promise.all(
    faults.mock.calls.map(async ([, blob]) => JSON.parse(await readBlob(blob)) as { kind: string }),
  );
  expect(loadFaults.filter(({ kind }) => kind === 'load')).toEqual([
    expect.objectContaining({ release_id: 2, message: 'Error: could not be loaded' }),
  ]);
});

function readBlob(blob: Blob): Promise<string> {
  jest.useRealTimers();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
}

it('lets a release that needs what this shell lacks give way to its last good one before it runs', async () => {
  const remote = {
    ...withLastGood(feedRemote()),
    unmet: 'Shell 1.0.0-abc lacks react ^20.0.0 (it has 19.0.0)',
  };
  const { load, asked } = loading(remote, {
    live_1: () => Promise.resolve(remoteWith('/cares', Live)),
    earlier_1: () => Promise.resolve(remoteWith('/cares', Earlier)),
  });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(load.snapshot()).toMatchObject({ status: 'ready', Screen: Earlier });
  expect(asked).toEqual(['earlier_1']);
  expect(faults).toHaveBeenCalledTimes(1);
});

it('keeps how long a slot waited for what came: for the live release since it was opened, for the last good one since it was asked', async () => {
  loads.length = 0;
  const later = (ms: number, screen: () => unknown) => () =>
    new Promise<Remote>((resolve) => setTimeout(() => resolve(remoteWith('/cares', screen)), ms));
  loading(feedRemote(), { live_1: later(300, Live) });
  await jest.advanceTimersByTimeAsync(300);
  loading(withLastGood(feedRemote()), { live_1: never, earlier_1: later(200, Earlier) });
  await jest.advanceTimersByTimeAsync(slotDeadlineMs + 200);
  expect(loads).toEqual([
    { release_id: 2, ms: 300 },
    { release_id: 1, ms: 200 },
  ]);
});
