import type { Schemas } from '@copper-carrot/contracts';
import { mailTo, makeUser, runPendingJobs, signedIn, timeComesForJob } from '../../testing';
import { startsIn } from '../changes/change.factory';
import { authorizeOrder } from '../order.jobs';
import { accept } from '../payment/lapsing.factory';
import { bankLetsGo, breakCard, orderOf, passes } from '../payment/payment.factory';
import { asked, errorOf, ownCard, pay, useAsking, type Asked } from './asking.factory';

const kitchen = useAsking();

/** The bank's message, which only the owner of the card may see. */
const bankWords = 'Your card was declined.';
const nameOf = ({ user2 }: Asked) => `${user2.firstName} ${user2.lastName}`;
const said = (cart: Asked) => `The card of ${nameOf(cart)} was not accepted for this order.`;
const mailsOf = async (email: string, template: string) =>
  (await mailTo(email)).filter((mail) => mail.template === template);
async function readByAll(cart: Asked): Promise<string> {
  const siteAdmin = await signedIn(await makeUser({ isAdmin: true }));
  const order = `/cpi/v1/orderer/orders/${cart.orderId}`;
  const pages = [
    await cart.orderer.get(order).expect(200),
    await siteAdmin.get(order).expect(200),
    await siteAdmin.get(`/cpi/v2/caterer/orders/${cart.orderId}`).expect(200),
    await kitchen.cook.get(`/cpi/v2/caterer/orders/${cart.orderId}`).expect(200),
    await cart.orderer.get(`${order}/receipt`),
    await cart.orderer.get(`${order}/invoice`),
  ];
  return JSON.stringify(pages.map(({ body, text }) => [body as unknown, text]));
}

/** An order ten days ahead that a colleague pays for; their bank refuses the card when it is to be authorized. */
async function refusedLater(): Promise<Asked> {
  const cart = await asked({ days: 10 });
  expect((await pay(cart, await ownCard(cart, 'pm_card_chargeCustomerFail'))).status).toBe(200);
  await accept(kitchen, cart);
  await timeComesForJob(authorizeOrder, { orderId: cart.orderId });
  return cart;
}

async function expectToldApart(cart: Asked): Promise<void> {
  await runPendingJobs();
  const toOwner = await mailsOf(cart.user.email, 'order_payment_failed');
  expect(toOwner).toMatchObject([{ data: { colleague: nameOf(cart) } }]);
  const toThem = await mailsOf(cart.user2.email, 'order_payment_failed_payer');
  expect(toThem).toHaveLength(1);
  const { reason } = (toThem[0]?.data ?? {}) as { reason?: string };
  expect(reason).toBeTruthy();
  expect(toThem[0]?.data).toMatchObject({
    firstName: cart.user2.firstName,
    orderOf: `${cart.user.firstName} ${cart.user.lastName}`,
  });
  const elsewhere = JSON.stringify(await mailTo(cart.user.email)) + (await readByAll(cart));
  expect(elsewhere).not.toContain(reason);
  const { payment, can } = await orderOf(cart);
  expect(payment).toMatchObject({ status: 'failed', code: 'card_declined', message: said(cart) });
  expect(can.choose_card).toBe(true);
}

describe('the card of a colleague that is refused later', () => {
  test('when it is to be held, is told to them in their bank’s words, and to everybody else by whose it is', async () => {
    const cart = await refusedLater();
    await expectToldApart(cart);
    const [mail] = await mailsOf(cart.user2.email, 'order_payment_failed_payer');
    expect(mail?.data.reason).toBe(bankWords);
    await passes('1 minute');
    expect(await mailsOf(cart.user2.email, 'order_payment_failed_payer')).toHaveLength(1);
  });

  test('when what it held is gone, likewise', async () => {
    const cart = await asked();
    expect((await pay(cart, await ownCard(cart))).status).toBe(200);
    await accept(kitchen, cart);
    await breakCard(cart);
    await bankLetsGo(cart);
    await passes('1 minute');
    await expectToldApart(cart);
  });

  test('is said the same once the order is over for it', async () => {
    const cart = await refusedLater();
    await startsIn(cart.orderId, 1);
    await passes('11 days');
    expect(await readByAll(cart)).not.toContain(bankWords);
    expect(JSON.stringify(await mailTo(cart.user.email))).not.toContain(bankWords);
  });

  test('by a change that they send themselves, is their own to hear: the order says whose card it was', async () => {
    const cart = await asked({ role: 'admin' });
    expect((await pay(cart, await ownCard(cart))).status).toBe(200);
    const add = await cart.sam
      .post(`/cpi/v1/orderer/orders/${cart.orderId}/credit_cards`)
      .send({ credit_card: { stripe_token: 'pm_card_chargeCustomerFail', team_id: null } });
    // A card for somebody else's order is only accepted through the payment request.
    expect(errorOf(add)).toMatchObject({ fields: { team_id: ['blank'] } });
    await breakCard(cart);
    const { lock_version } = await orderOf(cart);
    const order: Schemas['OrderChanges'] = { headcount: 22 };
    const refused = await cart.sam
      .post(`/cpi/v1/orderer/orders/${cart.orderId}/modify`)
      .send({ order, lock_version });
    expect(refused.status).toBe(402);
    const reason = errorOf(refused).message;
    const after = await orderOf(cart);
    expect(after.change_request).toMatchObject({ status: 'refused', reason: said(cart) });
    expect(JSON.stringify(after)).not.toContain(reason);
  });
});
