import type pg from 'pg';

/** A statement as the driver takes it. */
interface Asked {
  name?: string;
  text: string;
  values?: unknown[];
}

const begin: Asked = { text: 'START TRANSACTION' };
const commit: Asked = { text: 'COMMIT' };

/** What waits on a transaction's connection for the next statement that somebody wants the answer of. */
const waiting = new WeakMap<pg.Client, Asked[]>();

function take(connection: pg.Client): Asked[] {
  const taken = waiting.get(connection) ?? [];
  waiting.delete(connection);
  return taken;
}

/**
 * Has a statement sent whose answer nobody needs: in its turn, in one go with the next one of its transaction or with the
 * commit, which fails with what it failed of.
 */
export function sendAlong(connection: pg.Client, asked: Asked): void {
  const before = waiting.get(connection);
  if (before) before.push(asked);
  else waiting.set(connection, [asked]);
}

/** Asks a statement of a transaction, with what waits ahead of it. */
export async function askWithin<Row extends pg.QueryResultRow>(
  connection: pg.Client,
  asked: Asked,
): Promise<Row[]> {
  const results = await inOneGo<Row>(connection, [...take(connection), asked]);
  return results.at(-1)?.rows ?? [];
}

/**
 * A statement that Sequelize asks of a transaction by itself, behind what waits. The begin waits for the first statement; the
 * commit takes all along; where nothing was asked in between, the database hears of neither.
 */
export async function throughSequelize<Answer>(
  connection: pg.Client,
  text: string,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  if (text === 'START TRANSACTION;') {
    waiting.set(connection, [begin]);
    return undefined;
  }
  const ahead = take(connection);
  const nothingAsked = ahead[0] === begin;
  if (text === 'ROLLBACK;') return nothingAsked ? undefined : ask();
  if (text === 'COMMIT;') {
    if (!nothingAsked || ahead.length > 1) await inOneGo(connection, [...ahead, commit]);
    return undefined;
  }
  await inOneGo(connection, ahead);
  return ask();
}

/**
 * Sends statements at once and answers each; throws what the first of them failed of, which is why the others did. A commit
 * among them commits nothing then.
 */
async function inOneGo<Row extends pg.QueryResultRow>(
  connection: pg.Client,
  asked: readonly Asked[],
): Promise<pg.QueryResult<Row>[]> {
  let left = asked;
  if (left[0] === begin && left.slice(1).some(({ text }) => mayWrite(text))) {
    // What is sent behind a begin that fails stands outside of any transaction: there nothing may write.
    await connection.query(begin.text);
    left = left.slice(1);
  }
  const { stream } = connection.connection;
  if (left.length > 1) stream.cork();
  const sent = left.map((each) => connection.query<Row>(each));
  if (left.length > 1) stream.uncork();
  const answers: pg.QueryResult<Row>[] = [];
  for (const answer of await Promise.allSettled(sent)) {
    if (answer.status === 'rejected') throw answer.reason;
    answers.push(answer.value);
  }
  return answers;
}

const locking = /\bfor\s+(no\s+key\s+)?update\b/gi;
const mayWrite = (text: string) =>
  !/^\s*(select|with)\b/i.test(text) ||
  /\b(insert|update|delete|merge|add_jobs?|nextval|pg_notify)\b/i.test(text.replace(locking, ''));
