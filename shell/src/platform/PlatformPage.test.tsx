import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { connectTestShell } from '../test/shell';
import { type Release, type Remote } from './api';
import { PlatformPage } from './PlatformPage';
import { actsOf } from './words';

const remotesPath = '/cpi/v1/platform/remotes';
const at = '2026-11-24T12:00:00.000Z';

const release = (id: number, state: Release['state']): Release => ({
  id,
  remote: 'mfe-cares',
  version: `1.${id}.0`,
  hash: `abcdef${id}0`,
  state,
  published_by: 'CI (mfe-cares key 1)',
  published_at: at,
  smoked_at: state === 'published' ? null : at,
  halted_at: null,
  halted_why: null,
  removed_at: null,
  givable: !['arriving', 'refused', 'halted', 'removed'].includes(state),
  bytes: 1000,
});
const remote = (more: Partial<Remote> = {}): Remote => ({
  name: 'mfe-cares',
  team: 'Cares',
  live: release(2, 'live'),
  previous: release(1, 'smoked'),
  canary: release(3, 'canary'),
  canary_percent: 5,
  canary_since: at,
  misfits: [],
  canary_misfits: [],
  chosen_by_person: true,
  changed_at: at,
  can: { change: true },
  ...more,
});
const listOf = <One,>(...records: One[]) => ({ records, count: records.length });

/** The platform page for a key holder or a site admin. */
const platform = () =>
  new FakeApi()
    .on('get', remotesPath, ({ headers }) =>
      listOf(remote({ can: { change: headers.Authorization !== undefined } })),
    )
    .on('get', `${remotesPath}/{name}/releases`, () =>
      listOf(release(4, 'published'), release(3, 'canary'), release(2, 'live'), release(1, 'smoked')),
    )
    .on('get', `${remotesPath}/{name}/health`, () =>
      listOf({ release_id: 3, loads: 200, faulty_pages: 3, faults: 4, p50_ms: 150, p95_ms: 800 }),
    )
    .on('get', `${remotesPath}/{name}/faults`, () =>
      listOf({
        id: 9,
        kind: 'render' as const,
        message: 'TypeError: dish is undefined',
        path: '/cares',
        release_id: 3,
        times: 3,
        last_at: at,
      }),
    )
    .on('get', `${remotesPath}/{name}/log`, () =>
      listOf({
        id: 1,
        remote: 'mfe-cares',
        release_id: 3,
        action: 'canary',
        detail: { percent: 5 },
        by_whom: 'CI (mfe-cares key 1)',
        at,
      }),
    );

async function open(api: FakeApi) {
  connectTestShell();
  globalThis.fetch = api.fetch;
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={['/platform']}>
        <PlatformPage />
      </MemoryRouter>
    </SWRConfig>,
  );
  await act(() => Promise.resolve());
}
async function typeKey(key: string) {
  fireEvent.change(screen.getByLabelText('Deploy key', { selector: 'input' }), { target: { value: key } });
  fireEvent.click(screen.getByRole('button', { name: 'Use this key' }));
  await act(() => Promise.resolve());
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

it('shows who is live, the share of a canary, load times and errors by release, faults and the log', async () => {
  await open(platform());
  expect(await screen.findByText(/is given to 5% of new sessions/)).toBeVisible();
  const row = await screen.findByRole('row', { name: /1\.3\.0/ });
  expect(row).toHaveTextContent('Canary 5%');
  await waitFor(() => expect(row).toHaveTextContent(/200.*150 ms.*800 ms.*3 \(1\.5%\)/));
  expect(await screen.findByText('TypeError: dish is undefined')).toBeVisible();
  expect(await screen.findByText('Given to 5% of new sessions')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Promote/ })).toBeNull();
});

describe('on a phone', () => {
  const wide = window.matchMedia.bind(window);
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...wide(query), matches: /max-width/.test(query) });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  it('has a row for each remote, how it stands, and opens one on a press', async () => {
    const misfits = ['get /cpi/v2/user: id of the answer was string and is integer'];
    const other = remote({ name: 'mfe-admin', live: null, canary: null, can: { change: false }, misfits });
    await open(platform().on('get', remotesPath, () => listOf(other, remote())));
    const own = await screen.findByRole('link', { name: /^mfe-cares/ });
    expect(own).toHaveTextContent('mfe-cares1.2.0-abcdef2 is live, canary of 5%Yours');
    expect(screen.getByRole('link', { name: /^mfe-admin/ })).toHaveTextContent('Nothing is liveBroken');
    expect(screen.queryByRole('grid')).toBeNull();
    fireEvent.click(own);
    expect(await screen.findByRole('grid', { name: 'Releases of mfe-cares' })).toBeVisible();
    expect(own).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(screen.getByRole('link', { name: /^mfe-cares/ }));
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('has a row for each release, fault and entry of the log that says the rest once it is opened', async () => {
    await open(platform());
    fireEvent.click(await screen.findByRole('link', { name: /^mfe-cares/ }));
    for (const name of [
      /^1\.3\.0-abcdef3 · 3/,
      'TypeError: dish is undefined',
      'Given to 5% of new sessions',
    ]) {
      const row = await screen.findByRole('button', { name });
      expect(row).toHaveAttribute('aria-expanded', 'false');
      fireEvent.click(row);
      expect(row).toHaveAttribute('aria-expanded', 'true');
    }
  });
});

