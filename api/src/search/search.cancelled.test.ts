import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { makeBrand, makeKitchen, makePackage } from '../catalog/catalog.factory';
import { sql } from '../database';
import { env } from '../env';
import { client, makeUser, testPassword, until, useDatabase } from '../testing';

useDatabase();

const waiting = () =>
  sql.rows<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`,
  );

it('a search whose reader has left leaves no statement running', async () => {
  const brand = await makeBrand();
  await makeKitchen(brand.id);
  await makePackage(brand.id);
  const me = client();
  const { email } = await makeUser();
  const { header } = await me.post('/cpi/v1/auth').send({ email, password: testPassword }).expect(200);
  const cookies = (header as unknown as Record<string, string[] | undefined>)['set-cookie'] ?? [];
  // Loads the index, so that only the person's facts are left to load.
  const path = '/cpi/v1/public/packages/search?place_id=1';
  await me.get(path).expect(200);

  const server = createServer(me.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const holder = new pg.Client({ connectionString: env.DATABASE_URL });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table favorite_packages in access exclusive mode');
  try {
    const request = get({
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      path,
      headers: { Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
    });
    request.on('error', () => undefined);
    await until('waiting', async () => (await waiting()).length === 1);
    request.destroy();
    // Without cancellation it would wait until the lock is released below.
    await until('the end of it', async () => (await waiting()).length === 0);
  } finally {
    await holder.query('rollback');
    await holder.end();
    server.close();
  }
  expect((await me.get(path)).status).toBe(200);
}, 12_000);
