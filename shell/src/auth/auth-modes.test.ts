import { person } from '../test/shell';
import { authModes, frameSource, landingOf, redirectOf, safeRedirect } from './auth-modes';

it('[AUTH-05] carries the current path plus the current query to login and sign-up', () => {
  const redirect = redirectOf({ pathname: '/search', search: '?place_id=1&headcount=20' });
  for (const mode of ['login', 'signUp'] as const) {
    const url = new URL(authModes[mode].page(redirect), 'http://site');
    expect(url.searchParams.get('redirect')).toBe('/search?place_id=1&headcount=20');
  }
});

it('keeps the first redirect while switching between the modes, a forgotten password among them', () => {
  expect(redirectOf({ pathname: '/login', search: '?redirect=%2Fcares' })).toBe('/cares');
  const forgot = new URL(authModes.forgotPassword.page('/cares'), 'http://site');
  expect(redirectOf(forgot)).toBe('/cares');
});

it.each([
  ['/cares?a=1#b', '/cares?a=1#b'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/.//evil.example', '/'],
  ['/cares/..//evil.example', '/'],
  ['/%2e//evil.example', '/'],
  ['/\t/evil.example', '/'],
  [null, '/'],
])('follows a redirect only within the site: %s', (redirect, target) => {
  expect(safeRedirect(redirect, 'http://localhost:3000')).toBe(target);
});

it('[AUTH-10] passes source, gclid, utm_* and referring_brand_id on to the sign-up frame, and nothing else', () => {
  const source = frameSource(
    'signUp',
    '?source=ad&gclid=g1&utm_source=x&utm_campaign=y&referring_brand_id=9&referral=r1&redirect=%2Fcares',
  );
  const url = new URL(source, 'http://site');
  expect(url.pathname).toBe('/safe/sign_up');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    source: 'ad',
    gclid: 'g1',
    utm_source: 'x',
    utm_campaign: 'y',
    referring_brand_id: '9',
    referral: 'r1',
  });
  expect(frameSource('login', '?source=ad')).toBe('/safe/login');
});

it('lands a caterer on the orders of their brand, unless they were on the way to somewhere', () => {
  const [first, second] = [7, 8].map((id) => ({
    id,
    name: `Brand ${id}`,
    slug: `brand-${id}`,
    kitchen_count: 1,
  }));
  if (!first || !second) throw new Error('two brands');
  const caterer = person({ is_caterer: true, brands: [first, second], current_brand: null });
  expect(landingOf(caterer, '/')).toBe('/caterer/7/orders');
  expect(landingOf({ ...caterer, current_brand: second }, '/')).toBe('/caterer/8/orders');
  expect(landingOf(caterer, '/caterer/8/orders/12')).toBe('/caterer/8/orders/12');
  expect(landingOf({ ...caterer, brands: [] }, '/')).toBe('/');
  expect(landingOf(person({ is_caterer: false }), '/')).toBe('/');
});
