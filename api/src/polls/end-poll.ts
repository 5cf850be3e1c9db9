import { errorCodes } from '@copper-carrot/contracts';
import { database } from '../database';
import { ApiError, notFound } from '../errors';
import type { Actor } from '../http';
import { endEarlierSubmit, requireCart } from '../orders';
import { lockPoll } from './lock-poll';
import { keepOldLink } from './old-links';
import { newPollCode } from './poll-code';
import { OrderPoll } from './poll.model';
import { pollProcess } from './poll.process';

/** Deletes a poll (1 §7): its link stops working, its order stays. Idempotent; 409 while its order is being submitted. */
export const deletePoll = (pollId: number, emailPollees: boolean, actor: Actor): Promise<void> =>
  database.transaction(async (transaction) => {
    const locked = await lockPoll(pollId, transaction);
    if (!locked) throw notFound();
    // A poll whose order was just submitted has to follow it, and its hold must stay.
    if (locked.poll.status !== 'deleted') requireCart(locked.order);
    if (locked.poll.scheduledAt) await endEarlierSubmit(locked.order, actor, transaction);
    await pollProcess.takeLocked('remove', locked, { actor, input: { emailPollees }, transaction });
  });

/** Gives a poll a new link and returns its code; the old link stops working. */
export const renewLink = (pollId: number): Promise<string> =>
  database.transaction(async (transaction) => {
    const poll = await OrderPoll.findByPk(pollId, { transaction, lock: true, rejectOnEmpty: true });
    if (poll.status === 'deleted' || poll.status === 'submitted')
      throw new ApiError(409, errorCodes.poll.wrongState, {
        message: `This poll is ${poll.status}: there is nothing to answer any more.`,
        context: { status: poll.status },
      });
    await keepOldLink(poll.id, transaction);
    await poll.update({ code: newPollCode(), linkNumber: poll.linkNumber + 1 }, { transaction });
    return poll.code;
  });
