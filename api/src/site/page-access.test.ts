import { readBuild } from '../remotes';
import { makeBuild, route, setLive } from '../remotes/release.factory';
import { client, makeUser, signedIn, type TestClient, useDatabase } from '../testing';
import { pageWaits } from './page-waits';

jest.mock('./site-assets');

useDatabase();
beforeAll(async () => {
  pageWaits.ms = 20_000;
  const routes = [
    route('/cares', { guards: ['loadUser'] }),
    route('/customer/{customerId?}/orders', { guards: ['loggedIn'] }),
    route('/organization/{organizationId?}/orders', { guards: ['loggedIn'] }),
    route('/caterer/{brandId}/orders', { guards: ['loggedIn'] }),
  ];
  await setLive(await readBuild(makeBuild({ name: 'mfe-customer', routes }).folder));
});

const statusOf = async (path: string, visitor: TestClient = client()) =>
  (await visitor.get(path).set('Accept', 'text/html')).status;

it('answers a page for logged-in users with 401 to others', async () => {
  expect(await statusOf('/customer/orders')).toBe(401);
  expect(await statusOf('/cares')).toBe(200);
});

it('answers the page of another customer, organization or brand with 403, and one’s own with 200', async () => {
  const user = await makeUser();
  const visitor = await signedIn(user);
  for (const path of ['/customer/orders', '/customer/me/orders', `/customer/${user.id}/orders`])
    expect([path, await statusOf(path, visitor)]).toEqual([path, 200]);
  for (const path of ['/customer/999999/orders', '/organization/999999/orders', '/caterer/999999/orders'])
    expect([path, await statusOf(path, visitor)]).toEqual([path, 403]);
});

it('answers them with 200 to a site admin', async () => {
  const visitor = await signedIn(await makeUser({ isAdmin: true }));
  expect(await statusOf(`/customer/${(await makeUser()).id}/orders`, visitor)).toBe(200);
  expect(await statusOf('/organization/999999/orders', visitor)).toBe(200);
});
