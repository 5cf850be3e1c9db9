import type Joi from 'joi';

/** A part of what Joi's `describe()` says of a schema. */
interface Described {
  flags?: { description?: string };
  dependencies?: unknown[];
  whens?: unknown[];
  rules?: { name: string }[];
  keys?: Record<string, Described>;
  patterns?: { rule: Described }[];
  items?: Described[];
  matches?: { schema?: Described }[];
}

/** Rules that JSON Schema has no keyword for, so that only words carry them into the document. */
const unspoken = new Set(['custom', 'unique']);

const demands = ({ dependencies, whens, rules = [] }: Described) =>
  dependencies !== undefined || whens !== undefined || rules.some(({ name }) => unspoken.has(name));

function within(described: Described, where: string): string[] {
  const { keys = {}, patterns = [], items = [], matches = [] } = described;
  return [
    ...(demands(described) && !described.flags?.description ? [where] : []),
    ...Object.entries(keys).flatMap(([key, each]) => within(each, `${where}.${key}`)),
    ...patterns.flatMap(({ rule }) => within(rule, `${where}{}`)),
    ...items.flatMap((each) => within(each, `${where}[]`)),
    ...matches.flatMap(({ schema }) => (schema ? within(schema, where) : [])),
  ];
}

/** Where, in a schema and all that it holds, a rule stands that no words tell of. */
export const silences = (schema: Joi.AnySchema | undefined): string[] =>
  schema ? within(schema.describe(), '') : [];
