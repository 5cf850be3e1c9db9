import { type FeedRemote, type RouteDeclaration } from '@copper-carrot/contracts';
import { feedRemote, remoteWith, route } from '../test/remotes';
import { aMembership, person } from '../test/shell';
import { ScreenLoad } from '../slot/screen-load';
import { resolvePage } from './resolve-page';
import { routeTable } from './route-table';

const Screen = () => null;

function resolving(routes: RouteDeclaration[], user: ReturnType<typeof person> | null = null) {
  const load = jest.fn(() => Promise.resolve(user));
  const opened: ScreenLoad[] = [];
  const options = {
    table: routeTable({ revision: 1, remotes: [feedRemote(routes)] }, []),
    session: { load },
    createLoad: (remote: FeedRemote, path: string) => {
      const made = new ScreenLoad(remote, path, () =>
        Promise.resolve(remoteWith(path as RouteDeclaration['path'], Screen)),
      );
      opened.push(made);
      return made;
    },
  };
  return { options, load, opened };
}

it('opens the screen of a route with its parameters', async () => {
  const { options } = resolving([route('/cares/{slug}')]);
  const page = await resolvePage('/cares/winter', options);
  expect(page).toMatchObject({ kind: 'screen', params: { slug: 'winter' } });
});

it('[ERRP-17] answers an unmatched route with "This page could not be found"', async () => {
  const { options } = resolving([route('/cares')]);
  expect(await resolvePage('/nowhere', options)).toEqual({
    kind: 'error',
    statusCode: 404,
    message: 'This page could not be found',
  });
});

it('[PAGE-02] does not match a path with a slash added at its end', async () => {
  const { options } = resolving([route('/cares')]);
  expect(await resolvePage('/cares/', options)).toMatchObject({ statusCode: 404 });
});

it('[AUTH-15] fetches the person for the guard loadUser', async () => {
  const { options, load } = resolving([route('/cares')]);
  await resolvePage('/cares', options);
  expect(load).toHaveBeenCalled();
});

it('fetches the person for an address that nobody has, whose header names them too', async () => {
  const { options, load } = resolving([]);
  expect(await resolvePage('/nowhere', options)).toMatchObject({ statusCode: 404 });
  expect(load).toHaveBeenCalled();
});

it('fetches nobody for a route without guards', async () => {
  const { options, load } = resolving([route('/cares', { guards: [] })]);
  await resolvePage('/cares', options);
  expect(load).not.toHaveBeenCalled();
});

it('[AUTH-16] [ERRP-12] refuses a logged-out visitor where the guard loggedIn stands, with 401 and its message', async () => {
  const { options } = resolving([route('/cares', { guards: ['loggedIn'] })]);
  expect(await resolvePage('/cares', options)).toEqual({
    kind: 'error',
    statusCode: 401,
    message: 'You must be logged in to view this page',
  });
});

it('[AUTH-16] lets a logged-in person through the guard loggedIn', async () => {
  const { options } = resolving([route('/cares', { guards: ['loggedIn'] })], person());
  expect(await resolvePage('/cares', options)).toMatchObject({ kind: 'screen' });
});

it('refuses the pages of another customer or organization with 403, and not those of one’s own', async () => {
  const path = '/customer/{customerId?}/organization/{organizationId?}/orders';
  const own = person({ id: 7, memberships: [aMembership('orderer', 3)] });
  const { options } = resolving([route(path, { guards: ['loggedIn'] })], own);
  const open = (address: string) => resolvePage(address, options);
  expect(await open('/customer/7/organization/3/orders')).toMatchObject({ kind: 'screen' });
  expect(await open('/customer/99/organization/3/orders')).toMatchObject({ kind: 'error', statusCode: 403 });
  expect(await open('/customer/7/organization/9/orders')).toMatchObject({ kind: 'error', statusCode: 403 });
});

const unknownNames = [
  { what: 'layout', wrong: { layout: 'sideways' as 'default' } },
  { what: 'guard', wrong: { guards: ['sideways' as 'loadUser'] } },
];
it.each(unknownNames)(
  '[PAGE-19] answers an unknown $what with 500 and "Unknown middleware ..."',
  async ({ wrong }) => {
    const { options } = resolving([route('/cares', wrong)]);
    expect(await resolvePage('/cares', options)).toEqual({
      kind: 'error',
      statusCode: 500,
      message: 'Unknown middleware sideways',
    });
  },
);

it('keeps the screen below when a modal with an address opens over it', async () => {
  const { options, opened } = resolving([route('/cares'), route('/cares/donate', { parent: '/cares' })]);
  const before = await resolvePage('/cares', options);
  const after = await resolvePage('/cares/donate', { ...options, current: before });
  expect(opened).toHaveLength(2);
  expect(after.kind === 'screen' && after.below?.load).toBe(before.kind === 'screen' && before.load);
});

it('does not wait longer than the deadline for a person whom the page only looks at', async () => {
  jest.useFakeTimers();
  const { options } = resolving([route('/cares')]);
  const page = resolvePage('/cares', { ...options, session: { load: () => new Promise(() => undefined) } });
  await jest.advanceTimersByTimeAsync(1500);
  await expect(page).resolves.toMatchObject({ kind: 'screen' });
  jest.useRealTimers();
});

it.each([
  ['?organizationId=4', { kind: 'screen' }],
  ['?organizationId=999', { kind: 'error', statusCode: 403 }],
])('[CUST-15] holds the organization of the query %s against the memberships', async (search, page) => {
  const { options } = resolving(
    [route('/customer/{customerId?}/orders', { guards: ['loggedIn'] })],
    person({ memberships: [aMembership('orderer', 4)] }),
  );
  expect(await resolvePage('/customer/orders', { ...options, search })).toMatchObject(page);
});
