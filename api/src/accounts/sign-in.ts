import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { sql } from '../database';
import { ApiError, unauthenticated } from '../errors';
import { hintSignedIn, openSession, rateLimit } from '../http';
import { isPassword } from './passwords';
import { User } from './user.model';

const quarter = 15 * 60;
// Failures of one address at one account, of one account from anywhere, and of one address at any.
const pairLimit = rateLimit({ name: 'sign_in_pair', tries: 8, seconds: quarter });
const accountLimit = rateLimit({ name: 'sign_in_account', tries: 40, seconds: quarter });
const addressLimit = rateLimit({ name: 'sign_in_address', tries: 100, seconds: quarter });

/** The user whose e-mail and password these are; 401 otherwise, 429 after too many failures, known e-mail or not. */
export async function checkCredentials(email: string, password: string, address: string): Promise<User> {
  const pair = `${address}|${email}`;
  await Promise.all([pairLimit.check(pair), accountLimit.check(email), addressLimit.check(address)]);
  const user = await User.findOne({ where: { email, deactivatedAt: null } });
  if (user && (await isPassword(user.passwordHash, password))) {
    await pairLimit.forget(pair);
    return user;
  }
  if (!user) await isPassword(null, password);
  await Promise.all([pairLimit.spend(pair), accountLimit.spend(email), addressLimit.spend(address)]);
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
  await openSession(request.sessionID);
  await new Promise<void>((resolve, reject) =>
    request.session.save((error?: Error) => (error ? reject(error) : resolve())),
  );
  if (!(await isStillUser(user))) {
    await endSession(request);
    throw unauthenticated();
  }
  if (request.res) hintSignedIn(request.res, true);
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
