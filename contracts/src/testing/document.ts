import document from '../../openapi.json';
import { faults } from './document-faults';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: { type?: string | string[] };
}
interface Operation {
  parameters: Parameter[];
  requestBody?: unknown;
  responses: Record<string, { content?: unknown }>;
}

const paths = document.paths as unknown as Record<string, Record<string, Operation>>;

/** A documented call that matches a request, with its path parameters. */
export interface Found {
  path: string;
  method: string;
  params: Record<string, string>;
}

/** The documented call of a method and path; literal paths match before those with parameters. */
export function findCall(method: string, pathname: string): Found | null {
  const candidates = Object.keys(paths)
    .filter((path) => paths[path]?.[method])
    .sort((one, other) => one.split('{').length - other.split('{').length);
  for (const path of candidates) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const match = new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname);
    if (match) {
      const values = match.slice(1).map(decodeURIComponent);
      return { path, method, params: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])) };
    }
  }
  return null;
}

/** Why the API would refuse a request by the document; empty if valid. */
export function requestFaults(
  { path, method, params }: Found,
  query: URLSearchParams,
  headers: Headers,
  body: unknown,
): string[] {
  const { parameters, requestBody } = paths[path]?.[method] ?? { parameters: [] };
  const known = new Set(parameters.filter((each) => each.in === 'query').map(({ name }) => name));
  const unknown = [...query.keys()].filter((name) => !known.has(name.replace(/\[\]$/, '')));
  const valuesOf = (where: string, name: string) => {
    if (where === 'path') return [params[name] ?? ''];
    if (where === 'query') return query.getAll(name);
    const sent = headers.get(name);
    return sent === null ? [] : [sent];
  };
  const ofParameters = parameters.flatMap(({ name, in: where, required }, at) => {
    const values = valuesOf(where, name);
    if (values.length === 0) return required ? [`${name} is missing`] : [];
    const value = values.length === 1 ? values[0] : values;
    return faults(['paths', path, method, 'parameters', String(at), 'schema'], value, { isText: true }).map(
      (fault) => `${name}${fault}`,
    );
  });
  const content = ['requestBody', 'content', 'application/json', 'schema'];
  const ofBody = requestBody
    ? faults(['paths', path, method, ...content], body ?? {})
    : body === undefined
      ? []
      : ['takes no body'];
  return [...unknown.map((name) => `${name} is no parameter`), ...ofParameters, ...ofBody];
}

/** Why an answer contradicts the document; empty if valid. */
export function answerFaults({ path, method }: Found, status: number, body: unknown): string[] {
  const responses = paths[path]?.[method]?.responses ?? {};
  if (status >= 400) return faults(['components', 'schemas', 'Error'], body);
  const response = responses[String(status)];
  if (!response) return [`${status} is none of its answers`];
  if (!response.content) return body === undefined ? [] : ['answers nothing'];
  const content = ['responses', String(status), 'content', 'application/json', 'schema'];
  return faults(['paths', path, method, ...content], body);
}

/** The success status of a call. */
export const successOf = ({ path, method }: Found): number =>
  Number(Object.keys(paths[path]?.[method]?.responses ?? {}).find((status) => status.startsWith('2')) ?? 200);
