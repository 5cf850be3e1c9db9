import './virtual-time.factory';
import { orders } from './command.factory';
import { askedPayment } from './money-commands.factory';
import { strikesAll } from './strikes.factory';
import { expectTold, strike } from './struck.factory';
import { useWorld } from './world.factory';

const world = useWorld();
jest.setTimeout(600_000);

test('a submit that is killed at any of its words, or meets a restart of PostgreSQL, is placed and held once, or neither', async () => {
  const { done, undone, outcomes } = await strike(
    {
      begins: { state: 'cart' },
      does: { by: 'owner', path: ({ orderId }) => `${orders}/${orderId}/submit` },
      isThorough: true,
      // A person who left more than a minute before no longer expects the order to be placed.
      letGo: { mails: ['order_not_placed'], history: ['not_placed'] },
    },
    world,
  );
  expect(done).toMatchObject({ status: 'pending', held: [done.total] });
  expect(undone).toMatchObject({ status: 'in_cart', held: [] });
  expectTold(outcomes);
  // Faults were tried both before and after the order was placed.
  const deaths = outcomes.filter(({ by }) => by.how === 'killed');
  expect(deaths.length).toBeGreaterThan(strikesAll ? 40 : 4);
  expect(new Set(deaths.map(({ isDone }) => isDone))).toEqual(new Set([true, false]));
});

test('a colleague who pays by the link that they were sent has placed and paid it once, or nobody has', async () => {
  const { done, undone, outcomes } = await strike(
    {
      begins: { state: 'cart', payment: 'colleague' },
      does: {
        by: 'payer',
        path: ({ orderId, is }) => `${orders}/${orderId}/payment_asks/${is.askId ?? 0}/pay`,
        says: askedPayment,
      },
      letGo: {
        mails: ['order_not_placed', 'order_not_placed', 'order_pay_asked'],
        history: ['not_placed', 'payment_asked'],
      },
    },
    world,
  );
  expect(done).toMatchObject({ status: 'pending', held: [done.total], payerId: world.payerId });
  expect(undone).toMatchObject({ status: 'in_cart', held: [], payerId: null });
  expectTold(outcomes);
});
