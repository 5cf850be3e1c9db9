import type { PollStatus } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { column, prepared, type RowOf } from '../prepared';
import type { MealPrices } from './own-share';
import type { PollRow, PollSelection } from './poll.model';

/** What identifies the answer to give or change, as far as known. */
export interface Asked {
  /** The id of the answer. */
  id?: number;
  requestKeyHash?: Buffer | null;
  userId?: number | null;
  guestTokenHash?: Buffer | null;
  /** The new address of the answer. */
  email?: string | null;
  /** The confirmed address of the account. */
  ownEmail?: string | null;
}

type StoredAnswer = Pick<
  PollSelection,
  | 'id'
  | 'pollId'
  | 'userId'
  | 'name'
  | 'email'
  | 'packageItemOptionId'
  | 'comboOf'
  | 'optedOut'
  | 'qty'
  | 'ownShareCents'
  | 'note'
  | 'dietary'
>;
/** An answer that is the requested one, may be the same person's, or has the address that they enter. */
export interface NearAnswer extends StoredAnswer {
  addedBy: number | null;
  createdAt: string;
  updatedAt: string;
  isAskedFor: boolean;
  isOfSameCall: boolean;
  /** Of the same request, but replaced by a later answer. */
  isReplaced: boolean;
  isOfAccount: boolean;
  isOfBrowser: boolean;
  /** Given without an account, under the account's confirmed address. */
  isOfOwnAddress: boolean;
  hasAddress: boolean;
}

const columns = {
  id: 'int4',
  linkNumber: 'int4',
  status: column<PollStatus>('text'),
  expiresAt: 'timestamptz',
  cutoffAt: 'timestamptz?',
  /** The database's clock after the poll was locked. */
  now: 'timestamptz',
  comboCreationAllowed: 'bool',
  limitComboOptions: 'bool',
  offered: 'int4[]',
  polled: 'int4[]',
  most: 'int4?',
  allowanceCents: 'int4?',
  baseCents: 'int4',
  addedCents: column<MealPrices['addedCents']>('json'),
  combos: 'text[]',
  near: column<NearAnswer[]>('json'),
} as const;

const terms = (which: string) => `
select q.id, q.link_number as "linkNumber", q.status, q.expires_at as "expiresAt", o.cutoff_at as "cutoffAt", clock_timestamp() as now,
  q.combo_creation_allowed as "comboCreationAllowed", q.limit_combo_options as "limitComboOptions",
  i.maximum_choosable_options as most, q.meal_allowance_cents as "allowanceCents", k.price_cents as "baseCents",
  coalesce((select json_object_agg(d.id, d.price_cents) from package_item_options d
    where q.meal_allowance_cents is not null and d.package_item_id = i.id), '{}') as "addedCents",
  array(select d.id from package_item_options d
    where d.package_item_id = i.id and d.archived_at is null and d.combo_of = '{}') as offered,
  array(select x.package_item_option_id from poll_options x where x.poll_id = q.id) as polled,
  array(select distinct array_to_string(s.combo_of, ',') from poll_selections s
    where q.combo_creation_allowed and s.poll_id = q.id and s.combo_of <> '{}') as combos,
  coalesce((select json_agg(json_build_object('id', s.id, 'pollId', s.poll_id, 'userId', s.user_id, 'name', s.name,
      'email', s.email, 'packageItemOptionId', s.package_item_option_id, 'comboOf', s.combo_of, 'optedOut', s.opted_out,
      'qty', s.qty, 'ownShareCents', s.own_share_cents, 'note', s.note, 'dietary', s.dietary, 'addedBy', s.added_by,
      'createdAt', s.created_at, 'updatedAt', s.updated_at,
      'isAskedFor', coalesce(s.id = $2, false),
      'isOfSameCall', coalesce(s.request_key_hash = $3 or $3 = any(s.replaced_keys), false),
      'isReplaced', coalesce($3 = any(s.replaced_keys), false),
      'isOfAccount', coalesce(s.user_id = $4, false),
      'isOfBrowser', coalesce(s.guest_token_hash = $5, false),
      'hasAddress', coalesce(s.email = $6, false),
      'isOfOwnAddress', s.user_id is null and coalesce(s.email = $7, false)
        and exists (select from users u where u.id = $4 and u.email_verified_at is not null)))
    from poll_selections s where s.poll_id = q.id and (s.id = $2 or s.request_key_hash = $3 or s.user_id = $4
      or s.guest_token_hash = $5 or s.email = $6 or s.email = $7)), '[]') as near
from order_polls q join orders o on o.id = q.order_id join package_items i on i.id = q.package_item_id
  join packages k on k.id = i.package_id
where ${which} and q.status <> 'deleted' and o.removed_at is null`;

const locked = prepared(
  'poll-locked-to-answer',
  { id: 'int4' },
  // Answers of one poll are serialized, but do not wait for changes of its order.
  `select id from order_polls where code = $1 for no key update`,
);
const termsByCode = prepared('poll-answer-terms-by-code', columns, terms('q.code = $1'));
const termsById = prepared('poll-answer-terms', columns, terms('q.id = $1'));

/** A poll and everything that decides about one answer. */
export type AnswerTerms = RowOf<typeof termsById>;
/** The parts that decide what can be picked. */
export type PollRules = Pick<PollRow, 'comboCreationAllowed' | 'limitComboOptions'> &
  Pick<AnswerTerms, 'offered' | 'polled' | 'most' | 'combos'>;

const valuesOf = ({ id, requestKeyHash, userId, guestTokenHash, email, ownEmail }: Asked) =>
  [id, requestKeyHash, userId, guestTokenHash, email, ownEmail].map((value) => value ?? null);

/** Locks a link's poll, then reads the terms of an answer in the same round trip, so that they are current. */
export async function lockTermsOf(
  code: string,
  asked: Asked,
  transaction: Transaction,
): Promise<AnswerTerms | undefined> {
  await sql.send(transaction, locked, [code]);
  return (await sql.within(transaction, termsByCode, [code, ...valuesOf(asked)]))[0];
}

/** The same for a poll that the caller has locked. */
export async function loadTerms(
  pollId: number,
  asked: Asked,
  transaction: Transaction,
): Promise<AnswerTerms> {
  const [found] = await sql.within(transaction, termsById, [pollId, ...valuesOf(asked)]);
  if (!found) throw new Error(`the poll ${pollId} is not there`);
  return found;
}
