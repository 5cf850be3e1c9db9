import { FakeApi, personOf, Refusal } from '@copper-carrot/contracts/testing';
import { openScreen } from '@copper-carrot/shell/testing';
import { screen } from '@testing-library/react';
import { remote } from './remote';
import { anOrder } from './test/open';

const saffron = { id: 7, name: 'Saffron Street', slug: 'saffron-street', kitchen_count: 2 };
const juniper = { id: 9, name: 'Juniper Table', slug: 'juniper-table', kitchen_count: 1 };
const admin = personOf('admin', { brands: [saffron], current_brand: saffron });

/** A site admin who comes from their own brand, for which the session was read, to one that they are no member of. */
async function open(path: string) {
  const api = new FakeApi()
    .on('get', '/cpi/v1/caterer/orders', () => ({ records: [], count: 0 }))
    .on('get', '/cpi/v2/caterer/orders/{id}', () =>
      anOrder({ brand_id: 9, kitchen: { id: 3, name: 'Downtown' } }),
    );
  const page = await openScreen(remote, '/caterer/7/orders', { api, as: admin });
  expect(await screen.findByText('Saffron Street')).toBeVisible();
  return { api, come: () => page.go(path) };
}

it.each([
  ['/caterer/9/orders', 'Juniper Table'],
  ['/caterer/9/orders/12', 'Juniper Table, Downtown'],
])('names the brand of %s to a site admin who is no member of it', async (path, name) => {
  const { api, come } = await open(path);
  api.on('get', '/cpi/v2/user', ({ headers }) => ({
    ...admin,
    current_brand: headers['CC-As-Brand'] === '9' ? juniper : saffron,
  }));
  come();
  expect(await screen.findByText(name)).toBeVisible();
});

it('shows the orders where the name does not come', async () => {
  const { api, come } = await open('/caterer/9/orders');
  api.on('get', '/cpi/v2/user', () => new Refusal(503, 'unavailable'));
  come();
  expect(await screen.findByText('Nothing waits for you')).toBeVisible();
  expect(await screen.findByText('Brand 9', undefined, { timeout: 5_000 })).toBeVisible();
});
