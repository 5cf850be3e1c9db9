import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { matchPattern, routePaths, routerPath } from '@copper-carrot/contracts';

/** Text around a parameter is the one thing that the router does not know. */
const paths = Object.values(routePaths).filter((path) => !/\{[^}]+\}[^/]|[^/]\{/.test(path));
const value = fc.oneof(
  fc.stringMatching(/^[a-z0-9-]{1,8}$/),
  fc.constantFrom('café', 'a b', '100%', 'a/b', '?', '#'),
);

it.each(paths)('has the router find in %s what the site and the server find', (path) => {
  fc.assert(
    fc.property(fc.infiniteStream(value), fc.infiniteStream(fc.boolean()), (values, present) => {
      const fill = (_whole: string, optional: string) =>
        optional && !present.next().value ? '' : `/${encodeURIComponent(values.next().value as string)}`;
      const pathname = path.replace(/\/\{\w+(\??)\}/g, fill);
      const { params } = matchRoutes([{ path: routerPath(path) }], pathname)?.[0] ?? {};
      expect({ ...params }).toEqual({ ...matchPattern(path, pathname) });
    }),
  );
});

it('leaves the whole segment to a parameter with text around it', () => {
  const found = matchRoutes([{ path: routerPath(routePaths.explore) }], '/explore/new-york-city-catering');
  expect(found?.[0]?.params).toEqual({ area: 'new-york-city-catering' });
});
