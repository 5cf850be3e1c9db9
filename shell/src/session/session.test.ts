import { type Schemas } from '@copper-carrot/contracts';
import { events } from '@copper-carrot/contracts/runtime';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { connectTestShell, person, signedOut } from '../test/shell';
import { callContext } from './acting';
import { followReturns, SessionStore } from './session';
import { signOut } from './sign-out';

const path = '/cpi/v2/user';
let api: FakeApi;
const signedIn = (yes: boolean) => {
  document.cookie = `cc_signed_in=${yes ? 1 : 0}`;
};

beforeEach(() => {
  signedIn(true);
  api = new FakeApi().on('get', path, () => person({ id: 12 }));
  globalThis.fetch = api.fetch;
});

it('asks for nobody where the browser has no session, and for the person once it has one', async () => {
  signedIn(false);
  const store = new SessionStore();
  expect(await store.load()).toBeNull();
  expect(api.calls).toEqual([]);
  // A page from the cache notices a sign-in made in another page.
  signedIn(true);
  expect((await store.load())?.id).toBe(12);
});

it('asks after a sign-in, whatever was known before', async () => {
  signedIn(false);
  const store = new SessionStore();
  await store.load();
  expect((await store.refetch())?.id).toBe(12);
});

it('[AUTH-17] goes from logged out to logged in when the fetch answers an id', async () => {
  const store = new SessionStore();
  expect(store.user()).toBeNull();
  await store.load();
  expect(store.user()?.id).toBe(12);
});

it('[AUTH-18] fetches the person once, however many need them', async () => {
  const store = new SessionStore();
  await Promise.all([store.load(), store.load()]);
  await store.load();
  expect(api.called('get', path)).toHaveLength(1);
});

const failures: [string, Refusal, number][] = [
  ['where nobody is signed in', signedOut(), 1],
  ['from a server in trouble', new Refusal(500, 'internal'), 3],
];
it.each(failures)(
  '[AUTH-18] [AUTH-19] does not fetch again after a failed attempt %s, and says nothing of it',
  async (_what, refusal, tries) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const notify = jest.fn();
    connectTestShell({ notify });
    api.on('get', path, () => refusal);
    const store = new SessionStore();
    expect(await store.load()).toBeNull();
    expect(await store.load()).toBeNull();
    expect(store.user()).toBeNull();
    expect(api.called('get', path)).toHaveLength(tries);
    expect(logged).not.toHaveBeenCalled();
    expect(notify).not.toHaveBeenCalled();
    logged.mockRestore();
  },
);

it('lets the newest answer stand when an older one comes late', async () => {
  const answers: ((user: Schemas['Session']) => void)[] = [];
  api.on('get', path, () => new Promise((resolve) => answers.push(resolve)));
  const store = new SessionStore();
  const older = store.load();
  const newer = store.refetch();
  answers[1]?.(person({ id: 2 }));
  await newer;
  answers[0]?.(person({ id: 1 }));
  await older;
  expect(store.user()?.id).toBe(2);
});

it('tells the remotes when the person changes', async () => {
  const seen: (number | null)[] = [];
  const store = new SessionStore();
  const stop = events.on('session.changed@1', ({ userId }) => seen.push(userId));
  await store.load();
  await store.refetch();
  store.reset();
  stop();
  expect(seen.slice(-2)).toEqual([12, null]);
});

