import { type Pool } from 'pg';
import type Stripe from 'stripe';
import { customerRequest } from '../payments';

interface CardRow {
  id: number;
  brand: string;
  userId: number;
  email: string;
  name: string;
}
interface HoldRow {
  id: number;
  orderId: number;
  amount: number;
  method: string;
  customer: string;
}

/**
 * Gives the demo cards their customers and payment methods at Stripe (its own test cards), and the seeded holds their
 * intents, so that they can be charged, captured and released like any other. Does only what is still missing.
 */
export async function ensureDemoCards(stripe: Stripe, database: Pick<Pool, 'query'>): Promise<void> {
  const { rows: cards } = await database.query<CardRow>(
    `select c.id, c.brand, c.user_id as "userId", u.email::text, u.first_name || ' ' || u.last_name as name
     from credit_cards c join users u on u.id = c.user_id
     where c.stripe_payment_method_id like 'pm_demo_%' order by c.id`,
  );
  for (const card of cards) {
    const { userId: id, email, name } = card;
    const customer = await stripe.customers.create(...customerRequest({ id, email, name }));
    const testCard = card.brand === 'visa' ? 'pm_card_visa' : 'pm_card_mastercard';
    const method = await stripe.paymentMethods.attach(
      testCard,
      { customer: customer.id },
      { idempotencyKey: `demo-card-${card.id}` },
    );
    await database.query('update users set stripe_customer_id = $2 where id = $1', [
      card.userId,
      customer.id,
    ]);
    await database.query('update credit_cards set stripe_payment_method_id = $2 where id = $1', [
      card.id,
      method.id,
    ]);
  }
  await ensureHolds(stripe, database);
}

async function ensureHolds(stripe: Stripe, database: Pick<Pool, 'query'>): Promise<void> {
  const { rows: holds } = await database.query<HoldRow>(
    `select a.id, a.order_id as "orderId", a.amount_cents as amount, c.stripe_payment_method_id as method,
            u.stripe_customer_id as customer
     from payment_attempts a join credit_cards c on c.id = a.credit_card_id join users u on u.id = c.user_id
     where a.status = 'authorized' and a.stripe_payment_intent_id like 'pi_demo_%' order by a.id`,
  );
  for (const hold of holds) {
    const intent = await stripe.paymentIntents.create(
      {
        amount: hold.amount,
        currency: 'usd',
        capture_method: 'manual',
        confirm: true,
        customer: hold.customer,
        payment_method: hold.method,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata: { order_id: String(hold.orderId), payment_attempt_id: String(hold.id) },
      },
      { idempotencyKey: `demo-hold-${hold.id}` },
    );
    await database.query('update payment_attempts set stripe_payment_intent_id = $2 where id = $1', [
      hold.id,
      intent.id,
    ]);
  }
}
