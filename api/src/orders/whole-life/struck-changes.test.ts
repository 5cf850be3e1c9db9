import './virtual-time.factory';
import { seenOf } from '../changes/change.factory';
import { answerBank, tellLast } from './bank-commands.factory';
import { kitchen, orders } from './command.factory';
import type { Reference } from './reference.factory';
import { expectTold, strike, type Struck } from './struck.factory';
import { minute, timePasses } from './virtual-time.factory';
import { useWorld } from './world.factory';

const world = useWorld();
jest.setTimeout(600_000);

const modifying = {
  by: 'owner',
  path: ({ orderId }: Reference) => `${orders}/${orderId}/modify`,
} as const;
const modifyTo = (headcount: number): Struck => ({
  begins: { state: 'accepted' },
  does: { ...modifying, says: () => ({ order: { headcount } }) },
});
const takingBack = {
  by: 'owner',
  path: ({ orderId }: Reference) => `${orders}/${orderId}/withdraw_changes`,
  says: ({ orderId }: Reference) => seenOf(orderId),
} as const;
const answering = (what: 'approve' | 'decline', more: object = {}): Struck => ({
  begins: { state: 'asked' },
  does: {
    by: 'cook',
    path: ({ orderId }) => `${kitchen}/${orderId}/${what}_changes`,
    says: async ({ orderId }) => ({ ...(await seenOf(orderId)), ...more }),
  },
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

  test.each([
    ['the call', false],
    ['the worker after it', true],
  ])('a change that is taken back lets its hold go, or is asked about still: %s', async (_what, isJobs) => {
    const { done, undone, outcomes } = await strike(
      { begins: { state: 'asked' }, does: takingBack, isJobs },
      world,
    );
    expect(done).toMatchObject({ headcount: 20, change: 'withdrawn', held: [done.total] });
    expect(undone).toMatchObject({ change: 'requested' });
    expect(undone.held).toHaveLength(2);
    expectTold(outcomes);
  });

  test('a change of what was charged before costs less from then on, or not', async () => {
    const { done, undone, outcomes } = await strike({ ...modifyTo(18), begins: { state: 'charged' } }, world);
    expect(done).toMatchObject({ headcount: 18, taken: undone.total, balance: done.total - undone.total });
    expect(undone).toMatchObject({ headcount: 20, taken: undone.total, balance: 0 });
    expect(done.balance).toBeLessThan(0);
    expectTold(outcomes);
  });
});

describe('of a change that the bank asks about, killed at its words, or met by a restart of PostgreSQL,', () => {
  const leftAlone = [
    ...['accepted', 'change_abandoned', 'payment_authorized', 'payment_confirmation', 'submitted'],
  ];
  const asked: Struck = {
    begins: { state: 'accepted' },
    does: {
      ...modifying,
      says: (_reference, { cards }) => ({ order: { headcount: 22, credit_card_id: cards.asks.id } }),
    },
    bank: 'is left',
  };

  test('the question comes, or nothing was sent; what nobody confirms holds nothing an hour later', async () => {
    const { done, undone, outcomes } = await strike(asked, world);
    expect(done).toMatchObject({
      headcount: 20,
      change: 'refused',
      held: [done.total],
      cardId: undone.cardId,
    });
    expect(undone).toMatchObject({ headcount: 20, change: null, held: [undone.total] });
    expectTold(outcomes);
  });

  test('all is made once where its person comes as far as to confirm it, and given up where they left', async () => {
    const { done, undone, outcomes } = await strike(
      { ...asked, bank: 'is told', letGo: { change: 'refused', history: leftAlone } },
      world,
    );
    expect(done).toMatchObject({ headcount: 22, change: 'applied', held: [done.total], booked: [22] });
    expect(done.cardId).toBe(world.cards.asks.id);
    expect(undone).toMatchObject({ headcount: 20, change: null });
    expectTold(outcomes);
  });

  test('the return from the bank makes it once, be it by this call or by the clock', async () => {
    const { done, undone, outcomes } = await strike(
      {
        begins: { state: 'paying' },
        later: async (references) => {
          for (const reference of references)
            await answerBank(reference, world, { outcome: 'succeeded', told: false });
        },
        does: {
          by: 'owner',
          path: ({ orderId }) => `${orders}/${orderId}/pay_changes`,
          says: ({ orderId }) => seenOf(orderId),
        },
      },
      world,
    );
    expect(done).toMatchObject({ headcount: 22, change: 'applied', held: [done.total], booked: [22] });
    expect(undone).toEqual(done);
    expectTold(outcomes);
  });

  test('what Stripe tells of the bank makes it once, whatever becomes of the worker', async () => {
    const { done, undone } = await strike(
      {
        begins: { state: 'paying' },
        does: async (reference) => {
          await answerBank(reference, world, { outcome: 'succeeded', told: false });
          await tellLast(reference, world);
        },
      },
      world,
    );
    expect(done).toMatchObject({ headcount: 22, change: 'applied', held: [done.total], booked: [22] });
    expect(undone).toMatchObject({ headcount: 20, change: 'refused' });
  });

  test('the clock gives it up once, whatever becomes of the worker', async () => {
    const { done, undone } = await strike(
      { begins: { state: 'paying' }, does: () => timePasses(31 * minute) },
      world,
    );
    expect(done).toMatchObject({ headcount: 20, change: 'refused', held: [done.total] });
    expect(done.history).toContain('change_abandoned');
    expect(undone).toEqual(done);
  });

  test('its person lets it go, or the clock does', async () => {
    const { done, undone, outcomes } = await strike({ begins: { state: 'paying' }, does: takingBack }, world);
    expect(done).toMatchObject({ change: 'refused', held: [done.total] });
    expect(done.history).toContain('change_given_up');
    expect(undone).toMatchObject({ change: 'refused', held: [undone.total] });
    expect(undone.history).toContain('change_abandoned');
    expectTold(outcomes);
  });
});
