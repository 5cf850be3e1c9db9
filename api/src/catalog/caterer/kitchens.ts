import type { List, Schemas } from '@copper-carrot/contracts';
import { database, sql } from '../../database';
import { notFound } from '../../errors';
import { actingBrand, defineList, presentList, type Actor, type Paging } from '../../http';
import { milesBetween } from '../../places';
import { centsToDollars, dollarsToCents } from '../../pricing';
import { column, prepared, type RowWith } from '../../prepared';
import { Kitchen } from '../kitchen.model';
import { editedBrand, mayEditBrand } from './access';

interface Area {
  miles: number;
  feeCents: number;
  minimumCents: number;
}
const columns = {
  id: 'int4',
  brandId: 'int4',
  name: 'text',
  formattedAddress: 'text',
  timeZone: 'text',
  phoneNumber: 'text?',
  pickupAllowed: 'bool',
  active: 'bool',
  latitude: 'float8',
  longitude: 'float8',
  areas: column<Area[]>('json'),
} as const;
type KitchenRow = RowWith<typeof columns>;
const select = `k.id, k.brand_id as "brandId", k.name, k.formatted_address as "formattedAddress", k.time_zone as "timeZone",
  k.phone_number as "phoneNumber", k.pickup_allowed as "pickupAllowed", k.active, k.latitude, k.longitude,
  coalesce((select json_agg(json_build_object('miles', a.max_distance_miles, 'feeCents', a.fee_cents, 'minimumCents', a.minimum_cents)
    order by a.max_distance_miles) from delivery_areas a where a.kitchen_id = k.id), '[]') as areas`;

const kitchens = defineList({
  name: 'own-kitchens',
  columns,
  select,
  from: 'kitchens k where k.brand_id = $1',
  order: 'k.name',
  key: 'k.id',
});
const one = prepared(
  'own-kitchen',
  columns,
  `select ${select} from kitchens k where k.brand_id = $1 and k.id = $2`,
);

const present = (row: KitchenRow, update: boolean): Schemas['OwnKitchen'] => ({
  id: row.id,
  brand_id: row.brandId,
  name: row.name,
  formatted_address: row.formattedAddress,
  time_zone: row.timeZone,
  phone_number: row.phoneNumber,
  pickup_allowed: row.pickupAllowed,
  active: row.active,
  delivery_areas: row.areas.map(({ miles, feeCents, minimumCents }) => ({
    max_distance_miles: miles,
    fee: centsToDollars(feeCents),
    minimum: centsToDollars(minimumCents),
  })),
  can: { update },
});

/** The kitchens of the acting brand, those that take no orders as well. */
export async function listOwnKitchens(page: Paging, actor: Actor): Promise<List<Schemas['OwnKitchen']>> {
  const brandId = actingBrand(actor);
  const update = await mayEditBrand(brandId, actor);
  return presentList(await kitchens.page([brandId], page), (row) => present(row, update));
}

async function find(id: number, actor: Actor): Promise<KitchenRow> {
  const row = await sql.first(one, [actingBrand(actor), id]);
  if (!row) throw notFound();
  return row;
}

/** A kitchen of the acting brand; 404 for any other. */
export async function loadOwnKitchen(id: number, actor: Actor): Promise<Schemas['OwnKitchen']> {
  const row = await find(id, actor);
  return present(row, await mayEditBrand(row.brandId, actor));
}

const areasGone = prepared('delivery-areas-gone', {}, 'delete from delivery_areas where kitchen_id = $1');
const areasMade = prepared(
  'delivery-areas-made',
  {},
  `insert into delivery_areas (kitchen_id, max_distance_miles, fee_cents, minimum_cents)
   select $1, a.miles, a.fee, a.minimum from json_to_recordset($2::json) as a(miles numeric, fee integer, minimum integer)`,
);

/** Changes how a kitchen of the acting brand serves; orders that were submitted keep what they agreed to. */
export async function changeOwnKitchen(
  id: number,
  wish: Schemas['OwnKitchenBody']['kitchen'],
  actor: Actor,
): Promise<Schemas['OwnKitchen']> {
  const { brandId } = await find(id, actor);
  await editedBrand(actor);
  const values = {
    name: wish.name,
    phoneNumber: wish.phone_number,
    pickupAllowed: wish.pickup_allowed,
    active: wish.active,
  };
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  await database.transaction(async (transaction) => {
    const kitchen = await Kitchen.findOne({
      where: { id, brandId },
      transaction,
      lock: transaction.LOCK.UPDATE,
    });
    if (!kitchen) throw notFound();
    await kitchen.update(said, { transaction });
    if (!wish.delivery_areas) return;
    const areas = wish.delivery_areas.map(({ max_distance_miles: miles, fee, minimum }) => ({
      miles,
      fee: dollarsToCents(fee),
      minimum: dollarsToCents(minimum),
    }));
    await sql.within(transaction, areasGone, [id]);
    await sql.within(transaction, areasMade, [id, JSON.stringify(areas)]);
  });
  return loadOwnKitchen(id, actor);
}

/** So many miles around a kitchen are looked at; a degree of latitude has 69. */
const milesAround = 20;
const milesPerDegree = 69;
const zipsAround = prepared(
  'zips-around-kitchen',
  { zip: 'text', city: 'text', state: 'text', latitude: 'float8', longitude: 'float8' },
  `select zip, city, state, latitude, longitude from zip_codes
   where latitude between $1::float8 - $3 and $1::float8 + $3 and longitude between $2::float8 - $4 and $2::float8 + $4`,
);

/** The ZIP codes within 20 miles of a kitchen that it does not deliver to, the nearest first. */
export async function missingDeliveryAreas(
  id: number,
  actor: Actor,
): Promise<Schemas['MissingDeliveryArea'][]> {
  const kitchen = await find(id, actor);
  const reach = kitchen.areas.at(-1)?.miles ?? 0;
  const degrees = milesAround / milesPerDegree;
  const wide = degrees / Math.max(0.1, Math.cos((kitchen.latitude * Math.PI) / 180));
  const zips = await sql.rows(zipsAround, [kitchen.latitude, kitchen.longitude, degrees, wide]);
  return zips
    .map((zip) => ({ zip, miles: milesBetween(kitchen, zip) }))
    .filter(({ miles }) => miles > reach && miles <= milesAround)
    .sort((one, other) => one.miles - other.miles || one.zip.zip.localeCompare(other.zip.zip))
    .map(({ zip: { zip, city, state }, miles }) => ({
      ...{ zip, city, state },
      distance_miles: Math.round(miles * 100) / 100,
    }));
}
