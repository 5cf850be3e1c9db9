import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { presentPicture } from './catalog.presenter';
import { column, prepared } from '../prepared';

const collections = prepared(
  'collections',
  {
    id: 'int4',
    name: 'text',
    slug: 'text',
    description: 'text',
    picture: column<{ url?: string }>('jsonb'),
    packageCount: 'int4',
  },
  `
select c.id, c.name, c.slug, c.description, c.picture,
  (select count(*)::integer from collection_packages x join packages p on p.id = x.package_id
    join brands b on b.id = p.brand_id where x.collection_id = c.id and p.active and b.active) as "packageCount"
from collections c
where not $1::boolean or c.featured @> current_date
order by c.position, c.id`,
);

/** All collections, or those that are featured today. */
export async function listCollections(featuredOnly: boolean): Promise<Schemas['Collection'][]> {
  const rows = await sql.fromReplica(collections, [featuredOnly]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    image: presentPicture(row.picture.url, row.name),
    package_count: row.packageCount,
  }));
}
