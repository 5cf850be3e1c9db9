import { closeDatabase } from '../database';
import { administer, databaseUrl } from './server';
import { stopDatabaseClock } from './stopped-clock';

/**
 * Gives the test file a migrated database of its own; call it once at the top of a `describe` or the file. It holds the
 * places, ZIP codes and rates that everything refers to, and nothing else; with `empty`, nothing at all.
 * With `at`, its clock stands still at that moment (`stopped-clock.ts`).
 */
export function useDatabase({ empty = false, at }: { empty?: boolean; at?: Date } = {}): void {
  const {
    TEST_DATABASE_URL: server = '',
    TEST_DATABASE_TEMPLATE: template = '',
    TEST_DATABASE_NAME: name = '',
  } = process.env;
  beforeAll(async () => {
    await administer(
      server,
      // By its files: writing 25 MB once more through buffers and log takes four times as long, and its removal too.
      `create database ${name} template ${template}${empty ? '_empty' : ''} strategy file_copy`,
    );
    if (at) await stopDatabaseClock(databaseUrl(server, name), at);
  }, 60_000);
  afterAll(async () => {
    await closeDatabase();
    await administer(server, `drop database if exists ${name} with (force)`);
  }, 60_000);
}
