import type { Schemas } from '@copper-carrot/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPerson } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { FakeServer, listOf, Refusal } from '../../test/server';

const blocked = '/cpi/v2/orderer/blocked_brands';
const add = '/cpi/v2/public/rosters/{id}/brands/{brandId}/add';
const path = '/brands/saffron-street';
const belonging = (id: number, name: string, role: Schemas['Session']['memberships'][number]['role']) => ({
  ...{ id, team_id: id, role, role_label: role },
  team: { id, name, access_code: null },
});
const trusted = { id: 5, name: 'Caterers we trust', team_id: 1, kind: 'allow' as const, brand_ids: [] };
const orderer = aPerson({ memberships: [belonging(1, 'Northwind', 'orderer')], rosters: [trusted] });
const server = () => new FakeServer().on('get', blocked, () => listOf([]));

it('blocks a restaurant, and says so once that is done', async () => {
  const api = server().on('post', blocked, () => ({ id: 7, brand_id: 3 }));
  const { container } = await open(path, { server: api, user: orderer });
  fireEvent.click(await screen.findByRole('button', { name: 'Block Saffron Street' }));
  await waitFor(() => expect(api.bodies('post', blocked)).toEqual([{ blocked_brand: { brand_id: 3 } }]));
  expect(await faultsOf(container)).toEqual([]);
});

it('[FAV-06] adds a restaurant to a list of the organization', async () => {
  const api = server().on('post', add, () => ({ id: 5, name: 'Caterers we trust', brand_ids: [3] }));
  await open(path, { server: api, user: orderer });
  fireEvent.click(await screen.findByRole('button', { name: 'Lists of your organization' }));
  const box = await screen.findByRole('checkbox', { name: 'Caterers we trust' });
  expect(box).not.toBeChecked();
  fireEvent.click(box);
  await waitFor(() =>
    expect(api.called('post', add).map(({ params }) => params)).toEqual([{ id: '5', brandId: '3' }]),
  );
});

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
  const groups = screen.getAllByRole('group').flatMap((group) => group.getAttribute('aria-label') ?? []);
  expect(groups).toEqual(['Northwind', 'Contoso']);
  const ours = within(screen.getByRole('group', { name: 'Contoso' }));
  expect(ours.getByRole('checkbox', { name: 'Caterers we trust' })).toBeChecked();
  expect(ours.getByRole('checkbox', { name: /^Not for this office/ })).not.toBeChecked();
  expect(ours.getAllByText('Restaurants to leave out')).toHaveLength(1);
  expect(screen.getByText('Contoso')).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
});

it('[FAV-06] takes a restaurant off a list of the organization', async () => {
  const remove = '/cpi/v2/public/rosters/{id}/brands/{brandId}/remove';
  const api = server().on('post', remove, () => ({ id: 5, name: 'Caterers we trust', brand_ids: [] }));
  const user = { ...orderer, rosters: [{ ...trusted, brand_ids: [3] }] };
  await open(path, { server: api, user });
  fireEvent.click(await screen.findByRole('button', { name: 'Lists of your organization' }));
  const box = await screen.findByRole('checkbox', { name: 'Caterers we trust' });
  expect(box).toBeChecked();
  fireEvent.click(box);
  await waitFor(() =>
    expect(api.called('post', remove).map(({ params }) => params)).toEqual([{ id: '5', brandId: '3' }]),
  );
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
