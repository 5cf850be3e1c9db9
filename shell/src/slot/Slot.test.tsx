import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, use, useEffect, useState } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import {
  minimumLoadingMs,
  PageError,
  read,
  type ReleaseAddress,
  type Remote,
  slotDeadlineMs,
} from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { connectTestShell } from '../test/shell';
import { feedRemote, remoteWith, withLastGood } from '../test/remotes';
import { ScreenLoad } from './screen-load';
import { Slot } from './Slot';

const sendBeacon = jest.fn(() => true);
const Fine = () => <h1>Campaigns</h1>;

function show(load: (address: ReleaseAddress) => Promise<Remote>, remote = feedRemote()) {
  const screenLoad = new ScreenLoad(remote, '/cares', load, () => Promise.resolve(false));
  return render(
    <MemoryRouter>
      <nav>The shell around it</nav>
      <Slot load={screenLoad} />
    </MemoryRouter>,
  );
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shellStands = () => expect(screen.getByText('The shell around it')).toBeVisible();

beforeEach(() => {
  jest.useFakeTimers();
  sendBeacon.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  connectTestShell();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("shows the remote's own words at the deadline, and the screen once it comes, without a reload", async () => {
  let come: (remote: Remote) => void = () => undefined;
  show(() => new Promise((resolve) => (come = resolve)));
  await pass(slotDeadlineMs);
  expect(screen.getByRole('heading', { name: 'The campaigns are late' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find food' })).toHaveAttribute('href', '/search');
  shellStands();
  come(remoteWith('/cares', Fine));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Campaigns' })).toBeVisible();
});

it('[API-008] keeps the outline of a screen for 200 ms once it is shown', async () => {
  show(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return remoteWith('/cares', Fine);
  });
  await pass(199);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  await pass(1);
  expect(screen.getByRole('heading', { name: 'Campaigns' })).toBeVisible();
});

it('asks again on request', async () => {
  let back = false;
  show(() => (back ? Promise.resolve(remoteWith('/cares', Fine)) : Promise.reject(new Error('500'))));
  await pass(minimumLoadingMs);
  back = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Campaigns' })).toBeVisible();
});

const throws = (): never => {
  throw new Error('a team made a mistake');
};
const BrokenEffect = () => {
  useEffect(throws, []);
  return <p>drawn</p>;
};

it.each([
  ['while it renders', throws],
  ['in an effect', BrokenEffect],
])('takes the last good release when the live one throws %s', async (_when, Broken) => {
  show(
    ({ container }) => Promise.resolve(remoteWith('/cares', container === 'live_1' ? Broken : Fine)),
    withLastGood(feedRemote()),
  );
  const drawn: (string | null)[] = [];
  const watch = new MutationObserver((changes) =>
    drawn.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent))),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  await pass(minimumLoadingMs);
  watch.disconnect();
  expect(screen.getByRole('heading', { name: 'Campaigns' })).toBeVisible();
  expect(drawn.filter((text) => text?.includes('something went wrong'))).toEqual([]);
  shellStands();
});

it('[ERRP-20] shows the 500 page in the slot when a screen throws and there is no other release', async () => {
  show(() => Promise.resolve(remoteWith('/cares', throws)));
  await pass(minimumLoadingMs);
  expect(screen.getByRole('heading', { name: "500 - We're sorry but something went wrong!" })).toBeVisible();
  shellStands();
});

it('[ERRP-20] shows the error page of the status that a screen throws', async () => {
  show(() =>
    Promise.resolve(
      remoteWith('/cares', () => {
        throw new PageError(404);
      }),
    ),
  );
  await pass(minimumLoadingMs);
  expect(screen.getByRole('heading', { name: '404' })).toBeVisible();
  expect(screen.getByText('Page not found')).toBeVisible();
});

it('shows a screen again at another query after it failed at one', async () => {
  const remote = remoteWith('/cares', () => {
    if (useLocation().search === '?page=2') throw new PageError(404);
    return <h1>Campaigns</h1>;
  });
  render(
    <MemoryRouter initialEntries={['/cares?page=2']}>
      <Link to="/cares?page=1">The first page</Link>
      <Slot load={new ScreenLoad(feedRemote(), '/cares', () => Promise.resolve(remote))} />
    </MemoryRouter>,
  );
  await pass(minimumLoadingMs);
  expect(screen.getByRole('heading', { name: '404' })).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'The first page' }));
  expect(screen.getByRole('heading', { name: 'Campaigns' })).toBeVisible();
});

