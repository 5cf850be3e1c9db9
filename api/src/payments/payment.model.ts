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
  /** When it was chosen for new orders; the one that was chosen last is the default. */
  declare defaultSince: CreationOptional<Date | null>;

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
    defaultSince: DATE,
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
 * What a payment is for: a cart, submitted by its person (`submit`) or paid by an asked colleague (`asked`); a
 * submitted order, by a job (`hold`) or for a newly chosen card (`card`); a change of an order; a raised tip; invoices.
 */
export type AttemptPurpose = 'submit' | 'asked' | 'hold' | 'card' | 'change' | 'tip' | 'invoices';

/** One try to authorize a card for an order or for invoices; its id and the time of its claim form Stripe's idempotency key. */
export class PaymentAttempt extends StoredRecord<
  InferAttributes<PaymentAttempt>,
  InferCreationAttributes<PaymentAttempt>
> {
  declare id: CreationOptional<number>;
  /** Null for a payment of invoices. */
  declare orderId: CreationOptional<number | null>;
  /** Never changes: the hold of an applied change keeps its purpose. */
  declare purpose: AttemptPurpose;
  /** The change that it pays for, until that is applied. */
  declare changeId: CreationOptional<number | null>;
  declare creditCardId: number;
  declare amountCents: number;
  declare status: CreationOptional<AttemptStatus>;
  declare stripePaymentIntentId: CreationOptional<string | null>;
  declare requestedBy: number;
  declare orderLockVersion: number;
  declare ignoreChecks: CreationOptional<Schemas['IgnoreChecks']>;
  /** The idempotency key of the submit that claimed it. */
  declare submitKey: CreationOptional<string | null>;
  declare failureCode: CreationOptional<string | null>;
  declare failureMessage: CreationOptional<string | null>;
  declare capturedCents: CreationOptional<number | null>;
  declare claimedAt: CreationOptional<Date>;
  declare settledAt: CreationOptional<Date | null>;
  /** The deadline for the bank: the latest possible one at the claim, the actual one once the bank asks. */
  declare validUntil: CreationOptional<Date | null>;
  /** Until when Stripe allows the capture. */
  declare captureBefore: CreationOptional<Date | null>;
  /** When the person was told that the order may be placed later. */
  declare toldAt: CreationOptional<Date | null>;
  /** Whether no person can confirm it; null for a claim of an earlier release, which created and confirmed in one call. */
  declare offSession: CreationOptional<boolean | null>;
  /** The hold that this one replaces once it is authorized. */
  declare renews: CreationOptional<number | null>;
  /** The order's tip after this payment; only for tips. */
  declare tipCents: CreationOptional<number | null>;

  /** Only the payment's process may call this, because a status change has other effects that it handles. */
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
    orderId: INTEGER,
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
  // Sequelize passes the new values in the options, which its types omit.
  const { attributes } = options as { attributes?: object };
  if (attributes && 'status' in attributes) throw bypassed();
});

export class Payment extends Model<InferAttributes<Payment>, InferCreationAttributes<Payment>> {
  declare id: CreationOptional<number>;
  declare orderId: number | null;
  /** Only for payments of invoices. */
  declare invoiceId: CreationOptional<number | null>;
  declare paymentAttemptId: number | null;
  declare kind: 'capture' | 'refund' | 'refund_failed' | 'invoice_payment';
  declare amountCents: number;
  declare stripeId: string | null;
  /** Who at the site entered a payment that no card made. */
  declare bookedBy: CreationOptional<number | null>;
  /** The number of the bank transfer or check that they entered. */
  declare reference: CreationOptional<string | null>;
  declare at: CreationOptional<Date>;
}

Payment.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    orderId: INTEGER,
    invoiceId: INTEGER,
    paymentAttemptId: INTEGER,
    kind: { type: TEXT, allowNull: false },
    amountCents: { type: INTEGER, allowNull: false },
    stripeId: TEXT,
    bookedBy: INTEGER,
    reference: TEXT,
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
  /** The caller's key; retries append their number: `beyond-0#2`. */
  declare key: string;
  declare amountCents: number;
  declare status: CreationOptional<'claimed' | 'done' | 'failed'>;
  declare stripeRefundId: CreationOptional<string | null>;
  declare failureMessage: CreationOptional<string | null>;
  /** How a person at the site refunded it; null for a refund to the card. */
  declare sentOtherwise: CreationOptional<string | null>;
  /** From when Stripe may be called: at once, or after a pause. */
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
