import { negativeReviewTags, positiveReviewTags, type Role, type Schemas } from '@copper-carrot/contracts';
import { Membership } from '../accounts';
import { database, sql } from '../database';
import { orderOf } from '../orders/changes/change.factory';
import { makeCaterer, type Caterer } from '../orders/order.factory';
import {
  makeMember,
  makeUser,
  mailTo,
  runPendingJobs,
  signedIn,
  timeComesForJob,
  until,
  useDatabase,
  type TestClient,
} from '../testing';
import { orderEvents } from '../orders';
import { askForReview } from './review.jobs';

useDatabase();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

/** Somebody else of the organization that ordered. */
async function colleagueOf({ teamId }: { teamId: number }, role: Role): Promise<TestClient> {
  const user = await makeUser({ firstName: 'Colin' });
  await Membership.create({ teamId, userId: user.id, role });
  return signedIn(user);
}

const agreed = { package: null, kitchens: [], cutoffAt: null, included: null, dietaryTags: null };

interface Delivered {
  orderId: number;
  owner: TestClient;
  teamId: number;
  email: string;
  userId: number;
}

/** An order that began some hours ago, as its owner has it. */
async function delivered({
  hoursAgo = 24,
  status = 'fulfilled',
  points = 300,
  of = caterer,
  person = {},
  by,
}: {
  hoursAgo?: number;
  status?: string;
  points?: number;
  of?: Caterer;
  person?: object;
  by?: Delivered;
} = {}): Promise<Delivered> {
  const made = by
    ? null
    : await makeMember('admin', undefined, { firstName: 'Maya', lastName: 'Reyes', ...person });
  const userId = by?.userId ?? made?.user.id ?? 0;
  const teamId = by?.teamId ?? made?.team.id ?? 0;
  const [order] = await sql.rows<{ id: number }>(
    `insert into orders (status, user_id, team_id, brand_id, package_id, place_id, kitchen_id, start_date, start_time, time_zone,
       start_at, headcount, bypass_payment, total_cents, food_cents, points_awarded, cancellation_policy, agreed, submitted_at, ended_at)
     select $1, $2, $3, $4, $5, 1, $6, s.at::date, '12:00', 'America/New_York', s.at, 20, true, 100, 100, $8, '{}', $9,
       s.at - interval '3 days', case when $1 in ('declined', 'canceled') then s.at end from (select now() - make_interval(hours => $7) as at) s returning id`,
    [
      status,
      userId,
      teamId,
      of.brand.id,
      of.pack.id,
      of.kitchen.id,
      hoursAgo,
      points,
      JSON.stringify(agreed),
    ],
  );
  const owner = by?.owner ?? (made ? await signedIn(made.user) : null);
  if (!owner) throw new Error('nobody ordered');
  return { orderId: order?.id ?? 0, owner, teamId, userId, email: by?.email ?? made?.user.email ?? '' };
}

const at = (orderId: number) => `/cpi/v1/orderer/orders/${orderId}/review`;
type Wish = Schemas['ReviewBody']['review'];
const good: Wish = { overall_rating: 5, positive_rating_reasons: ['food_quality'] };
const review = ({ orderId, owner }: Delivered, wish: Wish = good) =>
  owner.patch(at(orderId)).send({ review: wish });
const saved = async (order: Delivered, wish?: Wish) =>
  ((await review(order, wish).expect(200)) as { body: Schemas['Review'] }).body;
const skip = ({ orderId, owner }: Delivered) => owner.post(`${at(orderId)}/skip`);
const awaited = async ({ owner }: Delivered) =>
  (
    (await owner.get('/cpi/v2/user/stats').expect(200)) as { body: Schemas['Stats'] }
  ).body.customer_action_items.orders_awaiting_review.map(({ id, team_id }) => [id, team_id]);
const coinsOf = async ({ userId }: Delivered) =>
  (
    await sql.rows<{ reason: string; coins: number }>(
      'select reason, coins from coin_entries where user_id = $1 order by id',
      [userId],
    )
  ).map(({ reason, coins }) => [reason, coins]);
