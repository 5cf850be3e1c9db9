import { networkOf, nothing, rateLimit, routes } from '../http';
import {
  acceptedAnswer,
  changePasswordBody,
  confirmSignUpBody,
  forgotPasswordBody,
  invitedSignUpBody,
  resetPasswordBody,
  sessionAnswer,
  signUpAnswer,
  signUpBody,
  signUpParams,
  verifyEmailBody,
} from './account.schemas';
import { beginSignUp } from './begin-sign-up';
import { confirmSignUp } from './confirm-sign-up';
import { presentOwnSession } from './own-session';
import { changePassword, requestPasswordReset, resetPassword } from './reset-password';
import { startSession } from './sign-in';
import { forgetTries } from './sign-in-tries';
import { signUpByInvitation } from './sign-up';
import { resendVerification, verifyEmail } from './verify-email';

const hour = 60 * 60;
const signUpLimit = rateLimit({ name: 'sign_up', tries: 60, seconds: hour });
const codeLimit = rateLimit({ name: 'sign_up_code', tries: 60, seconds: hour });
const resetLimit = rateLimit({ name: 'password_reset', tries: 5, seconds: hour });
const resetFromLimit = rateLimit({ name: 'password_reset_from', tries: 30, seconds: hour });
const tokenLimit = rateLimit({ name: 'account_token', tries: 60, seconds: hour });

/** New accounts, forgotten passwords and confirmed addresses (2 §2, "Authentication"). */
export const signUpRoutes = routes({ tag: 'Accounts', base: '/cpi/v1' });

signUpRoutes.post(
  '/sign_ups',
  {
    summary:
      'Asks for an account with a new organization, and has a code mailed; the answer is the same for whoever has one',
    spec: '2 §2',
    who: 'anyone',
    protection: 'origin',
    body: signUpBody,
    answer: signUpAnswer,
    status: 202,
  },
  async ({ body, request }) => {
    await signUpLimit.spend(networkOf(request));
    return { id: await beginSignUp(body), email: body.email };
  },
);

signUpRoutes.post(
  '/sign_ups/:id/confirm',
  {
    summary: 'Makes the account by the mailed code, and signs in',
    spec: '2 §2',
    who: 'anyone',
    protection: 'origin',
    params: signUpParams,
    body: confirmSignUpBody,
    answer: sessionAnswer,
    status: 201,
  },
  async ({ params, body, request }) => {
    await codeLimit.spend(networkOf(request));
    const user = await confirmSignUp(params.id, body.code);
    await startSession(request, user);
    return presentOwnSession(request);
  },
);

signUpRoutes.post(
  '/users',
  {
    summary: 'Signs up by invitation, and signs in',
    spec: '2 §2',
    who: 'anyone',
    protection: 'origin',
    body: invitedSignUpBody,
    answer: sessionAnswer,
    status: 201,
  },
  async ({ body, request }) => {
    await signUpLimit.spend(networkOf(request));
    const user = await signUpByInvitation(body);
    await startSession(request, user);
    return presentOwnSession(request);
  },
);

signUpRoutes.post(
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
    await resetLimit.spend(body.email);
    await requestPasswordReset(body.email);
    return { accepted: true as const };
  },
);

signUpRoutes.post(
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

signUpRoutes.patch(
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
    await tokenLimit.spend(`password-${actor.userId}`);
    await changePassword(actor.userId, body.current_password, body.password, request.sessionID);
    await forgetTries(request, actor.email, actor.userId);
  },
);

signUpRoutes.post(
  '/email_verification',
  {
    summary: 'Mails the link that confirms an address again',
    spec: '1 §8',
    who: 'signed-in',
    answer: acceptedAnswer,
    status: 202,
  },
  async ({ actor }) => {
    await resetLimit.spend(`verify-${actor.userId}`);
    await resendVerification(actor.userId);
    return { accepted: true as const };
  },
);

signUpRoutes.post(
  '/email_verification/confirm',
  {
    summary: 'Confirms an address by the mailed token',
    spec: '1 §8',
    who: 'anyone',
    protection: 'origin',
    body: verifyEmailBody,
    answer: nothing,
    status: 204,
  },
  async ({ body, request }) => {
    await tokenLimit.spend(networkOf(request));
    await verifyEmail(body.token);
  },
);
