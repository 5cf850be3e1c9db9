import type { Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { invalid, notFound } from '../errors';
import { recordOf } from '../records';
import type { AnswerTerms, Asked, NearAnswer } from './answer-terms';
import { ownShare } from './own-share';
import { requirePickable } from './poll-choice';
import { PollSelection } from './poll.model';
import type { Wish } from './wish';

/** Who says what they want to eat. */
export interface Person {
  /** Of somebody who is signed in, or for whom somebody else answers. */
  account: { userId: number; name: string; email: string } | null;
  /** The browser of somebody without an account. */
  guestTokenHash: Buffer | null;
  /** Who answers for them; null where they do so themselves. */
  addedBy: number | null;
  /** One for each press of the button. */
  requestKeyHash: Buffer | null;
}

type Fields = Schemas['PollSelectionFields'];

const rising = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);

/** What is wanted, once all that is said counts: what is said last takes the place of what was. */
function wishOf(fields: Fields, before: Wish | null): Wish {
  const { package_item_option_id: option, combo, opted_out: optedOut } = fields;
  if (option === undefined && combo === undefined && optedOut === undefined && before) return before;
  return {
    packageItemOptionId: option ?? null,
    comboOf: rising(combo?.package_item_option_ids ?? []),
    optedOut: optedOut ?? false,
  };
}

/** Who answers, by whatever may show that they have answered before. */
export const askedBy = (
  { account, guestTokenHash, addedBy, requestKeyHash }: Person,
  { email }: Fields,
): Asked => ({
  requestKeyHash,
  userId: account?.userId ?? null,
  guestTokenHash,
  email: email === undefined ? (account?.email ?? null) : email,
  ownEmail: addedBy === null ? (account?.email ?? null) : null,
});

// JSON tells a moment as text.
const recordOfAnswer = ({ createdAt, updatedAt, ...stored }: NearAnswer): PollSelection =>
  recordOf(PollSelection, { ...stored, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) });

/** Keeps the answer of a person in a poll that is locked: anew, or in the place of the one that they gave before. */
export async function selectedAnew(
  terms: AnswerTerms,
  person: Person,
  fields: Fields,
  transaction: Transaction,
): Promise<PollSelection> {
  const { account, guestTokenHash, addedBy, requestKeyHash } = person;
  const standing = standingOf(terms, person);
  const name = fields.name ?? standing?.name ?? account?.name ?? '';
  if (name === '') throw invalid('name', 'blank', 'is needed');
  const email = fields.email === undefined ? (standing?.email ?? account?.email ?? null) : fields.email;
  if (!account && addedBy === null && email === null) throw invalid('email', 'blank', 'is needed');
  const wish = wishOf(fields, null);
  requirePickable(terms, wish);
  requireOwnEmail(terms, email, standing);
  const values = {
    ...wish,
    pollId: terms.id,
    userId: account?.userId ?? null,
    name,
    email,
    qty: fields.qty ?? 1,
    // Nobody pays for what somebody else picked for them.
    ownShareCents: addedBy === null ? ownShare(terms, wish, fields.qty ?? 1) : 0,
    note: fields.note ?? '',
    dietary: fields.dietary ?? [],
    addedBy,
    guestTokenHash,
    requestKeyHash,
  };
  if (!standing) return PollSelection.create(values, { transaction, returning: true });
  // Who answered for themselves, or had somebody answer for them, is one person all the same.
  return recordOfAnswer(standing).update(
    { ...values, addedBy: addedBy ?? standing.addedBy },
    { transaction, returning: true },
  );
}

/**
 * Changes the answer that was asked for; a key left out stays as it is, and somebody else lets its eater pay no more than they
 * agreed to. 404 where it is not there.
 */
export async function changedSelection(
  terms: AnswerTerms,
  standing: NearAnswer | undefined,
  fields: Fields,
  { isOwn }: { isOwn: boolean },
  transaction: Transaction,
): Promise<PollSelection> {
  if (!standing) throw notFound();
  const wish = wishOf(fields, standing);
  requirePickable(terms, wish);
  if (fields.email === null && standing.userId === null && standing.addedBy === null)
    throw invalid('email', 'blank', 'is needed');
  const email = fields.email === undefined ? standing.email : fields.email;
  requireOwnEmail(terms, email, standing);
  const { packageItemOptionId, comboOf, optedOut } = wish;
  const qty = fields.qty ?? standing.qty;
  const share = ownShare(terms, wish, qty);
  return recordOfAnswer(standing).update(
    {
      ...{ packageItemOptionId, comboOf, optedOut },
      name: fields.name || standing.name,
      email,
      qty,
      ownShareCents: isOwn ? share : Math.min(share, standing.ownShareCents),
      note: fields.note ?? standing.note,
      dietary: fields.dietary ?? standing.dietary,
    },
    { transaction, returning: true },
  );
}

/**
 * The answer that a person gave before: of their account, of their browser, or of the same press of the button. One that was
 * given under their address is theirs too, once they have shown that the address is. 422 where another person's stands in the way.
 */
function standingOf({ near }: AnswerTerms, { account, addedBy }: Person): NearAnswer | undefined {
  const sameCall = near.find(({ isOfSameCall }) => isOfSameCall);
  if (sameCall) return sameCall;
  const ofAccount = near.find(({ isOfAccount }) => isOfAccount);
  if (addedBy !== null) {
    if (ofAccount) throw invalid('user_id', 'taken', 'has answered already');
    return undefined;
  }
  if (!account) return near.find(({ isOfBrowser }) => isOfBrowser);
  return ofAccount ?? near.find(({ isOfOwnAddress }) => isOfOwnAddress);
}

/** One address is one person: two answers under it would be counted twice. */
function requireOwnEmail(
  { near }: AnswerTerms,
  email: string | null,
  standing: NearAnswer | undefined,
): void {
  if (email === null || email === standing?.email) return;
  if (near.some(({ id, hasAddress }) => hasAddress && id !== standing?.id))
    throw invalid(
      'email',
      'taken',
      'has answered already. Change that answer where it was given, sign in, or ask whoever invited you',
    );
}
