import { cancel, placed } from '../orders/changes/change.factory';
import { makeReadyCart, type Cart } from '../orders/order.factory';
import { usePayments } from '../orders/payment/payment.factory';
import { mailTo, runPendingJobs } from '../testing';
import { paperOf } from './paper.factory';

const kitchen = usePayments();

describe('the entry of an order for a calendar', () => {
  const entry = async (cart: Cart) => {
    const answer = await cart.orderer
      .get(paperOf(cart, 'calendar'))
      .expect(200)
      .expect('content-type', 'text/calendar; charset=utf-8');
    return answer.text.replace(/\r\n[ \t]/g, '').split('\r\n');
  };
  const sequenceOf = (lines: string[]) =>
    Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice('SEQUENCE:'.length));

  test('is the one of the mails: the same name, no earlier than the last of them, and as sure as the order', async () => {
    const cart = await placed(kitchen.caterer, { accepted: false });
    await runPendingJobs();
    const [mail] = (await mailTo(cart.user.email)).filter(({ template }) => template === 'order_submitted');
    const { name, sequence } = mail?.data.calendar as { name: string; sequence: number };
    const likely = await entry(cart);
    expect(likely).toEqual(
      expect.arrayContaining(['METHOD:PUBLISH', 'STATUS:TENTATIVE', `UID:${name}@localhost`]),
    );
    expect(sequenceOf(likely)).toBe(sequence);
    await kitchen.cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).send({}).expect(200);
    const sure = await entry(cart);
    expect(sure).toContain('STATUS:CONFIRMED');
    expect(sequenceOf(sure)).toBeGreaterThan(sequence);
    await cancel(cart, 0).expect(200);
    expect(await entry(cart)).toContain('STATUS:CANCELLED');
  });

  test('is not there for a cart', async () => {
    const cart = await makeReadyCart(kitchen.caterer);
    await cart.orderer.get(paperOf(cart, 'calendar')).expect(404);
  });
});
