/**
 * A path in the specification's notation: `/customer/{customerId?}/orders/{id}`. `{x}` takes one segment,
 * `{x?}` at most one, and a segment may have text around its parameter (`{area}-catering`).
 */
export type RoutePattern = `/${string}`;

const longestPattern = 200;
const mostSegments = 12;
/** Each optional parameter doubles the number of addresses. */
const mostOptional = 3;
const segmentForm = /^(?:\{\w+\?\}|[\w.~-]*\{\w+\}[\w.~-]*|[\w.~-]+)$/;

/**
 * Whether a pattern is valid and cheap to match: at most one parameter per segment, few optional ones, no
 * trailing slash. Protects the server from expensive patterns.
 */
export function isRoutePattern(text: string): boolean {
  if (text === '/') return true;
  const [before, ...segments] = text.split('/');
  return (
    text.length <= longestPattern &&
    before === '' &&
    segments.length <= mostSegments &&
    segments.every((segment) => segmentForm.test(segment)) &&
    segments.filter((segment) => segment.endsWith('?}')).length <= mostOptional
  );
}

export type RouteParams = Record<string, string | undefined>;

export interface RouteMatch<Route> {
  route: Route;
  params: RouteParams;
}

type Compiled = { expression: RegExp; names: string[]; rank: string };

const compiled = new Map<string, Compiled>();

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * One character per segment, so that ranks compare as strings: text, text with a parameter, parameter,
 * optional parameter.
 */
const rankOf = (segment: string) =>
  !segment.includes('{') ? 'a' : !/^\{[^}]*\}$/.test(segment) ? 'b' : segment.endsWith('?}') ? 'd' : 'c';

function compile(pattern: string): Compiled {
  const known = compiled.get(pattern);
  if (known) return known;
  const names: string[] = [];
  const segments = pattern.split('/').filter((segment) => segment !== '');
  const source = segments.map((segment) => {
    const optional = segment.endsWith('?}');
    const body = segment
      .split(/(\{[^}]+\})/)
      .map((part) => {
        if (!part.startsWith('{')) return escape(part);
        names.push(part.slice(1, -1).replace('?', ''));
        return '([^/]+)';
      })
      .join('');
    return optional ? `(?:/${body})?` : `/${body}`;
  });
  const expression = new RegExp(`^${source.join('') || '/'}$`);
  const entry = { expression, names, rank: segments.map(rankOf).join('') };
  compiled.set(pattern, entry);
  return entry;
}

/** The parameters of a path that matches a pattern, else null; a trailing slash does not match (2 §2). */
export function matchPattern(pattern: string, pathname: string): RouteParams | null {
  const { expression, names } = compile(pattern);
  const found = expression.exec(pathname);
  if (!found) return null;
  try {
    return Object.fromEntries(
      names.map((name, index) => [
        name,
        found[index + 1] === undefined ? undefined : decodeURIComponent(found[index + 1] ?? ''),
      ]),
    );
  } catch {
    return null;
  }
}

/** The most specific matching route: text before a parameter, a parameter before an optional one (2 §2). */
export function matchRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): RouteMatch<Route> | null {
  let best: (RouteMatch<Route> & { rank: string }) | null = null;
  for (const route of routes) {
    const params = matchPattern(route.path, pathname);
    if (!params) continue;
    const { rank } = compile(route.path);
    if (!best || rank < best.rank) best = { route, params, rank };
  }
  return best && { route: best.route, params: best.params };
}

/** Fills in and escapes a pattern's parameters; throws if a required one is missing. */
export function fillPattern(pattern: string, params: Record<string, string | number | undefined>): string {
  const path = pattern
    .split('/')
    .map((segment) =>
      segment.replace(/\{([^}]+)\}/g, (_whole, key: string) => {
        const name = key.replace('?', '');
        // `hasOwn`, as a parameter may be called `constructor`.
        const value = Object.hasOwn(params, name) ? params[name] : undefined;
        if (value === undefined && !key.endsWith('?')) throw new Error(`The path ${pattern} needs ${key}`);
        return value === undefined ? '' : encodeURIComponent(value);
      }),
    )
    .filter((segment, index) => index === 0 || segment !== '')
    .join('/');
  return path || '/';
}

/**
 * A pattern in the router's notation. The router does not support text around a parameter, so it matches
 * the whole segment and the screen uses `matchPattern`.
 */
export const routerPath = (pattern: string): string =>
  pattern
    .split('/')
    .map((segment) => segment.replace(/^[^{]*\{(\w+)(\??)\}.*$/, ':$1$2'))
    .join('/');
