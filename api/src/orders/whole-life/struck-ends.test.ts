import './virtual-time.factory';
import { kitchen, orders } from './command.factory';
import { comeTo, type Opening } from './opening.factory';
import { expectTold, strike, type Struck } from './struck.factory';
import { readOrder, useWorld } from './world.factory';

const world = useWorld();
jest.setTimeout(600_000);

const answering = (what: 'accept' | 'decline', said: object = {}): Struck => ({
  begins: { state: 'pending' },
  does: { by: 'cook', path: ({ orderId }) => `${kitchen}/${orderId}/${what}`, says: () => said },
});
const canceling = (state: Opening['state']): Struck => ({
  begins: { state },
  does: {
    by: 'owner',
    path: ({ orderId }) => `${orders}/${orderId}/cancel`,
    says: async ({ orderId }, given) => ({
      fee: (await readOrder(given, orderId)).cancellation_policy?.fee ?? 0,
    }),
  },
});
/** So close to the start that canceling costs a fee. */
const forAFee: Struck = {
  ...canceling('accepted'),
  later: ([first]) => comeTo(first, 20),
};

describe('killed at its words, or met by a restart of PostgreSQL,', () => {
  test('an accepted order stays held, and is accepted or not', async () => {
    const { done, undone, outcomes } = await strike(answering('accept'), world);
    expect(done).toMatchObject({ status: 'accepted', held: undone.held });
    expect(undone.status).toBe('pending');
    expectTold(outcomes);
  });

  test('a declined order lets its hold go, or stands', async () => {
    const { done, undone, outcomes } = await strike(
      answering('decline', { reason: 'Our oven broke.' }),
      world,
    );
    expect(done).toMatchObject({ status: 'declined', held: [], taken: 0, booked: [] });
    expect(undone).toMatchObject({ status: 'pending', held: [undone.total] });
    expectTold(outcomes);
  });

  test('an order that is canceled free of charge lets its hold go, or stands', async () => {
    const { done, undone, outcomes } = await strike(canceling('pending'), world);
    expect(done).toMatchObject({ status: 'canceled', fee: 0, held: [], taken: 0, booked: [] });
    expect(undone).toMatchObject({ status: 'pending', held: [undone.total] });
    expectTold(outcomes);
  });

  test.each([
    ['the call', false],
    ['the worker after it', true],
  ])(
    'an order that is canceled for a fee takes that once and lets the rest go, or stands: %s',
    async (_what, isJobs) => {
      const { done, undone, outcomes } = await strike({ ...forAFee, isJobs }, world);
      expect(done).toMatchObject({ status: 'canceled', held: [], taken: done.fee, booked: [] });
      expect(done.fee).toBeGreaterThan(0);
      expect(undone).toMatchObject({ status: 'accepted', held: [undone.total] });
      expectTold(outcomes);
    },
  );

  test.each([
    ['the call', false],
    ['the worker after it', true],
  ])(
    'an order that was charged before and is canceled is sent back once, or stands: %s',
    async (_what, isJobs) => {
      const { done, undone, outcomes } = await strike({ ...canceling('charged'), isJobs }, world);
      expect(done).toMatchObject({ status: 'canceled', held: [], taken: 0, booked: [] });
      expect(undone).toMatchObject({ status: 'accepted', taken: undone.total });
      expectTold(outcomes);
    },
  );
});
