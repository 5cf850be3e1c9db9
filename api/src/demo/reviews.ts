import { coinsPerReview } from '@copper-carrot/contracts';
import { addHours } from './clock';
import { type DemoOrder } from './demo-order';
import { type Random } from '../random';
import {
  apologies,
  complaint,
  conversations,
  customerNotes,
  mild,
  praise,
  privateNotes,
  thanks,
} from './reviews.data';
import { type DemoDataset } from './dataset';

const positive = ['delivery', 'food_quality', 'food_quantity', 'setup', 'communication'] as const;
const negative = [...positive, 'accuracy'] as const;

/** Adds reviews of fulfilled orders and what follows from them: averages, counts and popularity. */
export function addReviews(dataset: DemoDataset, orders: readonly DemoOrder[]): void {
  const random = dataset.random.fork('reviews');
  const wanted = dataset.size === 'full' ? 900 : 30;
  const fulfilled = orders.filter(({ state }) => state === 'fulfilled');
  // The latest orders of the demo accounts still wait for their review.
  const waiting = new Set(
    [...fulfilled]
      .filter(({ user }) => user.id <= 10)
      .sort((a, b) => b.startAt.getTime() - a.startAt.getTime())
      .slice(0, 6),
  );
  const chosen = random.sample(
    fulfilled.filter((order) => !waiting.has(order)),
    wanted,
  );
  for (const order of chosen) addReview(dataset, order, random.fork(order.id));
  const skipped = fulfilled.filter((order) => !waiting.has(order) && !chosen.includes(order)).slice(0, 12);
  for (const { id, user } of skipped) dataset.tables.add('review_skips', { order_id: id, user_id: user.id });
  summarize(dataset, orders);
}

const fill = (text: string, order: DemoOrder, random: Random) =>
  text
    .replace('{dish}', dishOf(order, random))
    .replace('{brand}', order.brand.name)
    .replace('{n}', String(order.headcount));

