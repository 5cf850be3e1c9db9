import type { Schemas } from '@copper-carrot/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPerson } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { FakeServer, listOf, Refusal } from '../../test/server';

const blocked = '/cpi/v2/orderer/blocked_brands';
const add = '/cpi/v2/public/rosters/{id}/brands/{brandId}/add';
const remove = '/cpi/v2/public/rosters/{id}/brands/{brandId}/remove';
const path = '/brands/saffron-street';
const belonging = (id: number, name: string, role: Schemas['Session']['memberships'][number]['role']) => ({
  ...{ id, team_id: id, role, role_label: role },
  team: { id, name, access_code: null },
});
const trusted = { id: 5, name: 'Caterers we trust', team_id: 1, kind: 'allow' as const, brand_ids: [8] };
const orderer = aPerson({ memberships: [belonging(1, 'Northwind', 'orderer')], rosters: [trusted] });
const rosterCall = (act: 'add' | 'remove') => `post /cpi/v2/public/rosters/5/brands/3/${act}`;
const rosterCalls = ({ calls }: FakeServer) =>
  calls.filter(({ path }) => path === add || path === remove).map(({ method, url }) => `${method} ${url}`);
async function theList() {
  fireEvent.click(await screen.findByRole('button', { name: 'Lists of your organization' }));
  return screen.findByRole('checkbox', { name: trusted.name });
}
const saffron: Schemas['BrandSummary'] = {
  ...{ id: 3, name: 'Saffron Street', slug: 'saffron-street', kitchen_count: 1, avatar_url: '/saffron.svg' },
  ...{ rating_average: null, review_count: 0, quality_tier: null, minority_flags: [], sustainable: false },
};
const server = () => new FakeServer().on('get', blocked, () => listOf([]));

it('blocks a restaurant and takes that back, and says which of both was done', async () => {
  let entries: Schemas['BlockedBrand'][] = [];
  const entry = { id: 7, brand_id: 3 };
  const api = new FakeServer()
    .on('get', blocked, () => listOf(entries))
    .on('post', blocked, () => {
      entries = [{ ...entry, created_at: '2099-01-01T12:00:00.000Z', brand: saffron }];
      return entry;
    })
    .on('delete', `${blocked}/{id}`, () => {
      entries = [];
      return undefined;
    });
  const { container, notices } = await open(path, { server: api, user: orderer });
  fireEvent.click(await screen.findByRole('button', { name: 'Block Saffron Street' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Unblock Saffron Street' }));
  await screen.findByRole('button', { name: 'Block Saffron Street' });
  expect(api.bodies('post', blocked)).toEqual([{ blocked_brand: { brand_id: 3 } }]);
  await waitFor(() =>
    expect(notices).toEqual([
      { kind: 'success', message: 'Your searches leave Saffron Street out.' },
      { kind: 'success', message: 'Your searches find Saffron Street again.' },
    ]),
  );
  expect(await faultsOf(container)).toEqual([]);
});

it('[FAV-06] adds a restaurant to a list of the organization once that is done, and takes it off again', async () => {
  let answer = () => {};
  const api = server();
  const listed = (brand_ids: number[]) => async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    api.on('get', '/cpi/v2/user', () => ({ ...orderer, rosters: [{ ...trusted, brand_ids }] }));
    return { id: 5, name: trusted.name, brand_ids };
  };
  api.on('post', add, listed([8, 3])).on('post', remove, listed([8]));
  await open(path, { server: api, user: orderer });
  const box = await theList();
  expect(box).not.toBeChecked();
  fireEvent.click(box);
  await waitFor(() => expect(rosterCalls(api)).toEqual([rosterCall('add')]));
  expect(box).not.toBeChecked();
  answer();
  await waitFor(() => expect(box).toBeChecked());
  await waitFor(() => expect(box).toBeEnabled());
  fireEvent.click(box);
  await waitFor(() => expect(rosterCalls(api)).toEqual([rosterCall('add'), rosterCall('remove')]));
  expect(box).toBeChecked();
  answer();
  await waitFor(() => expect(box).not.toBeChecked());
});

it.each([
  ['off', 'add', [8]],
  ['on', 'remove', [8, 3]],
] as const)(
  '[FAV-06] leaves a restaurant %s a list where the call failed, and says why',
  async (_what, act, ids) => {
    const refusal = new Refusal(403, 'forbidden', { message: 'This list is locked.' });
    const api = server().on('post', act === 'add' ? add : remove, () => refusal);
    const user = { ...orderer, rosters: [{ ...trusted, brand_ids: [...ids] }] };
    const { notices } = await open(path, { server: api, user });
    const box = await theList();
    fireEvent.click(box);
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', message: 'This list is locked.' }]));
    expect(rosterCalls(api)).toEqual([rosterCall(act)]);
    expect((box as HTMLInputElement).checked).toBe(act === 'remove');
  },
);

it('tells the lists of two organizations apart, says which leave out, and offers those alone that one may change', async () => {
  const unwanted = { ...trusted, id: 6, name: 'Not for this office', kind: 'block' as const };
  const user = aPerson({
    memberships: [
      belonging(1, 'Northwind', 'orderer'),
      belonging(2, 'Contoso', 'admin'),
      belonging(3, 'Fabrikam', 'staff'),
    ],
    rosters: [
      ...[trusted, unwanted],
      ...[
        { ...trusted, id: 7, team_id: 2, brand_ids: [3] },
        { ...unwanted, id: 8, team_id: 2 },
      ],
      { ...trusted, id: 9, team_id: 3 },
    ],
  });
  const { container } = await open(path, { server: server(), user });
  fireEvent.click(await screen.findByRole('button', { name: 'Lists of your organizations' }));
  const lists = within(screen.getByRole('group', { name: 'Lists of your organizations' }));
  const groups = lists.getAllByRole('group').flatMap((group) => group.getAttribute('aria-label') ?? []);
  expect(groups).toEqual(['Northwind', 'Contoso']);
  const ours = within(screen.getByRole('group', { name: 'Contoso' }));
  expect(ours.getByRole('checkbox', { name: 'Caterers we trust' })).toBeChecked();
  expect(ours.getByRole('checkbox', { name: /^Not for this office/ })).not.toBeChecked();
  expect(ours.getAllByText('Restaurants to leave out')).toHaveLength(1);
  expect(screen.getByText('Contoso')).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
});

it('keeps what it shows where the call failed, says why, and asks nothing of nobody', async () => {
  const api = server().on(
    'post',
    blocked,
    () => new Refusal(403, 'forbidden', { message: 'Please try again.' }),
  );
  const first = await open(path, { server: api, user: orderer });
  fireEvent.click(await screen.findByRole('button', { name: 'Block Saffron Street' }));
  await waitFor(() => expect(first.notices).toEqual([{ kind: 'error', message: 'Please try again.' }]));
  expect(api.bodies('post', blocked)).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Block Saffron Street' })).toBeVisible();
  first.unmount();
  const nobody = server();
  await open(path, { server: nobody, user: null });
  await screen.findByRole('heading', { level: 1, name: 'Saffron Street' });
  expect(nobody.called('get', blocked)).toEqual([]);
});
