import { makeBrand, makePackage } from '../catalog/catalog.factory';
import { sql } from '../database';
import { client } from '../testing';
import { decode, offer, origin, usePublicPages } from './public-pages.factory';

jest.mock('./site-assets');

usePublicPages();

describe('the sitemap', () => {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => decode(loc));

  it('lists every package and restaurant that is on offer, and nothing else', async () => {
    const { pack } = await offer();
    await offer({ active: false });
    const gone = await makeBrand({ active: false });
    await makePackage(gone.id);
    const { text: index } = await client().get('/sitemap.xml').expect(200).expect('Content-Type', /xml/);
    const parts = locations(index);
    expect(parts).toEqual([
      `${origin}/sitemap-pages.xml`,
      `${origin}/sitemap-packages-1.xml`,
      `${origin}/sitemap-restaurants-1.xml`,
    ]);
    const [, packages = '', brands = ''] = await Promise.all(
      parts.map(async (part) => (await client().get(new URL(part).pathname).expect(200)).text),
    );
    const offered = await sql.rows<{ slug: string }>(
      'select p.slug from packages p join brands b on b.id = p.brand_id where p.active and b.active',
    );
    expect(locations(packages).sort()).toEqual(
      offered.map(({ slug }) => `${origin}/packages/${slug}`).sort(),
    );
    const cooking = await sql.rows<{ path: string }>(
      `select case when count(k.id) > 1 then '/brands/' else '/catering/' end || b.slug as path
       from brands b left join kitchens k on k.brand_id = b.id and k.active where b.active group by b.id`,
    );
    expect(locations(brands).sort()).toEqual(cooking.map(({ path }) => origin + path).sort());
    const today = new Date().toISOString().slice(0, 10);
    expect(packages).toContain(`<loc>${origin}/packages/${pack.slug}</loc><lastmod>${today}</lastmod>`);
  });

  it('holds at most 50,000 addresses in a part', async () => {
    const { brand } = await offer();
    const [category] = await sql.rows<{ id: number }>(
      'select min(id) as id from package_categories where id > 0',
    );
    await sql.rows(
      `insert into packages (id, brand_id, package_category_id, name, slug, meal_type, presentation_type, price_cents)
       select 50000 + n, $1, $2, 'Many', 'many-' || n, 'breakfast', 'buffet', 1000 from unnest(array[0, 1]) n`,
      [brand.id, category?.id],
    );
    const { text: index } = await client().get('/sitemap.xml').expect(200);
    expect(locations(index)).toContain(`${origin}/sitemap-packages-2.xml`);
    const { text: first } = await client().get('/sitemap-packages-1.xml').expect(200);
    const { text: second } = await client().get('/sitemap-packages-2.xml').expect(200);
    expect(locations(first)).toContain(`${origin}/packages/many-0`);
    expect(locations(second)).toEqual([`${origin}/packages/many-1`]);
    await sql.rows(`delete from packages where slug like 'many-%'`);
  });

  it('lists the pages that are the same for everyone, those to be read among them', async () => {
    const { text } = await client().get('/sitemap-pages.xml').expect(200);
    for (const path of [
      '/',
      '/search',
      '/learn-more/about',
      '/help',
      '/terms',
      '/privacy',
      '/cares',
      '/blog',
    ])
      expect(locations(text)).toContain(origin + path);
  });

  it.each(['nothing', 'packages-0', 'packages-99999', 'packages-1e3', 'restaurants--1'])(
    'has no part called %s',
    async (part) => {
      await client().get(`/sitemap-${part}.xml`).expect(404);
    },
  );

  it('is named in robots.txt, which keeps machines from the API', async () => {
    const { text } = await client().get('/robots.txt').expect(200);
    expect(text).toContain('Disallow: /cpi/');
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });
});
