import { forbidden } from '../errors';
import { id, nothing, routes } from '../http';
import Joi from 'joi';
import { sessionAnswer, signInBody } from './account.schemas';
import { endGhosting, startGhosting } from './ghost';
import { ghostBody } from './ghost.schemas';
import { loadSession } from './load-session';
import { presentOwnSession } from './own-session';
import { Reply } from '../http';
import { checkCredentials, endSession, startSession } from './sign-in';
import { presentSession } from './session.presenter';

/** Signing in and out, who is signed in, and acting as somebody (2 §4, 2 §6). */
export const accountRoutes = routes({ tag: 'Accounts', base: '' });

accountRoutes.post(
  '/cpi/v1/auth',
  {
    summary: 'Signs in and answers the session',
    spec: '2 §4',
    who: 'anyone',
    protection: 'origin',
    body: signInBody,
    answer: sessionAnswer,
  },
  async ({ body, request }) => {
    const user = await checkCredentials(body.email, body.password, request);
    await startSession(request, user);
    return presentOwnSession(request);
  },
);

for (const path of ['/cpi/v1/auth', '/cpi/v2/user']) {
  accountRoutes.delete(
    path,
    { summary: 'Signs out', spec: '2 §7', who: 'anyone', answer: nothing, status: 204 },
    ({ request }) => endSession(request),
  );
}

accountRoutes.get(
  '/cpi/v2/user',
  { summary: 'Who is signed in, with the CSRF token', spec: '2 §3', who: 'signed-in', answer: sessionAnswer },
  async ({ actor, request: { session } }) =>
    presentSession(await loadSession(actor), actor, session.csrfToken ?? '', session.searchParams ?? {}),
);

const userParams = Joi.object<{ id: number }, true>({ id: id().required() });

accountRoutes.post(
  '/cpi/v2/users/:id/ghost_session',
  {
    summary: 'Acts as another user for an hour, or until it is ended; site admins only',
    spec: '2 §6',
    who: 'signed-in',
    params: userParams,
    body: ghostBody,
    answer: nothing,
    status: 204,
  },
  ({ actor, params, body, request }) =>
    startGhosting(request, actor, { userId: params.id, reason: body.reason }),
);

accountRoutes.get(
  '/users/:id/end_ghost_session',
  {
    summary: 'Ends acting as another user and goes home',
    spec: '2 §2',
    who: 'anyone',
    params: userParams,
    answer: nothing,
    status: 303,
  },
  async ({ request }) => {
    // A link, so that a browser follows it from anywhere: another site must not end what an admin does here.
    if (request.get('sec-fetch-site') === 'cross-site') throw forbidden('This call came from another site.');
    await endGhosting(request);
    return Reply.redirect('/');
  },
);
