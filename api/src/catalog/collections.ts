import type { Schemas } from '@copper-carrot/contracts';
import { defineList, presentList, type Paging, type RecordOf } from '../http';
import { presentPicture } from './catalog.presenter';
import { column } from '../prepared';

const collections = defineList({
  name: 'collections',
  columns: {
    id: 'int4',
    name: 'text',
    slug: 'text',
    description: 'text',
    picture: column<{ url?: string }>('jsonb'),
    featured: 'bool',
    packageCount: 'int4',
  },
  select: `c.id, c.name, c.slug, c.description, c.picture,
    coalesce(c.featured @> now()::date, false) as featured,
    (select count(*)::integer from collection_packages x join packages p on p.id = x.package_id
      join brands b on b.id = p.brand_id where x.collection_id = c.id and p.active and b.active) as "packageCount"`,
  from: 'collections c where not $1::boolean or c.featured @> now()::date',
  order: 'c.position',
  key: 'c.id',
  fromReplica: true,
});

/** All collections, or those that are featured today. */
export const listCollections = async ({
  currently_featured,
  ...page
}: Paging & { currently_featured: boolean }) =>
  presentList(await collections.page([currently_featured], page), presentCollection);

const presentCollection = (row: RecordOf<typeof collections>): Schemas['Collection'] => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  description: row.description,
  image: presentPicture(row.picture.url, row.name),
  featured: row.featured,
  package_count: row.packageCount,
});
