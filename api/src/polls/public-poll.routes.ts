import Joi from 'joi';
import type { Request } from 'express';
import type { Schemas } from '@copper-carrot/contracts';
import { invalid, notFound, forbidden } from '../errors';
import { calendarFile } from '../calendar';
import { id, networkOf, nothing, Reply, routes, type Actor } from '../http';
import { answerPoll, changeAnswer, withdrawAnswer, type Holder } from './answer-poll';
import { answerLimit, countGuest, countNamed, countPortions, missLimit } from './answer-limits';
import { giveGuestToken, guestToken, guestTokenHash, tokenOfPress } from './guest-token';
import { loadLinkedPoll, loadPublicPoll, type LinkedPoll } from './load-public-poll';
import { mealEntry } from './meal-calendar';
import { codeParams } from './poll-code';
import { findOwn, ownAnswer } from './own-answer';
import type { PollSelection } from './poll.model';
import { presentSelection } from './poll.presenter';
import { presentPublicPoll } from './public-poll.presenter';
import {
  publicAnswerBody,
  publicPollQuery,
  publicPollView,
  withdrawnAnswerBody,
} from './public-poll.schemas';
import { selectionView } from './selection.schemas';
import { answerHeaders, requestKeyHash } from './selection.routes';
import { unguessed } from './unguessed';

/** Answers through a poll's link: with an account, or as a guest by name and address. */
export const publicPollRoutes = routes({ tag: 'Polls', base: '/cpi/v1/public' });

const spec = '2 §7';
const idOf = Joi.object<{ id: number }, true>({ id: id().required() });

/** The parts of a link's poll that answering needs. */
const pollOf = (code: string, request: Request): Promise<LinkedPoll> =>
  unguessed(code, request, () => loadLinkedPoll(code));

/** The holder of an answer: the account, else the browser; null for a browser without a token. */
function holderOf({ id: pollId }: LinkedPoll, request: Request, actor: Actor | null): Holder | null {
  if (actor) return { userId: actor.userId, ownEmail: actor.email };
  const token = guestToken(request);
  return token === null ? null : { guestTokenHash: guestTokenHash(token, pollId) };
}

const answerOf = (pollId: number, holder: Holder | null): Promise<PollSelection | null> =>
  holder ? ownAnswer(pollId, holder) : Promise.resolve(null);

const limitKey = ({ id: pollId }: LinkedPoll, holder: Holder): string =>
  `${pollId}|${'userId' in holder ? `user ${holder.userId}` : holder.guestTokenHash.toString('hex')}`;

publicPollRoutes.get(
  '/poll_selections',
  {
    summary: 'What is asked by a link, and what its reader answered',
    spec,
    who: 'anyone',
    query: publicPollQuery,
    answer: publicPollView,
  },
  async ({ actor, query, request, response }) => {
    const poll = await unguessed(query.code, request, () =>
      loadPublicPoll(query.code, actor?.userId ?? null),
    );
    // A browser that has the token before it answers can continue even if the answer's reply is lost.
    if (!actor && guestToken(request) === null) giveGuestToken(response);
    return presentPublicPoll(poll, await answerOf(poll.id, holderOf(poll, request, actor)));
  },
);

publicPollRoutes.get(
  '/order_polls/:code/calendar',
  {
    summary: 'One’s meal as an entry for a calendar',
    description: '404 of who picked no meal, and while the food has no time.',
    who: 'anyone',
    params: codeParams,
    answer: nothing,
    produces: 'text/calendar',
  },
  async ({ actor, params, request }) => {
    const poll = await pollOf(params.code, request);
    const entry = await mealEntry(await answerOf(poll.id, holderOf(poll, request, actor)));
    if (!entry) throw notFound('There is no meal of yours in this poll, or the food has no time yet.');
    const { content } = await calendarFile(entry);
    return Reply.file(content, 'text/calendar; charset=utf-8', `${entry.name}.ics`);
  },
);

