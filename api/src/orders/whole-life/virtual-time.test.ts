import { startVirtualTime, stopVirtualTime, timePasses, hour } from './virtual-time.factory';
import { sql } from '../../database';
import { stripe } from '../../payments';
import { useLocalServices } from '../../testing';

// Registered first, because it must end before its database is dropped.
afterAll(stopVirtualTime);
useLocalServices();
// Ended connections are logged as errors.
jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(startVirtualTime, 60_000);

test('days later what is asked of Stripe twice under one key is done once, and rows are of that day', async () => {
  await timePasses(72 * hour);
  const ask = () =>
    stripe.paymentIntents.create({ amount: 1000, currency: 'usd' }, { idempotencyKey: 'a-key-of-day-three' });
  expect((await ask()).id).toBe((await ask()).id);
  const key = await sql.first<{ age: number }>(
    `select extract(epoch from now() - created_at)::float as age from local_services.stripe_idempotency_keys
     where key like '%a-key-of-day-three'`,
  );
  expect(key?.age).toBeLessThan(60);
});
