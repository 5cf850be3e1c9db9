import type Joi from 'joi';

export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  patternProperties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  description?: string;
  [keyword: string]: unknown;
}

/** What Joi says differently from what it means, put right throughout a schema. */
function mend(schema: JsonSchema): JsonSchema {
  const mended: JsonSchema = { ...schema };
  // Joi leaves null out of the values of a nullable enumeration, which then would never match.
  if (
    mended.enum &&
    Array.isArray(mended.type) &&
    mended.type.includes('null') &&
    !mended.enum.includes(null)
  ) {
    mended.enum = [...mended.enum, null];
  }
  // A map of any keys is an index signature to the type generator only as additionalProperties.
  const patterns = Object.values(mended.patternProperties ?? {});
  if (patterns[0] && !mended.properties) {
    mended.additionalProperties = mend(patterns[0]);
    delete mended.patternProperties;
  } else if (typeof mended.additionalProperties === 'object') {
    mended.additionalProperties = mend(mended.additionalProperties);
  }
  // Said aloud: what is left open reads as an empty object to the type generator.
  if (
    [mended.type].flat().includes('object') &&
    !mended.properties &&
    mended.additionalProperties === undefined
  ) {
    mended.additionalProperties = true;
  }
  if (mended.properties) {
    mended.properties = Object.fromEntries(
      Object.entries(mended.properties).map(([key, each]) => [key, mend(each)]),
    );
  }
  if (mended.items) mended.items = mend(mended.items);
  if (mended.anyOf) mended.anyOf = mended.anyOf.map(mend);
  return mended;
}

/** A Joi schema as JSON Schema 2020-12, which OpenAPI 3.1 speaks. */
export function jsonSchema(schema: Joi.AnySchema, side: 'input' | 'output'): JsonSchema {
  return mend(schema['~standard'].jsonSchema[side]({ target: 'draft-2020-12' }));
}
