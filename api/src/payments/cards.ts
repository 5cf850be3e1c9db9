import { createHash } from 'node:crypto';
import type { Transaction } from 'sequelize';
import type Stripe from 'stripe';
import { accountEvents, keepStripeCustomer, type User } from '../accounts';
import { databaseNow } from '../clock';
import { database, sql } from '../database';
import { invalid } from '../errors';
import { on, subscribe } from '../events';
import { prepared } from '../prepared';
import { columnsOf, recordOf } from '../records';
import { isGoodUntil } from './can-pay-on';
import { CreditCard } from './payment.model';
import { ask, askOnce, cardRefusal, isRefusedRequest, stripe, type CardRefusal } from './stripe';

/** Stripe's code for an expired card, used without calling it. */
export const cardExpired: CardRefusal = {
  code: 'expired_card',
  message: 'This card has expired. Please choose another one.',
};

/**
 * Verifies a card at Stripe for its owner (1 §7) without storing it, unless it is known already; 422 on `stripe_token`
 * if it is refused, 503 while Stripe has not decided. The token is a payment method id, from Stripe Elements or the
 * list of test cards.
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

/** Stores a verified card for its owner or an organization; a known card stays as it is. */
export const keepCard = (
  card: CreditCard,
  whose: { teamId: number | null; nickname: string },
): Promise<CreditCard> =>
  card.isNewRecord
    ? database.transaction((transaction) => card.set(whose).save({ transaction }))
    : Promise.resolve(card);

/** Changes what its owner calls it, or since when it is the default; what is undefined stays. */
export const changeCard = (
  card: CreditCard,
  {
    nickname = card.nickname,
    defaultSince = card.defaultSince,
  }: Partial<Pick<CreditCard, 'nickname' | 'defaultSince'>>,
  transaction: Transaction,
): Promise<CreditCard> => card.update({ nickname, defaultSince }, { transaction });

/** Takes a card away for good; what was paid with it goes on naming it. */
export const archiveCard = async (card: CreditCard, transaction: Transaction): Promise<void> => {
  await card.update({ archivedAt: await databaseNow(transaction) }, { transaction });
};

/** The cards of somebody who deleted their account; those that they added for an organization are its own. */
export const cardSubscription = subscribe(
  'cards_of_deleted_accounts',
  on(accountEvents.deleted, async ({ subject, happenedAt }, transaction) => {
    const where = { userId: subject.key, teamId: null, archivedAt: null };
    await CreditCard.update({ archivedAt: happenedAt }, { where, transaction });
  }),
);

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
 * The request for a person's Stripe customer; its idempotency key contains the parameters, because Stripe refuses a key
 * with changed ones, and people change their names.
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
  // A concurrent call may have created a customer under another name; all cards of a person belong to one customer.
  return database.transaction((transaction) => keepStripeCustomer(user.id, customer.id, transaction));
}

const { columns, list } = columnsOf(CreditCard, 'c');
/** $1 is a person or null, $2 an organization or null. */
export const usableCardsQuery = prepared(
  'credit-cards-usable',
  columns,
  `select ${list} from credit_cards c
   where archived_at is null and (user_id = $1 and team_id is null or team_id = $2) order by id`,
);

/** The personal cards of a person and the cards of an organization (null for none), without archived ones. */
export async function usableCards(
  { userId, teamId }: { userId: number | null; teamId: number | null },
  transaction: Transaction | null,
): Promise<CreditCard[]> {
  const rows = await sql.within(transaction, usableCardsQuery, [userId, teamId]);
  return rows.map(cardOfRow);
}

export const cardOfRow = (row: object): CreditCard => recordOf(CreditCard, row);
