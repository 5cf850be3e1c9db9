import type { Schemas } from '@copper-carrot/contracts';
import { literal, type Transaction } from 'sequelize';
import { invalid, notFound } from '../errors';
import { recordOf } from '../records';
import type { AnswerTerms, Asked, NearAnswer } from './answer-terms';
import { agreedShare } from './agreed-share';
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

/** An answer as it stands now, and whether this call had a part in that. */
export interface Kept {
  selection: PollSelection;
  isAnew: boolean;
}

/** What was pressed last is what stands no more; so many presses of one answer are known. */
const pressReplaced = literal(
  `case when request_key_hash is null or request_key_hash = any(replaced_keys) then replaced_keys
   else (array_prepend(request_key_hash, replaced_keys))[:50] end`,
);

/**
 * Keeps the answer of a person in a poll that is locked: anew, or in the place of the one that they gave before. A press that
 * comes again may correct what it said, in the same browser and until something else is said; later it finds the answer as it
 * stands, and so does another browser.
 */
export async function selectedAnew(
  terms: AnswerTerms,
  person: Person,
  fields: Fields,
  transaction: Transaction,
): Promise<Kept> {
  const { account, guestTokenHash, addedBy, requestKeyHash } = person;
  const standing = standingOf(terms, person);
  if (standing && isPast(standing, person)) return { selection: recordOfAnswer(standing), isAnew: false };
  const name = fields.name ?? standing?.name ?? account?.name ?? '';
  if (name === '') throw invalid('name', 'blank', 'is needed');
  const email = fields.email === undefined ? (standing?.email ?? account?.email ?? null) : fields.email;
  if (!account && addedBy === null && email === null) throw invalid('email', 'blank', 'is needed');
  const wish = wishOf(fields, null);
  requirePickable(terms, wish);
  requireOwnEmail(terms, email, standing);
  const qty = fields.qty ?? 1;
  // Nobody pays for what somebody else picked for them, and who picks it themselves does.
  const before = standing?.addedBy === null ? standing : null;
  const values = {
    ...wish,
    pollId: terms.id,
    userId: account?.userId ?? null,
    name,
    email,
    qty,
    ownShareCents: addedBy === null ? agreedShare(terms, { ...wish, qty }, before, fields) : 0,
    note: fields.note ?? '',
    dietary: fields.dietary ?? [],
    addedBy,
    guestTokenHash,
    requestKeyHash,
    linkNumber: terms.linkNumber,
  };
  if (!standing)
    return { selection: await PollSelection.create(values, { transaction, returning: true }), isAnew: true };
  const selection = await recordOfAnswer(standing).update(
    {
      ...values,
      // Who answered for themselves, or had somebody answer for them, is one person all the same.
      addedBy: addedBy ?? standing.addedBy,
      ...(!standing.isOfSameCall && { replacedKeys: pressReplaced }),
    },
    { transaction, returning: true },
  );
  return { selection, isAnew: true };
}

/** Whether a press that comes again says what does not count any more, or is another browser's. */
const isPast = (
  { isOfSameCall, isReplaced, isOfBrowser }: NearAnswer,
  { account, addedBy }: Person,
): boolean => isReplaced || (isOfSameCall && !account && addedBy === null && !isOfBrowser);

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
  return recordOfAnswer(standing).update(
    {
      ...{ packageItemOptionId, comboOf, optedOut },
      name: fields.name || standing.name,
      email,
      qty,
      ownShareCents: isOwn
        ? agreedShare(terms, { ...wish, qty }, standing, fields)
        : Math.min(ownShare(terms, wish, qty), standing.ownShareCents),
      note: fields.note ?? standing.note,
      dietary: fields.dietary ?? standing.dietary,
      ...(isOwn && { linkNumber: terms.linkNumber }),
      replacedKeys: pressReplaced,
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
