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
    /** The user that a site admin acts as, unless a call names one, and until when by the clock in ms. */
    ghost?: { id: number; userId: number; until: number };
    /** The last search, whose place, date and headcount the next page starts with. */
    searchParams?: Record<string, unknown>;
  }
}

export const sessionCookie = 'cc_session';
// From the sign-in, never prolonged: a request in progress must not restore a session that was just ended.
const thirtyDays = 30 * 24 * 60 * 60 * 1000;

export const cookieOptions = {
  httpOnly: true,
  sameSite: 'lax',
  secure: env.PUBLIC_ORIGIN.startsWith('https:'),
  maxAge: thirtyDays,
  path: '/',
} as const;

/** A read without a cookie can neither have nor start a session, so no id is generated. */
const isStranger = ({ method, headers: { cookie } }: Request) =>
  (method === 'GET' || method === 'HEAD') && !cookie?.includes(`${sessionCookie}=`);

const PgStore = connectPgSimple(session);

const kept = prepared(
  'session',
  { sess: column<SessionData>('json') },
  'select sess from user_sessions where sid = $1 and expire > now()',
);

/** Reads with the database's clock instead of the process's; ended sessions are never restored. */
class StandingSessions extends PgStore {
  override get(sid: string, done: (error: unknown, data?: SessionData | null) => void): void {
    sql.first(kept, [sid]).then(
      (row) => done(null, row?.sess ?? null),
      // The session middleware treats ENOENT, which a missing database socket causes, as signed out, so the error is
      // replaced.
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

/** Inserts a new session, which is filled on save; `userAgent` is how its browser names itself. */
export const openSession = (sid: string, userAgent: string) =>
  sql.rows(
    `insert into user_sessions (sid, sess, expire, user_agent)
     values ($1, '{}', now() + make_interval(secs => $2), $3)`,
    [sid, thirtyDays / 1000, userAgent.slice(0, 500)],
  );

const ofUser = prepared(
  'sessions-of-user',
  { id: 'int4', userAgent: 'text', openedAt: 'timestamptz', isCurrent: 'bool' },
  `select id, user_agent as "userAgent", opened_at as "openedAt", sid = $2 as "isCurrent" from user_sessions
   where sess ->> 'userId' = $1 and expire > now() order by sid = $2 desc, opened_at desc, id desc`,
);

/** Where a person is signed in: the session of this call first, then the newest. */
export const sessionsOf = (userId: number, current: string) => sql.rows(ofUser, [String(userId), current]);

/** Signs a person out of one session; answers whether it was there. */
export async function endOneSession(userId: number, id: number): Promise<boolean> {
  const ended = await sql.rows(
    `delete from user_sessions where id = $2 and sess ->> 'userId' = $1 returning id`,
    [String(userId), id],
  );
  return ended.length > 0;
}

/** Signs a person out everywhere, except for the session `keep`. */
export async function endSessions(userId: number, transaction: Transaction, keep?: string): Promise<void> {
  await database.query(`delete from user_sessions where sess ->> 'userId' = $1 and sid is distinct from $2`, {
    transaction,
    bind: [String(userId), keep ?? null],
  });
}

const sweepSessions = defineJob<object>('session_sweep', { payload: {}, cron: '*/15 * * * *' });

/** Deletes expired sessions. */
export const sessionJobs = [
  sweepSessions.handledBy(async () => {
    await sql.rows('delete from user_sessions where expire <= now()');
  }),
];

/** Server-side sessions in `user_sessions`; deleting a row signs the person out (2 §4). */
export function sessions(): RequestHandler {
  const store = new StandingSessions({
    pool: primaryPool,
    tableName: 'user_sessions',
    disableTouch: true,
    // `session_sweep` does this by the database's clock.
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
