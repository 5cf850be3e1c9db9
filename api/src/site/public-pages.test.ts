import { makeBuild, route } from '../remotes/release.factory';
import { type RemoteManifest, routePaths, serviceAreaBrandThreshold } from '@copper-carrot/contracts';
import { makeBrand, makeKitchen, makePackage, unique } from '../catalog/catalog.factory';
import { sql } from '../database';
import { activate, publishBuild, readBuild } from '../remotes';
import { client, useDatabase } from '../testing';

jest.mock('./site-assets', () => ({
  siteFolder: '/nowhere',
  siteAssets: () => ({
    documents: { shell: { scripts: ['shell.1.js'], preload: [] }, frame: { scripts: [], preload: [] } },
    shared: {},
    fonts: [],
  }),
}));

useDatabase();

const routes = (paths: readonly (keyof typeof routePaths)[]): RemoteManifest['routes'] =>
  paths.map((name) => route(routePaths[name], { title: 'Route title', description: 'Route words' }));

beforeAll(async () => {
  const names = [
    'home',
    'search',
    'package',
    'brand',
    'catering',
    'explore',
    'cuisine',
    'recommended',
  ] as const;
  const release = async (more: Partial<RemoteManifest>) =>
    activate((await publishBuild(await readBuild(makeBuild(more).folder), 'a test')).id, 'a test');
  await release({
    name: 'mfe-search',
    routes: [...routes(names), route('/orders/{id}', { guards: ['loggedIn'], description: 'Private' })],
  });
  await release({ name: 'mfe-cares', routes: routes(['cares', 'campaign', 'caresCaterer']) });
});

type Thing = Record<string, unknown> & { '@type': string };

/** A page as a search engine reads it: nothing but the HTML, no script run. */
async function read(path: string) {
  const { text, status, headers } = (await client().get(path).set('Accept', 'text/html')) as {
    text: string;
    status: number;
    headers: Record<string, string>;
  };
  const { head } = new DOMParser().parseFromString(text);
  return { html: text, status, csp: headers['content-security-policy'] ?? '', ...head };
}

const decode = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

/** Reads a head by its own rules: a script ends at the first `</script`, an attribute at its quote. */
class DOMParser {
  parseFromString(html: string) {
    const head = html.slice(0, html.indexOf('</head>'));
    const things = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script/g)].map(
      ([, json = '']) => JSON.parse(json) as Thing,
    );
    const outside = head.replace(/<script[\s\S]*?<\/script>/g, '');
    const metas = new Map(
      [...outside.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(
        ([, key = '', value = '']) => [key, decode(value)],
      ),
    );
    return {
      head: {
        title: decode(/<title>([^<]*)<\/title>/.exec(outside)?.[1] ?? ''),
        canonical: decode(/<link rel="canonical" href="([^"]*)">/.exec(outside)?.[1] ?? '') || null,
        meta: (key: string) => metas.get(key),
        thing: (type: string) => things.find((each) => each['@type'] === type),
        things,
      },
    };
  }
}

const origin = 'http://localhost:3000';

async function offer(values: Parameters<typeof makePackage>[1] = {}, brandName = 'Saffron Street') {
  const brand = await makeBrand({
    name: brandName,
    description: 'Curries for offices.',
    ratingAverage: '4.50',
    reviewCount: 30,
  });
  await makeKitchen(brand.id);
  const pack = await makePackage(brand.id, {
    name: 'Taco lunch',
    ratingAverage: '4.63',
    reviewCount: 12,
    ...values,
  });
  return { brand, pack };
}

