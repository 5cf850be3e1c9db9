import type { PollStatus, Schemas } from '@copper-carrot/contracts';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { database } from '../database';

/** A deleted poll is kept for its mails, but accepts no answers. */
export type StoredPollStatus = PollStatus | 'deleted';

/** A poll that asks people what they want of one choice of an order. */
export class OrderPoll extends Model<InferAttributes<OrderPoll>, InferCreationAttributes<OrderPoll>> {
  declare id: CreationOptional<number>;
  /** The secret code of its link. */
  declare code: string;
  /** Incremented each time the link is renewed. */
  declare linkNumber: CreationOptional<number>;
  declare orderId: number;
  declare packageItemId: number;
  declare status: CreationOptional<StoredPollStatus>;
  /** The poll's own end; `endOf` also applies the order's cutoff. */
  declare expiresAt: Date;
  declare autoSubmit: CreationOptional<boolean>;
  /** When it was scheduled to submit its order; null if it is not. */
  declare scheduledAt: CreationOptional<Date | null>;
  declare armedBy: CreationOptional<number | null>;
  /** The organization's allowance per meal, in cents; null if it pays everything. */
  declare mealAllowanceCents: CreationOptional<number | null>;
  declare maximumTotalCents: CreationOptional<number | null>;
  declare ignoreChecks: CreationOptional<Schemas['IgnoreChecks']>;
  declare extraHeadcountForAutoSubmit: CreationOptional<number>;
  declare extraSelections: CreationOptional<Schemas['ExtraSelection'][]>;
  declare comboCreationAllowed: CreationOptional<boolean>;
  declare limitComboOptions: CreationOptional<boolean>;
  declare selectionsAppliedAt: CreationOptional<Date | null>;
  declare closedAt: CreationOptional<Date | null>;
  declare deletedAt: CreationOptional<Date | null>;
  declare createdBy: number;
  /** Incremented by a trigger at each change of the poll, its answers, options and bills (migration 0038). */
  declare version: CreationOptional<number>;
  /** Incremented each time it is reopened. */
  declare round: CreationOptional<number>;
  /** Reminders due up to this time are handled. */
  declare remindedAt: CreationOptional<Date>;
  /** Why its scheduled submit failed. */
  declare failureCode: CreationOptional<string | null>;
  declare failureMessage: CreationOptional<string | null>;
  declare failedAt: CreationOptional<Date | null>;
}

/** The columns of a poll. */
export type PollRow = InferAttributes<OrderPoll>;

const { BOOLEAN, DATE, INTEGER, JSONB, TEXT } = DataTypes;
const flag = { type: BOOLEAN, allowNull: false, defaultValue: false };

OrderPoll.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    code: { type: TEXT, allowNull: false },
    linkNumber: { type: INTEGER, allowNull: false, defaultValue: 1 },
    orderId: { type: INTEGER, allowNull: false },
    packageItemId: { type: INTEGER, allowNull: false },
    status: { type: TEXT, allowNull: false, defaultValue: 'open' },
    expiresAt: { type: DATE, allowNull: false },
    autoSubmit: { ...flag },
    scheduledAt: DATE,
    armedBy: INTEGER,
    mealAllowanceCents: INTEGER,
    maximumTotalCents: INTEGER,
    ignoreChecks: { type: JSONB, allowNull: false, defaultValue: {} },
    extraHeadcountForAutoSubmit: { type: INTEGER, allowNull: false, defaultValue: 0 },
    extraSelections: { type: JSONB, allowNull: false, defaultValue: [] },
    comboCreationAllowed: { ...flag },
    limitComboOptions: { ...flag },
    selectionsAppliedAt: DATE,
    closedAt: DATE,
    deletedAt: DATE,
    createdBy: { type: INTEGER, allowNull: false },
    version: { type: INTEGER, allowNull: false, defaultValue: 0 },
    round: { type: INTEGER, allowNull: false, defaultValue: 1 },
    remindedAt: { type: DATE, allowNull: false },
    failureCode: TEXT,
    failureMessage: TEXT,
    failedAt: DATE,
  },
  { sequelize: database, tableName: 'order_polls', underscored: true },
);

/** One person's selection: an option, a combination, or nothing. */
export class PollSelection extends Model<
  InferAttributes<PollSelection>,
  InferCreationAttributes<PollSelection>
> {
  declare id: CreationOptional<number>;
  declare pollId: number;
  declare userId: number | null;
  declare name: string;
  declare email: string | null;
  declare packageItemOptionId: number | null;
  /** In ascending order. */
  declare comboOf: number[];
  declare optedOut: boolean;
  declare qty: number;
  /** The own share that they agreed to, in cents for all portions. */
  declare ownShareCents: CreationOptional<number>;
  declare note: string;
  declare dietary: Schemas['PollSelection']['dietary'];
  /** The person who answered for somebody else. */
  declare addedBy: CreationOptional<number | null>;
  /** For guests: the hash of their browser's cookie. */
  declare guestTokenHash: CreationOptional<Buffer | null>;
  /** The link number through which the person answered last. */
  declare linkNumber: CreationOptional<number>;
  /** The hash of the latest request's idempotency key. */
  declare requestKeyHash: CreationOptional<Buffer | null>;
  /** Hashes of keys whose answers were replaced later. */
  declare replacedKeys: CreationOptional<Buffer[]>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

PollSelection.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    pollId: { type: INTEGER, allowNull: false },
    userId: INTEGER,
    name: { type: TEXT, allowNull: false },
    email: TEXT,
    packageItemOptionId: INTEGER,
    comboOf: { type: DataTypes.ARRAY(INTEGER), allowNull: false },
    optedOut: { type: BOOLEAN, allowNull: false },
    qty: { type: INTEGER, allowNull: false },
    ownShareCents: { type: INTEGER, allowNull: false, defaultValue: 0 },
    note: { type: TEXT, allowNull: false },
    dietary: { type: DataTypes.ARRAY(TEXT), allowNull: false },
    addedBy: INTEGER,
    guestTokenHash: DataTypes.BLOB,
    linkNumber: { type: INTEGER, allowNull: false, defaultValue: 1 },
    requestKeyHash: DataTypes.BLOB,
    replacedKeys: { type: DataTypes.ARRAY(DataTypes.BLOB), allowNull: false, defaultValue: [] },
    createdAt: DATE,
    updatedAt: DATE,
  },
  { sequelize: database, tableName: 'poll_selections', underscored: true },
);
