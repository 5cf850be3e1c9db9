import fc from 'fast-check';
import { isOpen, type Schemas } from '@copper-carrot/contracts';
import { runPendingJobs, useLocalServices, type TestClient } from '../../testing';
import { makeCaterer, type Caterer, type Cart } from '../order.factory';
import {
  answerChanges,
  asCook,
  bookedFor,
  cancel,
  heldFor,
  modify,
  orderOf,
  placed,
  withdraw,
} from './change.factory';

useLocalServices();
jest.setTimeout(240_000);

let caterer: Caterer;
let cook: TestClient;
beforeAll(async () => {
  caterer = await makeCaterer();
  cook = await asCook(caterer);
});

type Step =
  { do: 'modify'; headcount: number } | { do: 'approve' | 'decline' | 'withdraw' | 'cancel' | 'jobs' };

const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('modify' as const),
        headcount: fc.integer({ min: 10, max: 40 }),
      }),
    },
    ...(['approve', 'decline', 'withdraw', 'jobs'] as const).map((each) => ({
      weight: 2,
      arbitrary: fc.record({ do: fc.constant(each) }),
    })),
    { weight: 1, arbitrary: fc.constant({ do: 'cancel' as const }) },
  ),
  { minLength: 1, maxLength: 8 },
);

async function take(cart: Cart, step: Step): Promise<number> {
  if (step.do === 'modify') return (await modify(cart, { headcount: step.headcount })).status;
  if (step.do === 'cancel') return (await cancel(cart, 0)).status;
  if (step.do === 'withdraw') return (await withdraw(cart)).status;
  if (step.do === 'jobs') return runPendingJobs().then(() => 200);
  return (await answerChanges(cook, cart, step.do)).status;
}

/** What must hold for money and kitchen capacity once every job has run. */
async function requireSound(cart: Cart): Promise<Schemas['Order']> {
  await runPendingJobs();
  const order = await orderOf(cart);
  const held = await heldFor(cart.orderId);
  const booked = await bookedFor(cart.orderId);
  if (isOpen(order.status)) {
    const waits = order.change_request?.status === 'requested' ? 1 : 0;
    expect(held.length).toBeLessThanOrEqual(1 + waits);
    expect(Math.max(...held)).toBeGreaterThanOrEqual(order.pricing.customer_price);
    expect(booked?.own).toBe(order.headcount);
  } else {
    expect(held).toEqual([]);
    expect(booked).toBeUndefined();
    expect(order.pricing.balance).toBe(0);
  }
  const lines = order.pricing.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  expect(lines).toBe(Math.round(order.pricing.customer_price * 100));
  return order;
}

test('no sequence of changes, answers and cancellations leaves a hold without an order or an order without one', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (sequence, accepted) => {
      const cart = await placed(caterer, { accepted });
      for (const step of sequence) {
        const status = await take(cart, step);
        expect([200, 409]).toContain(status);
      }
      await requireSound(cart);
    }),
    { numRuns: 8 },
  );
});

test('whatever is changed and changed back leaves the price, the balance and the kitchen as they were', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 10, max: 60 }), { minLength: 1, maxLength: 4 }),
      async (counts) => {
        const cart = await placed(caterer, { accepted: false });
        for (const headcount of [...counts, 20]) await modify(cart, { headcount }).expect(200);
        const order = await requireSound(cart);
        expect(order.pricing).toEqual(cart.order.pricing);
        expect(order.chosen_options).toEqual(cart.order.chosen_options);
      },
    ),
    { numRuns: 5 },
  );
});
