import { forbidden, notFound } from '../errors';
import {
  type Actor,
  asList,
  endOneSession,
  endSessions,
  idParams,
  mailLimit,
  networkOf,
  nothing,
  rateLimit,
  routes,
  sessionsOf,
} from '../http';
import { database } from '../database';
import { now } from '../clock';
import { fileLinkOf } from '../uploads';
import { changeAccount } from './change-account';
import { changeAvatar, removeAvatar } from './change-avatar';
import { askForNewEmail, keepPresentEmail } from './change-email';
import { endAccount, obstaclesOf } from './end-account';
import {
  accountAnswer,
  accountBody,
  accountEndAnswer,
  avatarBody,
  deleteAccountBody,
  newEmailBody,
  sessionsAnswer,
} from './own-account.schemas';
import { presentAccount, presentDevice } from './own-account.presenter';
import { User } from './user.model';

const hour = 60 * 60;
const passwordLimit = rateLimit({ name: 'account_password', tries: 20, seconds: hour });
const emailLimit = rateLimit({ name: 'email_change', tries: 5, seconds: hour });
const addressLimit = mailLimit('new_email');

/** What a person says of themselves, where they are signed in, and the end of their account (2 §2). */
export const ownAccountRoutes = routes({ tag: 'Accounts', base: '/cpi/v2/user' });

/** Refuses a site admin who acts as the person: sign-in details are for the person alone. */
export function requireInPerson(actor: Actor): void {
  if (actor.ghostingAdmin) throw forbidden('Only they themselves can change how they sign in.');
}

const accountOf = async (user: User, actor: Actor) =>
  presentAccount({ user, avatarUrl: await fileLinkOf(user.avatarFileId ?? null, now()) }, actor);

ownAccountRoutes.get(
  '/account',
  { summary: 'One’s own account', spec: '2 §2', who: 'signed-in', answer: accountAnswer },
  async ({ actor }) => accountOf(await User.findByPk(actor.userId, { rejectOnEmpty: true }), actor),
);

ownAccountRoutes.patch(
  '/account',
  {
    summary: 'Changes name, phone, how reviews are signed, and which mails come',
    spec: '2 §2',
    who: 'signed-in',
    body: accountBody,
    answer: accountAnswer,
  },
  async ({ actor, body }) => accountOf(await changeAccount(actor.userId, body.account), actor),
);

ownAccountRoutes.put(
  '/avatar',
  {
    summary: 'Makes an uploaded picture one’s own; 422 in words where it is none',
    spec: '2 §7',
    who: 'signed-in',
    body: avatarBody,
    answer: accountAnswer,
  },
  async ({ actor, body }) => accountOf(await changeAvatar(body.upload_key, actor), actor),
);

ownAccountRoutes.delete(
  '/avatar',
  { summary: 'Takes one’s picture away', spec: '2 §7', who: 'signed-in', answer: accountAnswer },
  async ({ actor }) => accountOf(await removeAvatar(actor), actor),
);

ownAccountRoutes.post(
  '/email',
  {
    summary: 'Names another address to sign in with, which counts once the mail to it is answered',
    spec: '2 §2',
    who: 'signed-in',
    body: newEmailBody,
    answer: accountAnswer,
    status: 202,
  },
  async ({ actor, body, request }) => {
    requireInPerson(actor);
    await passwordLimit.spend(String(actor.userId));
    await emailLimit.spend(String(actor.userId));
    await addressLimit.spend(body.email, { network: networkOf(request) });
    return accountOf(await askForNewEmail(actor.userId, body.email, body.current_password), actor);
  },
);

ownAccountRoutes.delete(
  '/email',
  {
    summary: 'Keeps the present address after all',
    spec: '2 §2',
    who: 'signed-in',
    answer: nothing,
    status: 204,
  },
  async ({ actor }) => {
    requireInPerson(actor);
    await keepPresentEmail(actor.userId);
  },
);

ownAccountRoutes.get(
  '/sessions',
  { summary: 'Where one is signed in', spec: '2 §4', who: 'signed-in', answer: sessionsAnswer },
  async ({ actor, request }) =>
    asList((await sessionsOf(actor.userId, request.sessionID)).map(presentDevice)),
);

ownAccountRoutes.delete(
  '/sessions',
  { summary: 'Signs out everywhere else', spec: '2 §4', who: 'signed-in', answer: nothing, status: 204 },
  ({ actor, request }) => {
    requireInPerson(actor);
    return database.transaction((transaction) => endSessions(actor.userId, transaction, request.sessionID));
  },
);

ownAccountRoutes.delete(
  '/sessions/:id',
  {
    summary: 'Signs out of one session',
    spec: '2 §4',
    who: 'signed-in',
    params: idParams,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params }) => {
    requireInPerson(actor);
    if (!(await endOneSession(actor.userId, params.id))) throw notFound();
  },
);

ownAccountRoutes.get(
  '/deletion',
  {
    summary: 'What stands against the end of one’s account',
    who: 'signed-in',
    answer: accountEndAnswer,
  },
  async ({ actor }) => ({ obstacles: await obstaclesOf(actor.userId, null) }),
);

ownAccountRoutes.post(
  '/deletion',
  {
    summary: 'Deletes one’s account; 409 `account_in_use` with what stands against it',
    who: 'signed-in',
    body: deleteAccountBody,
    answer: nothing,
    status: 204,
  },
  async ({ actor, body }) => {
    requireInPerson(actor);
    await passwordLimit.spend(String(actor.userId));
    await endAccount(actor.userId, body.current_password);
  },
);
