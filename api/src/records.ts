import { type Model, type ModelStatic } from 'sequelize';
import type { Columns, Values } from './prepared';

const kinds: Readonly<Record<string, keyof Values>> = {
  INTEGER: 'int4',
  TEXT: 'text',
  BOOLEAN: 'bool',
  DATE: 'timestamptz',
  DATEONLY: 'date',
  TIME: 'time',
  'DOUBLE PRECISION': 'float8',
  DECIMAL: 'numeric',
  JSONB: 'jsonb',
};

/** A model's columns under the names of its attributes: for a prepared statement, and as one selects them from `table`. */
export function columnsOf(model: ModelStatic<Model>, table: string): { columns: Columns; list: string } {
  const attributes = Object.entries(model.getAttributes());
  return {
    columns: Object.fromEntries(
      attributes.map(([name, { type, allowNull, primaryKey }]) => {
        const { key } = type as { key: string };
        return [name, `${kinds[key] ?? 'text'}${allowNull === false || primaryKey ? '' : '?'}` as const];
      }),
    ),
    list: attributes.map(([name, { field }]) => `${table}.${field ?? name} as "${name}"`).join(', '),
  };
}

/** The record of a row that a prepared statement read by `columnsOf`, as the model itself would have read it. */
export const recordOf = <Record extends Model>(model: ModelStatic<Record>, row: object): Record =>
  model.build(row as never, { isNewRecord: false, raw: true });
