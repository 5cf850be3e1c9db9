import { href } from '@copper-carrot/contracts';
import type { Request } from 'express';
import { ApiError } from '../errors';
import { type MailSubscription, readUnsubscribeToken } from '../mail';
import { networkOf, nothing, rateLimit, Reply, routes } from '../http';
import { changeSubscription, loadSubscription } from './subscriptions';
import { subscriptionAnswer, subscriptionBody, tokenQuery } from './unsubscribe.schemas';

/** Turns mails off by the link in them, without an account (2 §2). */
export const unsubscribeRoutes = routes({ tag: 'Mails', base: '/cpi/v1/public' });

const limit = rateLimit({ name: 'unsubscribe', tries: 300, seconds: 60 * 60 });

/** Only tokens that we did not write count: a mail program presses the links of all its people from one network. */
async function subscriptionOf(token: string, request: Request): Promise<MailSubscription> {
  const subscription = readUnsubscribeToken(token);
  if (subscription) return subscription;
  await limit.spend(networkOf(request));
  throw new ApiError(422, 'token_invalid', {
    message: 'This link is not complete. Please open it from the mail again.',
    fields: { token: ['invalid'] },
  });
}

unsubscribeRoutes.post(
  '/unsubscribe',
  {
    summary: 'Unsubscribes with one press in a mail program',
    description:
      'RFC 8058: the program sends `List-Unsubscribe=One-Click`. The token of the address is what signs it.',
    spec: '2 §2',
    who: 'anyone',
    protection: 'signature',
    consumes: 'application/x-www-form-urlencoded',
    query: tokenQuery,
    answer: nothing,
    status: 204,
  },
  async ({ query, request }) => {
    await changeSubscription(await subscriptionOf(query.token, request), { on: false, actor: null });
  },
);

unsubscribeRoutes.get(
  '/unsubscribe',
  {
    summary: 'Leads to the page, for mail programs that open the address',
    spec: '2 §2',
    who: 'anyone',
    query: tokenQuery,
    answer: nothing,
    status: 303,
  },
  ({ query }) => Reply.redirect(href.unsubscribe(undefined, { token: query.token })),
);

unsubscribeRoutes.get(
  '/mail_subscription',
  {
    summary: 'Which mails an unsubscribe link is about',
    spec: '2 §2',
    who: 'anyone',
    query: tokenQuery,
    answer: subscriptionAnswer,
  },
  async ({ query, request }) => loadSubscription(await subscriptionOf(query.token, request)),
);

unsubscribeRoutes.patch(
  '/mail_subscription',
  {
    summary: 'Turns the mails of an unsubscribe link off or on again',
    description: 'On again for ten minutes after it turned them off, and later for the person signed in.',
    spec: '2 §2',
    who: 'anyone',
    body: subscriptionBody,
    answer: subscriptionAnswer,
  },
  async ({ actor, body, request }) =>
    changeSubscription(await subscriptionOf(body.token, request), { on: body.on, actor }),
);
