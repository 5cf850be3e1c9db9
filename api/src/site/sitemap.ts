import {
  brandHref,
  campaignHref,
  type CampaignType,
  href,
  publicCuisines,
  serviceAreaBrandThreshold,
} from '@copper-carrot/contracts';
import { blogPosts } from '../content';
import { sql } from '../database';
import { notFound } from '../errors';
import { escapeHtml } from './escape';
import { pageFacts } from './page-facts';
import { absolute } from './structured-data';
import { column, prepared } from '../prepared';

/** A part holds the rows of so many ids, so that it is found by the primary key and never grows past the protocol's limit. */
const idsPerPart = 50_000;

interface Entry {
  path: string;
  /** `YYYY-MM-DD`. */
  changed?: string;
}

const day = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;
const isOffered = 'from packages p join brands b on b.id = p.brand_id and b.active where p.active';

const parts = prepared(
  'sitemap-parts',
  { kind: 'text', part: 'int4', changed: 'text' },
  `
select 'packages' as kind, (p.id - 1) / $1 + 1 as part, ${day('max(p.updated_at)')} as changed ${isOffered} group by 1, 2
union all
select 'restaurants', (b.id - 1) / $1 + 1, ${day('max(b.updated_at)')} from brands b where b.active group by 1, 2
order by 1, 2`,
);
const packagesOf = prepared(
  'sitemap-packages',
  { slug: 'text', changed: 'text' },
  `select p.slug, ${day('p.updated_at')} as changed ${isOffered} and p.id > $1 and p.id <= $2 order by p.id`,
);
const brandsOf = prepared(
  'sitemap-restaurants',
  { slug: 'text', changed: 'text', kitchens: 'int4' },
  `
select b.slug, ${day('b.updated_at')} as changed,
  (select count(*)::integer from kitchens k where k.brand_id = b.id and k.active) as kitchens
from brands b where b.active and b.id > $1 and b.id <= $2 order by b.id`,
);
const campaigns = prepared(
  'sitemap-campaigns',
  { slug: 'text', campaignType: column<CampaignType>('text'), changed: 'text' },
  `
select c.slug, c.campaign_type as "campaignType",
  ${day('greatest(c.created_at, (select max(u.published_at) from cause_updates u where u.campaign_id = c.id))')} as changed
from campaigns c where c.active order by c.id`,
);

const xml = (root: string, lines: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`;
const line = (element: string, { path, changed }: Entry) =>
  `<${element}><loc>${escapeHtml(absolute(path))}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${element}>`;

const range = (part: number): [number, number] => [(part - 1) * idsPerPart, part * idsPerPart];

/** The pages that are not one of very many: home, search, the areas, the cuisines, the campaigns. */
async function mainPages(): Promise<Entry[]> {
  const [areas, given] = await Promise.all([pageFacts.areas(), sql.fromReplica(campaigns)]);
  return [
    ...[
      href.home(),
      href.search(),
      href.about(),
      href.help(),
      href.terms(),
      href.privacy(),
      href.cares(),
      href.blog(),
    ].map((path) => ({ path })),
    ...blogPosts().map(({ path, date }) => ({ path, changed: date ?? undefined })),
    ...areas
      .filter(({ brandsCount }) => brandsCount >= serviceAreaBrandThreshold)
      .map(({ slug }) => ({ path: href.explore(slug) })),
    ...publicCuisines.map(({ slug }) => ({ path: href.cuisine(slug) })),
    ...given.map(({ slug, campaignType, changed }) => ({
      path: campaignHref({ slug, campaign_type: campaignType }),
      changed,
    })),
  ];
}

async function entriesOf(kind: string, part: number): Promise<Entry[]> {
  if (kind === 'packages') {
    const rows = await sql.fromReplica(packagesOf, range(part));
    return rows.map(({ slug, changed }) => ({ path: href.package(slug), changed }));
  }
  const rows = await sql.fromReplica(brandsOf, range(part));
  return rows.map(({ slug, changed, kitchens }) => ({
    path: brandHref({ slug, kitchen_count: kitchens }),
    changed,
  }));
}

/** `/sitemap.xml`: the parts that there are, each with the day of its latest change. */
export async function sitemapIndex(): Promise<string> {
  const rows = await sql.fromReplica(parts, [idsPerPart]);
  return xml('sitemapindex', [
    line('sitemap', { path: '/sitemap-pages.xml' }),
    ...rows.map(({ kind, part, changed }) =>
      line('sitemap', { path: `/sitemap-${kind}-${part}.xml`, changed }),
    ),
  ]);
}

/** `/sitemap-pages.xml`, `/sitemap-packages-1.xml`, `/sitemap-restaurants-1.xml`; 404 for a part that holds nothing. */
export async function sitemapPart(name: string): Promise<string> {
  if (name === 'pages')
    return xml(
      'urlset',
      (await mainPages()).map((entry) => line('url', entry)),
    );
  const [, kind = '', part = ''] = /^(packages|restaurants)-([1-9]\d{0,4})$/.exec(name) ?? [];
  const entries = kind && Number(part) * idsPerPart < 2 ** 31 ? await entriesOf(kind, Number(part)) : [];
  if (entries.length === 0) throw notFound('There is no such sitemap');
  return xml(
    'urlset',
    entries.map((entry) => line('url', entry)),
  );
}

/** `/robots.txt`: what is for machines of our own stays ours. */
export const robots = (): string =>
  [
    'User-agent: *',
    'Disallow: /cpi/',
    'Disallow: /safe/',
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ].join('\n');
