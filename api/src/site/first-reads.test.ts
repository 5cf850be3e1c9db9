import type { FirstReads, List, Schemas } from '@copper-carrot/contracts';
import { Address } from '../addresses';
import { makeBrand, makeKitchen, makePackage } from '../catalog/catalog.factory';
import { sql } from '../database';
import { readBuild } from '../remotes';
import { makeBuild, route, setLive } from '../remotes/release.factory';
import { client, makeUser, signedIn, type TestClient, useDatabase } from '../testing';
import { pageWaits } from './page-waits';

jest.mock('./site-assets');

const usual = pageWaits.ms;

useDatabase();
beforeAll(async () => {
  pageWaits.ms = 20_000;
  const routes = [
    route('/search'),
    route('/packages/{slug}'),
    route('/customer/orders'),
    route('/caterer/{brandId}/orders'),
  ];
  const build = await readBuild(makeBuild({ name: 'mfe-search', routes }).folder);
  await setLive(build);
});

const user = '/cpi/v2/user';
const places = '/cpi/v1/public/places';

async function open(path: string, visitor: TestClient = client(), cookie = '') {
  const call = visitor.get(path).set('Accept', 'text/html');
  const { text, headers } = (await (cookie ? call.set('Cookie', cookie) : call).expect(200)) as {
    text: string;
    headers: Record<string, string>;
  };
  const written = /<script type="application\/json" id="first-reads">(.*?)<\/script>/s.exec(text)?.[1];
  const reads = written === undefined ? undefined : (JSON.parse(written) as FirstReads);
  return { html: text, headers, reads, searched: Object.keys(reads?.answers ?? {}).find(isSearch) };
}
const isSearch = (url: string) => url.includes('/search?');

it('brings a stranger what the API answers to everybody, and may be kept by their browser', async () => {
  const { reads, headers } = await open('/search');
  expect(reads?.userId).toBeNull();
  expect(reads?.answers).not.toHaveProperty([user]);
  const { body } = (await client().get(places).expect(200)) as { body: unknown };
  expect(reads?.answers[places]).toEqual(body);
  expect(headers['cache-control']).toBe('private, no-cache');
});

it('brings a person their own session and nobody else’s, and is stored nowhere', async () => {
  const [one, other] = await Promise.all([signedIn(await makeUser()), signedIn(await makeUser())]);
  for (const visitor of [one, other]) {
    const { reads, headers } = await open('/customer/orders', visitor);
    const { body } = (await visitor.get(user).expect(200)) as { body: Schemas['Session'] };
    expect(reads?.userId).toBe(body.id);
    expect(reads?.answers[user]).toEqual(body);
    expect(headers['cache-control']).toBe('private, no-store');
  }
});

it('brings the home page of a person the cart that they left, and that of a stranger none', async () => {
  const left = '/cpi/v1/orderer/left_carts?limit=1';
  const visitor = await signedIn(await makeUser());
  const brand = await makeBrand();
  await makeKitchen(brand.id);
  const { slug } = await makePackage(brand.id);
  await visitor
    .post(`/cpi/v1/orderer/packages/${slug}/order`)
    .send({ order: { headcount: 20 } })
    .expect(201);
  const { body } = (await visitor.get(left).expect(200)) as { body: List<Schemas['LeftCart']> };
  expect(body.records).toHaveLength(1);
  expect((await open('/', visitor)).reads?.answers[left]).toEqual(body);
  expect((await open('/search', visitor)).reads?.answers).not.toHaveProperty([left]);
  expect((await open('/')).reads?.answers).not.toHaveProperty([left]);
});

it('brings nobody once the session is over', async () => {
  const visitor = await signedIn(await makeUser());
  await sql.rows('delete from user_sessions');
  const { reads } = await open('/search', visitor);
  expect(reads?.userId).toBeNull();
  expect(reads?.answers).not.toHaveProperty([user]);
});

it.each(['/search?current_brand=3', '/customer/orders?organizationId=4', '/caterer/3/orders'])(
  'brings nothing to a page that acts for somebody: %s',
  async (path) => {
    expect((await open(path, await signedIn(await makeUser()))).reads).toBeUndefined();
  },
);

it('brings nothing to an admin who acts as somebody', async () => {
  const { id } = await makeUser();
  const admin = await signedIn(await makeUser({ isAdmin: true }));
  expect((await open('/customer/orders', admin)).reads?.userId).toBe(admin.user?.id);
  await admin.post(`/cpi/v2/users/${id}/ghost_session`).send({ reason: 'They asked for help' }).expect(204);
  expect((await open('/customer/orders', admin)).reads).toBeUndefined();
});

