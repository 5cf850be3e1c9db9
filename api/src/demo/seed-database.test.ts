import { verify } from '@node-rs/argon2';
import { Client } from 'pg';
import Stripe from 'stripe';
import { primaryPool } from '../database';
import { client as browser, mailTo, runPendingJobs } from '../testing';
import { useLocalServices } from '../testing/local-services';
import { demoAccounts, demoPassword, ensureDemoCards, seedDatabase } from '.';
import { sweepWaitingPayments } from '../orders/payment/waiting-payments';

const database = new Client({ connectionString: process.env.DATABASE_URL });
const count = async (from: string) => {
  const { rows } = await database.query<{ n: number }>(`select count(*)::int as n from ${from}`);
  return rows[0]?.n ?? 0;
};

// Registered before the database's own hook, which drops it.
afterAll(() => database.end());
useLocalServices();
beforeAll(async () => {
  await database.connect();
  await seedDatabase(database, 'small');
}, 120_000);

describe('a small seed in a real database', () => {
  it('[SEA-07] loads the fifteen places with the ids 1 to 15 in their order', async () => {
    const { rows } = await database.query<{ id: number; label: string }>(
      'select id, label from places order by id',
    );
    expect(rows.map(({ label }) => label)).toEqual([
      'New York City',
      'Boston and Cambridge',
      'Chicago',
      'Washington DC',
      'San Francisco and Bay Area',
      'Austin',
      'Los Angeles and Orange County',
      'Seattle',
      'Denver',
      'Nashville',
      'Minneapolis and St. Paul',
      'Salt Lake City',
      'Atlanta',
      'Las Vegas',
      'San Jose and South Bay',
    ]);
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });

  it('gives the states their taxes where a database was filled before they had any, and once', async () => {
    const states = () =>
      count('tax_jurisdictions j join tax_rates r on r.jurisdiction_id = j.id where covers_state');
    const before = await states();
    expect(before).toBeGreaterThan(40);
    await database.query('delete from tax_jurisdictions where covers_state');
    expect(await seedDatabase(database, 'none')).toBe(true);
    expect(await states()).toBe(before);
    expect(await seedDatabase(database, 'none')).toBe(false);
  });

  it('[CONST-19] has package categories 1 to 91 without 65, and -2 Other', async () => {
    const { rows } = await database.query<{ id: number; label: string }>(
      'select id, label from package_categories order by id',
    );
    const expected = Array.from({ length: 91 }, (_, index) => index + 1).filter((id) => id !== 65);
    expect(rows.map(({ id }) => id)).toEqual([-2, ...expected]);
    expect(rows[0]?.label).toBe('Other');
  });

  it('[SEA-17] [CONST-20] ties each of about 35 category keys to one meal, and gives each row a presentation', async () => {
    const { rows } = await database.query<{ key: string; meals: number; ways: number; rows: number }>(
      `select package_category as key, count(distinct meal_type)::int as meals,
              count(distinct presentation_type)::int as ways, count(*)::int as rows
       from package_categories where id > 0 group by 1`,
    );
    expect(rows).toHaveLength(35);
    expect(rows.every(({ meals, ways, rows: all }) => meals === 1 && ways === all)).toBe(true);
    expect(rows.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['breakfast_hot', 'lunch_mexican', 'dessert_fruit', 'lunch_hawaiian']),
    );
  });

  it('knows the ZIP codes of the country, with the zones of Nashville and Las Vegas', async () => {
    expect(await count('zip_codes')).toBeGreaterThan(30_000);
    const { rows } = await database.query(
      `select zip, time_zone, place_id from zip_codes where zip in ('10013', '37203', '89101', '95113') order by zip`,
    );
    expect(rows).toEqual([
      { zip: '10013', time_zone: 'America/New_York', place_id: 1 },
      { zip: '37203', time_zone: 'America/Chicago', place_id: 10 },
      { zip: '89101', time_zone: 'America/Los_Angeles', place_id: 14 },
      { zip: '95113', time_zone: 'America/Los_Angeles', place_id: 15 },
    ]);
  });

  it('lets every demo account in with the one password', async () => {
    const { rows } = await database.query<{ email: string; password_hash: string }>(
      'select email::text, password_hash from users where password_hash is not null order by id',
    );
    expect(rows.map(({ email }) => email)).toEqual(demoAccounts.map(({ email }) => email));
    expect(await verify(rows[0]?.password_hash ?? '', demoPassword)).toBe(true);
    expect(new Set(rows.map(({ password_hash }) => password_hash)).size).toBe(1);
  });

  it('has a coupon for each reason to refuse, used up where the reason is its use', async () => {
    const { rows } = await database.query<{ code: string; used: number }>(
      `select code::text, (select count(*)::int from coupon_redemptions r where r.coupon_id = c.id) as used
       from coupons c where usage_limit is not null or per_user_limit is not null order by code`,
    );
    expect(rows).toEqual([
      { code: 'ALLGONE', used: 1 },
      { code: 'ONCEEACH', used: 1 },
    ]);
    expect(await count('coupons where disabled_at is not null')).toBe(1);
    expect(await count('coupons where upper(effective) < now()')).toBe(1);
    expect(await count('coupons where lower(effective) > now()')).toBe(1);
    expect(
      await count('coupons where team_id is not null or brand_id is not null or place_id is not null'),
    ).toBe(4);
  });

  it('keeps the kitchens’ days in step with what the orders hold', async () => {
    expect(
      await count(
        `kitchen_days d where row(booked_headcount::bigint, booked_orders::bigint) is distinct from
         (select row(sum(headcount), count(*)) from capacity_holds h
          where (h.kitchen_id, h.on_date, h.daypart) = (d.kitchen_id, d.on_date, d.daypart))`,
      ),
    ).toBe(0);
    expect(await count('capacity_holds')).toBeGreaterThan(20);
  });

  it('leaves room after its own ids', async () => {
    const { rows } = await database.query<{ id: number }>(
      `insert into teams (name, access_code) values ('One more', 'onemore1') returning id`,
    );
    expect(rows[0]?.id).toBe(13);
  });

  it('does nothing to a database that people use', async () => {
    const before = await count('brands');
    expect(await seedDatabase(database, 'full')).toBe(false);
    expect(await count('brands')).toBe(before);
  });

  it('queues what the clock will do with the orders that lie ahead', async () => {
    const { rows } = await database.query<{ key: string }>('select key from graphile_worker.jobs');
    const open = await count(`orders where status in ('pending', 'accepted', 'confirmed')`);
    expect(rows.filter(({ key }) => key.startsWith('wake-order-'))).toHaveLength(open);
    expect(await count('processes where due_at is not null')).toBe(open);
    expect(rows.map(({ key }) => key)).toContain('demo-cards');
  });
});