describe('a package', () => {
  it('is a product with its price, its rating and its picture', async () => {
    const { pack, brand } = await offer();
    const page = await read(`/packages/${pack.slug}?place_id=1&headcount=30&utm_source=mail`);
    const url = `${origin}/packages/${pack.slug}`;
    expect(page.status).toBe(200);
    expect(page.title).toBe('Taco lunch by Saffron Street | Copper Carrot');
    expect(page.meta('description')).toContain('$15.00 a person, for 10 to 100');
    expect(page.canonical).toBe(url);
    expect(page.meta('robots')).toBeUndefined();
    expect(page.meta('og:title')).toBe('Taco lunch by Saffron Street');
    expect(page.meta('og:url')).toBe(url);
    expect(page.meta('og:image')).toBe(`${origin}/pictures/packages/${pack.slug}.svg`);
    expect(page.meta('og:image:alt')).toBe('Tacos on a tray');
    expect(page.thing('Product')).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Taco lunch',
      brand: { name: brand.name },
      image: `${origin}/pictures/packages/${pack.slug}.svg`,
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 12 },
      offers: { price: '15.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    expect(page.thing('BreadcrumbList')?.itemListElement).toEqual([
      expect.objectContaining({ position: 1, item: `${origin}/search` }),
      expect.objectContaining({ position: 2, name: 'Mexican', item: `${origin}/cuisines/mexican-catering` }),
      expect.objectContaining({ position: 3, item: url }),
    ]);
  });

  it('has one address, also where it is asked for by its id', async () => {
    const { pack } = await offer();
    expect((await read(`/packages/${pack.id}`)).canonical).toBe(`${origin}/packages/${pack.slug}`);
  });

  it('claims no rating before the first review', async () => {
    const { pack } = await offer({ ratingAverage: null, reviewCount: 0 });
    expect((await read(`/packages/${pack.slug}`)).thing('Product')).not.toHaveProperty('aggregateRating');
  });

  it('that is not offered any more can be opened, but is not to be found', async () => {
    const { pack } = await offer({ active: false });
    const page = await read(`/packages/${pack.slug}`);
    expect(page.status).toBe(200);
    expect(page.meta('robots')).toBe('noindex');
    expect(page.thing('Product')).toMatchObject({
      offers: { availability: 'https://schema.org/Discontinued' },
    });
  });

  it.each([
    '/packages/no-such',
    '/packages/2147483648',
    '/packages/0',
    '/packages/%00',
    '/packages/%F0%9F%8C%AE',
  ])('that does not exist is a page with status 404: %s', async (path) => {
    const page = await read(path);
    expect(page.status).toBe(404);
    expect(page.title).toBe('Page not found | Copper Carrot');
    expect(page.meta('robots')).toBe('noindex');
    expect(page.canonical).toBeNull();
  });
});

const hostile = `"><script>alert(1)</script></title><!-- ' & \u2028\u2029 </script>`;

it('can not be broken out of by a name, a description or a picture', async () => {
  const { pack, brand } = await offer(
    {
      name: hostile,
      description: hostile,
      pictureAlt: hostile,
      picture: { url: `/pictures/"><script>alert(1)</script>.svg` },
    },
    hostile,
  );
  for (const path of [
    `/packages/${pack.slug}`,
    `/catering/${brand.slug}`,
    '/explore/new-york-city-catering',
  ]) {
    const page = await read(path);
    expect(page.status).toBe(200);
    expect(page.html).not.toMatch(/<script>alert/);
    for (const [script] of page.html.matchAll(/<script[\s\S]*?<\/script>/g))
      expect(script).not.toMatch(/[\u2028\u2029]/);
    const nonce = /'nonce-([^']+)'/.exec(page.csp)?.[1] ?? 'none';
    for (const [tag] of page.html.matchAll(/<script(?! type="application\/json")[^>]*>/g))
      expect(tag).toContain(`nonce="${nonce}"`);
    expect(page.things.length).toBeGreaterThan(0);
  }
  const page = await read(`/packages/${pack.slug}`);
  expect(page.title).toBe(`${hostile} by ${hostile} | Copper Carrot`);
  expect(page.thing('Product')?.name).toBe(hostile);
});

describe('a restaurant', () => {
  it('is one with its kitchens, its cuisines and its packages, under the address that it is linked by', async () => {
    const { brand, pack } = await offer();
    const page = await read(`/brands/${brand.slug}`);
    // One kitchen: /catering is its address (2 §2).
    expect(page.canonical).toBe(`${origin}/catering/${brand.slug}`);
    expect(page.title).toBe('Saffron Street catering | Copper Carrot');
    expect(page.meta('description')).toBe('Curries for offices.');
    expect(page.thing('Restaurant')).toMatchObject({
      name: 'Saffron Street',
      servesCuisine: ['Mexican'],
      address: { '@type': 'PostalAddress', addressLocality: 'New York', addressRegion: 'NY' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 30 },
    });
    expect(page.thing('ItemList')).toMatchObject({
      itemListElement: [{ position: 1, name: 'Taco lunch', url: `${origin}/packages/${pack.slug}` }],
    });
    await makeKitchen(brand.id, { name: 'Second kitchen' });
    const other = await read(`/brands/${brand.id}`);
    expect(other.canonical).toBe(`${origin}/brands/${brand.slug}`);
  });

  it('that does not exist is a page with status 404', async () => {
    expect((await read('/catering/no-such')).status).toBe(404);
    expect((await read('/brands/no-such')).status).toBe(404);
  });
});

