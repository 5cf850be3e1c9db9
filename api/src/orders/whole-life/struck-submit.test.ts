import './virtual-time.factory';
import { orders } from './command.factory';
import { expectTold, strike } from './struck.factory';
import { useWorld } from './world.factory';

const world = useWorld();
jest.setTimeout(600_000);

test('a submit that is killed at any of its words, or meets a restart of PostgreSQL, is placed and held once, or neither', async () => {
  const { done, undone, outcomes } = await strike(
    {
      state: 'cart',
      by: 'owner',
      path: (orderId) => `${orders}/${orderId}/submit`,
      isThorough: true,
      diesAtEach: true,
      // Whoever had gone for a minute before it was placed waits for no food.
      letGo: { mails: ['order_not_placed'], history: ['not_placed'] },
    },
    world,
  );
  expect(done).toMatchObject({ status: 'pending', held: [done.total] });
  expect(undone).toMatchObject({ status: 'in_cart', held: [] });
  expectTold(outcomes);
  // It spoke to the database and to Stripe many times, and died on both sides of its order.
  const deaths = outcomes.filter(({ by }) => by.how === 'killed');
  expect(deaths.length).toBeGreaterThan(40);
  expect(new Set(deaths.map(({ isDone }) => isDone))).toEqual(new Set([true, false]));
});
