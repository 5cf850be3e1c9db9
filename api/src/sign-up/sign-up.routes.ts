import { presentOwnSession, sessionAnswer, startSession } from '../accounts';
import { networkOf, rateLimit, routes } from '../http';
import { beginSignUp } from './begin-sign-up';
import { confirmSignUp } from './confirm-sign-up';
import { signUpByInvitation } from './join-by-invitation';
import {
  confirmSignUpBody,
  invitedSignUpBody,
  signUpAnswer,
  signUpBody,
  signUpParams,
} from './sign-up.schemas';

const hour = 60 * 60;
const signUpLimit = rateLimit({ name: 'sign_up', tries: 60, seconds: hour });
const codeLimit = rateLimit({ name: 'sign_up_code', tries: 60, seconds: hour });

/** New accounts (2 §2, "Authentication"). */
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
    const network = networkOf(request);
    await signUpLimit.spend(network);
    return { id: await beginSignUp(body, network), email: body.email };
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
