import { type List, type PhotoShootStatus, photoShootSteps, type Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { ApiError, forbidden, notFound } from '../errors';
import { defineList, type Actor, type Paging, presentList } from '../http';
import { column, prepared, type RowWith } from '../prepared';

const columns = {
  id: 'int4',
  brandId: 'int4',
  brandName: 'text',
  photographerName: 'text',
  address: 'text?',
  timeZone: 'text?',
  scheduledAt: 'timestamptz',
  status: column<PhotoShootStatus>('text'),
  notes: 'text',
} as const;
type Row = RowWith<typeof columns>;

const select = `s.id, b.id as "brandId", b.name as "brandName",
  trim(u.first_name || ' ' || u.last_name) as "photographerName",
  k.formatted_address as address, k.time_zone as "timeZone", s.scheduled_at as "scheduledAt", s.status, s.notes`;
const from = `photo_shoots s join brands b on b.id = s.brand_id join users u on u.id = s.photographer_id
  left join kitchens k on k.id = s.kitchen_id`;

const shoots = defineList({
  name: 'photo-shoots',
  columns,
  select,
  from: `${from} where s.photographer_id = $1`,
  order: `s.status <> 'scheduled', case when s.status = 'scheduled' then s.scheduled_at end, s.scheduled_at desc`,
  key: 's.id',
});
const one = prepared(
  'photo-shoot',
  columns,
  `select ${select} from ${from} where s.id = $1 and s.photographer_id = $2`,
);
const changed = prepared(
  'photo-shoot-changed',
  { id: 'int4' },
  `update photo_shoots set status = coalesce($3, status), notes = coalesce($4, notes)
   where id = $1 and photographer_id = $2 and status = $5 returning id`,
);

const present = (row: Row): Schemas['PhotoShoot'] => ({
  id: row.id,
  brand: { id: row.brandId, name: row.brandName },
  photographer_name: row.photographerName,
  address: row.address,
  scheduled_at: row.scheduledAt.toISOString(),
  time_zone: row.timeZone,
  status: row.status,
  notes: row.notes,
  next_statuses: [...photoShootSteps[row.status]],
});

/** The id of the photographer whose shoots the caller may see: their own, or of whom they act for. */
function photographerId(actor: Actor): number {
  if (!actor.isPhotographer) throw forbidden();
  return actor.userId;
}

/** The shoots of a photographer: what is to come first, and then the latest. */
export const listShoots = async (actor: Actor, page: Paging): Promise<List<Schemas['PhotoShoot']>> =>
  presentList(await shoots.page([photographerId(actor)], page), present);

async function find(id: number, actor: Actor): Promise<Row> {
  const row = await sql.first(one, [id, photographerId(actor)]);
  if (!row) throw notFound();
  return row;
}

export const loadShoot = async (id: number, actor: Actor) => present(await find(id, actor));

/** Moves a shoot on, or changes its notes; 409 where its state does not allow that. */
export async function changeShoot(
  id: number,
  { status, notes }: Schemas['PhotoShootBody']['photo_shoot'],
  actor: Actor,
): Promise<Schemas['PhotoShoot']> {
  const shoot = await find(id, actor);
  const next: readonly string[] = photoShootSteps[shoot.status];
  const isSame = status === undefined || status === shoot.status;
  const moved =
    (isSame || next.includes(status)) &&
    (await sql.rows(changed, [id, photographerId(actor), status ?? null, notes ?? null, shoot.status]));
  if (!moved || moved.length === 0)
    throw new ApiError(409, 'photo_shoot-wrong_status', {
      message: 'This is not possible any more. Please look at the shoot again.',
      fields: { status: ['invalid'] },
    });
  return loadShoot(id, actor);
}
