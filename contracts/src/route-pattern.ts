/**
 * A path as the specification writes it: `/customer/{customerId?}/orders/{id}`.
 * `{x}` takes one segment, `{x?}` takes one or none, and a segment may hold text around its parameter (`{area}-catering`).
 */
export type RoutePattern = `/${string}`;

const longestPattern = 200;
const mostSegments = 12;
/** Each doubles the addresses that a pattern has. */
const mostOptional = 3;
const segmentForm = /^(?:\{\w+\?\}|[\w.~-]*\{\w+\}[\w.~-]*|[\w.~-]+)$/;

/**
 * Whether a text is a pattern that can be matched at no cost worth a thought: one parameter a segment at most, few optional
 * ones, no slash at the end. Anything else is somebody's mistake, or a trap for the server that matches it.
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

/** One character per segment, so that ranks compare as text: fixed text, text around a parameter, parameter, optional parameter. */
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

/** The parameters of a path under a pattern, or null; strict: a slash added at the end does not match (2 §2). */
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

/** The most specific route that a path matches: fixed text wins over a parameter, a parameter over an optional one (2 §2). */
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

/** The path of a pattern with its parameters filled in and escaped; a missing required one throws. */
export function fillPattern(pattern: string, params: Record<string, string | number | undefined>): string {
  const path = pattern
    .split('/')
    .map((segment) =>
      segment.replace(/\{([^}]+)\}/g, (_whole, key: string) => {
        const name = key.replace('?', '');
        // A parameter may be called `constructor`, which every object has.
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
 * A pattern in the router's words. The router knows no text around a parameter: it takes the whole segment, and the screen
 * asks `matchPattern` what stands in it.
 */
export const routerPath = (pattern: string): string =>
  pattern
    .split('/')
    .map((segment) => segment.replace(/^[^{]*\{(\w+)(\??)\}.*$/, ':$1$2'))
    .join('/');
