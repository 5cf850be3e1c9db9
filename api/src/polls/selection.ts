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

/** The person who answers. */
export interface Person {
  /** The account of the person, signed in or entered by another. */
  account: { userId: number; name: string; email: string } | null;
  /** The browser of a guest. */
  guestTokenHash: Buffer | null;
  /** The person who answers for them; null if they answer themselves. */
  addedBy: number | null;
  /** The hash of the request's idempotency key. */
  requestKeyHash: Buffer | null;
}

type Fields = Schemas['PollSelectionFields'];

const rising = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);

/** The resulting selection: a new one replaces the previous one. */
function wishOf(fields: Fields, before: Wish | null): Wish {
  const { package_item_option_id: option, combo, opted_out: optedOut } = fields;
  if (option === undefined && combo === undefined && optedOut === undefined && before) return before;
  return {
    packageItemOptionId: option ?? null,
    comboOf: rising(combo?.package_item_option_ids ?? []),
    optedOut: optedOut ?? false,
  };
}

/** Everything that may identify an earlier answer of the person. */
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

// Parses the dates, which JSON holds as text.
const recordOfAnswer = ({ createdAt, updatedAt, ...stored }: NearAnswer): PollSelection =>
  recordOf(PollSelection, { ...stored, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) });

/** The current answer, and whether this call changed it. */
export interface Kept {
  selection: PollSelection;
  isAnew: boolean;
}

/** Keeps the previous keys of an answer, at most 50. */
const pressReplaced = literal(
  `case when request_key_hash is null or request_key_hash = any(replaced_keys) then replaced_keys
   else (array_prepend(request_key_hash, replaced_keys))[:50] end`,
);

/**
 * Stores a person's answer in a locked poll, new or instead of their previous one. A repeated request may correct its
 * answer from the same browser until something else is answered; after that, and from another browser, it gets the
 * current answer.
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
  // People pay no share for what somebody else picked for them, but do for their own pick.
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
      // An answer keeps its origin, whether given by the person or for them.
      addedBy: addedBy ?? standing.addedBy,
      ...(!standing.isOfSameCall && { replacedKeys: pressReplaced }),
    },
    { transaction, returning: true },
  );
  return { selection, isAnew: true };
}

/** Whether a repeated request is outdated, or comes from another browser. */
const isPast = (
  { isOfSameCall, isReplaced, isOfBrowser }: NearAnswer,
  { account, addedBy }: Person,
): boolean => isReplaced || (isOfSameCall && !account && addedBy === null && !isOfBrowser);

/**
 * Changes the requested answer; omitted fields stay. A change by another person must not raise the eater's share. 404
 * if it does not exist.
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
 * The person's previous answer: of their account, their browser, or the same request; also a guest's under their
 * confirmed address. 422 if another person's answer conflicts.
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

/** One address is one person: a second answer with it would be counted twice. */
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
