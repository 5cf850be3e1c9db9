import type { Schemas } from '@copper-carrot/contracts';
import Joi from 'joi';

const shapes = new Map<string, Joi.AnySchema>();

/**
 * A shape that calls take or answer, written once: it validates, it is a component of the OpenAPI document, and the type
 * `Schemas[name]` of presenters and screens is made from it. `says` is what it means, for the readable pages.
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

/** Every named shape that has been declared so far. */
export const namedShapes = (): ReadonlyMap<string, Joi.AnySchema> => shapes;
