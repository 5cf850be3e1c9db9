import type { Schemas } from '@copper-carrot/contracts';
import { intentsOf, mailTo, runPendingJobs, timeComesFor } from '../../testing';
import { orderOf, placed } from '../changes/change.factory';
import type { Cart } from '../order.factory';
import { usePayments } from '../payment/payment.factory';
import { tipWaits } from './raise-tip';

let kitchen: ReturnType<typeof usePayments>;
export function useTips(): typeof kitchen {
  kitchen = usePayments();
  Object.assign(tipWaits, { undecidedPauseMs: 100, patienceMs: 4_000 });
  return kitchen;
}

/** A delivered and captured order. */
export async function delivered(options?: Parameters<typeof placed>[1]): Promise<Cart> {
  const cart = await placed(kitchen.caterer, options);
  await timeComesFor('order', cart.orderId);
  await runPendingJobs();
  return { ...cart, order: await orderOf(cart) };
}
export const raise = ({ orderer, orderId }: Pick<Cart, 'orderer' | 'orderId'>, amount: number) =>
  orderer.patch(`/cpi/v1/orderer/orders/${orderId}/tip`).send({ tip: { amount } });
export const errorIn = ({ body }: { body: unknown }) => body as Schemas['Error'];
/** What its cards were charged, in dollars. */
export const charged = async (orderId: number) =>
  (await intentsOf(orderId))
    .filter(({ status }) => status === 'succeeded')
    .map((intent) => intent.amount_captured / 100);
export const payoutOf = async ({ orderId }: Cart) =>
  (
    (await kitchen.cook.get(`/cpi/v2/caterer/orders/${orderId}`).expect(200)) as {
      body: Schemas['CatererOrder'];
    }
  ).body.pricing.payout;
export const cents = (dollars: number) => Math.round(dollars * 100);

/** Mails to the giver about a failed tip. */
export const toldOf = async ({ user }: Cart) =>
  (await mailTo(user.email))
    .filter(({ template }) => template === 'order_tip_not_raised')
    .map(({ data }) => [data.amountCents, data.reason]);
