import type { Request } from 'express';

type QueryValue = string | string[];

const parsed = new WeakMap<Request, Record<string, QueryValue>>();

/** A URL's query, with repeated keys and keys ending in `[]` as lists. */
export function queryOf(url: string): Record<string, QueryValue> {
  const query: Record<string, QueryValue> = {};
  const at = url.indexOf('?');
  for (const [name, value] of new URLSearchParams(at < 0 ? '' : url.slice(at + 1))) {
    const many = name.endsWith('[]');
    const key = many ? name.slice(0, -2) : name;
    const before = Object.hasOwn(query, key) ? query[key] : undefined;
    const next =
      before === undefined
        ? many
          ? [value]
          : value
        : [...(Array.isArray(before) ? before : [before]), value];
    // `__proto__` must become an own key, so that the schema refuses it.
    Object.defineProperty(query, key, { value: next, enumerable: true, configurable: true, writable: true });
  }
  return query;
}

/** The query of a call, parsed once. */
export function readQuery(request: Request): Record<string, QueryValue> {
  const known = parsed.get(request);
  if (known) return known;
  const query = queryOf(request.url);
  parsed.set(request, query);
  return query;
}
