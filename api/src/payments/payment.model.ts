import type { Schemas } from '@copper-carrot/contracts';
import {
  type CreationOptional,
  DataTypes,
  fn,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Transaction,
} from 'sequelize';
import { database } from '../database';
import { StoredRecord } from '../stored-record';
import { canPayOn } from './can-pay-on';

const { DATE, INTEGER, TEXT } = DataTypes;

export class CreditCard extends Model<InferAttributes<CreditCard>, InferCreationAttributes<CreditCard>> {
  declare id: CreationOptional<number>;
  declare userId: number;
  declare teamId: number | null;
  declare nickname: string;
  declare stripePaymentMethodId: string;
  declare brand: string;
  declare last4: string;
  declare expMonth: number;
  declare expYear: number;
  declare archivedAt: CreationOptional<Date | null>;

  isValidOn(date: Date) {
    return canPayOn(this, date);
  }
}

CreditCard.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    userId: { type: INTEGER, allowNull: false },
    teamId: INTEGER,
    nickname: { type: TEXT, allowNull: false },
    stripePaymentMethodId: { type: TEXT, allowNull: false },
    brand: { type: TEXT, allowNull: false },
    last4: { type: TEXT, allowNull: false },
    expMonth: { type: INTEGER, allowNull: false },
    expYear: { type: INTEGER, allowNull: false },
    archivedAt: DATE,
  },
  { sequelize: database, tableName: 'credit_cards', underscored: true },
);

export const attemptStatuses = [
  'claimed',
  'authorized',
  'requires_action',
  'failed',
  'voiding',
  'voided',
  'captured',
  'refunded',
] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/**
 * What a payment is asked for: a cart, which its person sends off (`submit`) or a colleague who was asked to pay for it
 * (`asked`); an order that stands, by the clock (`hold`) or on another card that somebody chose (`card`); a change of an order;
 * a higher tip.
 */
export type AttemptPurpose = 'submit' | 'asked' | 'hold' | 'card' | 'change' | 'tip';

/** One try at authorising a card for an order; its id and the time of its claim are Stripe's idempotency key, so a repeat makes nothing twice. */
export class PaymentAttempt extends StoredRecord<
  InferAttributes<PaymentAttempt>,
  InferCreationAttributes<PaymentAttempt>
> {
  declare id: CreationOptional<number>;
  declare orderId: number;
  /** For good: the hold of a change stays one when it is the order's. */
  declare purpose: AttemptPurpose;
  /** The change of the order that it is for, until that holds. */
  declare changeId: CreationOptional<number | null>;
  declare creditCardId: number;
  declare amountCents: number;
  declare status: CreationOptional<AttemptStatus>;
  declare stripePaymentIntentId: CreationOptional<string | null>;
  declare requestedBy: number;
  declare orderLockVersion: number;
  declare ignoreChecks: CreationOptional<Schemas['IgnoreChecks']>;
  /** The key of the submit that claimed it. */
  declare submitKey: CreationOptional<string | null>;
  declare failureCode: CreationOptional<string | null>;
  declare failureMessage: CreationOptional<string | null>;
  declare capturedCents: CreationOptional<number | null>;
  declare claimedAt: CreationOptional<Date>;
  declare settledAt: CreationOptional<Date | null>;
  /** How long the bank may be waited for: at the claim the latest of it, the true end once the bank asks. */
  declare validUntil: CreationOptional<Date | null>;
  /** Until when the hold can be charged, as Stripe says. */
  declare captureBefore: CreationOptional<Date | null>;
  /** When the person heard that the order may be placed later. */
  declare toldAt: CreationOptional<Date | null>;
  /** Whether nobody is there to confirm it; null where an earlier release claimed it, which confirmed as it asked. */
  declare offSession: CreationOptional<boolean | null>;
  /** The hold that stands until this one does. */
  declare renews: CreationOptional<number | null>;
  /** What the tip of its order is, once this is held; of a tip alone. */
  declare tipCents: CreationOptional<number | null>;

  /** The payment's process alone comes here: it knows what else a change of status brings. */
  async enter(status: AttemptStatus, columns: object, transaction: Transaction): Promise<void> {
    entering.add(this);
    try {
      this.set({ ...columns, status });
      await this.save({ transaction });
    } finally {
      entering.delete(this);
    }
  }

  protected override requireMayChange(): void {
    if (this.changed('status') && !entering.has(this)) throw bypassed();
  }
}