const publicly = async (of: Caterer): Promise<Schemas['ReviewList']> =>
  (
    (await (
      await signedIn(await makeUser())
    )
      .get(`/cpi/v1/public/packages/${of.pack.slug}/reviews`)
      .expect(200)) as {
      body: Schemas['ReviewList'];
    }
  ).body;

const whole: Required<Wish> = {
  overall_rating: 2,
  body: 'The tacos came cold.',
  feedback_for_caterer: 'Your driver was lost for an hour.',
  customer_notes: 'Never on a Friday again.',
  would_reorder: false,
  positive_rating_reasons: ['food_quantity'],
  negative_rating_reasons: ['delivery', 'accuracy'],
  anonymous: false,
};

test('[REV-01] [API-058] [API-069] [ENTI-27] [ENTI-28] an order is reviewed by stars, tags and words, and read back whole', async () => {
  const order = await delivered();
  const answer = await saved(order, whole);
  expect(answer).toMatchObject({ ...whole, order_id: order.orderId, reviewer_id: order.userId });
  const { body } = (await order.owner.get('/cpi/v1/orderer/reviews').expect(200)) as {
    body: { records: Schemas['Review'][]; count: number };
  };
  expect(body).toEqual({ records: [answer], count: 1 });
  expect((await order.owner.get(`/cpi/v1/orderer/reviews/${answer.id}`).expect(200)).body).toEqual(answer);
});

test.each([1, 2, 3, 4, 5])('[REV-01] %d stars are taken', async (overall_rating) => {
  const body = 'Nothing to add to that.';
  expect(await saved(await delivered(), { overall_rating, body })).toMatchObject({ overall_rating });
});

test('[REV-01] no other stars are taken, and none are missing', async () => {
  const order = await delivered();
  for (const wish of [
    { overall_rating: 0 },
    { overall_rating: 6 },
    { overall_rating: 4.5 },
    { body: 'Good' },
  ]) {
    const { body } = (await review(order, wish as Wish).expect(422)) as { body: Schemas['Error'] };
    expect(Object.keys(body.fields)).toEqual(['overall_rating']);
  }
});

test.each(positiveReviewTags)('[REV-02] %s can be praised', async (tag) => {
  const wish: Wish = { overall_rating: 5, positive_rating_reasons: [tag] };
  expect((await saved(await delivered(), wish)).positive_rating_reasons).toEqual([tag]);
});
test.each(negativeReviewTags)('[REV-03] %s can be found wanting', async (tag) => {
  const wish: Wish = { overall_rating: 5, negative_rating_reasons: [tag] };
  expect((await saved(await delivered(), wish)).negative_rating_reasons).toEqual([tag]);
});
test('[REV-02] [REV-03] accuracy is no praise, other words are no tags, and nothing is both', async () => {
  const order = await delivered();
  const refused = async (wish: object) =>
    Object.keys(
      ((await review(order, { overall_rating: 5, ...wish }).expect(422)) as { body: Schemas['Error'] }).body
        .fields,
    );
  expect(await refused({ positive_rating_reasons: ['accuracy'] })).toEqual(['positive_rating_reasons.0']);
  expect(await refused({ negative_rating_reasons: ['music'] })).toEqual(['negative_rating_reasons.0']);
  expect(await refused({ positive_rating_reasons: ['setup'], negative_rating_reasons: ['setup'] })).toEqual([
    'negative_rating_reasons',
  ]);
});

test('[REV-01] nobody reviews the restaurant that they work for', async () => {
  const order = await delivered();
  await sql.rows(`insert into brand_members (brand_id, user_id, role) values ($1, $2, 'cook')`, [
    caterer.brand.id,
    order.userId,
  ]);
  await review(order).expect(403);
});

test('says too little by the sentence of its stars', async () => {
  const order = await delivered();
  const refused = async (wish: Wish) => {
    const { body } = (await review(order, wish).expect(422)) as { body: Schemas['Error'] };
    return [Object.keys(body.fields), body.message];
  };
  const good = 'Please add some thumb ups/downs or write a quick review. We really appreciate it!';
  const poor =
    'Please let us know what went wrong, publicly or privately, so that we can take relevant action with the restaurant (10 characters minimum).';
  expect(await refused({ overall_rating: 4 })).toEqual([['body'], good]);
  expect(await refused({ overall_rating: 3, positive_rating_reasons: ['setup'] })).toEqual([
    ['feedback_for_caterer'],
    poor,
  ]);
  expect(
    await refused({ overall_rating: 1, body: 'Too short', feedback_for_caterer: 'Long enough.' }),
  ).toEqual([['body'], poor]);
  await review(order, { overall_rating: 4, body: 'k' }).expect(200);
});

