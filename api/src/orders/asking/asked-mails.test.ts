import { momentAt } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { bankSays, mailTo, runPendingJobs, timeComesFor } from '../../testing';
import { Order } from '../order.model';
import { attemptOf } from '../payment/payment.factory';
import {
  asked,
  askOf,
  errorOf,
  ownCard,
  pay,
  seen,
  templatesTo,
  useAsking,
  type Asked,
} from './asking.factory';

const kitchen = useAsking();

const needsBank = 'pm_card_authenticationRequired';

async function bankRefuses(cart: Asked): Promise<void> {
  const answer = await pay(cart, await ownCard(cart, needsBank));
  await bankSays('failed', String(errorOf(answer).context.client_secret));
  await timeComesFor('payment', (await attemptOf(cart)).id);
}

test('what the bank says of the card of a colleague is mailed to them alone: the owner hears that it was not placed', async () => {
  const cart = await asked();
  await bankRefuses(cart);
  await runPendingJobs();
  const [, told, ...more] = await mailTo(cart.user2.email);
  expect(more).toEqual([]);
  expect(told).toMatchObject({
    template: 'order_not_placed',
    data: { firstName: cart.user2.firstName, path: `/orders/${cart.orderId}/pay/${cart.askId}` },
  });
  const { reason } = (told?.data ?? {}) as { reason?: string };
  expect(reason).toBeTruthy();
  const mails = await mailTo(cart.user.email);
  expect(mails).toMatchObject([{ template: 'order_not_placed', data: { firstName: cart.user.firstName } }]);
  expect(JSON.stringify(mails)).not.toContain(reason);
});

test('the mail that asks names the food, of which nothing is agreed yet', async () => {
  const cart = await asked();
  await runPendingJobs();
  const [mail] = await mailTo(cart.user2.email);
  expect(mail).toMatchObject({ template: 'order_pay_asked', data: { what: kitchen.caterer.pack.name } });
});

test('a deadline and a delivery in a mail name the zone of the place: who reads it may be anywhere', async () => {
  const cart = await asked();
  await runPendingJobs();
  const [told] = await mailTo(cart.user2.email);
  expect(told?.data).toMatchObject({
    until: expect.stringMatching(/^\w{3} \d\d\/\d\d\/\d{4}, \d+:\d\d [ap]m E[SD]T$/) as string,
    when: expect.stringMatching(/^\w{3} \d\d\/\d\d\/\d{4}, 12:00 pm E[SD]T$/) as string,
  });
});

test('a colleague is promised no day on which the cart can not be ordered any more, in the mail, on their page and in the cart', async () => {
  const cart = await asked({ days: 3 });
  const far = await asked({ days: 9 });
  const untils = async (of: Asked) => [(await seen(of)).ask.until, (await askOf(of))?.until];
  const { cutoffAt } = await Order.findByPk(cart.orderId, { rejectOnEmpty: true });
  expect(await untils(cart)).toEqual([cutoffAt?.toISOString(), cutoffAt?.toISOString()]);
  const [ask] = await sql.rows<{ until: Date }>('select until from payment_asks where id = $1', [far.askId]);
  expect(await untils(far)).toEqual([ask?.until.toISOString(), ask?.until.toISOString()]);
  await runPendingJobs();
  const [told] = await mailTo(cart.user2.email);
  expect(told?.data.until).toBe(momentAt(cutoffAt ?? new Date(NaN), 'America/New_York', null));
});

test('who paid for the order of another hears that it is placed, and of its charge, once each', async () => {
  const cart = await asked();
  expect((await pay(cart, await ownCard(cart))).status).toBe(200);
  await kitchen.cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).expect(200);
  await timeComesFor('order', cart.orderId);
  await runPendingJobs();
  const both = ['order_submitted', 'order_charged'];
  const toOwner = await templatesTo(cart.user.email);
  expect(toOwner.filter((each) => both.includes(each))).toEqual(both);
  expect(await templatesTo(cart.user2.email)).toEqual(['order_pay_asked', ...both]);
  const toThem = (await mailTo(cart.user2.email)).slice(1);
  const orderOfOwner = `${cart.user.firstName} ${cart.user.lastName}`;
  for (const { data } of toThem)
    expect(data).toMatchObject({ firstName: cart.user2.firstName, orderOf: orderOfOwner });
  expect(JSON.stringify(toThem)).not.toContain('startsAt');
});
