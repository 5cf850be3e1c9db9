import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { sql } from '../database';
import { ApiError, unauthenticated } from '../errors';
import { hintSignedIn, openSession } from '../http';
import { rememberDevice } from './known-device';
import { isPassword } from './passwords';
import { spendTry, trierOf } from './sign-in-tries';
import { User } from './user.model';

/**
 * The user whose e-mail and password these are; 401 otherwise, 429 after too many failures, known e-mail or not. Each try
 * counts before it is looked at, so that many at once are no more than many in turn; a success is taken back.
 */
export async function checkCredentials(email: string, password: string, request: Request): Promise<User> {
  const user = await User.findOne({ where: { email, deactivatedAt: null } });
  const takeBack = await spendTry(trierOf(request, email, user?.id));
  if (user && (await isPassword(user.passwordHash, password))) {
    await takeBack();
    return user;
  }
  if (!user) await isPassword(null, password);
  throw new ApiError(401, 'invalid_credentials', {
    message: 'That e-mail address and password do not match.',
    fields: { password: ['invalid'] },
    field_errors: { password: ['does not match'] },
  });
}

/**
 * Starts a session for a user under a new id, so that one planted before the sign-in is worth nothing; 401 where the
 * password that let the user in has been changed meanwhile.
 */
export async function startSession(request: Request, user: User): Promise<void> {
  await new Promise<void>((resolve, reject) =>
    request.session.regenerate((error?: Error) => (error ? reject(error) : resolve())),
  );
  request.session.userId = user.id;
  request.session.csrfToken = randomBytes(32).toString('base64url');
  await openSession(request.sessionID, request.get('user-agent') ?? '');
  await new Promise<void>((resolve, reject) =>
    request.session.save((error?: Error) => (error ? reject(error) : resolve())),
  );
  if (!(await isStillUser(user))) {
    await endSession(request);
    throw unauthenticated();
  }
  if (!request.res) return;
  hintSignedIn(request.res, true);
  rememberDevice(request, request.res, user.id);
}

/** Waits for a change of the password that is under way: it ends the sessions that it sees, and this asks after it. */
async function isStillUser({ id, passwordHash }: User): Promise<boolean> {
  const rows = await sql.rows(
    'select 1 from users where id = $1 and password_hash is not distinct from $2 and deactivated_at is null for share',
    [id, passwordHash],
  );
  return rows.length > 0;
}

/** Ends the session of this browser; nothing happens where there is none. */
export async function endSession(request: Request): Promise<void> {
  await new Promise<void>((resolve, reject) =>
    request.session.destroy((error?: Error) => (error ? reject(error) : resolve())),
  );
  if (request.res) hintSignedIn(request.res, false);
}
