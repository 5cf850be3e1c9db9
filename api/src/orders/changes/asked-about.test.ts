import type { Schemas } from '@copper-carrot/contracts';
import { makeKitchen } from '../../catalog/catalog.factory';
import { database, sql } from '../../database';
import { useLocalServices } from '../../testing';
import { inDays, makeCaterer, type Caterer } from '../order.factory';
import { Order } from '../order.model';
import { calculated, modified, orderOf, placed } from './change.factory';
import { changedOrder } from './changed-order';
import { isWithinLimits } from './within-limits';

const HOUR = 3_600_000;

useLocalServices();
jest.setTimeout(60_000);

let caterer: Caterer;
let otherKitchen: number;
beforeAll(async () => {
  caterer = await makeCaterer();
  otherKitchen = (await makeKitchen(caterer.brand.id, { name: 'Next door' })).id;
});

const fetched = (orderId: number) =>
  sql.rows('update orders set pickup = true, pickup_kitchen_id = kitchen_id where id = $1', [orderId]);

describe('of an order that was accepted its caterer is asked about', () => {
  test.each<[string, () => Schemas['OrderChanges']]>([
    ['another day', () => ({ start_date: inDays(4) })],
    ['another hour', () => ({ start_time: '12:30' })],
    ['another place', () => ({ formatted_address: '11 Madison Ave, New York, NY 10010' })],
    ['food that is fetched instead of brought', () => ({ pickup: true })],
    ['boxes instead of a buffet', () => ({ presentation_type: 'individual' })],
  ])('%s alone', async (_what, changes) => {
    const cart = await placed(caterer);
    expect(await calculated(cart, changes())).toMatchObject({ needs_approval: true });
    expect(await modified(cart, changes())).toMatchObject({ status: 'requested' });
    expect((await orderOf(cart)).change_request).toMatchObject({ status: 'requested' });
  });

  test('another kitchen to fetch it from alone', async () => {
    const cart = await placed(caterer);
    await fetched(cart.orderId);
    expect(await modified(cart, { pickup_kitchen_id: otherKitchen })).toMatchObject({ status: 'requested' });
  });

  const anyOther = {
    startDate: '2031-01-02',
    startTime: '06:15',
    pickup: true,
    presentationType: 'individual',
    latitude: 40.1,
    longitude: -73.1,
    formattedAddress: '1 Elsewhere',
    pickupKitchenId: 1,
  } as const;
  test.each(Object.entries(anyOther))('another %s, whatever else is the same', async (column, value) => {
    const cart = await placed(caterer);
    const wish = { orderId: cart.orderId, actor: {} as never, ignoreChecks: {}, found: null };
    await database.transaction(async (transaction) => {
      const changed = await changedOrder({ ...wish, changes: { headcount: 21 } }, transaction);
      expect(await isWithinLimits(changed, transaction)).toBe(true);
      changed.after.set(column as keyof typeof anyOther, value);
      expect(await isWithinLimits(changed, transaction)).toBe(false);
    });
  });
});

test('an order that waits for its answer waits as long as a new one once it is moved, and no longer for more people', async () => {
  const cart = await placed(caterer, { accepted: false });
  await sql.rows(`update orders set expires_at = now() + interval '1 hour' where id = $1`, [cart.orderId]);
  const hoursLeft = async () => {
    const { expiresAt } = await Order.findByPk(cart.orderId, { rejectOnEmpty: true });
    return Math.round(((expiresAt?.getTime() ?? 0) - Date.now()) / HOUR);
  };
  expect(await modified(cart, { headcount: 40 })).toMatchObject({ status: 'applied' });
  expect(await hoursLeft()).toBe(1);
  expect(await modified(cart, { start_date: inDays(4) })).toMatchObject({ status: 'applied' });
  expect(await hoursLeft()).toBe(24);
});