describe('the first search', () => {
  it('of the home page is what the API answers at the same URL', async () => {
    const { searched = '', reads } = await open('/', client(), 'cc_place=1');
    expect(searched).toBe(
      '/cpi/v1/public/packages/search?place_id=1&order_by_popularity=true&limit=8&expand=caterer&with_times_ordered=true',
    );
    const { body } = (await client().get(searched).expect(200)) as { body: Schemas['PackageSearch'] };
    const brought = reads?.answers[searched] as Schemas['PackageSearch'];
    expect(brought.records.map(({ id }) => id)).toEqual(body.records.map(({ id }) => id));
  });

  it('is for the day and the meal that the address names', async () => {
    const asked = 'headcount=20&start_date=2099-01-05&package_type=dessert';
    expect((await open(`/search?search_type=packages&place_id=1&${asked}`)).searched).toContain(
      `?place_id=1&${asked}&order_by_popularity=true`,
    );
  });

  it('is for the place where a person has their food brought to, unless the address names another', async () => {
    const user = await makeUser();
    await Address.create({
      userId: user.id,
      formattedAddress: '1 Pine St, Seattle, WA 98101',
      googlePlaceId: 'local:98101',
      city: 'Seattle',
      state: 'WA',
      zip: '98101',
      latitude: 47.61,
      longitude: -122.33,
      timeZone: 'America/Los_Angeles',
      placeId: 8,
    });
    const visitor = await signedIn(user);
    expect((await open('/search', visitor)).searched).toContain('?place_id=8&');
    expect((await open('/search?place_id=3', visitor)).searched).toContain('?place_id=3&');
  });

  it('is what the API answers at the same URL, with its first picture on the way', async () => {
    const brand = await makeBrand();
    await makeKitchen(brand.id);
    await makePackage(brand.id);
    const { searched = '', reads, html } = await open('/search?search_type=packages&place_id=1&headcount=20');
    expect(searched).toBe(
      '/cpi/v1/public/packages/search?place_id=1&headcount=20&order_by_popularity=true&limit=24&offset=0&expand=caterer&with_times_ordered=true',
    );
    const { body } = (await client().get(searched).expect(200)) as { body: Schemas['PackageSearch'] };
    const brought = reads?.answers[searched] as Schemas['PackageSearch'];
    expect(brought.records.map(({ id }) => id)).toEqual(body.records.map(({ id }) => id));
    const url = body.records[0]?.image.url;
    expect(html).toContain(`<link rel="preload" as="image" href="${url}"`);
    expect(html).toMatch(new RegExp(`<div class="boot-card">.*<img src="${url}" alt=""`));
  });

  it('has a plain outline where nothing was found', async () => {
    const { html } = await open('/search?place_id=1&headcount=9999');
    expect(html).toContain('<div class="boot-page">');
    expect(html).not.toContain('<img');
  });

  it('is for the place that the browser chose last', async () => {
    expect((await open('/search', client(), 'cc_place=8')).searched).toContain('?place_id=8&');
  });

  it('asks for restaurants where the address does, or where there are few', async () => {
    expect((await open('/search?place_id=1&search_type=restaurants')).searched).toContain('/brands/search?');
    expect((await open('/search?place_id=1')).searched).toContain('/brands/search?');
  });

  it.each(['/search?place_id=1&query=taco', '/search?place_id=1&sort=newness', '/search?place_id=999'])(
    'is left to the screen where the server does not know what it asks: %s',
    async (path) => {
      expect((await open(path)).searched).toBeUndefined();
    },
  );

  it('is left out where the API refuses it', async () => {
    expect((await open('/search?place_id=1&headcount=none')).searched).toBeUndefined();
  });
});

describe('the page of a package', () => {
  const at = (slug: string) => `/cpi/v1/public/packages/${slug}?track_view=true`;

  it('brings the package, which counts as looked at once, with its picture on the way', async () => {
    const brand = await makeBrand();
    await makeKitchen(brand.id);
    const { slug } = await makePackage(brand.id);
    const { reads, html } = await open(`/packages/${slug}?place_id=1&headcount=20`);
    expect(reads?.answers[at(slug)]).toMatchObject({ slug, service: [{ place_id: 1 }] });
    expect(reads?.answers).toHaveProperty([places]);
    expect(html).toContain(`<link rel="preload" as="image" href="/pictures/packages/${slug}.svg"`);
    expect(html).toContain(`<div class="boot-head"><i></i><div><img src="/pictures/packages/${slug}.svg"`);
    expect(await sql.rows('select view_count from packages where slug = $1', [slug])).toEqual([
      { view_count: 1 },
    ]);
  });

  it('brings nothing of a package that is none', async () => {
    const { text } = await client().get('/packages/search').set('Accept', 'text/html');
    expect(text).not.toContain('track_view');
  });
});

it('can not be broken out of by what people wrote', async () => {
  const evil = '</script><script>alert(1)</script>';
  const visitor = await signedIn(await makeUser({ firstName: evil }));
  const { html, reads } = await open('/search', visitor);
  expect(html).not.toContain('<script>alert(1)');
  expect((reads?.answers[user] as Schemas['Session']).first_name).toBe(evil);
});

it('leaves to the screen what an answer that hangs would keep the page waiting for', async () => {
  const visitor = await signedIn(await makeUser());
  const first = sql.first.bind(sql);
  const hanging = jest.spyOn(sql, 'first').mockImplementation((...asked) => {
    const [statement] = asked;
    const isSession = typeof statement !== 'string' && statement.name === 'session';
    return isSession ? new Promise(() => undefined) : first(...asked);
  });
  pageWaits.ms = usual;
  const start = performance.now();
  const { html, reads } = await open('/customer/orders', visitor);
  const waited = performance.now() - start;
  pageWaits.ms = 20_000;
  expect(hanging).toHaveBeenCalled();
  hanging.mockRestore();
  expect(html).toContain('id="site-data"');
  expect(reads).toBeUndefined();
  expect(waited).toBeGreaterThan(400);
  expect(waited).toBeLessThan(5_000);
});

it('leaves a page whole whose reader can not be found out', async () => {
  const visitor = await signedIn(await makeUser());
  const first = sql.first.bind(sql);
  const broken = jest.spyOn(sql, 'first').mockImplementation((...asked) => {
    const [statement] = asked;
    const isSession = typeof statement !== 'string' && statement.name === 'session';
    return isSession ? Promise.reject(new Error('the database is gone')) : first(...asked);
  });
  const { html, reads } = await open('/customer/orders', visitor);
  expect(broken).toHaveBeenCalled();
  broken.mockRestore();
  expect(html).toContain('id="site-data"');
  expect(reads).toBeUndefined();
});
