import type { ChosenPresentation, OrderStatus, PreferredField } from '@copper-carrot/contracts';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  type NonAttribute,
  type Transaction,
} from 'sequelize';
import { database } from '../database';
import { StoredRecord } from '../stored-record';
import type { CancellationPolicy } from '../schedule';
import type { Agreed } from './agreed';

export class Order extends StoredRecord<InferAttributes<Order>, InferCreationAttributes<Order>> {
  declare id: CreationOptional<number>;
  declare status: OrderStatus;
  declare userId: number;
  declare teamId: number | null;
  declare brandId: number;
  declare packageId: number | null;
  declare presentationType: ChosenPresentation | null;
  declare choiceVersion: number | null;
  /** The place of the delivery address, whichever kitchen cooks; null if it is near no place. */
  declare placeId: number | null;
  declare kitchenId: number | null;
  declare pickup: CreationOptional<boolean>;
  declare pickupKitchenId: CreationOptional<number | null>;
  declare startDate: string | null;
  /** `HH:mm:ss`, as PostgreSQL returns it. */
  declare startTime: string | null;
  declare timeZone: string | null;
  declare startAt: Date | null;
  /** The start that the customer last agreed to, if the caterer has moved it since; else null. */
  declare customerStartAt: CreationOptional<Date | null>;
  /** The last instant at which a cart can be ordered, as of its last save. */
  declare cutoffAt: CreationOptional<Date | null>;
  /** A scheduled poll will submit this cart; read-only until then. */
  declare waitsForPoll: CreationOptional<boolean>;
  declare headcount: number | null;
  declare addressId: CreationOptional<number | null>;
  declare googlePlaceId: CreationOptional<string | null>;
  declare formattedAddress: CreationOptional<string | null>;
  declare companyName: CreationOptional<string | null>;
  declare suite: CreationOptional<string | null>;
  declare latitude: CreationOptional<number | null>;
  declare longitude: CreationOptional<number | null>;
  declare deliveryState: CreationOptional<string | null>;
  /** A decimal, which the driver returns as text. */
  declare distanceMiles: CreationOptional<string | number | null>;
  declare contactName: CreationOptional<string | null>;
  declare contactPhone: CreationOptional<string | null>;
  declare deliveryInstructions: CreationOptional<string | null>;
  declare creditCardId: CreationOptional<number | null>;
  /** The colleague who was asked to pay and did; null if the submitter's choice of payment applies. */
  declare payerId: CreationOptional<number | null>;
  declare bypassPayment: CreationOptional<boolean>;
  /** The part of the price that a site admin waived, from submit on; null if none. */
  declare waivedCents: CreationOptional<number | null>;
  declare paidWithInvoice: CreationOptional<boolean>;
  declare couponId: CreationOptional<number | null>;
  declare tipCents: CreationOptional<number | null>;
  /** The share of the food that is tipped while no sum is said; null for what is usual. */
  declare tipPpm: CreationOptional<number | null>;
  /** The fields that were filled in from its owner's preferences, and that nobody has changed since. */
  declare fromPreferences: CreationOptional<PreferredField[]>;
  /** What its owner's coins are to pay of it, in whole dollars. */
  declare creditCents: CreationOptional<number | null>;
  declare costCenter: CreationOptional<string | null>;
  declare purchaseOrderReferenceCode: CreationOptional<string | null>;
  declare reorderedFrom: CreationOptional<number | null>;
  declare isDirect: CreationOptional<boolean>;
  declare claimedByCustomerAt: CreationOptional<Date | null>;
  declare isManaged: CreationOptional<boolean>;
  declare fromReferral: CreationOptional<boolean>;
  /** When the cart was removed; hidden since then. */
  declare removedAt: CreationOptional<Date | null>;
  /** A cart's price when it was last saved; null without a headcount or a price. */
  declare savedCents: CreationOptional<number | null>;
  /** Whether that price lacks the delivery, which was not known. */
  declare savedBeforeDelivery: CreationOptional<boolean>;
  declare totalCents: CreationOptional<number | null>;
  declare foodCents: CreationOptional<number | null>;
  declare pointsAwarded: CreationOptional<number | null>;
  declare cancellationPolicy: CreationOptional<CancellationPolicy | null>;
  /** The choice before a headcount change adjusted it; null if nothing was adjusted. */
  declare chosenByHand: CreationOptional<{ optionId: number; qty: number }[] | null>;
  /** Null in a cart. */
  declare agreed: CreationOptional<Agreed | null>;
  /** Why its card could not be authorized; null if there is no problem. */
  declare paymentHoldReason: CreationOptional<string | null>;
  /** The deadline for choosing another card. */
  declare heldUntil: CreationOptional<Date | null>;
  declare submitKey: CreationOptional<string | null>;
  declare submittedAt: CreationOptional<Date | null>;
  declare submittedBy: CreationOptional<number | null>;
  declare expiresAt: CreationOptional<Date | null>;
  declare acceptedAt: CreationOptional<Date | null>;
  declare confirmedAt: CreationOptional<Date | null>;
  /** When its caterer sent it off. */
  declare onItsWayAt: CreationOptional<Date | null>;
  declare fulfilledAt: CreationOptional<Date | null>;
  declare endedAt: CreationOptional<Date | null>;
  declare endReason: CreationOptional<string | null>;
  /** When its caterer acknowledged that it was canceled. */
  declare cancellationAcknowledgedAt: CreationOptional<Date | null>;
  /** The fee for canceling it. */
  declare cancellationFeeCents: CreationOptional<number | null>;
  declare lockVersion: CreationOptional<number>;

