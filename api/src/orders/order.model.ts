import type { ChosenPresentation, OrderStatus } from '@copper-carrot/contracts';
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
  /** That of the address that it goes to, wherever it is cooked; null for one that is near none. */
  declare placeId: number | null;
  declare kitchenId: number | null;
  declare pickup: CreationOptional<boolean>;
  declare pickupKitchenId: CreationOptional<number | null>;
  declare startDate: string | null;
  /** `HH:mm:ss`, as PostgreSQL gives it. */
  declare startTime: string | null;
  declare timeZone: string | null;
  declare startAt: Date | null;
  /** The start that its customer last agreed to, where its caterer has moved it since; else null. */
  declare customerStartAt: CreationOptional<Date | null>;
  /** The last instant at which a cart can be ordered, as it was saved last. */
  declare cutoffAt: CreationOptional<Date | null>;
  /** A poll sends this cart when it ends: nobody changes it until then. */
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
  /** A decimal, which the driver gives as text. */
  declare distanceMiles: CreationOptional<string | number | null>;
  declare contactName: CreationOptional<string | null>;
  declare contactPhone: CreationOptional<string | null>;
  declare deliveryInstructions: CreationOptional<string | null>;
  declare creditCardId: CreationOptional<number | null>;
  /** Who was asked to pay and did; null where its sender's own choice pays. */
  declare payerId: CreationOptional<number | null>;
  declare bypassPayment: CreationOptional<boolean>;
  /** What of its price was let pass so, from its submit on; null where nothing was. */
  declare waivedCents: CreationOptional<number | null>;
  declare paidWithInvoice: CreationOptional<boolean>;
  declare couponId: CreationOptional<number | null>;
  declare tipCents: CreationOptional<number | null>;
  declare costCenter: CreationOptional<string | null>;
  declare purchaseOrderReferenceCode: CreationOptional<string | null>;
  declare reorderedFrom: CreationOptional<number | null>;
  declare isDirect: CreationOptional<boolean>;
  declare claimedByCustomerAt: CreationOptional<Date | null>;
  declare isManaged: CreationOptional<boolean>;
  declare fromReferral: CreationOptional<boolean>;
  /** When its people took a cart away; nobody sees it any more. */
  declare removedAt: CreationOptional<Date | null>;
  /** What a cart cost when it was last saved; null where it had no headcount, or was never priced. */
  declare savedCents: CreationOptional<number | null>;
  /** Whether that is without the delivery, which was not known. */
  declare savedBeforeDelivery: CreationOptional<boolean>;
  declare totalCents: CreationOptional<number | null>;
  declare foodCents: CreationOptional<number | null>;
  declare pointsAwarded: CreationOptional<number | null>;
  declare cancellationPolicy: CreationOptional<CancellationPolicy | null>;
  /** What was chosen before a headcount moved its quantities; null where what is chosen is it. */
  declare chosenByHand: CreationOptional<{ optionId: number; qty: number }[] | null>;
  /** Null in a cart. */
  declare agreed: CreationOptional<Agreed | null>;
  /** Why its card could not be held; null where nothing is wrong. */
  declare paymentHoldReason: CreationOptional<string | null>;
  /** Until when another card may be chosen instead. */
  declare heldUntil: CreationOptional<Date | null>;
  declare submitKey: CreationOptional<string | null>;
  declare submittedAt: CreationOptional<Date | null>;
  declare submittedBy: CreationOptional<number | null>;
  declare expiresAt: CreationOptional<Date | null>;
  declare acceptedAt: CreationOptional<Date | null>;
  declare fulfilledAt: CreationOptional<Date | null>;
  declare endedAt: CreationOptional<Date | null>;
  declare endReason: CreationOptional<string | null>;
  /** What canceling it cost. */
  declare cancellationFeeCents: CreationOptional<number | null>;
  declare lockVersion: CreationOptional<number>;

  /** The order's process alone comes here: it knows what else a change of status brings. */
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

/** An order's columns; its record has them too. */
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
    fulfilledAt: DATE,
    endedAt: DATE,
    endReason: TEXT,
    cancellationFeeCents: INTEGER,
    lockVersion: { type: INTEGER, allowNull: false, defaultValue: 0 },
  },
  { sequelize: database, tableName: 'orders', underscored: true, version: 'lockVersion' },
);

const bypassed = () =>
  new Error('the status of an order changes by a step of its process, and by nothing else');
Order.beforeBulkUpdate((options) => {
  // Sequelize hands the new values along with the options, and its types leave them out.
  const { attributes } = options as { attributes?: object };
  if (attributes && 'status' in attributes) throw bypassed();
});
