import { createApp } from './app';
import { database, sql } from './database';
import { useDatabase } from './testing';

useDatabase();

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test('each attribute of each model stands for the column of its own name, which the database has', async () => {
  // Every feature defines its models on the way.
  createApp();
  const columns = await sql.rows<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const inDatabase = new Set(columns.map(({ name }) => name));
  const attributes = Object.values(database.models).flatMap((model) =>
    Object.entries(model.getAttributes()).map(([attribute, { field }]) => ({
      attribute: `${model.name}.${attribute}`,
      own: `${model.tableName}.${snakeCase(attribute)}`,
      column: `${model.tableName}.${field}`,
    })),
  );
  expect(attributes.length).toBeGreaterThan(200);
  expect(attributes.filter(({ own, column }) => own !== column)).toEqual([]);
  expect(attributes.filter(({ column }) => !inDatabase.has(column))).toEqual([]);
});
