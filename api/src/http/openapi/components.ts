import { namedShapes } from '../shape';
import { jsonSchema, type JsonSchema } from './json-schema';

export type Side = 'input' | 'output';

/** A text that is equal for equal schemas, without descriptions and nullability. */
function fingerprint({ description: _said, ...schema }: JsonSchema): string {
  const type = Array.isArray(schema.type) ? schema.type.filter((each) => each !== 'null') : schema.type;
  return stable({ ...schema, type: Array.isArray(type) && type.length === 1 ? type[0] : type });
}

function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  return `{${Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, each]) => `${key}:${stable(each)}`)
    .join()}}`;
}

/**
 * The components of a document. Joi repeats a schema at every use; here each copy of a named shape becomes a reference
 * to its component. Throws if two names have the same shape, or one name has two.
 */
export class Components {
  private readonly names: Record<Side, Map<string, string>> = { input: new Map(), output: new Map() };
  private readonly written: Record<Side, Map<string, JsonSchema>> = { input: new Map(), output: new Map() };
  private readonly used = new Map<string, JsonSchema>();

  constructor() {
    for (const side of ['input', 'output'] as const) {
      for (const [name, schema] of namedShapes()) {
        const json = jsonSchema(schema, side);
        const mark = fingerprint(json);
        const other = this.names[side].get(mark);
        if (other) throw new Error(`${other} and ${name} are one shape: keep one of the names`);
        this.names[side].set(mark, name);
        this.written[side].set(name, json);
      }
    }
  }

  /** A schema with references instead of copies. */
  refer(schema: JsonSchema, side: Side): JsonSchema {
    const name = schema.type === undefined ? undefined : this.names[side].get(fingerprint(schema));
    if (name === undefined) return this.inside(schema, side);
    this.use(name, side);
    const reference = { $ref: `#/components/schemas/${name}` };
    const component = this.used.get(name);
    const said = schema.description === component?.description ? {} : { description: schema.description };
    return Array.isArray(schema.type)
      ? { anyOf: [reference, { type: 'null' }], ...said }
      : { ...reference, ...said };
  }

  /**
   * The referenced shapes by name. Throws if a named shape is not referenced, because a schema derived from it has lost
   * its name.
   */
  all(): Record<string, JsonSchema> {
    for (const name of namedShapes().keys()) {
      if (!this.used.has(name)) throw new Error(`${name} is nowhere referred to under its name`);
    }
    return Object.fromEntries([...this.used].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  private use(name: string, side: Side): void {
    const json = this.written[side].get(name);
    if (!json) return;
    const known = this.used.get(name);
    if (!known) {
      // Entered before its contents, so that a recursive reference finds it.
      this.used.set(name, json);
      this.used.set(name, this.inside(json, side));
      return;
    }
    const otherSide = side === 'input' ? 'output' : 'input';
    if (stable(this.written[otherSide].get(name)) !== stable(json)) {
      throw new Error(`${name} is taken in one shape and answered in another: give each a name`);
    }
  }

  private inside(schema: JsonSchema, side: Side): JsonSchema {
    const map = (each: Record<string, JsonSchema>) =>
      Object.fromEntries(Object.entries(each).map(([key, value]) => [key, this.refer(value, side)]));
    return {
      ...schema,
      ...(schema.properties ? { properties: map(schema.properties) } : {}),
      ...(typeof schema.additionalProperties === 'object'
        ? { additionalProperties: this.refer(schema.additionalProperties, side) }
        : {}),
      ...(schema.items ? { items: this.refer(schema.items, side) } : {}),
      ...(schema.anyOf ? { anyOf: schema.anyOf.map((each) => this.refer(each, side)) } : {}),
    };
  }
}
