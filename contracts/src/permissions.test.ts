import { hasAuthScope, hasSeveralOrderers } from './permissions';

it.each([
  [{ is_admin: false }, { admin: 1, orderer: 0 }, false],
  [{ is_admin: false }, { admin: 0, orderer: 1 }, false],
  [{ is_admin: false }, { admin: 1, orderer: 1 }, true],
  [{ is_admin: false }, { admin: 2, orderer: 0 }, true],
  [{ is_admin: false }, { admin: 0, orderer: 2 }, true],
  [{ is_admin: true }, { admin: 1, orderer: 0 }, true],
])(
  '[PERM-08] counts admins and orderers; a site admin sees several: %j with %j is %s',
  (user, counts, several) => {
    expect(hasSeveralOrderers(user, counts)).toBe(several);
  },
);

it('[SESS-14] checks auth_scopes by their whole name; a site admin has every one', () => {
  const person = { is_admin: false, auth_scopes: ['photo_shoots.all'] };
  expect(hasAuthScope(person, 'photo_shoots.all')).toBe(true);
  expect(hasAuthScope(person, 'photo_shoots')).toBe(false);
  expect(hasAuthScope({ ...person, auth_scopes: [] }, 'photo_shoots.all')).toBe(false);
  expect(hasAuthScope({ is_admin: true, auth_scopes: [] }, 'photo_shoots.all')).toBe(true);
});
