import type { Role, Schemas } from '@copper-carrot/contracts';
import { inBook, ofPerson } from '../addresses';
import { sql } from '../database';
import type { Actor } from '../http';
import { column, prepared, type RowOf } from '../prepared';
import type { SavedSearchRow } from '../saved-searches';

// The whole session in one round trip; an address book of thousands would not help a menu, so it is capped.
const sessionQuery = prepared(
  'accounts_session',
  {
    id: 'int4',
    email: 'text',
    first_name: 'text',
    last_name: 'text',
    is_admin: 'bool',
    is_photographer: 'bool',
    type: column<Schemas['Session']['type']>('text'),
    invoiceable: 'bool',
    rewards_disabled: 'bool',
    awards_multiplier: 'float8',
    review_anonymously: 'bool',
    email_verified: 'bool',
    avatar_key: 'text?',
    auth_scopes: 'text[]',
    is_caterer: 'bool',
    is_orderer: 'bool',
    submitted_order_count: 'int4',
    favorited_package_ids: 'int4[]',
    favorited_brand_ids: 'int4[]',
    caterer_roles: column<Schemas['Session']['caterer_roles']>('json'),
    brands: column<Schemas['Session']['brands']>('json'),
    kitchen_groups: column<Schemas['Session']['kitchen_groups']>('json'),
    addresses: column<Schemas['Session']['addresses']>('json'),
    saved_searches: column<SavedSearchRow[]>('json'),
    arrangements: column<Schemas['Session']['arrangements']>('json'),
    rosters: column<Schemas['Session']['rosters']>('json'),
    memberships: column<Omit<Schemas['Session']['memberships'][number], 'role_label'>[]>('json'),
  },
  `
select u.id, u.email::text, u.first_name, u.last_name, u.is_admin, u.is_photographer, u.type, u.invoiceable,
  u.rewards_disabled, u.awards_multiplier::float8 as awards_multiplier, u.review_anonymously,
  u.email_verified_at is not null as email_verified, u.auth_scopes,
  (select f.key::text from files f where f.id = u.avatar_file_id) as avatar_key,
  exists (select from brand_members b where b.user_id = u.id) as is_caterer,
  exists (select from memberships m where m.user_id = u.id and m.role in ('admin', 'orderer')) as is_orderer,
  (select count(*) from orders o where o.user_id = u.id and o.submitted_at is not null)::int as submitted_order_count,
  array(select f.package_id from favorite_packages f where f.user_id = u.id order by f.package_id) as favorited_package_ids,
  array(select f.brand_id from favorite_brands f where f.user_id = u.id order by f.brand_id) as favorited_brand_ids,
  coalesce((select json_agg(json_build_object('brand_id', b.brand_id, 'role', b.role) order by b.brand_id)
    from brand_members b where b.user_id = u.id), '[]') as caterer_roles,
  coalesce((select json_agg(json_build_object('id', b.id, 'name', b.name, 'slug', b.slug,
      'kitchen_count', (select count(*) from kitchens k where k.brand_id = b.id and k.active)) order by b.id)
    from brand_members bm join brands b on b.id = bm.brand_id where bm.user_id = u.id), '[]') as brands,
  coalesce((select json_agg(json_build_object('brand_id', bm.brand_id, 'kitchen_ids',
      array(select k.id from kitchens k where k.brand_id = bm.brand_id and k.active order by k.id)) order by bm.brand_id)
    from brand_members bm where bm.user_id = u.id), '[]') as kitchen_groups,
  coalesce((select json_agg(a) from (select a.id, a.formatted_address, a.google_place_id, a.place_id, a.team_id,
      concat_ws(', ', coalesce(nullif(a.label, ''), nullif(a.company_name, '')),
        case when strpos(coalesce(a.label, ''), a.suite) = 0 then a.suite end) as name from addresses a
    where ${inBook} and (${ofPerson('u.id')}
      or a.team_id in (select m.team_id from memberships m where m.user_id = u.id and m.role in ('admin', 'orderer')))
    order by a.id desc limit 100) a), '[]') as addresses,
  coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'user_id', s.user_id, 'filters', s.filters) order by s.id)
    from saved_searches s where s.user_id = u.id), '[]') as saved_searches,
  coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'items', coalesce((
      select json_agg(json_build_object('package_id', i.package_id, 'brand_id', i.brand_id, 'notes', i.notes) order by i.id)
      from arrangement_items i where i.arrangement_id = a.id), '[]')) order by a.position, a.id)
    from arrangements a where a.user_id = u.id), '[]') as arrangements,
  coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name, 'team_id', r.team_id, 'kind', r.kind, 'brand_ids',
      array(select rb.brand_id from roster_brands rb where rb.roster_id = r.id order by rb.brand_id)) order by r.id)
    from rosters r where r.team_id in (select m.team_id from memberships m where m.user_id = u.id)), '[]') as rosters,
  coalesce((select json_agg(json_build_object('id', m.id, 'team_id', m.team_id, 'role', m.role,
      'team', json_build_object('id', t.id, 'name', t.name, 'access_code', t.access_code)) order by m.id)
    from memberships m join teams t on t.id = m.team_id where m.user_id = u.id), '[]') as memberships
from users u where u.id = $1`,
);

const teamQuery = prepared(
  'accounts_current_team',
  { id: 'int4', name: 'text', role_counts: column<Partial<Record<Role, number>>>('json') },
  `select t.id, t.name, coalesce((select json_object_agg(c.role, c.count) from
      (select m.role, count(*)::int as count from memberships m where m.team_id = t.id group by m.role) c), '{}') as role_counts
    from teams t where t.id = $1`,
);

const brandQuery = prepared(
  'accounts_current_brand',
  { id: 'int4', name: 'text', slug: 'text', kitchen_count: 'int4' },
  `select b.id, b.name, b.slug, (select count(*) from kitchens k where k.brand_id = b.id and k.active)::int as kitchen_count
    from brands b where b.id = $1`,
);

/** What the session entity shows, at the moment of its call. */
export interface LoadedSession {
  user: RowOf<typeof sessionQuery>;
  team: RowOf<typeof teamQuery> | null;
  brand: RowOf<typeof brandQuery> | null;
}

/** Of whom the call is made as, with the organization and the brand that it is made for. */
export async function loadSession({ userId, teamId, brandId }: Actor): Promise<LoadedSession> {
  const [user, team, brand] = await Promise.all([
    sql.first(sessionQuery, [userId]),
    teamId === null ? undefined : sql.first(teamQuery, [teamId]),
    brandId === null ? undefined : sql.first(brandQuery, [brandId]),
  ]);
  if (!user) throw new Error(`user ${userId} vanished during the call`);
  return { user, team: team ?? null, brand: brand ?? null };
}
