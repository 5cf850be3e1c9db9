import type Joi from 'joi';
import { refuseBadText } from './text';
import { joiOptions, validate, type Part } from './validate';

interface Field {
  schema: Joi.Schema;
  required: boolean;
  standard: unknown;
  /** Cached results for valid texts, because few values repeat often. */
  known: Map<string, string | number | boolean>;
}

const mostKnown = 1000;
/** Longer texts rarely repeat. */
const longestKnown = 100;

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** The value as its schema converts it; undefined also if it is invalid, so that `validate` reports the error. */
function read({ schema, known }: Field, given: unknown): unknown {
  const before = typeof given === 'string' ? known.get(given) : undefined;
  if (before !== undefined) return before;
  const { error, value } = schema.validate(given) as { error?: Error; value: unknown };
  if (error) return undefined;
  if (typeof given === 'string' && given.length <= longestKnown && isPlain(value)) {
    if (known.size >= mostKnown) known.clear();
    known.set(given, value);
  }
  return value;
}

/** Whether fields can be checked separately: no rule for the whole object, and no reference to another field. */
const isFlat = (described: Joi.Description) =>
  described.type === 'object' &&
  Object.keys(described).every((key) => ['type', 'keys', 'metas', 'flags'].includes(key)) &&
  Object.keys(described.flags ?? {}).every((flag) => flag === 'description') &&
  !/"(ref|whens)":/.test(JSON.stringify(described.keys)) &&
  Object.values(described.keys as Record<string, Joi.Description>).every(
    ({ flags }) => typeof (flags as { default?: unknown } | undefined)?.default !== 'object',
  );

function fieldsOf(schema: Joi.ObjectSchema, described: Joi.Description): Map<string, Field> {
  const keys = described.keys as Record<string, Joi.Description>;
  return new Map(
    Object.entries(keys).map(([name, { flags }]) => {
      const { presence, default: standard } = (flags ?? {}) as { presence?: string; default?: unknown };
      return [
        name,
        {
          schema: schema.extract(name).prefs(joiOptions),
          required: presence === 'required',
          standard,
          known: new Map(),
        },
      ];
    }),
  );
}

/**
 * Compiles a schema's check at its first use. Of a flat object only the sent fields are checked, which for a search are
 * ten of forty-five. Errors are reported by `validate`.
 */
export function compileCheck<Value>(schema: Joi.AnySchema<Value>, part: Part): (given: unknown) => Value {
  // Compiling all schemas at start would take a sixth of it, in every test file.
  let check: ((given: unknown) => Value) | undefined;
  return (given) => (check ??= compile(schema, part))(given);
}

function compile<Value>(schema: Joi.AnySchema<Value>, part: Part): (given: unknown) => Value {
  const described = schema.describe();
  if (!isFlat(described)) return (given) => validate(schema, given, part);
  const fields = fieldsOf(schema as unknown as Joi.ObjectSchema, described);
  const required = [...fields].filter(([, field]) => field.required).map(([name]) => name);
  const standards = [...fields].filter(([, field]) => field.standard !== undefined);

  const quickly = (given: object): Value | null => {
    const taken: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(given)) {
      const field = fields.get(name);
      if (!field) return null;
      const taking = read(field, value);
      if (taking === undefined) return null;
      taken[name] = taking;
    }
    if (!required.every((name) => name in taken)) return null;
    for (const [name, { standard }] of standards) if (!(name in taken)) taken[name] = standard;
    return taken as Value;
  };
  return (given) => {
    if (typeof given !== 'object' || given === null) return validate(schema, given, part);
    try {
      refuseBadText(given);
    } catch {
      return validate(schema, given, part);
    }
    return quickly(given) ?? validate(schema, given, part);
  };
}
