/**
 * The API calls of a release in a compact, comparable form. A shape is a JSON type's name (`any` for all),
 * `#Name` for a named shape, `['[]', item]`, `['|', …]` for a union, `['=', …]` for an enum, or an object
 * of fields: `name?` is optional, and `*` is the shape of other fields.
 */
export type Shape = string | readonly unknown[] | { readonly [field: string]: Shape };

export type Shapes = Record<string, Shape>;

/** One operation: the shapes of its request and of its successful answer. */
export interface CallShape {
  query: Shape;
  body?: Shape;
  answer?: Shape;
}

export interface CallShapes {
  /** By method and path: `get /cpi/v2/user`. */
  operations: Record<string, CallShape>;
  /** The named shapes of requests and of answers. */
  sent: Shapes;
  answered: Shapes;
}

/** The used part of an OpenAPI document. */
export interface ApiDocument {
  paths: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, unknown> };
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}
interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { required?: boolean; content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

/** Whether a word (a field's name, a value) occurs anywhere in the release's code. */
export type IsUsed = (word: string) => boolean;

interface Condensing {
  schemas: Record<string, Schema>;
  shapes: Shapes;
  isUsed: IsUsed;
  /** Required request fields are kept, even if their word is not used. */
  keepsRequired: boolean;
}

function condense(schema: Schema | undefined, all: Condensing): Shape {
  if (!schema) return 'any';
  if (schema.$ref) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    if (!Object.hasOwn(all.shapes, name)) {
      // Registered before its fields, as a field may refer back to it.
      all.shapes[name] = 'any';
      all.shapes[name] = condense(all.schemas[name], all);
    }
    return `#${name}`;
  }
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return ['|', ...several.map((each) => condense(each, all))];
  const values = schema.enum ?? ('const' in schema ? [schema.const] : undefined);
  if (values) return ['=', ...values.filter((value) => typeof value !== 'string' || all.isUsed(value))];
  if (Array.isArray(schema.type)) {
    const each = schema.type.map((type) => condense({ ...schema, type }, all));
    return each.length === 1 ? (each[0] ?? 'any') : ['|', ...each];
  }
  if (schema.type === 'array') return ['[]', condense(schema.items, all)];
  if (schema.type === 'object' || schema.properties) return fieldsOf(schema, all);
  return schema.type ?? 'any';
}

function fieldsOf(schema: Schema, all: Condensing): Shape {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {})
    .filter(([name]) => all.isUsed(name) || (all.keepsRequired && required.has(name)))
    .map(([name, field]) => [required.has(name) ? name : `${name}?`, condense(field, all)] as const);
  const rest = schema.additionalProperties ?? true;
  return Object.fromEntries([
    ...fields,
    ...(rest === false ? [] : [['*', rest === true ? 'any' : condense(rest, all)] as const]),
  ]);
}

/** Parameters are compared by position, as their names may differ between documents. */
export const operationKey = (method: string, path: string): string =>
  `${method.toLowerCase()} ${path.replace(/\{[^}]*\}/g, '{}')}`;

/**
 * The shapes of these operations, reduced to what is used; of all operations without `keys`. Operations
 * missing from the document are left out.
 */
export function callShapes(
  document: ApiDocument,
  keys?: readonly string[],
  isUsed: IsUsed = () => true,
): CallShapes {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const sent: Condensing = { schemas, shapes: {}, isUsed, keepsRequired: true };
  const answered: Condensing = { schemas, shapes: {}, isUsed, keepsRequired: false };
  const asked = keys && new Set(keys);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .map(([method, operation]) => [operationKey(method, path), operation as Operation] as const)
      .filter(([key]) => !asked || asked.has(key))
      .map(([key, operation]) => [key, shapeOf(operation, sent, answered)] as const),
  );
  return { operations: Object.fromEntries(operations), sent: sent.shapes, answered: answered.shapes };
}

function shapeOf(operation: Operation, sent: Condensing, answered: Condensing): CallShape {
  const query = (operation.parameters ?? []).filter((each) => each.in === 'query');
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const answer = Object.entries(operation.responses ?? {}).find(([status]) => /^2/.test(status))?.[1];
  const json = answer?.content?.['application/json']?.schema;
  const optional = operation.requestBody?.required ? [] : ['|', 'absent'];
  return {
    query: fieldsOf(
      {
        properties: Object.fromEntries(query.map(({ name, schema = {} }) => [name, schema])),
        required: query.filter(({ required }) => required).map(({ name }) => name),
        additionalProperties: false,
      },
      sent,
    ),
    ...(body && { body: optional.length > 0 ? [...optional, condense(body, sent)] : condense(body, sent) }),
    ...(json && { answer: condense(json, answered) }),
  };
}
