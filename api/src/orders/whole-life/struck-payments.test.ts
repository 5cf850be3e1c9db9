import './virtual-time.factory';
import { orders } from './command.factory';
import { comeTo } from './opening.factory';
import { untilItIsOver } from './over.factory';
import type { Reference } from './reference.factory';
import { expectTold, strike, type Struck } from './struck.factory';
import { comesDue } from './worker.factory';
import { behaveAs, useWorld } from './world.factory';

const world = useWorld();
jest.setTimeout(600_000);

const callAndWorker = [
  ['the call', false],
  ['the worker after it', true],
] as const;

const raisingTheTip: Struck = {
  begins: { state: 'accepted' },
  later: async (references) => {
    await untilItIsOver(references[0].orderId);
    for (const reference of references) {
      await reference.look(['fulfil']);
      reference.tipsAsked.add(reference.is.tipLine + 500);
    }
  },
  does: {
    by: 'owner',
    method: 'patch',
    path: ({ orderId }) => `${orders}/${orderId}/tip`,
    says: ({ is }) => ({ tip: { amount: (is.tipLine + 500) / 100 } }),
  },
};
const choosingACard: Struck = {
  begins: { state: 'accepted' },
  does: {
    by: 'owner',
    method: 'patch',
    path: ({ orderId }) => `${orders}/${orderId}/payment`,
    says: (_reference, { cards }) => ({ payment: { credit_card_id: cards.other.id } }),
  },
};
const foodWasThere = ({ orderId }: Reference) => comesDue(orderId);

describe('killed at its words, or met by a restart of PostgreSQL,', () => {
  test.each(callAndWorker)('a tip is raised and charged once, or neither: %s', async (_what, isJobs) => {
    const { done, undone, outcomes } = await strike({ ...raisingTheTip, isJobs }, world);
    expect(done).toMatchObject({ status: 'fulfilled', total: undone.total + 500, taken: done.total });
    expect(undone).toMatchObject({ status: 'fulfilled', taken: undone.total });
    expectTold(outcomes);
  });

  test('another card for one that was refused days later holds the order, or it waits for one still', async () => {
    const { done, undone, outcomes } = await strike(
      {
        ...choosingACard,
        begins: { state: 'accepted', days: 10 },
        later: async ([first], { cards }) => {
          await behaveAs(cards.pays, cards.refused);
          await comeTo(first, 92);
        },
      },
      world,
    );
    expect(done).toMatchObject({ cardId: world.cards.other.id, lacksCard: false, held: [done.total] });
    expect(undone).toMatchObject({ cardId: world.cards.pays.id, lacksCard: true, held: [] });
    expectTold(outcomes);
  });

  test.each(callAndWorker)(
    'another card takes the place of one that holds, or does not: %s',
    async (_what, isJobs) => {
      const { done, undone, outcomes } = await strike({ ...choosingACard, isJobs }, world);
      expect(done).toMatchObject({ cardId: world.cards.other.id, held: [done.total] });
      expect(undone).toMatchObject({ cardId: world.cards.pays.id, held: [undone.total] });
      expectTold(outcomes);
    },
  );

  test('food that was there is charged once, whatever becomes of the worker', async () => {
    const { done, undone } = await strike({ begins: { state: 'accepted' }, does: foodWasThere }, world);
    expect(done).toMatchObject({ status: 'fulfilled', held: [], taken: done.total });
    expect(undone).toMatchObject({ status: 'accepted', held: [undone.total] });
  });

  test('what of a charge a change has made less is sent back once, whatever becomes of the worker', async () => {
    const { done, undone } = await strike(
      {
        begins: { state: 'charged' },
        later: async (references, { owner }) => {
          for (const { orderId } of references)
            await owner
              .post(`${orders}/${orderId}/modify`)
              .send({ order: { headcount: 18 } })
              .expect(200);
        },
        does: foodWasThere,
      },
      world,
    );
    expect(done).toMatchObject({ status: 'fulfilled', headcount: 18, taken: done.total });
    expect(undone.taken).toBeGreaterThan(done.taken);
  });
});
