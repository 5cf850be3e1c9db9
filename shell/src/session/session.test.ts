import { events } from '@copper-carrot/contracts';
import { person } from '../test/shell';
import { callContext } from './acting';
import { SessionStore } from './session';
import { signOut } from './sign-out';

const signedIn = (yes: boolean) => {
  document.cookie = `cc_signed_in=${yes ? 1 : 0}`;
};
beforeEach(() => signedIn(true));

it('asks for nobody where the browser has no session, and for the person once it has one', async () => {
  signedIn(false);
  const fetchPerson = jest.fn(() => Promise.resolve(person({ id: 12 })));
  const store = new SessionStore(fetchPerson);
  expect(await store.load()).toBeNull();
  expect(fetchPerson).not.toHaveBeenCalled();
  // A page that comes back from a cache, after the sign-in in another one, sees it.
  signedIn(true);
  expect((await store.load())?.id).toBe(12);
});

it('asks after a sign-in, whatever was known before', async () => {
  signedIn(false);
  const store = new SessionStore(() => Promise.resolve(person({ id: 12 })));
  await store.load();
  expect((await store.refetch())?.id).toBe(12);
});

it('[AUTH-17] goes from logged out to logged in when the fetch answers an id', async () => {
  const store = new SessionStore(() => Promise.resolve(person({ id: 12 })));
  expect(store.user()).toBeNull();
  await store.load();
  expect(store.user()?.id).toBe(12);
});

it('stays logged out when the answer has no id', async () => {
  const store = new SessionStore(() => Promise.resolve({} as ReturnType<typeof person>));
  expect(await store.load()).toBeNull();
  expect(store.user()).toBeNull();
});

it('[AUTH-18] fetches the person once, however many need them', async () => {
  const fetchPerson = jest.fn(() => Promise.resolve(person()));
  const store = new SessionStore(fetchPerson);
  await Promise.all([store.load(), store.load()]);
  await store.load();
  expect(fetchPerson).toHaveBeenCalledTimes(1);
});

it('[AUTH-18] [AUTH-19] does not fetch again after a failed attempt, and says nothing of it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchPerson = jest.fn(() => Promise.reject(new Error('503')));
  const store = new SessionStore(fetchPerson);
  expect(await store.load()).toBeNull();
  expect(await store.load()).toBeNull();
  expect(fetchPerson).toHaveBeenCalledTimes(1);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

it('lets the newest answer stand when an older one comes late', async () => {
  const answers: ((user: ReturnType<typeof person>) => void)[] = [];
  const store = new SessionStore(() => new Promise((resolve) => answers.push(resolve)));
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
  const store = new SessionStore(() => Promise.resolve(person({ id: 5 })));
  const stop = events.on('session.changed@1', ({ userId }) => seen.push(userId));
  await store.load();
  await store.refetch();
  store.reset();
  stop();
  expect(seen.slice(-2)).toEqual([5, null]);
});

describe('logging out', () => {
  const around = async (end: () => Promise<unknown>) => {
    const store = new SessionStore(() => Promise.resolve(person()));
    await store.load();
    sessionStorage.setItem('draft', 'mine');
    const leave = jest.fn();
    await signOut({ store, end, leave }).catch(() => undefined);
    return { store, leave };
  };

  it('[AUTH-20] [AUTH-21] [AUTH-22] deletes the auth session, resets all state and loads / anew', async () => {
    const end = jest.fn(() => Promise.resolve());
    const { store, leave } = await around(end);
    expect(end).toHaveBeenCalledTimes(1);
    expect(store.user()).toBeNull();
    expect(sessionStorage.getItem('draft')).toBeNull();
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('leaves the page also when the call fails', async () => {
    const { store, leave } = await around(() => Promise.reject(new Error('offline')));
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
  });
});
