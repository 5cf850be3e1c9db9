import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { database, sql } from '../database';
import { ApiError, invalid, notFound } from '../errors';
import type { Actor } from '../http';
import { requireCart } from '../orders';
import { prepared } from '../prepared';
import { bumpVersion } from './answer-poll';
import { lockPoll, type OpenPoll } from './open-poll';
import { pollProcess } from './poll.process';
import { PollSelection } from './poll.model';
import { changedSelection, selectedAnew } from './selection';

const memberQuery = prepared(
  'poll-member',
  { userId: 'int4', name: 'text', email: 'text' },
  `select u.id as "userId", trim(u.first_name || ' ' || u.last_name) as name, u.email::text
   from memberships m join users u on u.id = m.user_id where m.team_id = $1 and m.user_id = $2`,
);

/**
 * Does something to the answers of a poll as who runs it: until it was sent, also after its end. What was applied before is
 * not all that was picked any more, so that it wants to be applied again. 409 while the poll is to send its order after its end.
 */
const asOwner = <Result>(
  pollId: number,
  actor: Actor,
  act: (open: OpenPoll, transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (transaction) => {
    const open = await lockPoll(pollId, transaction);
    if (!open || open.poll.status === 'deleted') throw notFound();
    const { status } = open.poll;
    if (status === 'submitted')
      throw new ApiError(409, errorCodes.poll.over, {
        message: 'The order of this poll is placed. Change the order instead.',
        context: { status },
      });
    if (status !== 'open') requireCart(open.order);
    const result = await act(open, transaction);
    if (status === 'applied')
      await pollProcess.takeLocked('change', open, { actor, input: undefined, transaction });
    await bumpVersion(pollId, transaction);
    return result;
  });

/** Adds the answer of somebody else; 422 for a member who gave one, and for who is no member. */
export const answerFor = (
  pollId: number,
  fields: Schemas['PollSelectionFields'],
  { actor, requestKeyHash }: { actor: Actor; requestKeyHash: Buffer | null },
): Promise<PollSelection> =>
  asOwner(pollId, actor, async ({ poll, order }, transaction) => {
    const [account = null] =
      fields.user_id == null
        ? []
        : await sql.within(transaction, memberQuery, [order.teamId, fields.user_id]);
    if (fields.user_id != null && !account)
      throw invalid('user_id', 'inclusion', 'is no member of this organization');
    const person = { account, guestTokenHash: null, addedBy: actor.userId, requestKeyHash };
    return selectedAnew(poll, person, fields, transaction);
  });

/** Changes anybody's answer. */
export const changeAnswerOf = (
  pollId: number,
  id: number,
  fields: Schemas['PollSelectionFields'],
  actor: Actor,
): Promise<PollSelection> =>
  asOwner(pollId, actor, async ({ poll }, transaction) => {
    const selection = await selectionOf(pollId, id, transaction);
    await changedSelection(poll, selection, fields, transaction);
    return selection;
  });

/** Takes anybody's answer away. */
export const removeAnswerOf = (pollId: number, id: number, actor: Actor): Promise<void> =>
  asOwner(pollId, actor, async (_open, transaction) => {
    await (await selectionOf(pollId, id, transaction)).destroy({ transaction });
  });

async function selectionOf(pollId: number, id: number, transaction: Transaction): Promise<PollSelection> {
  const found = await PollSelection.findOne({ where: { id, pollId }, transaction });
  if (!found) throw notFound();
  return found;
}
