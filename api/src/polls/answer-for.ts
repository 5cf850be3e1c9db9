import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { rememberDiets } from '../accounts';
import { database, sql } from '../database';
import { ApiError, invalid, notFound } from '../errors';
import type { Actor } from '../http';
import { requireWritableCart } from '../orders';
import { prepared } from '../prepared';
import { bumpVersion } from './answer-poll';
import { loadTerms } from './answer-terms';
import { lockPoll, type LockedPoll } from './lock-poll';
import { pollProcess } from './poll.process';
import { PollSelection } from './poll.model';
import { askedBy, changedSelection, selectedAnew } from './selection';

const memberQuery = prepared(
  'poll-member',
  { userId: 'int4', name: 'text', email: 'text' },
  `select u.id as "userId", trim(u.first_name || ' ' || u.last_name) as name, u.email::text
   from memberships m join users u on u.id = m.user_id where m.team_id = $1 and m.user_id = $2`,
);

/**
 * Changes a poll's answers for its owner, until the order is submitted, also after the poll's end. Reverts an applied
 * poll to closed, because the selections have to be applied again. 409 while the poll is scheduled to submit its order.
 */
const asOwner = <Result>(
  pollId: number,
  actor: Actor,
  act: (locked: LockedPoll, transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (transaction) => {
    const locked = await lockPoll(pollId, transaction);
    if (!locked || locked.poll.status === 'deleted') throw notFound();
    const { status } = locked.poll;
    if (status === 'submitted')
      throw new ApiError(409, errorCodes.poll.over, {
        message: 'The order of this poll is placed. Change the order instead.',
        context: { status },
      });
    if (status !== 'open') requireWritableCart(locked.order);
    const result = await act(locked, transaction);
    if (status === 'applied')
      await pollProcess.takeLocked('change', locked, { actor, input: undefined, transaction });
    await bumpVersion(pollId, transaction);
    return result;
  });

/** Adds an answer for another person; 422 for a member who has answered already, and for an account that is no member. */
export const answerFor = (
  pollId: number,
  fields: Schemas['PollSelectionFields'],
  { actor, requestKeyHash }: { actor: Actor; requestKeyHash: Buffer | null },
): Promise<PollSelection> =>
  asOwner(pollId, actor, async ({ order }, transaction) => {
    const [account = null] =
      fields.user_id == null
        ? []
        : await sql.within(transaction, memberQuery, [order.teamId, fields.user_id]);
    if (fields.user_id != null && !account)
      throw invalid('user_id', 'inclusion', 'is no member of this organization');
    const person = { account, guestTokenHash: null, addedBy: actor.userId, requestKeyHash };
    const terms = await loadTerms(pollId, askedBy(person, fields), transaction);
    return (await selectedAnew(terms, person, fields, transaction)).selection;
  });

/**
 * Changes any answer; the owner's own one like through the link, so that its share is the current price and its diets
 * are remembered.
 */
export const changeAnswerOf = (
  pollId: number,
  id: number,
  fields: Schemas['PollSelectionFields'],
  actor: Actor,
): Promise<PollSelection> =>
  asOwner(pollId, actor, async (_locked, transaction) => {
    const terms = await loadTerms(pollId, { id, email: fields.email ?? null }, transaction);
    const standing = terms.near.find(({ isAskedFor }) => isAskedFor);
    const isOwn = standing?.userId === actor.userId;
    const selection = await changedSelection(terms, standing, fields, { isOwn }, transaction);
    if (isOwn && fields.dietary) await rememberDiets(actor.userId, fields.dietary, transaction);
    return selection;
  });

/** Removes any answer. */
export const removeAnswerOf = (pollId: number, id: number, actor: Actor): Promise<void> =>
  asOwner(pollId, actor, async (_locked, transaction) => {
    if ((await PollSelection.destroy({ where: { id, pollId }, transaction })) === 0) throw notFound();
  });
