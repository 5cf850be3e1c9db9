import { serviceAreaBrandThreshold } from '@copper-carrot/contracts';
import { makeBrand, makeKitchen, makePackage, unique } from '../catalog/catalog.factory';
import { sql } from '../database';
import { client } from '../testing';
import { offer, origin, read, usePublicPages } from './public-pages.factory';

jest.mock('./site-assets');

usePublicPages();

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
