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
  // Whatever touches the poll counts: its trigger does so (migration 0038).
  'update order_polls set version = version where id = $1',
);

/** That what hangs on a poll is other than before, such as its answers, for whoever watches it. */
export const bumpVersion = (pollId: number, transaction: Transaction): Promise<void> =>
  sql.send(transaction, bumped, [pollId]);

/** A poll that takes answers now; 404 for a code of none, 409 after its end. */
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

/** Keeps what somebody wants to eat, once: whatever comes twice, or replaces what they said before, counts as one. */
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

/** Whose answer it is: of an account, and under its address once that is confirmed, or of a browser. */
export type Holder = { userId: number; ownEmail: string } | { guestTokenHash: Buffer };

/** Changes one's own answer; 404 for that of somebody else. */
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

/** Takes one's own answer back; 404 for that of somebody else. */
export const withdrawAnswer = (code: string, id: number, holder: Holder): Promise<void> =>
  database.transaction(async (transaction) => {
    const terms = await lockToAnswer(code, { id, ...holder }, transaction);
    if (!ownOf(terms)) throw notFound();
    await PollSelection.destroy({ where: { id }, transaction });
    await bumpVersion(terms.id, transaction);
  });

/** The answer that was asked for, where it is its asker's own. */
const ownOf = ({ near }: AnswerTerms): NearAnswer | undefined =>
  near.find(
    ({ isAskedFor, isOfAccount, isOfBrowser, isOfOwnAddress }) =>
      isAskedFor && (isOfAccount || isOfBrowser || isOfOwnAddress),
  );