it('lives on when a screen throws in a timer', async () => {
  // Real timers, as an error in a fake one reaches the test instead of the window.
  jest.useRealTimers();
  const mistake = new Error('a team made a mistake');
  const reached = new Promise<unknown>((resolve) => {
    window.addEventListener('error', (uncaught) => resolve(uncaught.error), { once: true });
  });
  const Ticking = () => {
    const [count, setCount] = useState(0);
    useEffect(() => {
      const timer = setTimeout(() => {
        throw mistake;
      }, 20);
      return () => clearTimeout(timer);
    }, []);
    return <button onClick={() => setCount(count + 1)}>Counted {count}</button>;
  };
  show(() => Promise.resolve(remoteWith('/cares', Ticking)));
  await screen.findByRole('button', { name: 'Counted 0' });
  expect(await reached).toBe(mistake);
  fireEvent.click(screen.getByRole('button', { name: 'Counted 0' }));
  expect(screen.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  shellStands();
});

it('shows the fallback when a screen suspends for ever', async () => {
  const for_ever = new Promise<never>(() => undefined);
  show(() =>
    Promise.resolve(
      remoteWith('/cares', () => {
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- what suspending is in React
        throw for_ever;
      }),
    ),
  );
  await pass(minimumLoadingMs);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  await pass(slotDeadlineMs);
  expect(screen.getByRole('heading', { name: 'The campaigns are late' })).toBeVisible();
  shellStands();
});

describe('a screen that suspends after a load that took long', () => {
  const loadMs = 1000;
  const slowly = async (Screen: () => ReactNode) => {
    await new Promise((resolve) => setTimeout(resolve, loadMs));
    return remoteWith('/cares', Screen);
  };
  const forEver = new Promise<never>(() => undefined);
  const fallback = () => screen.queryByRole('heading', { name: 'The campaigns are late' });

  it('gives way to the fallback at the deadline of the slot, and to the last good release at its own', async () => {
    const suspended = () => slowly(() => use(forEver));
    const load = jest.fn(suspended);
    show(load, withLastGood(feedRemote()));
    await pass(slotDeadlineMs - 1);
    expect(fallback()).toBeNull();
    await pass(1);
    expect(fallback()).toBeVisible();
    load.mockResolvedValueOnce(remoteWith('/cares', Fine));
    await pass(loadMs - 1);
    expect(load).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(screen.getByRole('heading', { name: 'Campaigns' })).toBeVisible();
  });

  it('shows no outline again after the fallback', async () => {
    show(async () => {
      await new Promise((resolve) => setTimeout(resolve, slotDeadlineMs));
      return remoteWith('/cares', () => use(forEver));
    });
    await pass(slotDeadlineMs - 1);
    const stood: boolean[] = [];
    const watch = new MutationObserver(() => stood.push(fallback() !== null));
    watch.observe(document.body, { childList: true, subtree: true });
    await pass(100);
    watch.disconnect();
    expect(stood.length).toBeGreaterThan(1);
    expect(stood).not.toContain(false);
  });

  it('has a whole deadline again once it stood', async () => {
    show(() =>
      slowly(function Turning() {
        const [isAway, setAway] = useState(false);
        if (isAway) use(forEver);
        return <button onClick={() => setAway(true)}>Another page of it</button>;
      }),
    );
    await pass(loadMs + slotDeadlineMs);
    fireEvent.click(screen.getByRole('button', { name: 'Another page of it' }));
    await pass(slotDeadlineMs - 1);
    expect(fallback()).toBeNull();
    await pass(1);
    expect(fallback()).toBeVisible();
  });
});

it('takes the last good release where the live one suspends past the deadline', async () => {
  const for_ever = new Promise<never>(() => undefined);
  const Suspended = () => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- what suspending is in React
    throw for_ever;
  };
  show(
    ({ container }) => Promise.resolve(remoteWith('/cares', container === 'live_1' ? Suspended : Fine)),
    withLastGood(feedRemote()),
  );
  await pass(minimumLoadingMs);
  await pass(slotDeadlineMs);
  await pass(minimumLoadingMs);
  expect(screen.getByRole('heading', { name: 'Campaigns' })).toBeVisible();
  shellStands();
});

it('leaves the last good release where it stands, with what was typed there, though the live one comes later', async () => {
  let come: (remote: Remote) => void = () => undefined;
  show(
    ({ container }) =>
      container === 'live_1'
        ? new Promise((resolve) => (come = resolve))
        : Promise.resolve(remoteWith('/cares', () => <input aria-label="Meals" />)),
    withLastGood(feedRemote()),
  );
  await pass(slotDeadlineMs);
  fireEvent.change(screen.getByLabelText('Meals'), { target: { value: '40' } });
  come(remoteWith('/cares', Fine));
  await pass(5000);
  expect(screen.getByLabelText('Meals')).toHaveValue('40');
});

it('offers another try where a read of a screen failed, and takes that for no fault of the release', async () => {
  const places = '/cpi/v1/public/places';
  const api = new FakeApi().on(
    'get',
    places,
    () => new Refusal(500, 'internal', { message: 'No list now.' }),
  );
  globalThis.fetch = api.fetch;
  const Places = () => <h1>{useRead(read(places)).data?.count ?? 'Some'} places</h1>;
  show(() => Promise.resolve(remoteWith('/cares', Places)));
  await pass(1000);
  expect(screen.getByRole('alert')).toHaveTextContent('No list now.');
  shellStands();
  api.on('get', places, () => ({ records: [], count: 60 }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(1000);
  expect(screen.getByRole('heading', { name: '60 places' })).toBeVisible();
  expect(sendBeacon).not.toHaveBeenCalled();
});