describe('logging out', () => {
  const around = async () => {
    const store = new SessionStore();
    await store.load();
    sessionStorage.setItem('draft', 'mine');
    const leave = jest.fn();
    await signOut({ store, leave }).catch(() => undefined);
    return { store, leave };
  };

  it('[AUTH-20] [AUTH-21] [AUTH-22] deletes the auth session, resets all state and loads / anew', async () => {
    const { store, leave } = await around();
    expect(api.called('delete', '/cpi/v1/auth')).toHaveLength(1);
    expect(store.user()).toBeNull();
    expect(sessionStorage.getItem('draft')).toBeNull();
    expect(leave.mock.calls).toEqual([['/']]);
  });

  it('goes on where somebody else is wanted', async () => {
    const leave = jest.fn();
    await signOut({ store: new SessionStore(), to: '/orders/12/pay/3', leave });
    expect(leave.mock.calls).toEqual([['/orders/12/pay/3']]);
  });

  it('ends the session also from a page that acts for an organization that is not theirs', async () => {
    connectTestShell({ callContext: () => ({ asTeam: 7 }) });
    api.on('delete', '/cpi/v1/auth', ({ headers }) =>
      headers['CC-As-Team'] === '' ? undefined : new Refusal(403, 'forbidden'),
    );
    await expect(signOut({ store: new SessionStore(), leave: () => undefined })).resolves.toBeUndefined();
  });

  it('leaves the page also when the call fails', async () => {
    api.on('delete', '/cpi/v1/auth', () => signedOut());
    const { store, leave } = await around();
    expect(store.user()).toBeNull();
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

describe('for whom calls are made', () => {
  const search = (text: string) => new URLSearchParams(text);

  it('[SESS-09] takes the brand from the route', () => {
    expect(callContext(person(), { brandId: '31' }, search(''))).toMatchObject({ asBrand: '31' });
    expect(callContext(person(), {}, search(''))).toMatchObject({ asBrand: '' });
  });

  it("[SESS-11] takes the brand from current_brand, when that is not 'me'", () => {
    expect(callContext(person(), {}, search('current_brand=8')).asBrand).toBe('8');
    expect(callContext(person(), {}, search('current_brand=me')).asBrand).toBe('');
  });

  it('[SESS-10] names the person whom a ghosting admin acts as', () => {
    expect(
      callContext(person({ id: 44, ghosting_admin: { id: 1, name: 'Ada' } }), {}, search('')).asUser,
    ).toBe(44);
    expect(callContext(person({ id: 44 }), {}, search('')).asUser).toBe('');
  });

  it('takes the organization from the address', () => {
    expect(callContext(person(), { organizationId: '3' }, search('')).asTeam).toBe('3');
    expect(callContext(person(), {}, search('organizationId=4')).asTeam).toBe('4');
    expect(callContext(person(), { organizationId: 'x' }, search('')).asTeam).toBe('');
    expect(callContext(person(), { organizationId: '99999999999' }, search('')).asTeam).toBe('');
  });

  it('names the customer whose page it is, unless that is one’s own', () => {
    const asUser = (user: Parameters<typeof person>[0], customerId: string) =>
      callContext(person(user), { customerId }, search('')).asUser;
    expect(asUser({ id: 1, is_admin: true }, '44')).toBe('44');
    expect(asUser({ id: 44 }, '44')).toBe('');
    expect(asUser({ id: 44 }, 'me')).toBe('');
    expect(asUser({ id: 2, ghosting_admin: { id: 1, name: 'Ada' } }, '44')).toBe('44');
  });
});

it('is looked at again where Back shows a page as it was left, which loads anew for somebody else', async () => {
  const store = new SessionStore();
  await store.load();
  const reload = jest.fn();
  const stop = followReturns(store, reload);
  const comeBack = async (persisted: boolean) => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  await comeBack(true);
  expect(reload).not.toHaveBeenCalled();
  api.on('get', path, () => person({ id: 2 }));
  await comeBack(true);
  expect(reload).toHaveBeenCalledTimes(1);
  reload.mockClear();
  signedIn(false);
  await comeBack(false);
  expect(reload).not.toHaveBeenCalled();
  await comeBack(true);
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
});

describe('while somebody signs in in another tab', () => {
  let reload: jest.Mock;
  let store: SessionStore;
  let stop: () => void;
  beforeEach(async () => {
    reload = jest.fn();
    store = new SessionStore();
    await store.load();
    stop = followReturns(store, reload);
  });
  afterEach(() => stop());
  const pass = () => new Promise((resolve) => setTimeout(resolve));
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await pass();
  };

  it('looks again on the way back to this one, and loads anew for another person', async () => {
    await comeBack();
    expect(reload).not.toHaveBeenCalled();
    api.on('get', path, () => person({ id: 2 }));
    await comeBack();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('shows nobody any more who logged out there, and whoever logged in where nobody was', async () => {
    signedIn(false);
    await comeBack();
    expect(store.user()).toBeNull();
    signedIn(true);
    await comeBack();
    expect(store.user()?.id).toBe(12);
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads anew for another person than the last one here, and keeps nothing of theirs', async () => {
    sessionStorage.setItem('draft', 'mine');
    signedIn(false);
    await comeBack();
    expect(sessionStorage.getItem('draft')).toBeNull();
    signedIn(true);
    api.on('get', path, () => person({ id: 2 }));
    await comeBack();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('holds up nobody who needs the person while it looks', async () => {
    api.on('get', path, () => new Promise(() => undefined));
    await comeBack();
    const soon = Promise.race([store.load(), pass().then(() => 'waits')]);
    expect(await soon).toMatchObject({ id: 12 });
  });

  it('hears of it at once, also in the background', async () => {
    const other = new SessionStore();
    const written = jest.spyOn(Storage.prototype, 'setItem');
    api.on('get', path, () => person({ id: 2 }));
    await other.refetch();
    const [key = '', newValue = ''] = written.mock.calls.at(-1) ?? [];
    written.mockRestore();
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    await pass();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('shows nothing any more of who logs out there, also in the background', async () => {
    const written = jest.spyOn(Storage.prototype, 'setItem');
    api.on('delete', '/cpi/v1/auth', () => undefined);
    await signOut({ store: new SessionStore(), leave: () => undefined });
    const [key = '', newValue = ''] = written.mock.calls.at(-1) ?? [];
    written.mockRestore();
    signedIn(false);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    await pass();
    expect(store.user()).toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('asks nothing while it is hidden', async () => {
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const before = api.calls.length;
    await comeBack();
    hidden.mockRestore();
    expect(api.calls).toHaveLength(before);
    await comeBack();
    expect(api.calls).toHaveLength(before + 1);
  });

  it('stays as it is at the word of another tab where nobody was signed in', async () => {
    store.reset();
    window.dispatchEvent(new StorageEvent('storage', { key: 'copper-carrot.known', newValue: '1' }));
    await pass();
    expect(store.user()?.id).toBe(12);
    expect(reload).not.toHaveBeenCalled();
  });

  it('asks for nobody where nobody was and is signed in', async () => {
    signedIn(false);
    await comeBack();
    const before = api.calls.length;
    await comeBack();
    expect(api.calls).toHaveLength(before);
  });
});

it('keeps whoever is known when a later fetch is lost or a server is in trouble, and lets go at a 401', async () => {
  const store = new SessionStore();
  await store.load();
  api.on('get', path, () => new Refusal(503, 'internal'));
  expect((await store.refetch())?.id).toBe(12);
  expect(store.user()?.id).toBe(12);
  api.on('get', path, () => signedOut());
  await store.refetch();
  expect(store.user()).toBeNull();
});

it('knows the person where the address names an organization that is not theirs', async () => {
  api.on('get', path, ({ headers }) =>
    headers['CC-As-Team'] === '' ? person({ id: 12 }) : new Refusal(403, 'forbidden'),
  );
  connectTestShell({ callContext: () => ({ asTeam: 7 }) });
  expect((await new SessionStore().load())?.id).toBe(12);
});