describe('who and when', () => {
  test('it is the order’s owner: nobody else, and a stranger does not find it', async () => {
    const order = await delivered();
    const { count } = await publicly(caterer);
    const by = (owner: TestClient) => ({ ...order, owner });
    const colleague = by(await colleagueOf(order, 'admin'));
    await review(colleague).expect(403);
    await skip(colleague).expect(403);
    const stranger = by(await signedIn(await makeUser()));
    await review(stranger).expect(404);
    await skip(stranger).expect(404);
    await review(by(await signedIn(await makeUser({ isAdmin: true })))).expect(403);
    expect((await publicly(caterer)).count).toBe(count);
    expect(await awaited(order)).toEqual([[order.orderId, order.teamId]]);
  });

  test.each([
    ['begins later', { hoursAgo: -2, status: 'accepted' }, 409],
    ['has begun', { hoursAgo: 0.1, status: 'accepted' }, 200],
    ['began 59 days ago', { hoursAgo: 59 * 24 }, 200],
    ['began 61 days ago', { hoursAgo: 61 * 24 }, 409],
    ['was declined', { status: 'declined' }, 409],
    ['was canceled', { status: 'canceled' }, 409],
    ['was never accepted', { status: 'pending' }, 409],
  ])('an order that %s', async (_what, options, status) => {
    const order = await delivered(
      'hoursAgo' in options ? { ...options, hoursAgo: Math.round(options.hoursAgo) } : options,
    );
    await review(order).expect(status);
  });

  test('it is changed for 48 hours, what is left out stays, and nobody else can', async () => {
    const order = await delivered();
    await saved(order, whole);
    expect(await saved(order, { overall_rating: 4, body: 'They sent new ones at once.' })).toMatchObject({
      ...whole,
      ...{ overall_rating: 4, body: 'They sent new ones at once.' },
    });
    await sql.rows(`update reviews set created_at = now() - interval '49 hours' where order_id = $1`, [
      order.orderId,
    ]);
    const { body } = (await review(order).expect(409)) as { body: Schemas['Error'] };
    expect(body.code).toBe('review-given');
  });
});