function dishOf(order: DemoOrder, random: Random): string {
  const chosen = order.chosen.filter(({ option }) => !option.presentationType).map(({ option }) => option);
  const { name } = random.pick([...chosen, ...order.dishes]);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function addReview(dataset: DemoDataset, order: DemoOrder, random: Random): void {
  const rating = random.weighted([
    [5, 56],
    [4, 30],
    [3, 8],
    [2, 4],
    [1, 2],
  ] as const);
  const good = rating >= 4;
  const ups = good ? random.sample(positive, random.int(1, 3)) : random.sample(positive, random.int(0, 1));
  const downs = random
    .sample(negative, good ? (random.chance(0.15) ? 1 : 0) : random.int(1, 2))
    .filter((tag) => !ups.some((up) => up === tag));
  const bodies =
    rating === 5 ? praise : rating === 4 ? [...praise, ...mild] : rating === 3 ? mild : complaint;
  const at = addHours(order.startAt, 3 + random.next() * 60);
  const writtenAt = at < dataset.now ? at : dataset.now;
  dataset.tables.add('reviews', {
    id: dataset.tables.nextId('reviews'),
    order_id: order.id,
    brand_id: order.brand.id,
    package_id: order.pack.id,
    reviewer_id: order.user.id,
    overall_rating: rating,
    body: rating < 4 || random.chance(0.85) ? fill(random.pick(bodies), order, random) : '',
    feedback_for_caterer: random.chance(good ? 0.12 : 0.6) ? random.pick(privateNotes) : '',
    customer_notes: random.chance(0.15) ? random.pick(customerNotes) : '',
    would_reorder: rating >= 4 ? true : rating === 3 ? null : false,
    positive_rating_reasons: ups,
    negative_rating_reasons: downs,
    anonymous: random.chance(0.1),
    created_at: writtenAt.toISOString(),
    ...replyTo(dataset, order, { good, writtenAt, random: random.fork('reply') }),
  });
  if (order.points > 0)
    dataset.tables.add('coin_entries', {
      user_id: order.user.id,
      team_id: order.team.id,
      order_id: order.id,
      coins: coinsPerReview,
      reason: 'review',
      at: writtenAt.toISOString(),
    });
}

/** What some restaurants answer, the unhappy sooner than the happy. */
function replyTo(
  dataset: DemoDataset,
  { brand }: DemoOrder,
  { good, writtenAt, random }: { good: boolean; writtenAt: Date; random: Random },
) {
  const repliedAt = addHours(writtenAt, 20);
  if (brand.ownerId === null || repliedAt > dataset.now || !random.chance(good ? 0.15 : 0.7))
    return { reply: null, replied_at: null, replied_by: null };
  const reply = random.pick(good ? thanks : apologies);
  return { reply, replied_at: repliedAt.toISOString(), replied_by: brand.ownerId };
}

/** What search sorts by must be what the reviews and orders say. */
function summarize(dataset: DemoDataset, orders: readonly DemoOrder[]): void {
  const ratings = new Map<string, number[]>();
  const note = (key: string, rating: number) => ratings.set(key, [...(ratings.get(key) ?? []), rating]);
  for (const review of dataset.tables.of('reviews')) {
    note(`brand/${Number(review.brand_id)}`, Number(review.overall_rating));
    note(`package/${Number(review.package_id)}`, Number(review.overall_rating));
  }
  const submitted = orders.filter(({ submittedAt }) => submittedAt);
  const times = new Map<string, number>();
  for (const { brand, pack } of submitted)
    for (const key of [`brand/${brand.id}`, `package/${pack.id}`]) times.set(key, (times.get(key) ?? 0) + 1);
  const complete = (key: string, row: Record<string, unknown>) => {
    const given = ratings.get(key) ?? [];
    row.review_count = given.length;
    row.rating_average =
      given.length === 0
        ? null
        : Math.round((given.reduce((sum, rating) => sum + rating, 0) / given.length) * 100) / 100;
    row.popularity = Number(row.popularity) + (times.get(key) ?? 0) * 10;
  };
  for (const brand of dataset.brands) {
    complete(`brand/${brand.id}`, brand.row);
    for (const pack of brand.packages) complete(`package/${pack.id}`, pack.row);
  }
}

/** Adds messages between customers and caterers about their orders; some of the latest are unread. */
export function addMessages(dataset: DemoDataset, orders: readonly DemoOrder[]): void {
  const random = dataset.random.fork('messages');
  const owned = orders.filter(({ brand, submittedAt }) => submittedAt && brand.ownerId !== null);
  const count = dataset.size === 'full' ? 90 : 12;
  const first = owned.filter(({ user, brand }) => user.id <= 10 && brand.id <= 2).slice(0, 8);
  for (const order of [
    ...first,
    ...random.sample(
      owned.filter((entry) => !first.includes(entry)),
      count,
    ),
  ]) {
    const [question, answer] = random.pick(conversations);
    const asked = addHours(order.submittedAt ?? dataset.now, -0.2);
    const replied = addHours(asked, 0.1);
    const threadId = dataset.tables.nextId('message_threads');
    const answerId = threadId * 2;
    dataset.tables.add('message_threads', {
      ...{ id: threadId, brand_id: order.brand.id, team_id: order.team.id, order_id: order.id },
      ...{ customer_id: order.user.id, last_message_id: answerId, last_message_at: replied.toISOString() },
    });
    dataset.tables.add('messages', {
      ...{ id: answerId - 1, thread_id: threadId, sender_id: order.user.id, from_caterer: false },
      ...{ body: fill(question, order, random), created_at: asked.toISOString() },
    });
    dataset.tables.add('messages', {
      ...{ id: answerId, thread_id: threadId, sender_id: order.brand.ownerId, from_caterer: true },
      ...{ body: answer, created_at: replied.toISOString() },
    });
    const read = (userId: number | null, through: number) =>
      dataset.tables.add('message_reads', { thread_id: threadId, user_id: userId, read_through: through });
    read(order.brand.ownerId, answerId);
    read(order.user.id, order.startAt > dataset.now ? answerId - 1 : answerId);
  }
}
