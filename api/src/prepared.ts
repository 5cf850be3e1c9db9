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

/** Every statement that the modules loaded so far have prepared. */
export const preparedStatements = (): readonly Prepared<object>[] => [...statements.values()];
