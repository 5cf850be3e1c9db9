import { read } from '@copper-carrot/contracts';
import { FakeApi } from '@copper-carrot/contracts/testing';
import { connectTestShell, person, signedOut } from '../test/shell';
import { bringFirstReads } from './first-reads';
import { SessionStore } from './session';

const nadia = person({ id: 7 });
let api: FakeApi;

function bring(reads: object, cookie: string) {
  document.getElementById('first-reads')?.remove();
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="first-reads">${JSON.stringify(reads)}</script>`,
  );
  document.cookie = cookie;
  const session = new SessionStore();
  connectTestShell({ user: session.user });
  bringFirstReads(session);
  return session;
}

beforeEach(() => {
  api = new FakeApi().on('get', '/cpi/v2/user', () => signedOut());
  globalThis.fetch = api.fetch;
});
afterEach(() => {
  document.cookie = 'cc_signed_in=; Max-Age=0';
  jest.restoreAllMocks();
});
const withNadia = { userId: 7, answers: { [read('/cpi/v2/user')]: nadia } };

it('knows the person whom the page came with, and asks nobody who that is', async () => {
  const session = bring(withNadia, 'cc_signed_in=1');
  expect(session.user()?.id).toBe(7);
  expect((await session.load())?.id).toBe(7);
  expect(api.called('get', '/cpi/v2/user')).toHaveLength(0);
});

it('takes nobody from a page where nobody is signed in by now', () => {
  expect(bring(withNadia, 'cc_signed_in=0').user()).toBeNull();
});

it('takes nobody from a page that Back brought, since another may have signed in meanwhile', async () => {
  const navigation = [{ type: 'back_forward' }] as unknown as PerformanceEntryList;
  performance.getEntriesByType = () => navigation;
  const session = bring(withNadia, 'cc_signed_in=1');
  expect(session.user()).toBeNull();
  await session.load();
  expect(api.called('get', '/cpi/v2/user')).toHaveLength(1);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

it('begins without anything where the page brought nothing', () => {
  document.getElementById('first-reads')?.remove();
  const session = new SessionStore();
  bringFirstReads(session);
  expect(session.user()).toBeNull();
});
