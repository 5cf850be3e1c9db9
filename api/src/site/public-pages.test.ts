import { makeKitchen, unique } from '../catalog/catalog.factory';
import { blogPosts } from '../content';
import { sql } from '../database';
import { offer, origin, read, usePublicPages } from './public-pages.factory';

jest.mock('./site-assets');

usePublicPages();

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

it('[PAGE-16] a post of the blog is an article with its own words, and another address is none', async () => {
  const [post] = blogPosts();
  const page = await read(`/blog/${post?.slug}`);
  expect(page.title).toBe(`${post?.title} | Copper Carrot`);
  expect(page.canonical).toBe(`${origin}/blog/${post?.slug}`);
  expect(page.thing('BlogPosting')).toMatchObject({ headline: post?.title, datePublished: post?.date });
  expect((await read('/blog/no-such-post')).status).toBe(404);
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

it('keeps what is private from search engines', async () => {
  const page = await read('/orders/12');
  expect(page.status).toBe(401);
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
