import { Membership } from '../../accounts';
import { mailTo, runPendingJobs } from '../../testing';
import { orderOf } from '../payment/payment.factory';
import { ask, asked, base, colleague, useAsking } from './asking.factory';

useAsking();

test('an asker who left the organization is shown nobody of it, and asks nobody', async () => {
  const cart = await asked();
  const { user } = await colleague(cart.teamId);
  await Membership.destroy({ where: { teamId: cart.teamId, userId: cart.user.id } });
  await cart.orderer.get(`${base(cart.orderId)}/payers`).expect(403);
  await ask(cart, { user_id: user.id }).expect(403);
  await ask(cart, { email: user.email }).expect(403);
  expect((await orderOf(cart)).can.ask_to_pay).toBe(false);
  await runPendingJobs();
  expect(await mailTo(user.email)).toEqual([]);
});
