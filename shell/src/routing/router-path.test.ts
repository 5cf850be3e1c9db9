import { matchRoutes } from 'react-router-dom';
import { matchPattern, routePaths, routerPath } from '@copper-carrot/contracts';

/** The router does not support text around a parameter. */
const paths = Object.values(routePaths).filter((path) => !/\{[^}]+\}[^/]|[^/]\{/.test(path));
const values = ['7', 'tacos-for-all', 'café', 'a b', '100%', 'a/b', '?', '#'];

/** All addresses of a pattern: optional parameters present and missing, each value in each position. */
function addresses(path: string): string[] {
  const parameter = /\/\{\w+(\??)\}/.exec(path);
  if (!parameter) return [path];
  const [text, optional] = parameter;
  const filled = values.map((value) => path.replace(text, `/${encodeURIComponent(value)}`));
  return [...filled, ...(optional ? [path.replace(text, '')] : [])].flatMap(addresses);
}

it.each(paths)('has the router find in %s what the site and the server find', (path) => {
  for (const address of addresses(path)) {
    const { params } = matchRoutes([{ path: routerPath(path) }], address)?.[0] ?? {};
    expect({ address, ...params }).toEqual({ address, ...matchPattern(path, address) });
  }
});

it('leaves the whole segment to a parameter with text around it', () => {
  const found = matchRoutes([{ path: routerPath(routePaths.explore) }], '/explore/new-york-city-catering');
  expect(found?.[0]?.params).toEqual({ area: 'new-york-city-catering' });
});

const order = routePaths.customerOrder;
const overIt = [routePaths.customerOrderNewCustomer, routePaths.customerOrderReferral];
it.each(overIt)('keeps the screen below %s under its own pattern', (path) => {
  const routes = [{ path: routerPath(order), children: [{ path: routerPath(path) }] }];
  for (const address of addresses(path)) {
    const [below, over] = matchRoutes(routes, address) ?? [];
    expect(below?.route.path).toBe(routerPath(order));
    expect({ address, ...over?.params }).toEqual({ address, ...matchPattern(path, address) });
  }
});
