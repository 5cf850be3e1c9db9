import { randomBytes, randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl } from './server';

// Before any module of the test file reads the environment: a database name of its own.
const { TEST_DATABASE_URL, TEST_DATABASE_TEMPLATE } = process.env;
if (TEST_DATABASE_URL && TEST_DATABASE_TEMPLATE) {
  process.env.TEST_DATABASE_NAME = `${TEST_DATABASE_TEMPLATE}_${randomBytes(4).toString('hex')}`;
  process.env.DATABASE_URL = databaseUrl(TEST_DATABASE_URL, process.env.TEST_DATABASE_NAME);
  // Made by whoever writes something there.
  process.env.DATA_DIR = join(tmpdir(), `copper-carrot-${process.env.TEST_DATABASE_NAME}`);
  process.env.PUBLIC_ORIGIN = 'http://localhost:3000';
  // Below the ports that systems hand out themselves; `useLocalServices` listens there.
  process.env.LOCAL_SERVICES_URL = `http://127.0.0.1:${randomInt(20_000, 32_000)}`;
  process.env.LOCAL_S3_SECRET = 'a key that only tests know';
  process.env.STRIPE_WEBHOOK_SECRET = 'whsec_that_only_tests_know';
  process.env.SESSION_SECRET = 'a secret that only tests know, and no server';
}
