import { setTimeout as sleep } from 'node:timers/promises';
import type { Schemas } from '@copper-carrot/contracts';
import { killDuring } from '../support/api-process';
import { accounts } from '../support/demo';
import {
  type KitchenJob,
  newJob,
  orderOf,
  persist,
  readOrder,
  steps,
  submittedOrders,
} from '../support/kitchen-job';
import { mailsAbout, paymentsOf } from '../support/local-peers';
import { findOffers } from '../support/offers';
import { Person } from '../support/person';
import { expect, test } from '../support/test';

const longestMs = 150;
/** Unfinished submits are completed after eight seconds, so duplicates would exist by then. */
const finishedAfterMs = 9_000;
let lastSubmit = 0;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let orderer: Person;
let caterer: Person;
test.beforeEach(async () => {
  orderer = new Person(accounts.colleague);
  caterer = new Person(accounts.caterer);
  await orderer.signIn();
  await caterer.signIn();
});

/** Steps after which the data must be consistent when the API restarts. */
const sampledSteps = ['start the order', 'submit', 'the caterer accepts'];

test('an order survives kill -9 of the API as it is started, sent and accepted', async () => {
  await orderWithKills((step) => sampledSteps.includes(step));
});

test(
  'an order survives kill -9 of the API at every step of its way to the kitchen',
  { tag: '@explore' },
  async () => {
    await orderWithKills(() => true);
  },
);

/** Takes an order through all steps and kills the API on the way. */
async function orderWithKills(isKilled: (step: string) => boolean): Promise<void> {
  const before = await submittedOrders(orderer);
  const [offer] = await findOffers(orderer, 1);
  if (!offer) throw new Error('Nothing is on offer.');
  const job = newJob(orderer, caterer, offer);
  for (const step of Object.keys(steps))
    if (isKilled(step)) await killThenPersist(job, step, Math.random() * longestMs);
    else await persist(job, step);
  await expectNothingLostOrDoubled([job], before);
}

// The submit, killed early, halfway and late, each with its own order.
test(
  'a submit survives kill -9 at any moment: one order, one hold on the card, one mail to each side',
  { tag: '@explore' },
  async () => {
    const parts = 4;
    const before = await submittedOrders(orderer);
    const jobs: KitchenJob[] = [];
    for (const [part, offer] of (await findOffers(orderer, parts)).entries()) {
      const job = newJob(orderer, caterer, offer);
      jobs.push(job);
      for (const step of ['start the order', 'give the address', 'add a card', 'choose the card'])
        await persist(job, step);
      await killThenPersist(job, 'submit', ((part + Math.random()) / parts) * longestMs);
      await persist(job, 'the caterer accepts');
    }
    await expectNothingLostOrDoubled(jobs, before);
  },
);

async function killThenPersist(job: KitchenJob, step: string, after: number): Promise<void> {
  const outcome = await killDuring(after, async () => steps[step]?.(job));
  job.story.push(`"${step}" ${outcome.status}, killed ${Math.round(after)} ms into it`);
  if (outcome.status === 'rejected') await persist(job, step);
  if (step === 'submit') lastSubmit = Date.now();
}

async function expectNothingLostOrDoubled(jobs: KitchenJob[], before: readonly number[]): Promise<void> {
  await sleep(Math.max(0, lastSubmit + finishedAfterMs - Date.now()));
  const fresh = (await submittedOrders(orderer)).filter((each) => !before.includes(each));
  const stories = jobs.map(({ story }) => story.join(', ')).join('; ');
  expect(fresh.sort(), stories).toEqual(jobs.map(orderOf).sort());
  for (const job of jobs) await expectOneOf(job, job.story.join(', '));
}

/** Expects one order in the kitchen, one authorisation of its total, and one mail of each kind. */
async function expectOneOf(job: KitchenJob, story: string): Promise<void> {
  const id = orderOf(job);
  const order = await readOrder(job);
  expect(order.status, story).toBe('accepted');
  expect(kinds(order, 'submitted', 'accepted').sort(), story).toEqual(['accepted', 'submitted']);

  const holds = (await Promise.all(job.carts.map(paymentsOf))).flat();
  expect(
    holds.filter(({ status }) => status !== 'canceled').map(({ status, amount }) => ({ status, amount })),
    story,
  ).toEqual([{ status: 'requires_capture', amount: Math.round(order.pricing.customer_price * 100) }]);

  const subjects = async (to: string) =>
    (await Promise.all(job.carts.map((cart) => mailsAbout(cart, to)))).flat().map(({ subject }) => subject);
  const { name } = order.brand;
  expect((await subjects(orderer.email)).sort(), story).toEqual(
    [`Your order #${id} is with ${name}`, `${name} accepted your order #${id}`].sort(),
  );
  expect(await subjects(caterer.email), story).toEqual([`New order #${id} for ${name}`]);
}

const kinds = ({ history }: Schemas['Order'], ...wanted: string[]) =>
  history.map(({ kind }) => kind).filter((kind) => wanted.includes(kind));
