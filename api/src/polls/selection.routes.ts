import { createHash } from 'node:crypto';
import { pollSelectionsLimit, type Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { forbidden, notFound } from '../errors';
import { listAnswer, listQuery, nothing, presentList, requestKeyHeaders, routes, type Actor } from '../http';
import { prepared } from '../prepared';
import { answerFor, changeAnswerOf, removeAnswerOf } from './answer-for';
import { answerPoll, changeAnswer, withdrawAnswer } from './answer-poll';
import { answerLimit, countNamed } from './answer-limits';
import { requireMayInvite } from './invite-to-poll';
import { selectionsList } from './list-polls';
import { loadPoll } from './load-poll';
import { codeParams, selectionParams } from './poll-code';
import { pollPolicy } from './poll.policy';
import { presentSelection } from './poll.presenter';
import { selectionBody, selectionView } from './selection.schemas';

/** The answers of a poll, for its organization. */
export const selectionRoutes = routes({ tag: 'Polls', base: '/cpi/v1/orderer' });

const spec = '1 §7';

/** A hash of the idempotency key, scoped to the person. */
export const requestKeyHash = (key: string | undefined, whose: string): Buffer | null =>
  key ? createHash('sha256').update(`${whose}|${key}`).digest() : null;

export const answerHeaders = requestKeyHeaders(
  'Random, one for each press of the button: what is sent again under it is one answer.',
);

selectionRoutes.get(
  '/order_polls/:code/selections',
  {
    summary: 'Who wants what; those without an account last',
    spec,
    who: 'signed-in',
    params: codeParams,
    query: listQuery({}, { most: pollSelectionsLimit }),
    answer: listAnswer(selectionView),
  },
  async ({ actor, params, query }) => {
    const poll = await loadPoll(params.code, actor, 'list');
    return presentList(await selectionsList.page([poll.id], query), presentSelection);
  },
);

/** Whether an answer is for another person, which needs the poll owner's right. */
const isForSomebodyElse = (fields: Schemas['PollSelectionFields'], actor: Actor) =>
  fields.user_id !== undefined && fields.user_id !== actor.userId;

selectionRoutes.post(
  '/order_polls/:code/selections',
  {
    summary:
      'Answers a poll for oneself, or with `user_id` (null: somebody without an account) for somebody else',
    spec,
    who: 'signed-in',
    params: codeParams,
    headers: answerHeaders,
    body: selectionBody,
    answer: selectionView,
    status: 201,
  },
  async ({ actor, params, headers, body: { poll_selection: fields } }) => {
    const poll = await loadPoll(params.code, actor, 'create');
    const key = requestKeyHash(headers['Idempotency-Key'], `user ${actor.userId}`);
    if (isForSomebodyElse(fields, actor)) {
      if (!pollPolicy.update(actor, poll)) throw forbidden();
      // Invitation limits apply, because the poll will send mail to this address.
      if (fields.email)
        await requireMayInvite([{ email: fields.email, field: 'email' }], { pollId: poll.id, actor });
      return presentSelection(await answerFor(poll.id, fields, { actor, requestKeyHash: key }));
    }
    await answerLimit.spend(`${poll.id}|user ${actor.userId}`);
    await countNamed(fields.email, { pollId: poll.id, own: [actor.email] });
    const person = { account: actor, guestTokenHash: null, addedBy: null, requestKeyHash: key };
    return presentSelection((await answerPoll(params.code, person, fields)).selection);
  },
);

const ownerQuery = prepared(
  'poll-selection-owner',
  { userId: 'int4?' },
  'select user_id as "userId" from poll_selections where id = $1 and poll_id = $2',
);
const isOwn = async (id: number, pollId: number, actor: Actor): Promise<boolean> => {
  const row = await sql.first(ownerQuery, [id, pollId]);
  if (!row) throw notFound();
  return row.userId === actor.userId;
};

selectionRoutes.patch(
  '/order_polls/:code/selections/:id',
  {
    summary: 'Changes one’s own answer, or that of somebody else',
    spec,
    who: 'signed-in',
    params: selectionParams,
    body: selectionBody,
    answer: selectionView,
  },
  async ({ actor, params, body: { poll_selection: fields } }) => {
    const poll = await loadPoll(params.code, actor, 'create');
    if (pollPolicy.update(actor, poll)) {
      if (fields.email && fields.email !== actor.email)
        await requireMayInvite([{ email: fields.email, field: 'email' }], { pollId: poll.id, actor });
      return presentSelection(await changeAnswerOf(poll.id, params.id, fields, actor));
    }
    if (!(await isOwn(params.id, poll.id, actor))) throw forbidden();
    await answerLimit.spend(`${poll.id}|user ${actor.userId}`);
    await countNamed(fields.email, { pollId: poll.id, own: [actor.email] });
    return presentSelection(
      await changeAnswer(params.code, params.id, { userId: actor.userId, ownEmail: actor.email }, fields),
    );
  },
);

selectionRoutes.delete(
  '/order_polls/:code/selections/:id',
  {
    summary: 'Takes one’s own answer back, or that of somebody else',
    spec,
    who: 'signed-in',
    params: selectionParams,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params }) => {
    const poll = await loadPoll(params.code, actor, 'create');
    if (pollPolicy.delete(actor, poll)) return removeAnswerOf(poll.id, params.id, actor);
    if (!(await isOwn(params.id, poll.id, actor))) throw forbidden();
    return withdrawAnswer(params.code, params.id, { userId: actor.userId, ownEmail: actor.email });
  },
);
