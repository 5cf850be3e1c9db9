import type { Schemas } from '@copper-carrot/contracts';
import { Op, type Transaction } from 'sequelize';
import { sql } from '../database';
import { invalid } from '../errors';
import { prepared } from '../prepared';
import { requirePickable, type Pick, type PollRules } from './poll-choice';
import { PollSelection } from './poll.model';

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
function pickOf(fields: Fields, before: Pick | null): Pick {
  const { package_item_option_id: option, combo, opted_out: optedOut } = fields;
  if (option === undefined && combo === undefined && optedOut === undefined && before) return before;
  return {
    packageItemOptionId: option ?? null,
    comboOf: rising(combo?.package_item_option_ids ?? []),
    optedOut: optedOut ?? false,
  };
}

/** Keeps the answer of a person in a poll that is locked: anew, or in the place of the one that they gave before. */
export async function selectedAnew(
  poll: PollRules,
  person: Person,
  fields: Fields,
  transaction: Transaction,
): Promise<PollSelection> {
  const { account, guestTokenHash, addedBy, requestKeyHash } = person;
  const standing = await standingOf(poll.id, person, transaction);
  const name = fields.name ?? standing?.name ?? account?.name ?? '';
  if (name === '') throw invalid('name', 'blank', 'is needed');
  const email = fields.email === undefined ? (standing?.email ?? account?.email ?? null) : fields.email;
  if (!account && addedBy === null && email === null) throw invalid('email', 'blank', 'is needed');
  const pick = pickOf(fields, null);
  await requirePickable(poll, pick, transaction);
  await requireOwnEmail(poll.id, email, standing?.id ?? 0, transaction);
  const values = {
    ...pick,
    pollId: poll.id,
    userId: account?.userId ?? null,
    name,
    email,
    qty: fields.qty ?? 1,
    note: fields.note ?? '',
    dietary: fields.dietary ?? [],
    addedBy,
    guestTokenHash,
    requestKeyHash,
  };
  if (!standing) return PollSelection.create(values, { transaction, returning: true });
  // Who answered for themselves, or had somebody answer for them, is one person all the same.
  return standing.update({ ...values, addedBy: addedBy ?? standing.addedBy ?? null }, { transaction });
}

/** Changes an answer; a key left out stays as it is. */
export async function changedSelection(
  poll: PollRules,
  selection: PollSelection,
  fields: Fields,
  transaction: Transaction,
): Promise<void> {
  const pick = pickOf(fields, selection);
  await requirePickable(poll, pick, transaction);
  if (fields.email !== undefined) {
    if (fields.email === null && selection.userId === null && selection.addedBy == null)
      throw invalid('email', 'blank', 'is needed');
    await requireOwnEmail(poll.id, fields.email, selection.id, transaction);
  }
  const { packageItemOptionId, comboOf, optedOut } = pick;
  await selection.update(
    {
      ...{ packageItemOptionId, comboOf, optedOut },
      name: fields.name || selection.name,
      email: fields.email === undefined ? selection.email : fields.email,
      qty: fields.qty ?? selection.qty,
      note: fields.note ?? selection.note,
      dietary: fields.dietary ?? selection.dietary,
    },
    { transaction },
  );
}

const confirmed = prepared(
  'poll-person-confirmed',
  { isConfirmed: 'bool' },
  'select email_verified_at is not null as "isConfirmed" from users where id = $1',
);

/**
 * The answer that a person gave before: of their account, of their browser, or of the same press of the button. One that was
 * given under their address is theirs too, once they have shown that the address is. 422 where another person's stands in the way.
 */
async function standingOf(
  pollId: number,
  { account, guestTokenHash, addedBy, requestKeyHash }: Person,
  transaction: Transaction,
): Promise<PollSelection | null> {
  const find = (where: object) => PollSelection.findOne({ where: { pollId, ...where }, transaction });
  const sameCall = requestKeyHash && (await find({ requestKeyHash }));
  if (sameCall) return sameCall;
  if (addedBy !== null) {
    if (account && (await find({ userId: account.userId })))
      throw invalid('user_id', 'taken', 'has answered already');
    return null;
  }
  if (!account) return guestTokenHash && find({ guestTokenHash });
  const own = await find({ userId: account.userId });
  if (own) return own;
  const [person] = await sql.within(transaction, confirmed, [account.userId]);
  return person?.isConfirmed ? find({ userId: null, email: account.email }) : null;
}

/** One address is one person: two answers under it would be counted twice. */
async function requireOwnEmail(
  pollId: number,
  email: string | null,
  ownId: number,
  transaction: Transaction,
): Promise<void> {
  if (email === null) return;
  const other = await PollSelection.findOne({
    where: { pollId, email, id: { [Op.ne]: ownId } },
    transaction,
  });
  if (other)
    throw invalid(
      'email',
      'taken',
      'has answered already. Change that answer where it was given, sign in, or ask whoever invited you',
    );
}