describe('demo cards', () => {
  const peer = new URL(process.env.LOCAL_SERVICES_URL ?? '');
  const stripe = new Stripe('sk_test_local', {
    host: peer.hostname,
    port: Number(peer.port),
    protocol: 'http',
  });

  it('get their customers, methods and holds at Stripe, once', async () => {
    await ensureDemoCards(stripe, primaryPool);
    expect(await count(`credit_cards where stripe_payment_method_id like 'pm_demo_%'`)).toBe(0);
    expect(
      await count(
        `payment_attempts where status = 'authorized' and stripe_payment_intent_id like 'pi_demo_%'`,
      ),
    ).toBe(0);
    const { rows } = await database.query<{ intent: string; amount: number }>(
      `select stripe_payment_intent_id as intent, amount_cents as amount from payment_attempts where status = 'authorized' limit 1`,
    );
    const intent = await stripe.paymentIntents.retrieve(rows[0]?.intent ?? '');
    expect([intent.status, intent.amount]).toEqual(['requires_capture', rows[0]?.amount]);

    // What people see of the demo is settled: no money of it waits for the clock's next minute.
    const jobs = () => count('graphile_worker.jobs');
    const queued = await jobs();
    await sweepWaitingPayments();
    expect(await jobs()).toBe(queued);

    const cards = 'select stripe_payment_method_id from credit_cards order by id';
    const before = (await database.query(cards)).rows;
    await ensureDemoCards(stripe, primaryPool);
    expect((await database.query(cards)).rows).toEqual(before);
  }, 60_000);
});

it('what the demo caterer has made for a customer was mailed, once, as its screen says', async () => {
  const { rows } = await database.query<{ id: number; email: string }>(
    'select o.id, u.email from orders o join users u on u.id = o.user_id where o.is_direct order by o.id',
  );
  expect(rows).toHaveLength(2);
  await runPendingJobs();
  expect(await seedDatabase(database, 'small')).toBe(false);
  await runPendingJobs();
  for (const { id, email } of rows) {
    const mails = (await mailTo(email)).filter(({ template }) => template === 'order_made_for_you');
    expect(mails.map(({ data }) => data.orderId)).toEqual([id]);
  }
}, 120_000);

describe('GET /pictures', () => {
  it('gives a package’s picture for ever under its own address, and nothing new to who has it', async () => {
    const { rows } = await database.query<{ url: string }>(
      `select picture ->> 'url' as url from packages where id = 1`,
    );
    const picture = await browser()
      .get(rows[0]?.url ?? '')
      .expect(200);
    expect(picture.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(picture.headers['cache-control']).toContain('immutable');
    expect(String(picture.body)).toMatch(/^<svg xmlns/);
    const etag = picture.headers.etag ?? '';
    await browser()
      .get(rows[0]?.url ?? '')
      .set('If-None-Match', etag)
      .expect(304);
    const plain = await browser().get('/pictures/packages/1.svg').expect(200);
    expect(plain.headers['cache-control']).not.toContain('immutable');
  });

  it.each(['brands/1', 'campaigns/1', 'menu-items/1', 'collections/1'])('has one of %s', (which) =>
    browser().get(`/pictures/${which}.svg`).expect(200),
  );

  it.each(['packages/999999999', 'packages/x', 'packages/1e3', 'packages/99999999999', 'kitchens/1'])(
    'has none of %s',
    (which) => browser().get(`/pictures/${which}.svg`).expect(404),
  );
});
