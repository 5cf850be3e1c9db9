import { Model, OptimisticLockError, type ModelStatic, type SaveOptions, type Transaction } from 'sequelize';
import { sql } from './database';
import type { Prepared } from './prepared';

/** So many statements of a table keep a name: which columns a call changes is its caller's wish, and a connection forgets none. */
const mostNamed = 40;

interface Shape {
  table: string;
  key: string;
  version: string | null;
  /** The column of each attribute, and whether it holds JSON. */
  columns: Map<string, { column: string; isJson: boolean }>;
  statements: Map<string, Prepared<Record<string, unknown>>>;
}
const shapes = new Map<ModelStatic<Model>, Shape>();

function shapeOf(model: ModelStatic<Model>): Shape {
  const known = shapes.get(model);
  if (known) return known;
  const { version } = model.options;
  const columns = Object.entries(model.getAttributes()).map(([name, { field, type }]) => {
    const { key } = type as { key: string };
    return [name, { column: `"${field ?? name}"`, isJson: key === 'JSONB' }] as const;
  });
  const shape = {
    ...{ table: model.tableName, key: model.primaryKeyAttribute },
    ...{ version: typeof version === 'string' ? version : null, columns: new Map(columns) },
    statements: new Map(),
  };
  shapes.set(model, shape);
  return shape;
}

const columnOf = ({ columns }: Shape, name: string) => columns.get(name)?.column ?? name;

/** The statement for these attributes, written once; a name makes the database plan it once as well. */
function statementFor(shape: Shape, kind: 'made' | 'changed', names: readonly string[], write: () => string) {
  const which = `${kind} ${names.join()}`;
  const known = shape.statements.get(which);
  if (known) return known;
  const place = shape.statements.size;
  const statement = { name: `${shape.table}-${kind}-${place}`, text: write(), columns: {} };
  if (place < mostNamed) shape.statements.set(which, statement);
  return place < mostNamed ? statement : { ...statement, name: '' };
}

function insert(shape: Shape, given: readonly string[]) {
  const left = [...shape.columns.keys()].filter((name) => !given.includes(name));
  const returned = left.map((name) => `${columnOf(shape, name)} as "${name}"`);
  return `insert into ${shape.table} (${given.map((name) => columnOf(shape, name)).join(', ')})
    values (${given.map((_name, place) => `$${place + 1}`).join(', ')}) returning ${returned.join(', ')}`;
}

function update(shape: Shape, changed: readonly string[]) {
  const set = changed.map((name, place) => `${columnOf(shape, name)} = $${place + 3}`);
  const version = shape.version === null ? '$2::integer is null' : `${columnOf(shape, shape.version)} = $2`;
  return `update ${shape.table} set ${set.join(', ')}
    where ${columnOf(shape, shape.key)} = $1 and ${version} returning ${columnOf(shape, shape.key)} as key`;
}

/**
 * A model whose records are often written: within a transaction by the driver, in statements that the database plans once. By
 * Sequelize one costs this process several times as much, and is planned anew each time.
 */
export abstract class StoredRecord<Attributes extends object, Creation extends object> extends Model<
  Attributes,
  Creation
> {
  /** Throws where what has changed of a record that is there may not be stored. */
  protected requireMayChange(): void {}

  override async save(options: SaveOptions<Attributes> = {}): Promise<this> {
    if (!this.isNewRecord) this.requireMayChange();
    const { transaction } = options;
    const shape = shapeOf(this.constructor as ModelStatic<Model>);
    const held = this.dataValues as Record<string, unknown>;
    const written = this.isNewRecord ? [...shape.columns.keys()] : this.changed() || [];
    const names = written.filter((name) => shape.columns.has(name) && held[name] !== undefined);
    if (!transaction || !isPlain(names, held, options)) return super.save(options);
    if (names.length === 0) return this;
    await (this.isNewRecord ? this.make(shape, names, transaction) : this.change(shape, names, transaction));
    for (const name of names) this.changed(name as keyof this, false);
    return this;
  }

  private async make(shape: Shape, given: readonly string[], transaction: Transaction): Promise<void> {
    // An id that nobody has given is the database's to give; by Sequelize it is null until then.
    const names = given.filter((name) => name !== shape.key || this.get(shape.key) !== null);
    const statement = statementFor(shape, 'made', names, () => insert(shape, names));
    const [row] = await sql.within(transaction, statement, valuesOf(this, shape, names));
    this.set(row as Partial<Attributes>, { raw: true });
    this.isNewRecord = false;
  }

  private async change(shape: Shape, changed: readonly string[], transaction: Transaction): Promise<void> {
    const held = this.dataValues as Record<string, unknown>;
    const { key, version } = shape;
    const others = changed.filter((name) => name !== version);
    const values = valuesOf(this, shape, others);
    if (version === null) {
      const statement = statementFor(shape, 'changed', others, () => update(shape, others));
      await sql.send(transaction, statement, [held[key], null, ...values]);
      return void this.set({} as Partial<Attributes>, { raw: true });
    }
    const seen = Number(held[version]);
    const names = [...others, version];
    const statement = statementFor(shape, 'changed', names, () => update(shape, names));
    const stored = await sql.within(transaction, statement, [held[key], seen, ...values, seen + 1]);
    if (stored.length === 0) throw new OptimisticLockError({ modelName: this.constructor.name });
    this.set({ [version]: seen + 1 } as unknown as Partial<Attributes>, { raw: true });
  }
}

/** All that has changed, in values: what the database is to work out, Sequelize knows how to say. */
const isPlain = (names: readonly string[], held: Record<string, unknown>, { fields }: SaveOptions) =>
  names.every((name) => !isExpression(held[name]) && (!fields || fields.includes(name)));

/** A call or a literal of Sequelize's: neither a value, nor a moment, nor what JSON holds. */
const isExpression = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Date) &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) !== Object.prototype;

const valuesOf = (record: Model, { columns }: Shape, names: readonly string[]): unknown[] =>
  names.map((name) => {
    const value: unknown = (record.dataValues as Record<string, unknown>)[name];
    return columns.get(name)?.isJson && value != null ? JSON.stringify(value) : value;
  });
