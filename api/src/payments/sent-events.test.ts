import { setTimeout as sleep } from 'node:timers/promises';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { makeCaterer, makeReadyCart } from '../orders/order.factory';
import { orderOf, submit } from '../orders/payment/payment.factory';
import { bankSays, runPendingJobs, useLocalServices } from '../testing';

useLocalServices({ sendsEvents: true });

const arrived = async (type: string) =>
  (await sql.rows('select id from stripe_events where type = $1', [type])).length > 0;

test('an event that the stand-in signs and sends arrives, and places the order of a tab that was closed', async () => {
  const cart = await makeReadyCart(await makeCaterer(), { card: 'pm_card_authenticationRequired' });
  const { body } = (await submit(cart).expect(402)) as { body: Schemas['Error'] };
  await bankSays('succeeded', String(body.context.client_secret));
  while (!(await arrived('payment_intent.amount_capturable_updated'))) await sleep(50);
  await runPendingJobs();
  expect((await orderOf(cart)).status).toBe('pending');
}, 60_000);