test('20 at once are one review, counted and rewarded once', async () => {
  const of = await makeCaterer();
  const order = await delivered({ of });
  const answers = await Promise.all(Array.from({ length: 20 }, () => review(order)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect((await publicly(of)).count).toBe(1);
  const rows = await sql.rows('select review_count from packages where id = $1', [of.pack.id]);
  expect(rows).toEqual([{ review_count: 1 }]);
  expect(await coinsOf(order)).toEqual([['review', 50]]);
});

test('20 orders of one package reviewed at once are all counted', async () => {
  const of = await makeCaterer();
  const first = await delivered({ of });
  const others = await Promise.all(Array.from({ length: 19 }, () => delivered({ of, by: first })));
  const stars = (index: number) => (index % 5) + 1;
  const body = 'Words for any number of stars.';
  await Promise.all(
    [first, ...others].map((order, index) => saved(order, { overall_rating: stars(index), body })),
  );
  const [row] = await sql.rows('select review_count, rating_average::float from packages where id = $1', [
    of.pack.id,
  ]);
  expect(row).toEqual({ review_count: 20, rating_average: 3 });
});

test('is true within a second on the package, the restaurant and in search', async () => {
  const of = await makeCaterer();
  const [one, two] = [await delivered({ of }), await delivered({ of })];
  const reader = await signedIn(await makeUser());
  const facts = async () => {
    const get = async (path: string) => (await reader.get(path).expect(200)).body as Record<string, never>;
    const pack = await get(`/cpi/v1/public/packages/${of.pack.slug}`);
    const brand = await get(`/cpi/v2/public/brands/${of.brand.slug}`);
    const found = (await get(
      '/cpi/v1/public/packages/search?place_id=1&limit=100',
    )) as unknown as Schemas['PackageSearch'];
    const record = found.records.find(({ id }) => id === of.pack.id);
    return [pack, brand, record].map((each) => [each?.review_count, each?.rating_average]);
  };
  await facts();
  await saved(one);
  await saved(two, { overall_rating: 4, body: 'Nice.' });
  const expected = JSON.stringify([
    [2, 4.5],
    [2, 4.5],
    [2, 4.5],
  ]);
  await until('the new average', async () => JSON.stringify(await facts()) === expected, 1_000);
});

test('an anonymous review names neither person nor organization to anybody but site admins', async () => {
  const of = await makeCaterer();
  const order = await delivered({ of });
  await saved(order, { ...whole, anonymous: true });
  const inTeam = await colleagueOf(order, 'admin');
  const inKitchen = await signedIn(of.cook);
  const read = async (by: TestClient, path: string) => JSON.stringify((await by.get(path).expect(200)).body);
  const shown = [
    await read(inTeam, `/cpi/v1/public/packages/${of.pack.slug}/reviews`),
    await read(inTeam, `/cpi/v1/orderer/reviews?team_id=${order.teamId}`),
    await read(inKitchen, '/cpi/v2/caterer/reviews'),
  ];
  for (const text of shown) {
    expect(text).not.toContain('Maya');
    expect(text).not.toContain(`"order_id":${order.orderId}`);
  }
  expect(shown[1]).toContain('"count":0');
  // Its restaurant could look for the order of that headcount.
  expect(shown[0]).toContain('"headcount":null');
  // Beside the order stands whose it is.
  for (const [by, path] of [
    [inTeam, `/cpi/v1/orderer/orders?team_id=${order.teamId}`],
    [inKitchen, '/cpi/v1/caterer/orders?when=past'],
  ] as const)
    expect(await read(by, path)).toContain('"review":null');
  expect((await orderOf({ orderer: inTeam, orderId: order.orderId })).review).toBeNull();
  expect((await orderOf({ orderer: order.owner, orderId: order.orderId })).review).toEqual({
    overall_rating: 2,
  });
  const operator = await signedIn(await makeUser({ isAdmin: true }));
  expect(await read(operator, `/cpi/v1/orderer/reviews?team_id=${order.teamId}`)).toContain('Maya Reyes');
});

test('private feedback is read by the restaurant alone, notes by the organization alone', async () => {
  const of = await makeCaterer();
  const order = await delivered({ of });
  await saved(order, whole);
  const colleague = await colleagueOf(order, 'orderer');
  const read = async (by: TestClient, path: string) => JSON.stringify((await by.get(path).expect(200)).body);
  const everywhere = [
    await read(colleague, `/cpi/v1/public/packages/${of.pack.slug}/reviews`),
    await read(colleague, `/cpi/v2/public/brands/${of.brand.slug}/reviews`),
    await read(colleague, `/cpi/v1/orderer/reviews?team_id=${order.teamId}`),
    await read(colleague, `/cpi/v1/orderer/orders/${order.orderId}`),
  ];
  for (const text of everywhere) expect(text).not.toContain(whole.feedback_for_caterer);
  expect(everywhere.map((text) => text.includes(whole.customer_notes))).toEqual([false, false, true, false]);
  const forCook = await read(await signedIn(of.cook), '/cpi/v2/caterer/reviews');
  expect(forCook).toContain(whole.feedback_for_caterer);
  expect(forCook).not.toContain(whole.customer_notes);
  const other = await makeCaterer();
  expect(await read(await signedIn(other.cook), '/cpi/v2/caterer/reviews')).toContain('"count":0');
  await colleague.get('/cpi/v2/caterer/reviews').expect(403);
});

test('a restaurant answers a review once, for everybody to read; no other restaurant does', async () => {
  const of = await makeCaterer();
  const order = await delivered({ of });
  const { id } = await saved(order, whole);
  const answer = (by: TestClient, body = 'We are sorry.') =>
    by.post(`/cpi/v2/caterer/reviews/${id}/reply`).send({ reply: { body } });
  await answer(await signedIn((await makeCaterer()).cook)).expect(404);
  await answer(order.owner).expect(404);
  const cook = await signedIn(of.cook);
  await answer(cook, ' ').expect(422);
  const tries = await Promise.all([1, 2, 3].map(() => answer(cook)));
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await publicly(of)).records[0]?.reply).toMatchObject({ body: 'We are sorry.' });
});