const entering = new WeakSet<PaymentAttempt>();

PaymentAttempt.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    orderId: { type: INTEGER, allowNull: false },
    purpose: { type: TEXT, allowNull: false },
    changeId: INTEGER,
    creditCardId: { type: INTEGER, allowNull: false },
    amountCents: { type: INTEGER, allowNull: false },
    status: { type: TEXT, allowNull: false, defaultValue: 'claimed' },
    stripePaymentIntentId: TEXT,
    requestedBy: { type: INTEGER, allowNull: false },
    orderLockVersion: { type: INTEGER, allowNull: false },
    ignoreChecks: { type: DataTypes.JSONB, allowNull: false, defaultValue: {} },
    submitKey: TEXT,
    failureCode: TEXT,
    failureMessage: TEXT,
    capturedCents: INTEGER,
    claimedAt: { type: DATE, allowNull: false, defaultValue: fn('clock_timestamp') },
    settledAt: DATE,
    validUntil: DATE,
    captureBefore: DATE,
    toldAt: DATE,
    offSession: DataTypes.BOOLEAN,
    renews: INTEGER,
    tipCents: INTEGER,
  },
  { sequelize: database, tableName: 'payment_attempts', underscored: true },
);

const bypassed = () =>
  new Error('the status of a payment changes by a step of its process, and by nothing else');
PaymentAttempt.beforeBulkUpdate((options) => {
  // Sequelize hands the new values along with the options, and its types leave them out.
  const { attributes } = options as { attributes?: object };
  if (attributes && 'status' in attributes) throw bypassed();
});

export class Payment extends Model<InferAttributes<Payment>, InferCreationAttributes<Payment>> {
  declare id: CreationOptional<number>;
  declare orderId: number | null;
  declare paymentAttemptId: number | null;
  declare kind: 'capture' | 'refund' | 'refund_failed' | 'invoice_payment';
  declare amountCents: number;
  declare stripeId: string | null;
  declare at: CreationOptional<Date>;
}

Payment.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    orderId: INTEGER,
    paymentAttemptId: INTEGER,
    kind: { type: TEXT, allowNull: false },
    amountCents: { type: INTEGER, allowNull: false },
    stripeId: TEXT,
    at: { type: DATE, allowNull: false, defaultValue: fn('clock_timestamp') },
  },
  { sequelize: database, tableName: 'payments', underscored: true },
);

export class PaymentRefund extends Model<
  InferAttributes<PaymentRefund>,
  InferCreationAttributes<PaymentRefund>
> {
  declare id: CreationOptional<number>;
  declare orderId: number;
  declare paymentAttemptId: number;
  /** Whoever asks' own, and from the second try on its number: `beyond-0#2`. */
  declare key: string;
  declare amountCents: number;
  declare status: CreationOptional<'claimed' | 'done' | 'failed'>;
  declare stripeRefundId: CreationOptional<string | null>;
  declare failureMessage: CreationOptional<string | null>;
  /** How somebody at the site sent it; null where it goes back to its card. */
  declare sentOtherwise: CreationOptional<string | null>;
  /** From when Stripe is asked: at once, or after a pause. */
  declare claimedAt: CreationOptional<Date>;
  declare settledAt: CreationOptional<Date | null>;
}

PaymentRefund.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    orderId: { type: INTEGER, allowNull: false },
    paymentAttemptId: { type: INTEGER, allowNull: false },
    key: { type: TEXT, allowNull: false },
    amountCents: { type: INTEGER, allowNull: false },
    status: { type: TEXT, allowNull: false, defaultValue: 'claimed' },
    stripeRefundId: TEXT,
    failureMessage: TEXT,
    sentOtherwise: TEXT,
    claimedAt: { type: DATE, allowNull: false, defaultValue: fn('clock_timestamp') },
    settledAt: DATE,
  },
  { sequelize: database, tableName: 'payment_refunds', underscored: true },
);
