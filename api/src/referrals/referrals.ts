import { coinsPerDollar, coinsPerReferral, href, type List, type Schemas } from '@copper-carrot/contracts';
import { createHash } from 'node:crypto';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { notFound } from '../errors';
import { defineList, type Paging, presentList, type RecordOf } from '../http';
import { prepared } from '../prepared';

const reward = { coins: coinsPerReferral, amount: coinsPerReferral / coinsPerDollar };

const ownLink = prepared(
  'referral-own-link',
  { uuid: 'text?' },
  `with made as (insert into referral_links (user_id) values ($1) on conflict (user_id) do nothing returning uuid)
   select coalesce((select uuid from made), (select uuid from referral_links where user_id = $1))::text as uuid`,
);

/** A person's own link, which is made when it is first asked for and stays the same. */
export async function loadOwnLink(userId: number): Promise<Schemas['ReferralLink']> {
  const [row] = await sql.rows(ownLink, [userId]);
  // Null where another call made it at the same moment.
  const uuid = row?.uuid ?? (await sql.rows(ownLink, [userId]))[0]?.uuid;
  if (!uuid) throw new Error(`user ${userId} has no referral link`);
  return { uuid, path: href.refer(uuid), ...reward };
}

const referrals = defineList({
  name: 'referrals-of-person',
  columns: { id: 'int4', name: 'text', joinedAt: 'timestamptz', rewardedAt: 'timestamptz?', coins: 'int4?' },
  select: `r.id, u.first_name as name, r.created_at as "joinedAt", r.rewarded_at as "rewardedAt",
    (select c.coins from coin_entries c
     where c.referral_id = r.id and c.user_id = r.user_id and r.taken_back_at is null) as coins`,
  from: 'referrals r join users u on u.id = r.accepted_by where r.user_id = $1',
  order: 'r.created_at desc',
  key: 'r.id desc',
});

const present = ({
  id,
  name,
  joinedAt,
  rewardedAt,
  coins,
}: RecordOf<typeof referrals>): Schemas['Referral'] => ({
  id,
  name,
  joined_at: joinedAt.toISOString(),
  rewarded_at: rewardedAt?.toISOString() ?? null,
  coins: coins ?? 0,
});

/** Who signed up by a person's link, the latest first. */
export const listReferrals = async (userId: number, page: Paging): Promise<List<Schemas['Referral']>> =>
  presentList(await referrals.page([userId], page), present);

const ownerQuery = prepared(
  'referral-link-owner',
  { id: 'int4', firstName: 'text', email: 'text' },
  `select u.id, u.first_name as "firstName", u.email::text from referral_links l
   join users u on u.id = l.user_id and u.deactivated_at is null where l.uuid = $1::uuid`,
);

/** The owner of a link; 404 for an unknown one. */
export async function loadReferrer(uuid: string, readerId: number | null): Promise<Schemas['Referrer']> {
  const owner = await sql.first(ownerQuery, [uuid]);
  if (!owner) throw notFound('There is no such link.');
  return { uuid, first_name: owner.firstName, is_own: owner.id === readerId, ...reward };
}

const accepted = prepared(
  'referral-accepted',
  {},
  'insert into referrals (user_id, accepted_by, mailbox_hash) values ($1, $2, $3) on conflict do nothing',
);

/**
 * Keeps who referred a person who has just signed up; an unknown link, or the person's own, is ignored, and a mailbox that was
 * referred before.
 */
export async function acceptReferral(
  uuid: string,
  person: { id: number; email: string },
  transaction: Transaction,
): Promise<void> {
  const [owner] = await sql.within(transaction, ownerQuery, [uuid]);
  const mailbox = mailboxOf(person.email);
  if (!owner || owner.id === person.id || mailboxOf(owner.email) === mailbox) return;
  const hash = createHash('sha256').update(mailbox).digest();
  await sql.within(transaction, accepted, [owner.id, person.id, hash]);
}

/** The mailbox of an address: one person can have any number of addresses that differ by a tag alone. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}
