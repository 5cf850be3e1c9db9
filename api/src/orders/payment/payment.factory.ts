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

/** Sets up a test file about payments: a caterer with a signed-in cook; Stripe's fake is reset after each test. */
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

/** Submits a cart as a screen does, with the total and version that its person saw. */
export const submit = ({ orderer, orderId, order }: Cart) =>
  orderer
    .post(`/cpi/v1/orderer/orders/${orderId}/submit`)
    .send({ total: order.pricing.customer_price, lock_version: order.lock_version });

/** A submitted order with a card. */
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

/** Makes an order's saved card fail from now on. */
export const breakCard = ({ orderId }: Pick<Cart, 'orderId'>) =>
  sql.rows(
    `update credit_cards set stripe_payment_method_id = 'pm_gone_' || id
     where id = (select credit_card_id from orders where id = $1)`,
    [orderId],
  );

/** Saves one more card for an order's organization, by its token. */
export async function addCard({ orderer, orderId, teamId }: Cart, token: string): Promise<number> {
  // Cards can be added in a cart of the same organization; a submitted order only chooses among them.
  const { body } = (await orderer
    .post(`/cpi/v1/orderer/orders/${orderId}/credit_cards`)
    .send({ credit_card: { stripe_token: token, team_id: teamId } })
    .expect(201)) as { body: { id: number } };
  return body.id;
}

/** Chooses another card for a submitted order. */
export const choose = ({ orderer, orderId }: Pick<Cart, 'orderer' | 'orderId'>, cardId: number) =>
  orderer.patch(`/cpi/v1/orderer/orders/${orderId}/payment`).send({ payment: { credit_card_id: cardId } });

export async function attemptOf({ orderId }: Pick<Cart, 'orderId'>): Promise<{ id: number; status: string }> {
  const attempt = await sql.first<{ id: number; status: string }>(
    'select id, status from payment_attempts where order_id = $1 order by id desc limit 1',
    [orderId],
  );
  if (!attempt) throw new Error(`nothing was asked for order ${orderId}`);
  return attempt;
}

/** The bank releases the latest hold of an order, as for a stolen card, and the worker runs. */
export async function bankLetsGo({ orderId }: Pick<Cart, 'orderId'>): Promise<void> {
  await sql.rows(
    `update local_services.stripe_objects set data = jsonb_set(data, '{status}', '"canceled"')
     where id = (select stripe_payment_intent_id from payment_attempts where order_id = $1 order by id desc limit 1)`,
    [orderId],
  );
  await timeComesFor('payment', (await attemptOf({ orderId })).id);
}

/** Moves all waiting payments into the past by this interval and runs the worker several times. */
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

/** Moves an order into the past by this interval, with everything that `passes` moves. */
export async function ages({ orderId }: Pick<Cart, 'orderId'>, interval: string): Promise<void> {
  await sql.rows(
    `update orders set start_at = start_at - $2::interval, submitted_at = submitted_at - $2::interval where id = $1`,
    [orderId, interval],
  );
  await passes(interval);
}

/** Payments of an order that wait, or are authorized although nothing was ordered. */
export const waitingPayments = ({ orderId }: Cart) =>
  sql.rows(
    `select a.id, a.status from payment_attempts a join orders o on o.id = a.order_id
     where o.id = $1 and (a.status in ('claimed', 'requires_action', 'voiding')
       or (a.status = 'authorized' and o.status = 'in_cart'))`,
    [orderId],
  );