/** So many restaurants with a kitchen at a place. */
async function fill(placeId: number, brands: number) {
  for (let each = 0; each < brands; each += 1) {
    const brand = await makeBrand({ popularity: 100 - each });
    await makeKitchen(brand.id, { placeId });
  }
}

describe('a service area', () => {
  it('[PAGE-09] has its own page with the restaurants that cook there', async () => {
    await fill(10, serviceAreaBrandThreshold);
    const page = await read('/explore/nashville-catering');
    expect(page.status).toBe(200);
    expect(page.title).toBe('Catering in Nashville | Copper Carrot');
    expect(page.meta('description')).toContain('20 kitchens in Nashville');
    expect(page.canonical).toBe(`${origin}/explore/nashville-catering`);
    expect(page.meta('robots')).toBeUndefined();
    expect(page.thing('ItemList')).toMatchObject({
      name: 'Restaurants that cater in Nashville',
      numberOfItems: 12,
    });
  });

  it('[PAGE-10] with fewer than 20 brands opens, but nobody is led to it', async () => {
    await fill(14, serviceAreaBrandThreshold - 1);
    const page = await read('/explore/las-vegas-catering');
    expect(page.status).toBe(200);
    expect(page.meta('robots')).toBe('noindex');
    const { text } = await client().get('/sitemap-pages.xml').expect(200);
    expect(text).not.toContain('/explore/las-vegas-catering');
    expect(text).toContain('/explore/nashville-catering');
  });

  it.each(['/explore/atlantis-catering', '/explore/-catering', '/explore/nashville'])(
    '[PAGE-09] that does not exist is a page with status 404: %s',
    async (path) => expect((await read(path)).status).toBe(404),
  );
});

describe('a cuisine', () => {
  // First, so that the answer is not one that is kept from a test before.
  it('lists the packages of its category, the most popular first', async () => {
    const { brand } = await offer({ popularity: 5000 });
    await makePackage(brand.id, { name: 'Top tacos', popularity: 9000 });
    const [bagels] = await sql.rows<{ id: number }>(
      `select id from package_categories where package_category = 'breakfast_bagels' limit 1`,
    );
    await makePackage(brand.id, {
      name: 'Bagels',
      packageCategoryId: bagels?.id ?? 0,
      mealType: 'breakfast',
      popularity: 9999,
    });
    const page = await read('/cuisines/mexican-catering');
    const items = page.thing('ItemList')?.itemListElement as { name: string }[];
    expect(items.slice(0, 2).map(({ name }) => name)).toEqual(['Top tacos', 'Taco lunch']);
    expect(items.map(({ name }) => name)).not.toContain('Bagels');
    expect((await read('/cuisines/breakfast-catering')).thing('ItemList')).toMatchObject({
      numberOfItems: 1,
    });
    const filtered = await read('/cuisines/mexican-catering?place_id=1');
    expect(filtered.canonical).toBe(`${origin}/cuisines/mexican-catering`);
    expect(filtered.meta('robots')).toBe('noindex');
  });

  it.each([
    ['breakfast', 'Breakfast'],
    ['lunch', 'Lunch'],
    ['bagels', 'Bagels'],
    ...['mexican', 'american', 'mediterranean', 'indian', 'japanese', 'italian', 'vietnamese', 'thai'].map(
      (slug) => [slug],
    ),
    ...['hawaiian', 'chinese', 'korean', 'filipino', 'indonesian', 'caribbean'].map((slug) => [slug]),
  ])(
    '[PAGE-13] [PAGE-14] has a page of its own: %s',
    async (slug = '', label = slug[0]?.toUpperCase() + slug.slice(1)) => {
      const page = await read(`/cuisines/${slug}-catering`);
      expect(page.status).toBe(200);
      expect(page.title).toBe(`${label} catering | Copper Carrot`);
      expect(page.canonical).toBe(`${origin}/cuisines/${slug}-catering`);
    },
  );

  it('[PAGE-14] that has no page is one with status 404', async () => {
    expect((await read('/cuisines/martian-catering')).status).toBe(404);
    expect((await read('/cuisines/__proto__-catering')).status).toBe(404);
  });
});