test('[REV-06] [REV-07] [API-059] [ACT-08] [ENTI-20] orders await a review of their owner until it is written or skipped', async () => {
  const first = await delivered({ hoursAgo: 72 });
  const second = await delivered({ by: first, hoursAgo: 48 });
  const third = await delivered({ by: first });
  await delivered({ by: first, hoursAgo: 61 * 24 });
  const teamId = first.teamId;
  expect(await awaited(first)).toEqual([third, second, first].map(({ orderId }) => [orderId, teamId]));
  await saved(third);
  await skip(second).expect(204);
  await skip(second).expect(204);
  expect(await awaited(first)).toEqual([[first.orderId, teamId]]);
  const { body } = (await first.owner
    .get(`/cpi/v1/orderer/reviews/awaited?team_id=${teamId}`)
    .expect(200)) as {
    body: { records: Schemas['OrderListRecord'][]; count: number };
  };
  expect([body.count, body.records.map(({ id }) => id)]).toEqual([1, [first.orderId]]);
  const elsewhere = await first.owner
    .get(`/cpi/v1/orderer/reviews/awaited?team_id=${teamId + 1000}`)
    .expect(200);
  expect((elsewhere.body as { count: number }).count).toBe(0);
  // What was skipped can be reviewed all the same, from its own page.
  expect((await orderOf({ orderer: second.owner, orderId: second.orderId })).can.review).toBe(true);
  expect((await orderOf({ orderer: third.owner, orderId: third.orderId })).can.review).toBe(false);
});

describe('[RWD-05] the coins of a review', () => {
  test('are 50 for an own order of somebody who earns any, once', async () => {
    const order = await delivered();
    await saved(order);
    await saved(order, { overall_rating: 4 });
    expect(await coinsOf(order)).toEqual([['review', 50]]);
  });
  test.each([
    ['rewards are switched off', { person: { rewardsDisabled: true } }],
    ['[REV-10] the order earned none, so that the review is an old one', { points: 0 }],
    ['its owner is a site admin', { person: { isAdmin: true } }],
  ])('are none where %s', async (_why, options) => {
    const order = await delivered(options);
    await saved(order);
    expect(await coinsOf(order)).toEqual([]);
  });
});

describe('the mail that asks for a review', () => {
  /** The food was there, and the day after comes. */
  async function dayAfter(order: Delivered): Promise<string[]> {
    await database.transaction((transaction) =>
      orderEvents.fulfilled.publish(transaction, { kind: 'order', key: order.orderId }, {}),
    );
    await runPendingJobs();
    const before = await mailTo(order.email);
    expect(before.filter(({ template }) => template === 'review_asked').length).toBeLessThan(2);
    await timeComesForJob(askForReview, { orderId: order.orderId });
    return (await mailTo(order.email))
      .map(({ template }) => template)
      .filter((each) => each === 'review_asked');
  }
  test('comes the day after, once however often the delivery is told', async () => {
    const order = await delivered();
    expect(await dayAfter(order)).toEqual(['review_asked']);
    expect(await dayAfter(order)).toEqual(['review_asked']);
    const [mail] = (await mailTo(order.email)).filter(({ template }) => template === 'review_asked');
    expect(mail?.data).toMatchObject({ firstName: 'Maya', brand: caterer.brand.name, coins: 50 });
    expect(mail?.data.path).toBe(`/customer/orders/${order.orderId}`);
  });
  test('does not come of what was reviewed or skipped by then', async () => {
    const [one, two] = [await delivered(), await delivered()];
    await saved(one);
    await skip(two).expect(204);
    expect([await dayAfter(one), await dayAfter(two)]).toEqual([[], []]);
  });
  test('speaks of no coins to who earns none', async () => {
    const order = await delivered({ person: { rewardsDisabled: true } });
    await dayAfter(order);
    const [mail] = (await mailTo(order.email)).filter(({ template }) => template === 'review_asked');
    expect(mail?.data.coins).toBe(0);
  });
});
