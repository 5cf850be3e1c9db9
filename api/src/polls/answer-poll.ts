import { errorCodes, type PollStatus, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { rememberDiets } from '../accounts';
import { databaseNow } from '../clock';
import { database, sql } from '../database';
import { ApiError, notFound } from '../errors';
import { prepared, column } from '../prepared';
import { pollGone } from './load-poll';
import { endOf } from './poll-end';
import { PollSelection } from './poll.model';
import { changedSelection, selectedAnew, type Person } from './selection';

/** A poll under its own lock, for whoever answers it. */
export interface AnsweredPoll {
  id: number;
  packageItemId: number;
  comboCreationAllowed: boolean;
  limitComboOptions: boolean;
}

const locked = prepared(
  'poll-locked-to-answer',
  {
    id: 'int4',
    packageItemId: 'int4',
    status: column<PollStatus>('text'),
    expiresAt: 'timestamptz',
    cutoffAt: 'timestamptz?',
    comboCreationAllowed: 'bool',
    limitComboOptions: 'bool',
  },
  // Answers of one poll take turns, and wait for nobody who changes its order.
  `select q.id, q.package_item_id as "packageItemId", q.status, q.expires_at as "expiresAt", o.cutoff_at as "cutoffAt",
     q.combo_creation_allowed as "comboCreationAllowed", q.limit_combo_options as "limitComboOptions"
   from order_polls q join orders o on o.id = q.order_id
   where q.code = $1 and q.status <> 'deleted' and o.removed_at is null for no key update of q`,
);
const bumped = prepared(
  'poll-answers-changed',
  { version: 'int4' },
  'update order_polls set version = version + 1 where id = $1 returning version',
);

/** That the answers of a poll are others than before, for whoever watches it. */
export async function bumpVersion(pollId: number, transaction: Transaction): Promise<void> {
  await sql.within(transaction, bumped, [pollId]);
}

/** A poll that takes answers now; 404 for a code of none, 409 after its end. */
async function lockToAnswer(code: string, transaction: Transaction): Promise<AnsweredPoll> {
  const [poll] = await sql.within(transaction, locked, [code]);
  if (!poll) throw pollGone();
  const now = await databaseNow(transaction);
  if (poll.status !== 'open' || now >= endOf(poll.expiresAt, poll))
    throw new ApiError(409, errorCodes.poll.over, {
      message: 'This poll is over. Please ask whoever invited you.',
      context: { status: poll.status },
    });
  return poll;
}

/** Keeps what somebody wants to eat, once: whatever comes twice, or replaces what they said before, counts as one. */
export const answerPoll = (
  code: string,
  person: Person,
  fields: Schemas['PollSelectionFields'],
): Promise<PollSelection> =>
  database.transaction(async (transaction) => {
    const poll = await lockToAnswer(code, transaction);
    const selection = await selectedAnew(poll, person, fields, transaction);
    await bumpVersion(poll.id, transaction);
    if (person.account && fields.dietary)
      await rememberDiets(person.account.userId, fields.dietary, transaction);
    return selection;
  });

/** Whose answer it is: of an account, or of a browser. */
export type Holder = { userId: number } | { guestTokenHash: Buffer };

/** Changes one's own answer; 404 for that of somebody else. */
export const changeAnswer = (
  code: string,
  id: number,
  holder: Holder,
  fields: Schemas['PollSelectionFields'],
): Promise<PollSelection> =>
  database.transaction(async (transaction) => {
    const poll = await lockToAnswer(code, transaction);
    const selection = await ownSelection(poll.id, id, holder, transaction);
    await changedSelection(poll, selection, fields, transaction);
    await bumpVersion(poll.id, transaction);
    if ('userId' in holder && fields.dietary) await rememberDiets(holder.userId, fields.dietary, transaction);
    return selection;
  });

/** Takes one's own answer back; 404 for that of somebody else. */
export const withdrawAnswer = (code: string, id: number, holder: Holder): Promise<void> =>
  database.transaction(async (transaction) => {
    const poll = await lockToAnswer(code, transaction);
    const selection = await ownSelection(poll.id, id, holder, transaction);
    await selection.destroy({ transaction });
    await bumpVersion(poll.id, transaction);
  });

async function ownSelection(
  pollId: number,
  id: number,
  holder: Holder,
  transaction: Transaction,
): Promise<PollSelection> {
  const found = await PollSelection.findOne({ where: { id, pollId, ...holder }, transaction });
  if (!found) throw notFound();
  return found;
}
