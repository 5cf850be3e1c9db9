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

/** Corrects Joi's JSON Schema output where it differs from the validation. */
function mend(schema: JsonSchema): JsonSchema {
  const mended: JsonSchema = { ...schema };
  // Joi omits null from a nullable enum, so null would not match.
  if (
    mended.enum &&
    Array.isArray(mended.type) &&
    mended.type.includes('null') &&
    !mended.enum.includes(null)
  ) {
    mended.enum = [...mended.enum, null];
  }
  // The type generator reads a map only from additionalProperties.
  const patterns = Object.values(mended.patternProperties ?? {});
  if (patterns[0] && !mended.properties) {
    mended.additionalProperties = mend(patterns[0]);
    delete mended.patternProperties;
  } else if (typeof mended.additionalProperties === 'object') {
    mended.additionalProperties = mend(mended.additionalProperties);
  }
  // The type generator reads an unspecified object as an empty one.
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

/** A Joi schema as JSON Schema 2020-12, as used by OpenAPI 3.1. */
export function jsonSchema(schema: Joi.AnySchema, side: 'input' | 'output'): JsonSchema {
  return mend(schema['~standard'].jsonSchema[side]({ target: 'draft-2020-12' }));
}
