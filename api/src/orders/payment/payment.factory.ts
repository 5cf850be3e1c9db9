import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import {
  runPendingJobs,
  signedIn,
  stripeBehaves,
  timeComesFor,
  useLocalServices,
  type TestClient,
} from '../../testing';
import { makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

/** For a file about payments: a caterer with a signed-in cook, and a Stripe that behaves again after each test. */
export function usePayments(): { caterer: Caterer; cook: TestClient } {
  const kitchen = {} as { caterer: Caterer; cook: TestClient };
  useLocalServices();
  jest.setTimeout(60_000);
  beforeAll(async () => {
    kitchen.caterer = await makeCaterer();
    kitchen.cook = await signedIn(kitchen.caterer.cook);
  });
  afterEach(() => stripeBehaves({ behaviour: 'normal' }));
  return kitchen;
}

/** Sends a cart off as a screen does: with the total and the version that its person saw. */
export const submit = ({ orderer, orderId, order }: Cart) =>
  orderer
    .post(`/cpi/v1/orderer/orders/${orderId}/submit`)
    .send({ total: order.pricing.customer_price, lock_version: order.lock_version });

/** An order with a card that is submitted. */
export async function placeOrder(
  caterer: Caterer,
  options?: { days?: number; card?: string },
): Promise<Cart> {
  const cart = await makeReadyCart(caterer, options);
  await submit(cart).expect(200);
  return cart;
}

export const orderOf = async ({ orderer, orderId }: Cart) =>
  ((await orderer.get(`/cpi/v1/orderer/orders/${orderId}`).expect(200)) as { body: Schemas['Order'] }).body;

/** The card of an order refuses from now on, though it was saved. */
export const breakCard = ({ orderId }: Pick<Cart, 'orderId'>) =>
  sql.rows(
    `update credit_cards set stripe_payment_method_id = 'pm_gone_' || id
     where id = (select credit_card_id from orders where id = $1)`,
    [orderId],
  );

/** Saves one more card for an order's organization, by its token. */
export async function addCard({ orderer, orderId, teamId }: Cart, token: string): Promise<number> {
  // A card is added to a cart of the same organization; an order that stands chooses among them.
  const { body } = (await orderer
    .post(`/cpi/v1/orderer/orders/${orderId}/credit_cards`)
    .send({ credit_card: { stripe_token: token, team_id: teamId } })
    .expect(201)) as { body: { id: number } };
  return body.id;
}

/** Has another card pay for an order that was submitted. */
export const choose = ({ orderer, orderId }: Pick<Cart, 'orderer' | 'orderId'>, cardId: number) =>
  orderer.patch(`/cpi/v1/orderer/orders/${orderId}/payment`).send({ payment: { credit_card_id: cardId } });

/** The last attempt to hold a card for an order. */
export async function attemptOf({ orderId }: Pick<Cart, 'orderId'>): Promise<{ id: number; status: string }> {
  const attempt = await sql.first<{ id: number; status: string }>(
    'select id, status from payment_attempts where order_id = $1 order by id desc limit 1',
    [orderId],
  );
  if (!attempt) throw new Error(`nothing was asked for order ${orderId}`);
  return attempt;
}

/** The bank lets the last hold of an order go, as its card was reported stolen, and the worker looks. */
export async function bankLetsGo({ orderId }: Pick<Cart, 'orderId'>): Promise<void> {
  await sql.rows(
    `update local_services.stripe_objects set data = jsonb_set(data, '{status}', '"canceled"')
     where id = (select stripe_payment_intent_id from payment_attempts where order_id = $1 order by id desc limit 1)`,
    [orderId],
  );
  await timeComesFor('payment', (await attemptOf({ orderId })).id);
}

/** So much of the clock passes for everything that waits, and the worker looks, more than once. */
export async function passes(interval: string): Promise<void> {
  for (const shift of [
    `update payment_attempts set claimed_at = claimed_at - $1::interval, settled_at = settled_at - $1::interval,
       told_at = told_at - $1::interval, valid_until = valid_until - $1::interval,
       capture_before = capture_before - $1::interval`,
    `update payment_refunds set claimed_at = claimed_at - $1::interval`,
    `update processes set due_at = due_at - $1::interval, leased_until = null where kind = 'payment'`,
    `update graphile_worker._private_jobs set run_at = run_at - $1::interval
       where key ~ '^(wake-payment|settle|authorize|void|refund|stripe-event)'`,
  ])
    await sql.rows(shift, [interval]);
  for (let look = 0; look < 3; look += 1) {
    await sql.rows(
      `select graphile_worker.add_job('process_sweep'), graphile_worker.add_job('payment_sweep')`,
    );
    await runPendingJobs();
  }
}

/** An order becomes so much older, as everything of its payments does by `passes`. */
export async function ages({ orderId }: Pick<Cart, 'orderId'>, interval: string): Promise<void> {
  await sql.rows(
    `update orders set start_at = start_at - $2::interval, submitted_at = submitted_at - $2::interval where id = $1`,
    [orderId, interval],
  );
  await passes(interval);
}

/** What of an order's payments waits for somebody, or is held though nothing was ordered. */
export const waitingPayments = ({ orderId }: Cart) =>
  sql.rows(
    `select a.id, a.status from payment_attempts a join orders o on o.id = a.order_id
     where o.id = $1 and (a.status in ('claimed', 'requires_action', 'voiding')
       or (a.status = 'authorized' and o.status = 'in_cart'))`,
    [orderId],
  );