publicPollRoutes.post(
  '/poll_selections',
  {
    summary: 'Answers a poll, or says something else than before',
    spec,
    who: 'anyone',
    headers: answerHeaders,
    body: publicAnswerBody,
    answer: selectionView,
    status: 201,
  },
  async ({ actor, headers, body: { code, poll_selection: fields }, request, response }) => {
    forOneself(fields, actor);
    const poll = await pollOf(code, request);
    const key = headers['Idempotency-Key'];
    if (actor) {
      await answerLimit.spend(limitKey(poll, { userId: actor.userId, ownEmail: actor.email }));
      await countNamed(fields.email, { pollId: poll.id, own: [actor.email] });
      const requestKey = requestKeyHash(key, `user ${actor.userId}`);
      const person = { account: actor, guestTokenHash: null, addedBy: null, requestKeyHash: requestKey };
      return presentSelection((await answerPoll(code, person, fields)).selection);
    }
    const token = guestToken(request) ?? tokenOfPress(key, poll.id);
    const holder = { guestTokenHash: guestTokenHash(token, poll.id) };
    const standing = await answerOf(poll.id, holder);
    if (standing) await answerLimit.spend(limitKey(poll, holder));
    else await countGuest(poll, networkOf(request));
    await countPortions(poll, networkOf(request), { before: standing?.qty ?? 0, wanted: fields.qty });
    await countNamed(fields.email, { pollId: poll.id, own: [standing?.email] });
    const person = {
      ...{ account: null, addedBy: null, ...holder },
      // Without the address, because a typo may be corrected before the repeat.
      requestKeyHash: requestKeyHash(key, 'guest'),
    };
    const { selection, isAnew } = await answerPoll(code, person, fields);
    if (isAnew && guestToken(request) === null) giveGuestToken(response, token);
    return presentSelection(selection);
  },
);

publicPollRoutes.patch(
  '/poll_selections/:id',
  {
    summary: 'Changes one’s own answer',
    spec,
    who: 'anyone',
    params: idOf,
    body: publicAnswerBody,
    answer: selectionView,
  },
  async ({ actor, params, body: { code, poll_selection: fields }, request }) => {
    forOneself(fields, actor);
    const poll = await pollOf(code, request);
    const { holder, own } = await requireOwn(params.id, poll, request, actor);
    await answerLimit.spend(limitKey(poll, holder));
    if (!actor) await countPortions(poll, networkOf(request), { before: own.qty, wanted: fields.qty });
    await countNamed(fields.email, { pollId: poll.id, own: [own.email, actor?.email] });
    return presentSelection(await changeAnswer(code, params.id, holder, fields));
  },
);

publicPollRoutes.delete(
  '/poll_selections/:id',
  {
    summary: 'Takes one’s own answer back',
    spec,
    who: 'anyone',
    params: idOf,
    body: withdrawnAnswerBody,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params, body: { code }, request }) => {
    const poll = await pollOf(code, request);
    const { holder } = await requireOwn(params.id, poll, request, actor);
    await answerLimit.spend(limitKey(poll, holder));
    await withdrawAnswer(code, params.id, holder);
  },
);

/** Through a link, people may only answer for themselves. */
function forOneself({ user_id: userId }: Schemas['PollSelectionFields'], actor: Actor | null): void {
  if (userId === undefined || (actor && userId === actor.userId)) return;
  if (!actor) throw invalid('user_id', 'inclusion', 'must be left out');
  throw forbidden();
}

/** Requires that an answer belongs to the requester, before any other limit is counted; 404 otherwise. */
async function requireOwn(id: number, poll: LinkedPoll, request: Request, actor: Actor | null) {
  const holder = holderOf(poll, request, actor);
  const own = holder && (await findOwn(poll.id, id, holder));
  if (own) return { holder, own };
  await missLimit.spend(networkOf(request));
  throw notFound();
}