  /** Only the order's process may call this, because a status change has other effects that it handles. */
  async enter(status: OrderStatus, columns: object, transaction: Transaction): Promise<void> {
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

  get isInCart(): NonAttribute<boolean> {
    return this.status === 'in_cart';
  }
}

/** The columns of an order. */
export type OrderRow = InferAttributes<Order>;

const entering = new WeakSet<Order>();

const { BOOLEAN, DATE, DATEONLY, DECIMAL, DOUBLE, INTEGER, JSONB, TEXT, TIME } = DataTypes;

Order.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    status: { type: TEXT, allowNull: false, defaultValue: 'in_cart' },
    userId: { type: INTEGER, allowNull: false },
    teamId: INTEGER,
    brandId: { type: INTEGER, allowNull: false },
    packageId: INTEGER,
    presentationType: TEXT,
    choiceVersion: INTEGER,
    placeId: INTEGER,
    kitchenId: INTEGER,
    pickup: { type: BOOLEAN, allowNull: false, defaultValue: false },
    pickupKitchenId: INTEGER,
    startDate: DATEONLY,
    startTime: TIME,
    timeZone: TEXT,
    startAt: DATE,
    customerStartAt: DATE,
    cutoffAt: DATE,
    waitsForPoll: { type: BOOLEAN, allowNull: false, defaultValue: false },
    headcount: INTEGER,
    addressId: INTEGER,
    googlePlaceId: TEXT,
    formattedAddress: TEXT,
    companyName: TEXT,
    suite: TEXT,
    latitude: DOUBLE,
    longitude: DOUBLE,
    deliveryState: TEXT,
    distanceMiles: DECIMAL(6, 2),
    contactName: TEXT,
    contactPhone: TEXT,
    deliveryInstructions: TEXT,
    creditCardId: INTEGER,
    payerId: INTEGER,
    bypassPayment: { type: BOOLEAN, allowNull: false, defaultValue: false },
    waivedCents: INTEGER,
    paidWithInvoice: { type: BOOLEAN, allowNull: false, defaultValue: false },
    couponId: INTEGER,
    tipCents: INTEGER,
    tipPpm: INTEGER,
    fromPreferences: { type: JSONB, allowNull: false, defaultValue: [] },
    creditCents: INTEGER,
    costCenter: TEXT,
    purchaseOrderReferenceCode: TEXT,
    reorderedFrom: INTEGER,
    isDirect: { type: BOOLEAN, allowNull: false, defaultValue: false },
    claimedByCustomerAt: DATE,
    isManaged: { type: BOOLEAN, allowNull: false, defaultValue: false },
    fromReferral: { type: BOOLEAN, allowNull: false, defaultValue: false },
    removedAt: DATE,
    savedCents: INTEGER,
    savedBeforeDelivery: { type: BOOLEAN, allowNull: false, defaultValue: false },
    totalCents: INTEGER,
    foodCents: INTEGER,
    pointsAwarded: INTEGER,
    cancellationPolicy: JSONB,
    chosenByHand: JSONB,
    agreed: JSONB,
    paymentHoldReason: TEXT,
    heldUntil: DATE,
    submitKey: TEXT,
    submittedAt: DATE,
    submittedBy: INTEGER,
    expiresAt: DATE,
    acceptedAt: DATE,
    confirmedAt: DATE,
    onItsWayAt: DATE,
    fulfilledAt: DATE,
    endedAt: DATE,
    endReason: TEXT,
    cancellationAcknowledgedAt: DATE,
    cancellationFeeCents: INTEGER,
    lockVersion: { type: INTEGER, allowNull: false, defaultValue: 0 },
  },
  { sequelize: database, tableName: 'orders', underscored: true, version: 'lockVersion' },
);

const bypassed = () =>
  new Error('the status of an order changes by a step of its process, and by nothing else');
Order.beforeBulkUpdate((options) => {
  // Sequelize passes the new values in the options, which its types omit.
  const { attributes } = options as { attributes?: object };
  if (attributes && 'status' in attributes) throw bypassed();
});
