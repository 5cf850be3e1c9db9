import type { Schemas } from '@copper-carrot/contracts';
import { database, sql } from '../../database';
import { notFound } from '../../errors';
import { actingBrand, type Actor } from '../../http';
import { prepared } from '../../prepared';
import { Brand } from '../brand.model';
import { dayBeforeClockOf, presentPicture } from '../catalog.presenter';
import { editedBrand, mayEditBrand } from './access';

const kitchenCount = prepared(
  'own-kitchen-count',
  { count: 'int4' },
  'select count(*)::int as count from kitchens where brand_id = $1 and active',
);

/** The acting brand as its own people read it. */
export async function loadOwnBrand(actor: Actor): Promise<Schemas['CatererBrand']> {
  const id = actingBrand(actor);
  const brand = await Brand.findByPk(id);
  if (!brand) throw notFound();
  const kitchens = await sql.first(kitchenCount, [id]);
  return {
    id: brand.id,
    name: brand.name,
    slug: brand.slug,
    description: brand.description,
    story: brand.story,
    image: presentPicture(brand.picture.url, brand.pictureAlt),
    phone_number: brand.phoneNumber,
    lead_time_hours: brand.leadTimeHours,
    day_before_cutoff: dayBeforeClockOf(brand),
    full_menu_ordering_enabled: brand.fullMenuOrderingEnabled,
    active: brand.active,
    kitchen_count: kitchens?.count ?? 0,
    can: { update: await mayEditBrand(id, actor) },
  };
}

/** Changes what the acting brand says of itself. */
export async function changeOwnBrand(
  wish: Schemas['CatererBrandBody']['brand'],
  actor: Actor,
): Promise<Schemas['CatererBrand']> {
  const id = await editedBrand(actor);
  const values = {
    description: wish.description,
    story: wish.story,
    phoneNumber: wish.phone_number,
    leadTimeHours: wish.lead_time_hours,
    dayBeforeCutoff: wish.day_before_cutoff,
    fullMenuOrderingEnabled: wish.full_menu_ordering_enabled,
  };
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  await database.transaction(async (transaction) => {
    const brand = await Brand.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
    if (!brand) throw notFound();
    await brand.update(said, { transaction });
  });
  return loadOwnBrand(actor);
}
