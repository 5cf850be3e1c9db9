import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler } from 'express';
import session, { type SessionData } from 'express-session';
import type { Transaction } from 'sequelize';
import { env } from '../env';
import { logger } from '../logger';
import { database, primaryPool, sql } from '../database';
import { ApiError } from '../errors';
import { defineJob } from '../jobs';
import { troubleOf } from '../retry';
import { column, prepared } from '../prepared';

declare module 'express-session' {
  interface SessionData {
    userId: number;
    csrfToken: string;
    /** The user whom a site admin acts as when a call names nobody. */
    ghostUserId?: number;
    /** The last search, so that the next page opens with its place, date and headcount. */
    searchParams?: Record<string, unknown>;
  }
}

export const sessionCookie = 'cc_session';
// Counted from the sign-in and never prolonged: a request under way must not bring back a session just ended.
const thirtyDays = 30 * 24 * 60 * 60 * 1000;

export const cookieOptions = {
  httpOnly: true,
  sameSite: 'lax',
  secure: env.PUBLIC_ORIGIN.startsWith('https:'),
  maxAge: thirtyDays,
  path: '/',
} as const;

/** A read without a cookie can neither have a session nor start one: it is spared making an id that nobody sees. */
const isStranger = ({ method, headers: { cookie } }: Request) =>
  (method === 'GET' || method === 'HEAD') && !cookie?.includes(`${sessionCookie}=`);

const PgStore = connectPgSimple(session);

const kept = prepared(
  'session',
  { sess: column<SessionData>('json') },
  'select sess from user_sessions where sid = $1 and expire > now()',
);

/** By the database's clock, where the store's own way takes this process's; brings no session back that has ended. */
class StandingSessions extends PgStore {
  override get(sid: string, done: (error: unknown, data?: SessionData | null) => void): void {
    sql.first(kept, [sid]).then(
      (row) => done(null, row?.sess ?? null),
      // Not as it is: the sessions' reader takes ENOENT, a database's missing socket, for somebody who is signed out.
      (error: unknown) => done(troubleOf(error) ? new ApiError(503, 'service_unavailable') : error),
    );
  }

  override set(sid: string, data: SessionData, done?: (error?: unknown) => void): void {
    sql.rows('update user_sessions set sess = $2 where sid = $1', [sid, JSON.stringify(data)]).then(
      () => done?.(),
      (error: unknown) => done?.(error),
    );
  }
}

/** Makes room for a new session, which is filled when it is saved. */
export const openSession = (sid: string) =>
  sql.rows(
    `insert into user_sessions (sid, sess, expire) values ($1, '{}', now() + make_interval(secs => $2))`,
    [sid, thirtyDays / 1000],
  );

/** Signs a person out everywhere, save for one session where it is named. */
export async function endSessions(userId: number, transaction: Transaction, keep?: string): Promise<void> {
  await database.query(`delete from user_sessions where sess ->> 'userId' = $1 and sid is distinct from $2`, {
    transaction,
    bind: [String(userId), keep ?? null],
  });
}

const sweepSessions = defineJob<object>('session_sweep', { payload: {}, cron: '*/15 * * * *' });

/** Forgets the sessions that are over. */
export const sessionJobs = [
  sweepSessions.handledBy(async () => {
    await sql.rows('delete from user_sessions where expire <= now()');
  }),
];

/** Server-side sessions in `user_sessions`; a row deleted there is a person signed out (2 §4). */
export function sessions(): RequestHandler {
  const store = new StandingSessions({
    pool: primaryPool,
    tableName: 'user_sessions',
    disableTouch: true,
    // By the database's clock: `session_sweep`.
    pruneSessionInterval: false,
    errorLog: (error: unknown) => logger.warn({ err: error }, 'session store'),
  });
  const withSession = session({
    name: sessionCookie,
    store,
    secret: env.SESSION_SECRET,
    resave: false,
    saveUninitialized: false,
    cookie: cookieOptions,
  });
  return (request, response, next) =>
    isStranger(request) ? next() : void withSession(request, response, next);
}
