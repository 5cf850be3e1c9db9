import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../../clock';
import { database, sql } from '../../database';
import { ApiError, notFound } from '../../errors';
import type { Actor } from '../../http';
import { prepared } from '../../prepared';
import { toLocal } from '../../schedule';
import { Package } from '../package.model';
import { editedBrand } from './access';
import { foodVersionWithin, loadOwnMenu } from './own-menus';
import { loadOwnPackage } from './packages';
import { zoneOfBrand } from './zone-of-brand';

// A statement holds for the food that its caterer read: what was changed since then is in nothing that they looked at.

/** Today, by the calendar of the brand's first kitchen. */
async function todayOf(brandId: number, transaction: Transaction): Promise<string> {
  return toLocal(await databaseNow(transaction), await zoneOfBrand(brandId, transaction)).date;
}

const foodChanged = () =>
  new ApiError(409, errorCodes.statement.foodChanged, {
    message: 'The food changed after you read it. Please look at the allergens again.',
  });

// Dishes, then additions, then the menu: the order in which a change of a dish locks them.
const dishesLocked = prepared(
  'statement-dishes-locked',
  {},
  'select from menu_items where menu_id = $1 order by id for share',
);
const groupsLocked = prepared(
  'statement-groups-locked',
  {},
  `select from modifier_groups where id in (
     select x.modifier_group_id from menu_item_modifier_groups x join menu_items i on i.id = x.menu_item_id
     where i.menu_id = $1) order by id for share`,
);
const menuLocked = prepared('statement-menu-locked', {}, 'select from menus where id = $1 for update');
const menuStated = prepared(
  'statement-of-menu',
  {},
  'update menus set allergens_stated_on = $2 where id = $1',
);

/** States the allergens of a menu of the acting brand, as it was read; 409 where its food changed since then. */
export async function stateMenuAllergens(
  id: number,
  { food_version: read }: Schemas['MenuStatementBody']['allergen_statement'],
  actor: Actor,
): Promise<Schemas['OwnMenu']> {
  await loadOwnMenu(id, actor);
  const brandId = await editedBrand(actor);
  await database.transaction(async (transaction) => {
    for (const lock of [dishesLocked, groupsLocked, menuLocked]) await sql.within(transaction, lock, [id]);
    if ((await foodVersionWithin(id, brandId, transaction)) !== read) throw foodChanged();
    await sql.within(transaction, menuStated, [id, await todayOf(brandId, transaction)]);
  });
  return loadOwnMenu(id, actor);
}

/** The same of a package of the acting brand. */
export async function statePackageAllergens(
  id: number,
  { choice_version: read }: Schemas['PackageStatementBody']['allergen_statement'],
  actor: Actor,
): Promise<Schemas['OwnPackageWithChoices']> {
  await loadOwnPackage(id, actor);
  const brandId = await editedBrand(actor);
  await database.transaction(async (transaction) => {
    const where = { id, brandId };
    const pack = await Package.findOne({ where, transaction, lock: transaction.LOCK.UPDATE });
    if (!pack) throw notFound();
    if (pack.choiceVersion !== read) throw foodChanged();
    await pack.update({ allergensStatedOn: await todayOf(brandId, transaction) }, { transaction });
  });
  return loadOwnPackage(id, actor);
}
