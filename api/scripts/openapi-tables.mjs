// @ts-check
/** @typedef {{ $ref?: string, type?: string | string[], properties?: Record<string, Schema>, required?: string[], items?: Schema, anyOf?: Schema[], description?: string, format?: string, pattern?: string, minLength?: number, maxLength?: number, minimum?: number, maximum?: number }} Schema */
/** @typedef {{ content?: Record<string, { schema: Schema }> }} Response */
/** @typedef {{ paths: Record<string, Record<string, { responses: Record<string, Response>, security?: Record<string, unknown>[] }>>, components: { schemas: Record<string, Schema> } }} Document */

/** @typedef {(schema?: Schema) => Schema} Resolve follows a reference to the component of its name */

/** @param {Document} document @returns {Resolve} */
const resolverOf = ({ components: { schemas } }) => {
  const resolve = (/** @type {Schema} */ schema = {}) =>
    schema.$ref ? resolve(schemas[schema.$ref.split('/').at(-1) ?? '']) : schema;
  return resolve;
};

/**
 * Whether an answer may be a read's: of a GET, or of a question too long for one, which a command by a deploy key never is.
 * Every page carries what is left, and of a write nobody asks what its answer lacks.
 * @param {string} method @param {string} status @param {Record<string, unknown>[]} security
 */
const isRead = (method, status, security) =>
  status === '200' &&
  (method === 'get' || (method === 'post' && !security.some((each) => 'deployKey' in each)));

/**
 * A table of the fields that the answer of each read must have.
 * @param {Document} document
 */
export function answerFields(document) {
  const resolve = resolverOf(document);
  const found = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses, security = [] }]) =>
      Object.entries(responses)
        .filter(([status]) => isRead(method, status, security))
        .flatMap(([, { content }]) => resolve(content?.['application/json']?.schema).required ?? [])
        .reduce((/** @type {string[]} */ line, name, at) => (at ? [`${line[0]} ${name}`] : [name]), [])
        .map((names) => ({ names, call: `${method} ${path.replace(/^\/cpi\//, '')}` })),
    ),
  );
  // Many calls answer alike, and every page carries this: the fields stand once for all of them.
  const calls = Map.groupBy(found, ({ names }) => names);
  const lines = [...calls].map(([names, of]) => `  '${names}': '${of.map(({ call }) => call).join()}',`);
  return `/** By the fields that an answer has by the API's document: the reads, as methods and paths below /cpi/, that answer so. */
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

/**
 * @param {{ schema: Schema, name: string, required: boolean }} field
 * @param {Resolve} resolve
 * @returns {[string, object][]}
 */
function limitsOf({ schema: given, name, required }, resolve) {
  const either = resolve(given)
    .anyOf?.map(resolve)
    .filter(({ type }) => type !== 'null');
  // What may be written in several ways has no one limit.
  if (either && either.length > 1) return [[name, required ? { required } : {}]];
  const schema = either?.[0] ?? resolve(given);
  const below = name === '' ? '' : `${name}.`;
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([each, of]) =>
      limitsOf({ schema: of, name: below + each, required: (schema.required ?? []).includes(each) }, resolve),
    );
  }
  if (schema.items) return limitsOf({ schema: schema.items, name: `${below}0`, required }, resolve);
  return [[name, { ...(required ? { required } : {}), ...limitOf(schema) }]];
}

/**
 * A table of what the fields of each body may hold.
 * @param {Document} document
 */
export function limits(document) {
  const resolve = resolverOf(document);
  const bodies = Object.entries(document.components.schemas).filter(([name]) => name.endsWith('Body'));
  const tables = bodies.map(([name, schema]) => {
    const fields = limitsOf({ schema, name: '', required: false }, resolve).filter(
      ([, limit]) => Object.keys(limit).length > 0,
    );
    const lines = fields.map(([field, limit]) => `  '${field}': ${JSON.stringify(limit)},`);
    const open = `/** ${schema.description ?? name} */\nexport const ${name} = `;
    return `${open}{\n${lines.join('\n')}\n} as const satisfies Limits;\n`;
  });
  return `import type { Limits } from '../field-limits';\n\n${tables.join('\n')}`;
}
