import pino from 'pino';
import { DatabaseError } from 'sequelize';
import { errorLine } from './error-line';
import { requestLog } from './http/request-log';
import { logger } from './logger';

const secret = 'a-secret-that-is-nobodys';
/** As the pool's driver throws it where a connection ends. */
const broken = (message = 'terminating connection') =>
  Object.assign(new Error(message), {
    code: '57P01',
    detail: `Key (email)=(${secret})`,
    client: { processID: 12, secretKey: secret, connectionParameters: { host: 'db' } },
  });

/** What a logger writes of an error under a name. */
const written = (of: pino.Logger, key: string, error: unknown): unknown => {
  const all = (of as unknown as Record<symbol, Record<string, (value: unknown) => unknown>>)[
    pino.symbols.serializersSym
  ];
  return all?.[key]?.(error);
};

test.each([
  ['the log', logger, 'err'],
  ['the log, of a job', logger, 'error'],
  ['the log of requests', requestLog.logger, 'err'],
] as const)('%s keeps what an error says, and nothing that hangs on it', (_what, log, key) => {
  const error = new Error('could not save', { cause: broken() });
  const line = written(log, key, Object.assign(error, { client: { secretKey: secret } }));
  expect(line).toMatchObject({
    type: 'Error',
    message: 'could not save',
    stack: error.stack,
    cause: { type: 'Error', message: 'terminating connection', code: '57P01' },
  });
  expect(JSON.stringify(line)).not.toContain(secret);
  expect(JSON.stringify(line)).not.toContain('"client"');
});

test('what Sequelize wraps keeps its code, without the statement and its values', () => {
  const original = Object.assign(broken(), { sql: `insert ${secret}`, parameters: [secret] });
  const line = errorLine(new DatabaseError(original));
  expect(line).toMatchObject({ type: 'DatabaseError', cause: { code: '57P01' } });
  expect(JSON.stringify(line)).not.toContain(secret);
});

test('several errors at once are each a line, a ring of causes ends, and what is no error is told by its words', () => {
  const many = new AggregateError([broken('one'), broken('two')], 'all failed');
  expect(errorLine(many).errors?.map(({ message }) => message)).toEqual(['one', 'two']);
  const ring: Error & { cause?: unknown } = new Error('ring');
  ring.cause = ring;
  expect(JSON.stringify(errorLine(ring)).length).toBeLessThan(20_000);
  expect(errorLine({ message: 'no error', client: secret })).toEqual({ type: 'object', message: 'no error' });
  expect(errorLine('a word')).toEqual({ type: 'string', message: 'a word' });
  expect(errorLine(null)).toEqual({ type: 'object', message: 'null' });
});
