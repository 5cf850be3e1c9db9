// @ts-check
// The OpenAPI document on standard input becomes a table of the contracts on standard output: `answers`, the fields that
// each answer must have, or `limits`, what each body's fields may hold.
import { text } from 'node:stream/consumers';

/** @typedef {{ $ref?: string, type?: string | string[], properties?: Record<string, Schema>, required?: string[], items?: Schema, anyOf?: Schema[], description?: string, format?: string, pattern?: string, minLength?: number, maxLength?: number, minimum?: number, maximum?: number }} Schema */
/** @typedef {{ content?: Record<string, { schema: Schema }> }} Response */
/** @typedef {{ paths: Record<string, Record<string, { responses: Record<string, Response>, security?: Record<string, unknown>[] }>>, components: { schemas: Record<string, Schema> } }} Document */

/** @type {Document} */
const document = JSON.parse(await text(process.stdin));
const heading =
  "// Made from the API's schemas by `npm run openapi --workspace api`; never changed by hand.\n";

/** @param {Schema | undefined} schema @returns {Schema} */
const resolved = (schema = {}) =>
  schema.$ref ? resolved(document.components.schemas[schema.$ref.split('/').at(-1) ?? '']) : schema;

/**
 * Whether an answer may be a read's: of a GET, or of a question too long for one, which a command by a deploy key never is.
 * Every page carries what is left, and of a write nobody asks what its answer lacks.
 * @param {string} method @param {string} status @param {Record<string, unknown>[]} security
 */
const isRead = (method, status, security) =>
  status === '200' &&
  (method === 'get' || (method === 'post' && !security.some((each) => 'deployKey' in each)));

function answers() {
  const found = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses, security = [] }]) =>
      Object.entries(responses)
        .filter(([status]) => isRead(method, status, security))
        .flatMap(([, { content }]) => resolved(content?.['application/json']?.schema).required ?? [])
        .reduce((/** @type {string[]} */ line, name, at) => (at ? [`${line[0]} ${name}`] : [name]), [])
        .map((names) => ({ names, call: `${method} ${path.replace(/^\/cpi\//, '')}` })),
    ),
  );
  // Many calls answer alike, and every page carries this: the fields stand once for all of them.
  const calls = Map.groupBy(found, ({ names }) => names);
  const lines = [...calls].map(([names, of]) => `  '${names}': '${of.map(({ call }) => call).join()}',`);
  return `${heading}/** By the fields that an answer has by the API's document: the reads, as methods and paths below /cpi/, that answer so. */
export const answerFields: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`;
}

/** What one field may hold; of a list the first item, null where that is all that may stand there. @param {Schema} schema */
function limitOf(schema) {
  const { type, format, pattern, minLength, maxLength, minimum, maximum } = schema;
  const isWhole = [type].flat().includes('integer');
  return {
    ...(minLength && minLength > 1 ? { minLength } : {}),
    ...(maxLength ? { maxLength } : {}),
    ...(pattern ? { pattern } : {}),
    ...(format === 'email' ? { email: true } : {}),
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
    ...(isWhole ? { whole: true } : {}),
  };
}

/** @param {Schema} given @param {string} name @param {boolean} required @returns {[string, object][]} */
function limitsOf(given, name, required) {
  const either = resolved(given)
    .anyOf?.map(resolved)
    .filter(({ type }) => type !== 'null');
  // What may be written in several ways has no one limit.
  if (either && either.length > 1) return [[name, required ? { required } : {}]];
  const schema = either?.[0] ?? resolved(given);
  const below = name === '' ? '' : `${name}.`;
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([each, of]) =>
      limitsOf(of, below + each, (schema.required ?? []).includes(each)),
    );
  }
  if (schema.items) return limitsOf(schema.items, `${below}0`, required);
  return [[name, { ...(required ? { required } : {}), ...limitOf(schema) }]];
}

function limits() {
  const bodies = Object.entries(document.components.schemas).filter(([name]) => name.endsWith('Body'));
  const tables = bodies.map(([name, schema]) => {
    const fields = limitsOf(schema, '', false).filter(([, limit]) => Object.keys(limit).length > 0);
    const lines = fields.map(([field, limit]) => `  '${field}': ${JSON.stringify(limit)},`);
    const open = `/** ${schema.description ?? name} */\nexport const ${name} = `;
    return `${open}{\n${lines.join('\n')}\n} as const satisfies Limits;\n`;
  });
  return `${heading}import type { Limits } from './field-limits';\n\n${tables.join('\n')}`;
}

process.stdout.write(process.argv[2] === 'limits' ? limits() : answers());
