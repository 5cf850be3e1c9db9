import type Joi from 'joi';
import { refuseBadText } from './text';
import { joiOptions, validate, type Part } from './validate';

interface Field {
  schema: Joi.Schema;
  required: boolean;
  /** Undefined for none. */
  standard: unknown;
}

/** Whether each field can be looked at by itself: no rule of the whole object, no reference to another field. */
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
        { schema: schema.extract(name).prefs(joiOptions), required: presence === 'required', standard },
      ];
    }),
  );
}

/**
 * `validate` for a schema, made ready once: of a flat object only the fields that came are looked at, which for a search is
 * ten of forty-five. Whatever is wrong is said by `validate` itself.
 */
export function compileCheck<Value>(schema: Joi.AnySchema<Value>, part: Part): (given: unknown) => Value {
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
      const { error, value: read } = field.schema.validate(value) as { error?: Error; value: unknown };
      if (error) return null;
      if (read !== undefined) taken[name] = read;
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
