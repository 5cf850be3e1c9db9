import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aPerson } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { FakeServer, listOf, Refusal } from '../../test/server';

const blocked = '/cpi/v2/orderer/blocked_brands';
const add = '/cpi/v2/public/rosters/{id}/brands/{brandId}/add';
const path = '/brands/saffron-street';
const orderer = aPerson({ is_orderer: true, rosters: [{ id: 5, name: 'Caterers we trust', brand_ids: [] }] });
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

it('[FAV-06] takes a restaurant off a list of the organization', async () => {
  const remove = '/cpi/v2/public/rosters/{id}/brands/{brandId}/remove';
  const api = server().on('post', remove, () => ({ id: 5, name: 'Caterers we trust', brand_ids: [] }));
  const user = aPerson({
    is_orderer: true,
    rosters: [{ id: 5, name: 'Caterers we trust', brand_ids: [3] }],
  });
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
