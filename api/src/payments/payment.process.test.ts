import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../database';
import { attemptOf, passes, placeOrder, usePayments } from '../orders/payment/payment.factory';
import { diagramOf } from '../processes';
import { PaymentAttempt } from './payment.model';
import { paymentProcess } from '.';

const kitchen = usePayments();

test('the picture in docs/ is the one of the table', () => {
  const page = readFileSync(join(__dirname, '../../../docs/processes.md'), 'utf8');
  expect(page).toContain(diagramOf(paymentProcess.definition));
});

test('every status that goes on has a clock, save what only a bank, or somebody by hand, brings on', () => {
  const { transitions, timers } = paymentProcess.definition;
  const goOn = new Set(Object.values(transitions).flatMap(({ from }) => from));
  const byHand = ['captured', 'failed', 'refunded', 'voided'];
  expect([...goOn].filter((status) => !timers[status]).sort()).toEqual(byHand);
});

test('nothing but a step changes the status of a payment', async () => {
  const cart = await placeOrder(kitchen.caterer);
  const { id } = await attemptOf(cart);
  const attempt = await PaymentAttempt.findByPk(id, { rejectOnEmpty: true });
  await expect(attempt.update({ status: 'captured' })).rejects.toThrow('by a step of its process');
  await expect(PaymentAttempt.update({ status: 'failed' }, { where: { id } })).rejects.toThrow(
    'by a step of its process',
  );
  expect((await attemptOf(cart)).status).toBe('authorized');
});

test('a payment whose clock was lost, as by a release from before it, gets one again', async () => {
  const cart = await placeOrder(kitchen.caterer);
  const { id } = await attemptOf(cart);
  const row = () =>
    sql.first('select state, due_at is not null as waits from processes where kind = $1 and key = $2', [
      'payment',
      id,
    ]);
  expect(await row()).toEqual({ state: 'authorized', waits: true });
  await sql.rows(`delete from processes where kind = 'payment' and key = $1`, [id]);
  await passes('1 minute');
  expect(await row()).toEqual({ state: 'authorized', waits: true });
});
