import { createHash } from 'node:crypto';
import type { Transaction } from 'sequelize';
import type Stripe from 'stripe';
import { keepStripeCustomer, type User } from '../accounts';
import { databaseNow } from '../clock';
import { database, sql } from '../database';
import { invalid } from '../errors';
import { prepared } from '../prepared';
import { columnsOf, recordOf } from '../records';
import { isGoodUntil } from './can-pay-on';
import { CreditCard } from './payment.model';
import { ask, askOnce, cardRefusal, isRefusedRequest, stripe, type CardRefusal } from './stripe';

/** What Stripe's own refusal is called, said before it is asked. */
export const cardExpired: CardRefusal = {
  code: 'expired_card',
  message: 'This card has expired. Please choose another one.',
};

/**
 * A card of its owner that Stripe has verified (1 §7), kept by nobody yet unless it is known; 422 on `stripe_token` when it is
 * refused, 503 while Stripe has not decided. The token is a payment-method id, from Stripe Elements or the list of test cards.
 */
export async function verifyCard(owner: User, stripeToken: string): Promise<CreditCard> {
  const customer = await customerOf(owner);
  try {
    const method = await ask(() => stripe.paymentMethods.attach(stripeToken, { customer }));
    const known = await CreditCard.findOne({ where: { stripePaymentMethodId: method.id } });
    if (known) return known;
    if (!method.card) throw invalid('stripe_token', 'invalid', 'must be a card');
    if (!isGoodUntil(method.card.exp_year, method.card.exp_month, await databaseNow(null)))
      throw invalid('stripe_token', cardExpired.code, cardExpired.message);
    const setup = await verify(method.id, customer);
    if (setup.status === 'canceled' || setup.status === 'requires_payment_method') {
      throw invalid('stripe_token', 'declined', 'was declined. Please try another card.');
    }
    return CreditCard.build({
      userId: owner.id,
      teamId: null,
      nickname: '',
      stripePaymentMethodId: method.id,
      brand: method.card.brand,
      last4: method.card.last4,
      expMonth: method.card.exp_month,
      expYear: method.card.exp_year,
    });
  } catch (error) {
    const refusal = cardRefusal(error);
    if (refusal) throw invalid('stripe_token', refusal.code, refusal.message);
    if (isRefusedRequest(error)) throw invalid('stripe_token', 'invalid', 'is not a usable card');
    throw error;
  }
}

/** Keeps a verified card for its owner or an organization; one that is known stays as it is. */
export const keepCard = (
  card: CreditCard,
  whose: { teamId: number | null; nickname: string },
): Promise<CreditCard> =>
  card.isNewRecord
    ? database.transaction((transaction) => card.set(whose).save({ transaction }))
    : Promise.resolve(card);

async function verify(method: string, customer: string) {
  return askOnce(
    `verify-${method}`,
    (options) =>
      stripe.setupIntents.create(
        {
          customer,
          payment_method: method,
          confirm: true,
          usage: 'off_session',
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        },
        options,
      ),
    async () => {
      const { data } = await ask(() =>
        stripe.setupIntents.list({ customer, payment_method: method, limit: 1 }),
      );
      return data[0] ?? null;
    },
  );
}

/**
 * What Stripe is asked for a person's customer with, under a key of just that: a key is refused with other words than
 * it came with at first, and people change their names.
 */
export function customerRequest({
  id,
  ...said
}: {
  id: number;
  email: string;
  name: string;
}): [Stripe.CustomerCreateParams, { idempotencyKey: string }] {
  const digest = createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16);
  return [{ ...said, metadata: { user_id: String(id) } }, { idempotencyKey: `customer-${id}-${digest}` }];
}

async function customerOf(user: User): Promise<string> {
  if (user.stripeCustomerId) return user.stripeCustomerId;
  const { id, email } = user;
  const name = `${user.firstName} ${user.lastName}`.trim();
  const [wanted, { idempotencyKey: key }] = customerRequest({ id, email, name });
  const customer = await askOnce(
    key,
    (options) => stripe.customers.create(wanted, options),
    async () => {
      const { data } = await ask(() => stripe.customers.list({ email, limit: 100 }));
      return data.find((found) => found.metadata.user_id === String(id)) ?? null;
    },
  );
  // Another call may have asked under another name meanwhile: all cards of a person hang on one customer.
  return database.transaction((transaction) => keepStripeCustomer(user.id, customer.id, transaction));
}

const { columns, list } = columnsOf(CreditCard, 'c');
/** $1 a person or null, $2 an organization or null. */
export const usableCardsQuery = prepared(
  'credit-cards-usable',
  columns,
  `select ${list} from credit_cards c
   where archived_at is null and (user_id = $1 and team_id is null or team_id = $2) order by id`,
);

/** The cards of a person, which are no organization's, and those of an organization; null for none. Archived ones are left out. */
export async function usableCards(
  { userId, teamId }: { userId: number | null; teamId: number | null },
  transaction: Transaction | null,
): Promise<CreditCard[]> {
  const rows = await sql.within(transaction, usableCardsQuery, [userId, teamId]);
  return rows.map(cardOfRow);
}

/** A row of `usableCardsQuery`. */
export const cardOfRow = (row: object): CreditCard => recordOf(CreditCard, row);
