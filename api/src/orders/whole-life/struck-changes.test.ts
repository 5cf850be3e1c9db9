import './virtual-time.factory';
import { seenOf } from '../changes/change.factory';
import { kitchen, orders } from './command.factory';
import { expectTold, strike, type Struck } from './struck.factory';
import { useWorld } from './world.factory';

const world = useWorld();
jest.setTimeout(600_000);

const modifyTo = (headcount: number): Struck => ({
  state: 'accepted',
  by: 'owner',
  path: (orderId) => `${orders}/${orderId}/modify`,
  says: () => ({ order: { headcount } }),
});
const answering = (what: 'approve' | 'decline', more: object = {}): Struck => ({
  state: 'asked',
  by: 'cook',
  path: (orderId) => `${kitchen}/${orderId}/${what}_changes`,
  says: async ({ orderId }) => ({ ...(await seenOf(orderId)), ...more }),
});

describe('killed at its words, or met by a restart of PostgreSQL,', () => {
  test('a change that costs more is held and made, or neither', async () => {
    const { done, undone, outcomes } = await strike({ ...modifyTo(22), isThorough: true }, world);
    expect(done).toMatchObject({ headcount: 22, change: 'applied', held: [done.total], booked: [22] });
    expect(undone).toMatchObject({ headcount: 20, change: null, held: [undone.total], booked: [20] });
    expectTold(outcomes);
  });

  test('the old hold of such a change is let go, whatever becomes of the worker', async () => {
    const { done } = await strike({ ...modifyTo(22), isJobs: true }, world);
    expect(done).toMatchObject({ headcount: 22, held: [done.total] });
  });

  test('a change that costs less is made on what is held, or not', async () => {
    const { done, undone, outcomes } = await strike(modifyTo(18), world);
    expect(done).toMatchObject({ headcount: 18, held: undone.held, booked: [18] });
    expect(done.total).toBeLessThan(undone.total);
    expectTold(outcomes);
  });

  test('a change that its caterer is asked about is held beside the order, or not', async () => {
    const { done, undone, outcomes } = await strike(modifyTo(40), world);
    expect(done).toMatchObject({ headcount: 20, change: 'requested', total: undone.total, booked: [20] });
    expect(done.held[0]).toBe(undone.total);
    expectTold(outcomes);
  });

  test('an approval makes the change on its own hold, or leaves it asked', async () => {
    const { done, undone, outcomes } = await strike(answering('approve'), world);
    expect(done).toMatchObject({ headcount: 40, change: 'applied', held: [done.total], booked: [40] });
    expect(undone).toMatchObject({ headcount: 20, change: 'requested', held: [undone.total, done.total] });
    expectTold(outcomes);
  });

  test('a refusal lets the hold of the change go, or leaves it asked', async () => {
    const { done, undone, outcomes } = await strike(answering('decline', { reason: 'No gas.' }), world);
    expect(done).toMatchObject({ headcount: 20, change: 'declined', held: [done.total] });
    expect(undone).toMatchObject({ change: 'requested' });
    expectTold(outcomes);
  });
});
