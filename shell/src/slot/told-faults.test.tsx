import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import {
  type FaultReport,
  type FeedRemote,
  minimumLoadingMs,
  PageError,
  type ReleaseAddress,
  type Remote,
} from '@copper-carrot/contracts';
import { connectTestShell } from '../test/shell';
import { feedRemote, remoteWith, withLastGood } from '../test/remotes';
import { ScreenLoad } from './screen-load';
import { Slot } from './Slot';

const sent = jest.fn<boolean, [string, Blob]>(() => true);
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
/** The faults reported to the platform, which halt a canary. */
async function told() {
  jest.useRealTimers();
  const bodies = await Promise.all(sent.mock.calls.map(([, blob]) => textOf(blob)));
  return bodies
    .map((text) => JSON.parse(text) as FaultReport)
    .map(({ release_id, kind }) => [release_id, kind]);
}

let page = 0;
/** A release not reported by this page yet, with a previous one. */
function remoteOf(more: Partial<FeedRemote> = {}): FeedRemote {
  page += 1;
  const { lastGood, ...live } = withLastGood(feedRemote());
  return {
    ...live,
    version: `1.0.${page}`,
    ...(lastGood && { lastGood: { ...lastGood, version: `0.9.${page}` } }),
    ...more,
  };
}
const show = (remote: FeedRemote, load: (address: ReleaseAddress) => Promise<Remote>) =>
  render(
    <MemoryRouter>
      <Slot load={new ScreenLoad(remote, '/cares', load, () => Promise.resolve(false))} />
    </MemoryRouter>,
  );
const drawing = (Screen: () => unknown) => Promise.resolve(remoteWith('/cares', Screen));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const Fine = () => <h1>Campaigns</h1>;
const Broken = (): never => {
  throw new Error('a team made a mistake');
};
const for_ever = new Promise<never>(() => undefined);
const Suspended = (): never => {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- what suspending is in React
  throw for_ever;
};

beforeEach(() => {
  jest.useFakeTimers();
  sent.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
  connectTestShell();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('tells of a live release that breaks while it is drawn, and of no other', async () => {
  show(remoteOf(), ({ container }) => drawing(container === 'live_1' ? Broken : Fine));
  await pass(minimumLoadingMs);
  expect(screen.getByRole('heading', { name: 'Campaigns' })).toBeVisible();
  expect(await told()).toEqual([[2, 'render']]);
});

it('blames the last good release for its own mistake, beside the live one for not having come', async () => {
  show(remoteOf(), ({ container }) =>
    container === 'live_1' ? Promise.reject(new Error('500')) : drawing(Broken),
  );
  await pass(minimumLoadingMs);
  expect(await told()).toEqual([
    [2, 'load'],
    [1, 'render'],
  ]);
});

it('tells of a last good release that does not come either', async () => {
  show(remoteOf(), () => Promise.reject(new Error('500')));
  await pass(minimumLoadingMs);
  expect(await told()).toEqual([
    [2, 'load'],
    [1, 'load'],
  ]);
});

it('tells of a screen that suspends past the deadline', async () => {
  show(remoteOf(), ({ container }) => drawing(container === 'live_1' ? Suspended : Fine));
  await pass(minimumLoadingMs);
  await pass(1500);
  expect(await told()).toEqual([[2, 'suspended']]);
});

it('takes the error page that a screen chose for an answer: nothing is told, and no other release asked', async () => {
  const asked: string[] = [];
  show(remoteOf(), ({ container }) => {
    asked.push(container);
    return drawing(() => {
      throw new PageError(404);
    });
  });
  await pass(minimumLoadingMs);
  expect(screen.getByRole('heading', { name: '404' })).toBeVisible();
  expect(asked).toEqual(['live_1']);
  expect(await told()).toEqual([]);
});

it('has words in the place of a release that hangs within 1.5 seconds', async () => {
  show(remoteOf({ lastGood: undefined }), () => for_ever);
  await pass(1500);
  expect(screen.getByRole('heading', { name: 'The campaigns are late' })).toBeVisible();
  expect(await told()).toEqual([[2, 'late']]);
});
