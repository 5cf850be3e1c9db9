import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { prepared } from '../prepared';

const photosQuery = prepared(
  'package-photos',
  { packageId: 'int4', optionId: 'int4?', url: 'text', alt: 'text', caption: 'text' },
  `
select "packageId", "optionId", url, alt, caption from (
  select p.id as "packageId", null::int4 as "optionId", p.picture ->> 'url' as url, p.picture_alt as alt, p.name as caption,
    -1 as choice, -1 as dish
  from packages p where p.id = any($1) and p.picture ? 'url'
  union all
  select i.package_id, o.id, o.picture ->> 'url', concat_ws(': ', o.name, nullif(o.description, '')), o.name,
    i.position, o.position
  from package_items i join package_item_options o on o.package_item_id = i.id
  where i.package_id = any($1) and i.archived_at is null and o.archived_at is null and o.created_by_order_id is null
    and o.picture ? 'url'
) photos order by "packageId", choice, dish, "optionId"`,
);

/** The pictures of packages, by their ids: of each its own first, then its dishes’ in the order of its choices. */
export async function loadPhotos(
  packageIds: readonly number[],
  signal?: AbortSignal,
): Promise<Map<number, Schemas['Photo'][]>> {
  const values = [packageIds];
  const rows = await (signal
    ? sql.cancellableRows(signal, photosQuery, values)
    : sql.fromReplica(photosQuery, values));
  const photos = new Map<number, Schemas['Photo'][]>(packageIds.map((id) => [id, []]));
  for (const { packageId, optionId, ...photo } of rows)
    photos.get(packageId)?.push({ ...photo, option_id: optionId });
  return photos;
}
