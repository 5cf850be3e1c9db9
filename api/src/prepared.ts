/** What node-postgres makes of PostgreSQL's types, with the parsers of `database.ts`. */
export interface Values {
  bool: boolean;
  int2: number;
  int4: number;
  int8: number;
  float8: number;
  text: string;
  date: string;
  time: string;
  numeric: string;
  timestamptz: Date;
  json: unknown;
  jsonb: unknown;
  'int4[]': number[];
  'text[]': string[];
}

type Kind = keyof Values;
/** A column by its type in PostgreSQL, with a question mark where it may be null. */
type Column = Kind | `${Kind}?`;
/** A column whose values are known more closely than by their type: the words of a text, the shape of a JSON. */
type Narrowed<Value> = Column & { readonly means: Value };

export function column<Value>(kind: Kind): Narrowed<Value>;
export function column<Value>(kind: `${Kind}?`): Narrowed<Value | null>;
export function column(kind: Column): Column {
  return kind;
}

export type Columns = Readonly<Record<string, Column | Narrowed<unknown>>>;
type ValueOf<Given> = Given extends { readonly means: infer Value }
  ? Value
  : Given extends Kind
    ? Values[Given]
    : Given extends `${infer Inner extends Kind}?`
      ? Values[Inner] | null
      : never;
/** A row with these columns. */
export type RowWith<Given extends Columns> = { -readonly [Name in keyof Given]: ValueOf<Given[Name]> };

/** A hot statement: `text` is planned once per connection under `name`. */
export interface Prepared<Row> {
  readonly name: string;
  readonly text: string;
  readonly columns: Columns;
  /** Of the types alone: what `columns` say of a row. */
  readonly row?: Row;
}
export type RowOf<Statement> = Statement extends Prepared<infer Row> ? Row : never;

const statements = new Map<string, Prepared<object>>();

/**
 * A statement under a name that is its own, with the columns that it returns: the type of its rows is made of them, and
 * `guards/statements.test.ts` compares them with what the migrated database says that it returns.
 */
export function prepared<const Given extends Columns>(
  name: string,
  columns: Given,
  text: string,
): Prepared<RowWith<Given>> {
  if (statements.has(name)) throw new TypeError(`two statements are called ${name}`);
  const statement = { name, columns, text };
  statements.set(name, statement);
  return statement;
}

type PartsOf<Parts extends Record<string, Prepared<object>>> = {
  [Name in keyof Parts]: RowOf<Parts[Name]>[];
};

/**
 * Several statements as one, which costs one round: each answers its rows under its name, as JSON, where a moment is text.
 * Its values are those of the first, then those of the second, and so on.
 */
export function together<Parts extends Record<string, Prepared<object>>>(
  name: string,
  parts: Parts,
): Prepared<PartsOf<Parts>> {
  let taken = 0;
  const selected = Object.entries(parts).map(([part, { text }]) => {
    const places = [...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place));
    const moved = text.replace(/\$(\d+)/g, (_place, place: string) => `$${Number(place) + taken}`);
    taken += Math.max(0, ...places);
    return `coalesce((select json_agg(to_json(each)) from (${moved}) each), '[]') as "${part}"`;
  });
  const columns = Object.fromEntries(Object.keys(parts).map((part) => [part, 'json' as const]));
  return prepared(name, columns, `select ${selected.join(',\n')}`) as unknown as Prepared<PartsOf<Parts>>;
}

/** Every statement that the modules loaded so far have prepared. */
export const preparedStatements = (): readonly Prepared<object>[] => [...statements.values()];
