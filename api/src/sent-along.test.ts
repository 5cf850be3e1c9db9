import { database, sql } from './database';
import { prepared } from './prepared';
import { asked, useDatabase } from './testing';

useDatabase();

const told = prepared(
  'test-told',
  {},
  `insert into events (type, kind, key, data) values ('test.told', 'test', $1, '{}')`,
);
const count = prepared(
  'test-told-count',
  { count: 'int4' },
  `select count(*)::int as count from events where kind = 'test' and key = $1`,
);
const counted = async (key: number) => (await sql.first(count, [key]))?.count;

// A connection is there; its own first statements are not what is counted.
beforeAll(() => database.transaction((transaction) => sql.within(transaction, count, [0])));

test('a write that nobody waits for is seen by the next statement of its transaction, in one round with it', async () => {
  let inside: number | undefined;
  const { statements, rounds } = await asked(() =>
    database.transaction(async (transaction) => {
      await sql.send(transaction, told, [1]);
      await sql.send(transaction, told, [1]);
      inside = (await sql.within(transaction, count, [1]))[0]?.count;
    }),
  );
  expect(inside).toBe(2);
  expect(await counted(1)).toBe(2);
  expect(statements.map((text) => text.trim().split(/\s/)[0])).toEqual([
    ...['START', 'insert', 'insert', 'select'],
    'COMMIT',
  ]);
  // The begin is answered before anything is written behind it.
  expect(rounds).toBe(3);
});

test('a begin goes with what is read first, and what was sent last with the commit', async () => {
  const { statements, rounds } = await asked(() =>
    database.transaction(async (transaction) => {
      await sql.within(transaction, count, [2]);
      await sql.send(transaction, told, [2]);
    }),
  );
  expect([statements.length, rounds]).toEqual([4, 2]);
  expect(await counted(2)).toBe(1);
});

test('what was sent stands before what a model asks', async () => {
  let inside: unknown;
  await database.transaction(async (transaction) => {
    await sql.send(transaction, told, [3]);
    [[inside]] = await database.query(
      `select count(*)::int as count from events where kind = 'test' and key = 3`,
      {
        transaction,
      },
    );
  });
  expect(inside).toEqual({ count: 1 });
  expect(await counted(3)).toBe(1);
});

test('a transaction that asks nothing costs nothing', async () => {
  const { statements } = await asked(() => database.transaction(() => Promise.resolve()));
  expect(statements).toEqual([]);
});

describe('a write that fails', () => {
  const failed = { name: 'error', column: 'key' };

  test('fails its commit, which commits nothing', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const work = database.transaction(async (transaction) => {
      await sql.send(transaction, told, [4]);
      await sql.send(transaction, told, [null]);
      await sql.send(transaction, told, [4]);
    });
    await expect(work).rejects.toMatchObject(failed);
    expect(await counted(4)).toBe(0);
    jest.restoreAllMocks();
  });

  test('fails the next statement with its own reason, and all is taken back', async () => {
    const work = database.transaction(async (transaction) => {
      await sql.send(transaction, told, [5]);
      await sql.send(transaction, told, [null]);
      await sql.within(transaction, count, [5]);
    });
    await expect(work).rejects.toMatchObject(failed);
    expect(await counted(5)).toBe(0);
  });
});

test('what was sent by work that fails is not done, nor by who has the connection next', async () => {
  const work = database.transaction(async (transaction) => {
    await sql.within(transaction, count, [6]);
    await sql.send(transaction, told, [6]);
    throw new Error('enough');
  });
  await expect(work).rejects.toThrow('enough');
  await database.transaction((transaction) => sql.within(transaction, count, [6]));
  expect(await counted(6)).toBe(0);
});