async function makeCampaign(type: 'covid_hospital' | 'covid_caterer') {
  const slug = unique('campaign');
  const brand = await makeBrand();
  const [hospital] = await sql.rows<{ id: number }>(
    `insert into hospitals (name, place_id, formatted_address) values ('St. Brigid', 1, '1 Test Street') returning id`,
  );
  await sql.rows(
    `insert into campaigns (slug, campaign_type, name, summary, place_id, hospital_id, brand_id, goal_cents, meal_price_cents, picture)
     values ($1, $2, 'Warm nights', 'Soup for the night shift.', 1, $3, $4, 100000, 1000, '{"url": "/pictures/campaigns/1.svg"}')`,
    [slug, type, type === 'covid_hospital' ? hospital?.id : null, type === 'covid_caterer' ? brand.id : null],
  );
  return slug;
}

describe('a campaign', () => {
  it('says what it is for, and has one address', async () => {
    const slug = await makeCampaign('covid_caterer');
    const page = await read(`/cares/${slug}`);
    expect(page.title).toBe('Warm nights | Copper Carrot');
    expect(page.meta('description')).toBe('Soup for the night shift.');
    expect(page.canonical).toBe(`${origin}/cares/caterers/${slug}`);
    expect(page.meta('og:image')).toBe(`${origin}/pictures/campaigns/1.svg`);
    expect(page.thing('Project')).toMatchObject({ url: `${origin}/cares/caterers/${slug}` });
    // Nothing leads to a page that nobody has.
    expect(page.thing('Project')).not.toHaveProperty('potentialAction');
    expect((await read('/cares')).thing('ItemList')).toMatchObject({
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ url: `${origin}/cares/caterers/${slug}` }),
      ]) as unknown,
    });
  });

  it('of a hospital is not among those of caterers, and one that does not exist is nowhere', async () => {
    const slug = await makeCampaign('covid_hospital');
    expect((await read(`/cares/${slug}`)).canonical).toBe(`${origin}/cares/${slug}`);
    expect((await read(`/cares/caterers/${slug}`)).status).toBe(404);
    expect((await read('/cares/no-such')).status).toBe(404);
  });
});

describe('home and search', () => {
  it('[PAGE-01] the home page names who runs the site and how to search it', async () => {
    const page = await read('/?utm_source=mail');
    expect(page.title).toBe('Route title | Copper Carrot');
    expect(page.canonical).toBe(`${origin}/`);
    expect(page.meta('robots')).toBeUndefined();
    expect(page.thing('Organization')).toMatchObject({ name: 'Copper Carrot', url: `${origin}/` });
    expect(page.thing('WebSite')).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${origin}/search?query={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('a search is one page, and with a filter none for a search engine', async () => {
    const plain = await read('/search');
    expect(plain.meta('robots')).toBeUndefined();
    expect(plain.thing('ItemList')?.name).toBe('Service areas');
    const filtered = await read('/search?place_id=1&package_category=lunch_thai');
    expect(filtered.canonical).toBe(`${origin}/search`);
    expect(filtered.meta('robots')).toBe('noindex');
  });
});

it('keeps what is private from search engines', async () => {
  const page = await read('/orders/12');
  expect(page.status).toBe(200);
  expect(page.meta('robots')).toBe('noindex');
  expect(page.canonical).toBeNull();
  expect(page.things).toEqual([]);
});

it('[PAGE-06] recommendations open with and without a package, for nobody to find', async () => {
  const { pack } = await offer();
  expect((await read('/recommended')).title).toBe('Picked for you | Copper Carrot');
  const like = await read(`/recommended/${pack.id}`);
  expect(like.title).toBe('More like Taco lunch | Copper Carrot');
  expect(like.meta('robots')).toBe('noindex');
  expect((await read('/recommended/2000000000')).status).toBe(404);
});

describe('a database that does not answer', () => {
  it('keeps nobody from the page', async () => {
    const broken = jest.spyOn(sql, 'fromReplica').mockRejectedValue(new Error('the database is away'));
    const page = await read(`/packages/${unique('asked-in-vain')}`);
    broken.mockRestore();
    expect(page.status).toBe(200);
    expect(page.title).toBe('Route title | Copper Carrot');
    // Nor does it make a search engine forget the page.
    expect(page.meta('robots')).toBeUndefined();
  });
});

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
