import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { rememberDiets } from '../accounts';
import { database, sql } from '../database';
import { ApiError, notFound } from '../errors';
import { prepared } from '../prepared';
import { lockTermsOf, type AnswerTerms, type Asked, type NearAnswer } from './answer-terms';
import { pollGone } from './load-poll';
import { isOver } from './poll-end';
import { PollSelection } from './poll.model';
import { askedBy, changedSelection, selectedAnew, type Kept, type Person } from './selection';

const bumped = prepared(
  'poll-touched',
  {},
  // A trigger increments the version at any update of the poll (migration 0038).
  'update order_polls set version = version where id = $1',
);

/** Increments a poll's version for pages that watch it, after a change of its answers or other rows. */
export const bumpVersion = (pollId: number, transaction: Transaction): Promise<void> =>
  sql.send(transaction, bumped, [pollId]);

/** Locks a poll that accepts answers; 404 for an unknown code, 409 after its end. */
async function lockToAnswer(code: string, asked: Asked, transaction: Transaction): Promise<AnswerTerms> {
  const terms = await lockTermsOf(code, asked, transaction);
  if (!terms) throw pollGone();
  const { status } = terms;
  if (isOver(terms, terms.now))
    throw new ApiError(409, errorCodes.poll.over, {
      message: 'This poll is over. Please ask whoever invited you.',
      context: { status },
    });
  return terms;
}

/** Stores a person's answer once: a repeat or a new answer replaces the previous one. */
export const answerPoll = (
  code: string,
  person: Person,
  fields: Schemas['PollSelectionFields'],
): Promise<Kept> =>
  database.transaction(async (transaction) => {
    const terms = await lockToAnswer(code, askedBy(person, fields), transaction);
    const kept = await selectedAnew(terms, person, fields, transaction);
    if (!kept.isAnew) return kept;
    await bumpVersion(terms.id, transaction);
    if (person.account && fields.dietary)
      await rememberDiets(person.account.userId, fields.dietary, transaction);
    return kept;
  });

/** The owner of an answer: an account, also by its confirmed address, or a browser. */
export type Holder = { userId: number; ownEmail: string } | { guestTokenHash: Buffer };

/** Changes the holder's answer; 404 for another person's. */
export const changeAnswer = (
  code: string,
  id: number,
  holder: Holder,
  fields: Schemas['PollSelectionFields'],
): Promise<PollSelection> =>
  database.transaction(async (transaction) => {
    const terms = await lockToAnswer(code, { id, ...holder, email: fields.email ?? null }, transaction);
    const selection = await changedSelection(terms, ownOf(terms), fields, { isOwn: true }, transaction);
    await bumpVersion(terms.id, transaction);
    if ('userId' in holder && fields.dietary) await rememberDiets(holder.userId, fields.dietary, transaction);
    return selection;
  });

/** Withdraws the holder's answer; 404 for another person's. */
export const withdrawAnswer = (code: string, id: number, holder: Holder): Promise<void> =>
  database.transaction(async (transaction) => {
    const terms = await lockToAnswer(code, { id, ...holder }, transaction);
    if (!ownOf(terms)) throw notFound();
    await PollSelection.destroy({ where: { id }, transaction });
    await bumpVersion(terms.id, transaction);
  });

/** The requested answer, if it belongs to the requester. */
const ownOf = ({ near }: AnswerTerms): NearAnswer | undefined =>
  near.find(
    ({ isAskedFor, isOfAccount, isOfBrowser, isOfOwnAddress }) =>
      isAskedFor && (isOfAccount || isOfBrowser || isOfOwnAddress),
  );
