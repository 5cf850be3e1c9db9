import { appHref } from './app-links';

it.each([
  ['/7/orders/12/review-change', '/caterer/7/orders/12/review-change'],
  ['/7/menus/wizard/3', '/caterer/7/menus/wizard/3'],
  ['/caterer/7/orders', '/caterer/7/orders'],
])('[CAT-06] a link to the caterer app gets its prefix, once: %s', (path, href) => {
  expect(appHref({ app: 'caterer', path })).toEqual({ href, newTab: false });
});

it('[CAT-07] [CAT-08] a link to the admin app drops /new_admin, and /admin opens in a new tab', () => {
  expect(appHref({ app: 'admin', path: '/new_admin/orders/12' })).toEqual({
    href: '/orders/12',
    newTab: false,
  });
  expect(appHref({ app: 'admin', path: '/new_admin/admin' })).toEqual({ href: '/admin', newTab: true });
  expect(appHref({ app: 'admin', path: '/admin/brands' })).toEqual({ href: '/admin/brands', newTab: true });
  expect(appHref({ app: 'public', path: '/administration' }).newTab).toBe(false);
});

it('[CAT-09] /me/ is replaced by the id of the brand, or of the organization', () => {
  const acting = { organizationId: 3, brandId: 7 };
  expect(appHref({ app: 'caterer', path: '/me/orders' }, acting).href).toBe('/caterer/7/orders');
  expect(appHref({ app: 'public', path: '/organization/me/orders' }, acting).href).toBe(
    '/organization/3/orders',
  );
  expect(appHref({ app: 'public', path: '/organization/me/orders' }).href).toBe('/organization/me/orders');
});