it('says which release an API that began since no longer answers', async () => {
  const misfits = ['get /cpi/v2/user: id of the answer was string and is integer'];
  await open(platform().on('get', remotesPath, () => listOf(remote({ misfits }))));
  expect(
    await screen.findByText(/^1\.2\.0-abcdef2 asks what this API does not answer any more/),
  ).toHaveTextContent('id of the answer was string and is integer.');
  expect(screen.queryByText(/^1\.3\.0-abcdef3 asks/)).toBeNull();
});

it('says of a release that the gate refused what is wrong with it', async () => {
  const detail = {
    findings: [
      { check: 'budgets', where: 'its first script', what: 'is 9 KB, of 8', mend: 'Load it later.' },
      { check: 'routes', where: 'the route /a', what: 'is another’s', mend: 'Take another.' },
    ],
  };
  const entry = { id: 2, remote: 'mfe-cares', release_id: 3, action: 'refuse', detail, by_whom: 'CI', at };
  await open(platform().on('get', `${remotesPath}/{name}/log`, () => listOf(entry)));
  const said = 'Refused by the gate: its first script: is 9 KB, of 8 (and 1 more)';
  expect(await screen.findByText(said)).toBeVisible();
});

it('says that nothing is there only once that is known', async () => {
  let answer: () => void = () => undefined;
  const known = new Promise<void>((resolve) => (answer = resolve));
  const none = async () => {
    await known;
    return listOf<never>();
  };
  await open(
    platform()
      .on('get', remotesPath, () => listOf(remote({ live: null, canary: null })))
      .on('get', `${remotesPath}/{name}/releases`, none),
  );
  await screen.findByText('TypeError: dish is undefined');
  expect(screen.queryByText('Nothing was published yet.')).toBeNull();
  answer();
  expect(await screen.findByText('Nothing was published yet.')).toBeVisible();
});

/** A remote with twelve releases, more than one page of ten. */
function withTwelve(of: Remote) {
  const all = Array.from({ length: 12 }, (_, index) => release(12 - index, 'smoked'));
  return platform()
    .on('get', remotesPath, () => listOf(of))
    .on('get', `${remotesPath}/{name}/releases`, ({ query }) => {
      const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
      return { records: all.slice(offset, offset + limit), count: all.length };
    });
}

it('has what is live or a canary before the newest releases, however old it is, with its commands', async () => {
  await open(withTwelve(remote({ canary: release(1, 'canary') })));
  const rows = (await screen.findAllByRole('row', { name: /1\.\d+\.0/ })).map(
    ({ textContent }) => /1\.\d+\.0/.exec(textContent)?.[0],
  );
  expect(rows.slice(0, 3)).toEqual(['1.1.0', '1.2.0', '1.12.0']);
  expect(screen.getByRole('button', { name: /^Roll back 1\.2\.0/ })).toBeVisible();
});

it('shows ten releases at once, and the older ones a page further', async () => {
  await open(withTwelve(remote({ live: release(12, 'live'), canary: null })));
  expect(await screen.findByRole('row', { name: /1\.12\.0/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /1\.2\.0/ })).toBeNull();
  const pages = screen.getByRole('navigation', { name: 'Pages of Releases of mfe-cares' });
  fireEvent.click(within(pages).getByRole('button', { name: /2/ }));
  expect(await screen.findByRole('row', { name: /1\.2\.0/ })).toBeVisible();
});

it('says who it is for to whoever may not read it', async () => {
  await open(new FakeApi().on('get', remotesPath, () => new Refusal(404, 'not_found')));
  expect(await screen.findByText(/for site admins, and for whoever has a deploy key/)).toBeVisible();
});

