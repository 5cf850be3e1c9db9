import { mailLimit, networkOf, nothing, rateLimit, routes } from '../http';
import {
  acceptedAnswer,
  changePasswordBody,
  forgotPasswordBody,
  resetPasswordBody,
  mailedTokenBody,
  sessionAnswer,
} from './account.schemas';
import { requireInPerson } from './own-account.routes';
import { presentOwnSession } from './own-session';
import { changePassword, checkResetToken, requestPasswordReset, resetPassword } from './reset-password';
import { startSession } from './sign-in';
import { forgetTries, senderOf } from './sign-in-tries';
import { resendVerification, verifyEmail } from './verify-email';

const hour = 60 * 60;
const resetLimit = mailLimit('password_reset');
const verifyLimit = rateLimit({ name: 'email_verification', tries: 5, seconds: hour });
const resetFromLimit = rateLimit({ name: 'password_reset_from', tries: 30, seconds: hour });
const tokenLimit = rateLimit({ name: 'account_token', tries: 60, seconds: hour });

/** Forgotten passwords, changed ones, and confirmed addresses (2 §2, "Authentication"). */
export const credentialRoutes = routes({ tag: 'Accounts', base: '/cpi/v1' });

credentialRoutes.post(
  '/password/forgot',
  {
    summary: 'Mails a link to choose a new password; the answer is the same without an account',
    spec: '2 §2',
    who: 'anyone',
    protection: 'origin',
    body: forgotPasswordBody,
    answer: acceptedAnswer,
    status: 202,
  },
  async ({ body, request }) => {
    await resetFromLimit.spend(networkOf(request));
    await resetLimit.spend(body.email, await senderOf(request, body.email));
    await requestPasswordReset(body.email);
    return { accepted: true as const };
  },
);

credentialRoutes.post(
  '/password/reset',
  {
    summary: 'Sets a new password by the mailed token, signs out everywhere, and signs in here',
    spec: '2 §2',
    who: 'anyone',
    protection: 'origin',
    body: resetPasswordBody,
    answer: sessionAnswer,
  },
  async ({ body, request }) => {
    await tokenLimit.spend(networkOf(request));
    const user = await resetPassword(body.token, body.password);
    await forgetTries(request, user.email, user.id);
    await startSession(request, user);
    return presentOwnSession(request);
  },
);

credentialRoutes.post(
  '/password/reset/check',
  {
    summary:
      'Whether the mailed token still sets a password, before one is typed; 422 `token_invalid` where not',
    who: 'anyone',
    protection: 'origin',
    body: mailedTokenBody,
    answer: nothing,
    status: 204,
  },
  async ({ body, request }) => {
    await tokenLimit.spend(networkOf(request));
    await checkResetToken(body.token);
  },
);

credentialRoutes.patch(
  '/password',
  {
    summary: 'Changes the password and signs the other devices out',
    spec: '2 §2',
    who: 'signed-in',
    body: changePasswordBody,
    answer: nothing,
    status: 204,
  },
  async ({ actor, body, request }) => {
    requireInPerson(actor);
    await tokenLimit.spend(`password-${actor.userId}`);
    await changePassword(actor.userId, body.current_password, body.password, request.sessionID);
    await forgetTries(request, actor.email, actor.userId);
  },
);

credentialRoutes.post(
  '/email_verification',
  {
    summary: 'Mails the link that confirms an address again',
    spec: '1 §8',
    who: 'signed-in',
    answer: acceptedAnswer,
    status: 202,
  },
  async ({ actor }) => {
    await verifyLimit.spend(String(actor.userId));
    await resendVerification(actor.userId);
    return { accepted: true as const };
  },
);

credentialRoutes.post(
  '/email_verification/confirm',
  {
    summary: 'Confirms an address by the mailed token',
    spec: '1 §8',
    who: 'anyone',
    protection: 'origin',
    body: mailedTokenBody,
    answer: nothing,
    status: 204,
  },
  async ({ body, request }) => {
    await tokenLimit.spend(networkOf(request));
    await verifyEmail(body.token);
  },
);
