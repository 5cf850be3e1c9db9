import type { Schemas } from '@copper-carrot/contracts';
import Joi from 'joi';

const shapes = new Map<string, Joi.AnySchema>();

/**
 * Declares a named shape of requests or answers: it validates, becomes an OpenAPI component, and the type
 * `Schemas[name]` is generated from it. `says` is its description.
 */
export function shape<Name extends keyof Schemas>(
  name: Name,
  says: string,
  keys: Joi.PartialSchemaMap,
): Joi.ObjectSchema<Schemas[Name]> {
  if (shapes.has(name)) throw new Error(`Two shapes are called ${name}`);
  const schema = Joi.object<Schemas[Name]>(keys).description(says);
  shapes.set(name, schema);
  return schema;
}

/** All named shapes declared so far. */
export const namedShapes = (): ReadonlyMap<string, Joi.AnySchema> => shapes;
