import type { Schemas } from '@copper-carrot/contracts';
import { presentBrandSummary } from '../catalog';
import { sql } from '../database';
import { notFound } from '../errors';
import { defineList, presentList, type Paging } from '../http';
import { prepared, type RowWith } from '../prepared';
import { brandInShort, brandInShortSql } from './brand-in-short';

const columns = { ...brandInShort, blockId: 'int4', blockedAt: 'timestamptz' } as const;

/** A restaurant is on somebody's list once, whichever organization it was put there for. */
const blocked = defineList({
  name: 'blocked-brands',
  columns,
  select: `${brandInShortSql}, l."blockId", l."blockedAt"`,
  from: `(select min(id) as "blockId", brand_id, max(created_at) as "blockedAt" from blocked_brands where user_id = $1 group by brand_id) l
    join brands b on b.id = l.brand_id`,
  order: 'l."blockedAt" desc',
  key: 'b.id',
});

const present = ({
  blockId,
  blockedAt,
  kitchenCount,
  ...brand
}: RowWith<typeof columns>): Schemas['BlockedBrand'] => ({
  id: blockId,
  brand_id: brand.id,
  brand: presentBrandSummary(brand, kitchenCount),
  created_at: blockedAt.toISOString(),
});

/** The restaurants that a person's searches leave out, the latest first. */
export const listBlockedBrands = async (userId: number, page: Paging) =>
  presentList(await blocked.page([userId], page), present);

const added = prepared(
  'block-brand',
  {},
  'insert into blocked_brands (user_id, brand_id) values ($1, $2) on conflict do nothing',
);
const oneBlocked = prepared(
  'blocked-brand',
  { id: 'int4' },
  'select min(id) as id from blocked_brands where user_id = $1 and brand_id = $2 having count(*) > 0',
);

/** Puts a restaurant on a person's list; again changes nothing. Answers the entry's id. */
export async function blockBrand(userId: number, brandId: number): Promise<{ id: number; brand_id: number }> {
  const [standing] = await sql.rows(oneBlocked, [userId, brandId]);
  if (!standing) await sql.rows(added, [userId, brandId]);
  const [entry] = standing ? [standing] : await sql.rows(oneBlocked, [userId, brandId]);
  if (!entry) throw new Error('the block list lost what was put on it');
  return { id: entry.id, brand_id: brandId };
}

const ofEntry = prepared(
  'unblock-brand',
  { brandId: 'int4' },
  `delete from blocked_brands where user_id = $1 and brand_id = (
     select brand_id from blocked_brands where id = $2 and user_id = $1) returning brand_id as "brandId"`,
);

/** Takes a restaurant off a person's list, by the id of its entry; 404 for what is not on theirs. */
export async function unblockBrand(userId: number, id: number): Promise<void> {
  const gone = await sql.rows(ofEntry, [userId, id]);
  if (gone.length === 0) throw notFound('This restaurant is not on your block list.');
}

const blockedOf = prepared(
  'search-blocked-brands',
  { brandId: 'int4' },
  'select distinct brand_id as "brandId" from blocked_brands where user_id = $1',
);

/** SQL: whether a person has blocked a restaurant; for what offers restaurants by one statement of its own. */
export const isBlockedSql = (userId: string, brandId: string): string =>
  `exists (select from blocked_brands where user_id = ${userId} and brand_id = ${brandId})`;

/**
 * The brands that are not named to a person who did not ask for them: by their searches, and by what suggests while they
 * type. None for nobody. Read from the primary, so that what was blocked a moment ago counts.
 */
export async function readBlockedBrands(userId: number | null, signal: AbortSignal): Promise<Set<number>> {
  if (userId === null) return new Set();
  const rows = await sql.cancellableRows(signal, blockedOf, [userId]);
  return new Set(rows.map(({ brandId }) => brandId));
}
