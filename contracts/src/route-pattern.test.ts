import { href, routePaths, brandHref } from './references';
import { entryPath } from './remote';
import { fillPattern, isRoutePattern, matchPattern, matchRoute } from './route-pattern';

const routes = Object.values(routePaths).map((path) => ({ path }));
const matched = (pathname: string) => matchRoute(routes, pathname);

describe('paths', () => {
  it('[PAGE-02] are strict: a slash added at the end does not match', () => {
    for (const { path } of routes) {
      const pathname = path.replace(/\{[^}]+\}/g, 'x7');
      expect(matchPattern(path, pathname)).not.toBeNull();
      if (pathname !== '/') expect(matchPattern(path, `${pathname}/`)).toBeNull();
    }
    expect(matched('/search/')).toBeNull();
    expect(matched('//search')).toBeNull();
  });

  it('[PAGE-03] answer with and without an optional parameter', () => {
    expect(matched('/customer/12/account')).toEqual({
      route: { path: routePaths.customerAccount },
      params: { customerId: '12' },
    });
    expect(matched('/customer/account')).toEqual({
      route: { path: routePaths.customerAccount },
      params: { customerId: undefined },
    });
    expect(matched('/customer/orders/9')?.params).toEqual({ customerId: undefined, id: '9' });
    expect(matched('/customer/4/meal-planner/organization/planner')?.params).toEqual({
      customerId: '4',
      organizationId: undefined,
    });
    expect(matched('/refer')?.params).toEqual({ uuid: undefined });
    expect(matched('/photographer/photo_shoots/3')?.params).toEqual({ ghostingAs: undefined, id: '3' });
  });

  it.each(routes.map(({ path }) => path))('of the site are patterns: %s', (path) => {
    expect(isRoutePattern(path)).toBe(true);
  });

  it.each([
    ['optional segments that double the addresses', `/zz${'/{a?}'.repeat(4)}`],
    ['parameters that can be told apart in many ways', '/zz/{a}{b}{c}!'],
    ['a slash at the end', '/search/'],
    ['an empty segment', '/zz//a'],
    ['another site', '/\\elsewhere.example'],
    ['an address that is no path', 'zz'],
    ['a brace that stays open', '/zz/{a'],
    ['a parameter that is optional within a segment', '/zz/a{b?}'],
    ['too many segments', '/a'.repeat(13)],
    ['too many letters', `/${'a'.repeat(200)}`],
  ])('are none with %s', (_what, pattern) => {
    expect(isRoutePattern(pattern)).toBe(false);
  });

  it.each(['constructor', 'toString', '__proto__'])('take a parameter called %s as any other', (name) => {
    expect(matchPattern(`/x/{${name}?}`, '/x')).toEqual(Object.fromEntries([[name, undefined]]));
    expect(fillPattern(`/x/{${name}?}`, {})).toBe('/x');
    expect(() => fillPattern(`/x/{${name}}`, {})).toThrow(`needs ${name}`);
    expect(fillPattern(`/x/{${name}}`, Object.fromEntries([[name, 7]]))).toBe('/x/7');
    expect(entryPath({ href: `/x/{${name}}` })).toBeNull();
  });

  it('hold text around a parameter', () => {
    expect(matched('/explore/new-york-city-catering')?.params).toEqual({ area: 'new-york-city' });
    expect(matched('/explore/new-york-city')).toBeNull();
  });

  it('prefer fixed text to a parameter', () => {
    expect(matched('/cares/caterers/donate')?.route.path).toBe(routePaths.caresCaterer);
    expect(matched('/cares/lunch/donate')?.route.path).toBe(routePaths.campaignDonate);
    expect(matched('/organization/7/orders/8')?.params).toEqual({ organizationId: '7', id: '8' });
    expect(matched('/orders/8/status')?.route.path).toBe(routePaths.orderStatus);
  });

  it.each([
    ['/x/{a}-catering', '/x/{a}', '/x/new-york-catering'],
    ['/x/{a}', '/x/{a?}', '/x/7'],
  ])('prefer %s to %s, in whatever order they are declared', (better, other, pathname) => {
    const both = [{ path: better }, { path: other }];
    for (const declared of [both, both.toReversed()])
      expect(matchRoute(declared, pathname)?.route.path).toBe(better);
  });

  it('do not match a malformed escape', () => {
    expect(matched('/packages/%E0%A4%A')).toBeNull();
    expect(matched('/packages/caf%C3%A9')?.params).toEqual({ slug: 'café' });
  });
});

describe('references', () => {
  it('fill their parameters, escaped, with a query behind', () => {
    expect(href.checkout(12)).toBe('/orders/12/checkout');
    expect(href.package('a b/c')).toBe('/packages/a%20b%2Fc');
    expect(href.customerOrder({ id: 3 })).toBe('/customer/orders/3');
    expect(href.customerOrder({ customerId: 'me', id: 3 })).toBe('/customer/me/orders/3');
    expect(href.customerAccount()).toBe('/customer/account');
    expect(href.home()).toBe('/');
    expect(href.search(undefined, { place_id: 1, cuisine: ['thai', 'indian'], query: '' })).toBe(
      '/search?place_id=1&cuisine=thai&cuisine=indian',
    );
  });

  it('lead where the pattern says: each reference matches its own path', () => {
    expect(matched(href.organizationOrderNewCustomer({ organizationId: 1, id: 2 }))?.route.path).toBe(
      routePaths.organizationOrderNewCustomer,
    );
    expect(matched(href.catererReviewChange({ brandId: 5, orderId: 6 }))?.params).toEqual({
      brandId: '5',
      orderId: '6',
    });
  });

  it('lead a brand with several kitchens to /brands, another to /catering', () => {
    expect(brandHref({ slug: 'saffron', kitchen_count: 2 })).toBe('/brands/saffron');
    expect(brandHref({ slug: 'saffron', kitchen_count: 1 })).toBe('/catering/saffron');
  });
});
