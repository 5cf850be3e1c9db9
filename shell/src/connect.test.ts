import { client, currentUser, openAuth, refetchUser } from '@copper-carrot/contracts/runtime';
import { FakeApi } from '@copper-carrot/contracts/testing';
import { authModal } from './auth/auth-modal-store';
import { connect } from './connect';
import { routeTable } from './routing/route-table';
import { feedRemote, route } from './test/remotes';
import { person } from './test/shell';

let api: FakeApi;

beforeEach(() => {
  api = new FakeApi().on('get', '/cpi/v2/user', () => person({ id: 9, token: 'fresh' }));
  globalThis.fetch = api.fetch;
  connect(
    routeTable(
      {
        revision: 1,
        remotes: [
          feedRemote([route('/caterer/{brandId}/orders'), route('/organization/{organizationId}/members')]),
        ],
      },
      [],
    ),
  );
});
const at = (path: string) => window.history.replaceState(null, '', path);

it('[AUTH-14] refetches for the brand of the address in the caterer app, and for none in the customer app', async () => {
  at('/caterer/31/orders');
  await refetchUser();
  at('/customer/orders');
  await refetchUser();
  expect(api.calls.map(({ url, headers }) => [url, headers['CC-As-Brand']])).toEqual([
    ['/cpi/v2/user', '31'],
    ['/cpi/v2/user', ''],
  ]);
});

it('[SESS-07] [SESS-08] [SESS-09] sends token, team, user and brand with every call of a remote', async () => {
  at('/organization/4/members');
  await refetchUser();
  expect(currentUser()?.id).toBe(9);
  await client.get('/cpi/v2/user/stats');
  expect(api.calls.at(-1)?.headers).toMatchObject({
    'X-CSRF-Token': 'fresh',
    'CC-As-Team': '4',
    'CC-As-User': '',
    'CC-As-Brand': '',
  });
  at('/caterer/31/orders');
  await client.get('/cpi/v2/user/stats');
  expect(api.calls.at(-1)?.headers).toMatchObject({ 'CC-As-Team': '', 'CC-As-Brand': '31' });
});

it('asks newcomers to sign up, and whoever was signed in here before to log in', async () => {
  localStorage.clear();
  void openAuth('signUp', 'So that we can save your order.');
  expect(authModal.snapshot()).toEqual({ mode: 'signUp', why: 'So that we can save your order.' });
  authModal.end(false);
  await refetchUser();
  void openAuth('signUp', 'So that we can save your order.');
  expect(authModal.snapshot()?.mode).toBe('login');
  authModal.end(false);
});
