import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import '../app';
import { env } from '../env';
import { sql } from '../database';
import { useDatabase } from '../testing';
import { definedLists, defineList } from '.';

useDatabase();

/** Even or odd numbers, all equal in their order. */
const numbers = defineList({
  name: 'numbers',
  columns: { n: 'int4' },
  select: 'n',
  from: 'generate_series(1, 7) n where n % 2 = $1 and n <= $2',
  order: 'n % 2',
  key: 'n desc',
});

describe('a page of a list', () => {
  const evens = (limit: number, offset: number) => numbers.page([0, 7], { limit, offset });
  const page = (...found: number[]) => ({ records: found.map((n) => ({ n })), count: 3 });

  it('holds what lies between its offset and its limit, by the key where the order leaves it open', async () => {
    expect(await evens(2, 0)).toEqual(page(6, 4));
    expect(await evens(2, 2)).toEqual(page(2));
    expect(await evens(25, 0)).toEqual(page(6, 4, 2));
  });

  it('counts all records, also where it holds none of them', async () => {
    expect(await evens(2, 3)).toEqual(page());
    expect(await evens(2, 1000)).toEqual(page());
    expect(await evens(0, 0)).toEqual(page());
    expect(await evens(0, 2)).toEqual(page());
    expect(await numbers.page([0, 1], { limit: 2, offset: 0 })).toEqual({ records: [], count: 0 });
    expect(await numbers.page([0, 1], { limit: 0, offset: 5 })).toEqual({ records: [], count: 0 });
  });

  it('asks for the count where the page does not tell it', async () => {
    const asked = jest.spyOn(pg.Pool.prototype, 'query');
    const statements = async (limit: number, offset: number) => {
      asked.mockClear();
      await evens(limit, offset);
      return asked.mock.calls.length;
    };
    expect([await statements(25, 0), await statements(2, 2)]).toEqual([1, 1]);
    expect([await statements(2, 0), await statements(3, 0), await statements(25, 3)]).toEqual([2, 2, 2]);
    asked.mockRestore();
  });
});

it('refuses a second list of one name', () => {
  expect(() =>
    defineList({
      name: 'numbers',
      columns: { n: 'int4' },
      select: 'n',
      from: 'generate_series(1, 2) n',
      key: 'n',
    }),
  ).toThrow('Two lists are called numbers');
});

/** Lists without a single source table, and why their keys are unique. */
const sharedByNoRows: Record<string, string> = {
  numbers: 'of this test',
  'team-people': 'the id of a membership or of an invitation, which `status` tells apart',
  'owed-on-invoices': 'an invoice its number, and an order only while it has none its id',
  'team-tax-exemptions': 'an organization has one for each state',
  statements: 'one for each month',
  documents: 'the id names the kind and its owner',
  'platform-faults': 'of each fault the last report, and no report is of two faults',
};

it('ends the order of every list with columns that no two of its rows share', async () => {
  const connection = new pg.Client({ connectionString: env.DATABASE_URL });
  await connection.connect();
  const isUnique = async ([name, { from, key }]: [string, { from: string; key: string }]) => {
    const columns = key.replace(/ (desc|asc)\b/g, '');
    const { fields } = await connection.query(
      `select ${columns} from ${from.replace(/\$\d+/g, 'null')} limit 0`,
    );
    const [index] = await sql.rows(
      `select 1 from pg_index where indrelid = $1 and indisunique and indpred is null
         and (indkey::int2[])[0:indnkeyatts - 1] <@ $2::int2[]`,
      [fields[0]?.tableID, fields.map(({ columnID }) => columnID)],
    );
    const isOfOneTable = new Set(fields.map(({ tableID }) => tableID)).size === 1;
    return name in sharedByNoRows || (isOfOneTable && index !== undefined);
  };
  const lists = [...definedLists()];
  const found: string[] = [];
  for (const list of lists) if (!(await isUnique(list))) found.push(list[0]);
  await connection.end();
  expect(found).toEqual([]);
  expect(lists.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(sharedByNoRows)));
  expect(lists.length).toBeGreaterThan(10);
});

it('pages in one place, and in the search engine, which reads no rows', () => {
  const root = join(__dirname, '..');
  const paging = /\boffset \$|findAndCountAll|count\(\*\) over ?\(\)|slice\(offset/i;
  const byHand = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?!guards\/).*\.ts$/.test(path) && !/\.(test|factory)\.ts$/.test(path))
    .filter((path) => paging.test(readFileSync(join(root, path), 'utf8')));
  expect(byHand.sort()).toEqual(['http/list.ts', 'search/engine/ranking/top-k.ts']);
});
