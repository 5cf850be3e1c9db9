import { Membership, Team } from '../../accounts';
import { mailTo, runPendingJobs } from '../../testing';
import { orderOf } from '../payment/payment.factory';
import { ask, askOf, asked, base, codeOf, colleague, errorOf, fullCart, useAsking } from './asking.factory';

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

describe('a cart that could not be sent', () => {
  test('is sent to no colleague: who asks reads what is missing, as at submit', async () => {
    const cart = await fullCart();
    const { user } = await colleague(cart.teamId);
    await cart.orderer
      .patch(base(cart.orderId))
      .send({ order: { start_time: null } })
      .expect(200);
    const refused = errorOf(await ask(cart, { user_id: user.id }).expect(422));
    expect(refused.fields).toMatchObject({ start_time: ['blank'] });
    expect(refused.fields).not.toHaveProperty('credit_card_id');
    await runPendingJobs();
    expect(await mailTo(user.email)).toEqual([]);
    expect(await askOf(cart)).toBeNull();
  });

  test('is sent to nobody while its owner may not order: that is theirs to put right', async () => {
    const cart = await fullCart();
    const { user } = await colleague(cart.teamId);
    await Team.update({ requiresEmailVerification: true }, { where: { id: cart.teamId } });
    await cart.user.update({ emailVerifiedAt: null });
    expect(codeOf(await ask(cart, { user_id: user.id }).expect(403))).toBe(
      'submit_order-email_verification_required',
    );
  });
});
