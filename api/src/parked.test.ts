import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sql } from './database';
import { env } from './env';
import { useDatabase } from './testing';

useDatabase();

const hook = join(__dirname, '../../scripts/typescript-hook.cjs');

/** The command in a process of its own, as a person runs it. */
function parked(...words: string[]) {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['-C', 'source', '-r', hook, join(__dirname, 'parked.ts'), ...words],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: env.DATABASE_URL } },
  );
  return { status, says: stdout.trim().split('\n') };
}

const queued = async () =>
  (await sql.rows<{ key: string }>('select key from graphile_worker.jobs')).map(({ key }) => key);

beforeEach(async () => {
  await sql.rows(
    'truncate outbox_messages, events, event_deliveries, graphile_worker._private_jobs restart identity',
  );
  await sql.rows(
    `insert into outbox_messages (event_key, message_id, template, recipient, data, attempts, last_error, parked_at)
     values ('e', 'm', 'order_accepted', 'sam@example.com', '{}', 12, 'no such mailbox', '2026-01-02T03:04:05Z')`,
  );
  await sql.rows(
    `insert into events (type, kind, key, data, dispatched_at) values ('meal.cooked', 'meal', 7, '{}', now())`,
  );
  await sql.rows(
    `insert into event_deliveries (event_id, subscriber, kind, key, attempts, last_error, parked_at)
     select id, 'guest', kind, key, 8, 'too hot', '2026-01-02T03:04:05Z' from events`,
  );
});

test('the command lists what is parked, with how often it was tried and why it failed', () => {
  const says = [
    '1 events are parked',
    '  1 meal.cooked of meal 7 for guest, after 8 tries, 2026-01-02T03:04:05.000Z: too hot',
    '1 mails are parked',
    '  1 order_accepted to sam@example.com, after 12 tries, 2026-01-02T03:04:05.000Z: no such mailbox',
  ];
  expect(parked()).toEqual({ status: 0, says });
  expect(parked('list')).toEqual({ status: 0, says });
  expect(parked('list', 'mails')).toEqual({ status: 0, says: says.slice(2) });
});

test('the command gives both, or one of them, their tries again', async () => {
  expect(parked('again', 'mails')).toEqual({ status: 0, says: ['1 mails are tried again'] });
  expect(await queued()).toEqual(['mail-1']);
  expect(parked('list').says.filter((line) => !line.startsWith(' '))).toEqual([
    '1 events are parked',
    '0 mails are parked',
  ]);
  expect(parked('again')).toEqual({
    status: 0,
    says: ['1 events are tried again', '0 mails are tried again'],
  });
  expect((await queued()).sort()).toEqual(['events-meal-7', 'mail-1']);
});

test.each([['agian'], ['again', 'letters']])(
  'the command does nothing that it does not know: %s %s',
  async (...words) => {
    const { status, says } = parked(...words);
    expect([status, says[0]]).toEqual([2, 'What failed at every try and waits for a person:']);
    expect(await queued()).toEqual([]);
  },
);
