import { closeDatabase } from '../database';
import { administer } from './server';

/**
 * Gives the test file a migrated database of its own; call it once at the top of a `describe` or the file. It holds the
 * places, ZIP codes and rates that everything refers to, and nothing else; with `empty`, nothing at all.
 */
export function useDatabase({ empty = false } = {}): void {
  const {
    TEST_DATABASE_URL: server = '',
    TEST_DATABASE_TEMPLATE: template = '',
    TEST_DATABASE_NAME: name = '',
  } = process.env;
  beforeAll(
    () =>
      administer(
        server,
        // By its files: writing 25 MB once more through buffers and log takes four times as long, and its removal too.
        `create database ${name} template ${template}${empty ? '_empty' : ''} strategy file_copy`,
      ),
    60_000,
  );
  afterAll(async () => {
    await closeDatabase();
    await administer(server, `drop database if exists ${name} with (force)`);
  }, 60_000);
}
