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
/** What finishes a half-done submit comes after eight seconds; whatever it doubled is there then. */
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

test('an order survives kill -9 of the API at every step of its way to the kitchen', async () => {
  const before = await submittedOrders(orderer);
  const [offer] = await findOffers(orderer, 1);
  if (!offer) throw new Error('Nothing is on offer.');
  const job = newJob(orderer, caterer, offer);
  for (const step of Object.keys(steps)) await killThenPersist(job, step, Math.random() * longestMs);
  await expectNothingLostOrDoubled([job], before);
});

// The step where money moves, killed early, halfway and late, each time with an order of its own.
test('a submit survives kill -9 at any moment: one order, one hold on the card, one mail to each side', async () => {
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
});

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

/** One order in the kitchen, one live hold of its total, one mail of each kind. */
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
