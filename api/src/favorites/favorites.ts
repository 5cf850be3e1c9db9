import { presentBrandSummary } from '../catalog';
import { sql } from '../database';
import { defineList, presentList, type Paging } from '../http';
import { prepared } from '../prepared';
import { brandInShort, brandInShortSql } from './brand-in-short';

const statements = {
  addPackage: prepared(
    'favorite-package',
    {},
    'insert into favorite_packages (user_id, package_id) values ($1, $2) on conflict do nothing',
  ),
  removePackage: prepared(
    'unfavorite-package',
    {},
    'delete from favorite_packages where user_id = $1 and package_id = $2',
  ),
  addBrand: prepared(
    'favorite-brand',
    {},
    'insert into favorite_brands (user_id, brand_id) values ($1, $2) on conflict do nothing',
  ),
  removeBrand: prepared(
    'unfavorite-brand',
    {},
    'delete from favorite_brands where user_id = $1 and brand_id = $2',
  ),
};

/** Sets or clears a favourite; doing it twice changes nothing more (2 §4). */
export async function setFavorite(
  kind: 'package' | 'brand',
  userId: number,
  id: number,
  favorited: boolean,
): Promise<void> {
  const add = kind === 'package' ? statements.addPackage : statements.addBrand;
  const remove = kind === 'package' ? statements.removePackage : statements.removeBrand;
  await sql.rows(favorited ? add : remove, [userId, id]);
}

const favoritedBrands = defineList({
  name: 'favorited-brands',
  columns: brandInShort,
  select: brandInShortSql,
  from: 'favorite_brands f join brands b on b.id = f.brand_id where f.user_id = $1 and b.active',
  order: 'f.created_at desc',
  key: 'b.id',
});

/** The active brands that a user has marked, the latest first. */
export const listFavoritedBrands = async (userId: number, page: Paging) =>
  presentList(await favoritedBrands.page([userId], page), ({ kitchenCount, ...brand }) =>
    presentBrandSummary(brand, kitchenCount),
  );
