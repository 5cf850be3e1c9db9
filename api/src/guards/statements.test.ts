import '../app';
import { primaryPool, sql } from '../database';
import { prepared, preparedStatements } from '../prepared';
import { useDatabase } from '../testing';
import '../worker';
import { describe as describeStatement } from './described-statement';

useDatabase();

interface Known {
  oid: number;
  name: string;
}

/** How each statement of the code differs from what the database says of it. */
async function differences(statements: ReturnType<typeof preparedStatements>): Promise<string[]> {
  const types = await sql.rows<Known>('select oid::int4, typname::text as name from pg_type');
  const nameOf = new Map(types.map(({ oid, name }) => [oid, name.replace(/^_(.*)$/, '$1[]')]));
  const nullable = new Set(
    (
      await sql.rows<{ at: string }>(
        `select attrelid || '.' || attnum as at from pg_attribute where attnum > 0 and not attnotnull`,
      )
    ).map(({ at }) => at),
  );
  const client = await primaryPool.connect();
  const found: string[] = [];
  for (const { name, text, columns } of statements) {
    const { error, fields } = await describeStatement(client, text);
    if (error) found.push(`${name}: ${error}`);
    const said = Object.entries(columns).map(
      ([column, type]) => `${column} ${String(type).replace('?', '')}`,
    );
    const there = fields.map(({ name: column, dataTypeID }) => `${column} ${nameOf.get(dataTypeID)}`);
    found.push(
      ...said.filter((each) => !there.includes(each)).map((each) => `${name}: no ${each}`),
      ...there.filter((each) => !said.includes(each)).map((each) => `${name}: not said: ${each}`),
      ...fields
        .filter(({ tableID, columnID }) => nullable.has(`${tableID}.${columnID}`))
        .filter(({ name: column }) => !String(columns[column]).endsWith('?'))
        .map(({ name: column }) => `${name}: ${column} may be null`),
    );
  }
  client.release();
  return found;
}

test('what the code says of its prepared statements is what the migrated database says', async () => {
  expect(preparedStatements().length).toBeGreaterThan(50);
  expect(await differences(preparedStatements())).toEqual([]);
});

test('a column that is not there, of another type or null is seen, and a text that is no SQL', async () => {
  const found = await differences([
    {
      name: 'orders',
      columns: { id: 'text', state: 'text', headcount: 'int4', start_at: 'timestamptz?' },
      text: 'select id, status, headcount, start_at from orders where id = $1',
    },
    { name: 'nowhere', columns: {}, text: 'select from nowhere' },
  ]);
  expect(found).toEqual([
    'orders: no id text',
    'orders: no state text',
    'orders: not said: id int4',
    'orders: not said: status text',
    'orders: headcount may be null',
    'nowhere: relation "nowhere" does not exist',
  ]);
});

test('a name stands for one statement', () => {
  prepared('once', { one: 'int4' }, 'select 1 as one');
  expect(() => prepared('once', { two: 'int4' }, 'select 2 as two')).toThrow(
    'two statements are called once',
  );
});
