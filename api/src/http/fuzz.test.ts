import fc from 'fast-check';
import pg from 'pg';
import { createApp, endpoints } from '../app';
import { primaryPool, sql } from '../database';
import { ensureDemoCards, seedDatabase } from '../demo';
import { env } from '../env';
import { stripe } from '../payments';
import { useLocalServices } from '../testing';
import { Caller, OpenApp } from '../testing/fuzz/caller';
import { callsOf } from '../testing/fuzz/calls';
import { Changes } from '../testing/fuzz/changes';

const database = new pg.Client({ connectionString: env.DATABASE_URL });
const app = new OpenApp(createApp());
// Registered before the database's own hook, which drops it.
afterAll(async () => {
  await app.stop();
  await database.end();
});
useLocalServices();

const changes = new Changes(database);
const callers = ['admin@coppercarrot.example', 'orderer@northwind.example', 'caterer@saffron.example'].map(
  (email) => new Caller(app, email),
);

const { seed } = fc.readConfigureGlobal();
/** Calls per route; `npm run explore` sends more with new seeds. */
const runs = Number(process.env.FUZZ_RUNS ?? 10);
let made = 0;
/** Carts, so that calls of orders get past their lookup. */
let carts: string[] = [];

beforeAll(async () => {
  process.stdout.write(`fuzz seed ${seed}, ${runs} calls to each of ${endpoints.length} routes\n`);
  await database.connect();
  await seedDatabase(database, 'small');
  await ensureDemoCards(stripe, primaryPool);
  const rows = await sql.rows<{ id: number }>(
    `select o.id from orders o join users u on u.id = o.user_id
     where o.status = 'in_cart' order by u.email = 'orderer@northwind.example' desc, o.id limit 6`,
  );
  carts = rows.map(({ id }) => String(id));
  await app.start();
  await changes.watch();
}, 120_000);
beforeEach(async () => {
  // Resets limits, and signs callers in again that the last route signed out.
  await sql.rows('delete from rate_limits');
  for (const caller of callers) await caller.beThemselves();
  await changes.since();
});

it('sees each write that stays, and none that was undone', async () => {
  const rename = `update brands set name = name || '!' where id = (select min(id) from brands)`;
  await sql.rows(rename);
  expect(await changes.since()).toEqual(['public.brands UPDATE', 'public.search_changes INSERT']);
  await database.query(`begin; ${rename}; rollback`);
  expect(await changes.since()).toEqual([]);
  await sql.rows(`update rate_limits set points = points + 1`);
  expect(await changes.since()).toEqual([]);
});

it.each(endpoints.map((each) => [`${each.method} ${each.path}`, each] as const))(
  '%s never fails of its own, and changes nothing where it refuses',
  async (_name, registered) => {
    await fc.assert(
      fc.asyncProperty(
        callsOf(registered, registered.path.includes('/orders/') ? carts : []),
        fc.nat(callers.length - 1),
        async (call, turn) => {
          const { path, query, body } = call;
          const answer = await callers[turn]!.call(
            registered.method,
            query ? `${path}?${query}` : path,
            body,
          );
          made += 1;
          const written = await changes.since();
          const said = `${answer.status} ${answer.text.slice(0, 300)}`;
          if (answer.text.includes('invalid_csrf_token'))
            throw new Error('the call never reached its handler');
          if (answer.status >= 500) throw new Error(said);
          if (answer.status >= 400 && written.length > 0) throw new Error(`${said}, but ${written.join()}`);
        },
      ),
      { numRuns: runs, endOnFailure: true },
    );
  },
  120_000 + runs * 200,
);

it(`made ${runs} calls to each route`, () => {
  expect(made).toBe(runs * endpoints.length);
});
