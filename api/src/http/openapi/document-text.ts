import type { OpenApiDocument } from './document';

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

/**
 * The text of `contracts/openapi.json`: indented with sorted keys, so that changes only conflict if they change the
 * same shape.
 */
export const documentText = (document: OpenApiDocument): string =>
  `${JSON.stringify(sorted(document), null, 2)}\n`;