it('brings a typed key with each call, keeps it on the page alone, and forgets it when told', async () => {
  const api = platform();
  await open(api);
  await typeKey('not a key');
  expect(screen.getByText('A deploy key begins with ccd_.')).toBeVisible();
  await typeKey('ccd_ofcares');
  expect(await screen.findByRole('button', { name: /^Promote 1\.3\.0/ })).toBeVisible();
  expect(api.called('get', remotesPath).at(-1)?.headers).toMatchObject({
    Authorization: 'Bearer ccd_ofcares',
  });
  expect([sessionStorage, localStorage].map(({ length }) => length)).toEqual([0, 0]);
  press('Forget it');
  await act(() => Promise.resolve());
  expect(screen.queryByRole('button', { name: /^Promote/ })).toBeNull();
});

it('opens on what the key may change, and offers nothing of the others', async () => {
  const other = remote({ name: 'mfe-admin', team: 'Admin', can: { change: false } });
  await open(platform().on('get', remotesPath, () => listOf(other, remote())));
  expect(await screen.findByText(/^Team Cares\./)).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Promote 1\.3\.0/ })).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'mfe-admin' }));
  expect(await screen.findByText(/^Team Admin\./)).toBeVisible();
  await screen.findByRole('row', { name: /1\.3\.0/ });
  expect(screen.queryByRole('button', { name: /^Promote/ })).toBeNull();
});

it('says at the field that a key is refused, has it typed anew, and offers nothing by it', async () => {
  const api = platform().on('get', remotesPath, ({ headers }) =>
    headers.Authorization === 'Bearer ccd_ofcares'
      ? listOf(remote())
      : headers.Authorization
        ? new Refusal(401, 'deploy_key-unknown', { message: 'This is no deploy key of this site.' })
        : new Refusal(404, 'not_found'),
  );
  await open(api);
  await typeKey('ccd_mistyped');
  const field = () => screen.getByLabelText('Deploy key', { selector: 'input' });
  expect(await screen.findByText('This is no deploy key of this site.')).toBeVisible();
  expect(field()).toHaveFocus();
  expect(screen.queryByText(/This page has your deploy key/)).toBeNull();
  await typeKey('ccd_ofcares');
  expect(await screen.findByRole('button', { name: /^Promote 1\.3\.0/ })).toBeVisible();
  expect(screen.queryByText('This is no deploy key of this site.')).toBeNull();
});

it('leaves a keyboard where it is once a key is taken or forgotten', async () => {
  await open(platform());
  await typeKey('ccd_ofcares');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Forget it' })).toHaveFocus());
  press('Forget it');
  await waitFor(() => expect(screen.getByLabelText('Deploy key', { selector: 'input' })).toHaveFocus());
});

it('asks before a command, wants to know why, and says what was refused where it was asked', async () => {
  const api = platform().on(
    'post',
    `${remotesPath}/{name}/rollback`,
    () =>
      new Refusal(409, 'rollback-other', { message: 'Release 3 of mfe-cares is live by now, and not 2.' }),
  );
  await open(api);
  await typeKey('ccd_ofcares');
  await screen.findByRole('button', { name: /^Roll back 1\.2\.0/ });
  press(/^Roll back 1\.2\.0/);
  const dialog = await screen.findByRole('alertdialog', { name: /Roll mfe-cares back to 1\.1\.0/ });
  const confirm = within(dialog).getByRole('button', { name: 'Roll back' });
  fireEvent.click(confirm);
  expect(await within(dialog).findByText(/Say why/)).toBeVisible();
  expect(api.called('post', `${remotesPath}/{name}/rollback`)).toHaveLength(0);
  fireEvent.change(within(dialog).getByLabelText(/Why/), { target: { value: 'Prices are wrong' } });
  fireEvent.click(confirm);
  expect(await within(dialog).findByText(/is live by now/)).toBeVisible();
  expect(api.called('post', `${remotesPath}/{name}/rollback`)).toMatchObject([
    {
      params: { name: 'mfe-cares' },
      body: { release_id: 2, why: 'Prices are wrong' },
      headers: { Authorization: 'Bearer ccd_ofcares' },
    },
  ]);
});

it.each<[Release['state'], string[]]>([
  ['arriving', []],
  ['published', []],
  ['smoked', ['Activate', 'Canary', 'Halt']],
  ['canary', ['Promote', 'Change share', 'Halt']],
  ['live', ['Roll back']],
  ['halted', ['Bring back']],
  ['removed', []],
])('offers of a release that is %s what the platform takes', (state, labels) => {
  expect(actsOf(release(2, state), remote()).map(({ label }) => label)).toEqual(labels);
});
