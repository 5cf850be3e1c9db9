import type { PollStatus, Schemas } from '@copper-carrot/contracts';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { database } from '../database';

/** A deleted poll is kept for its mails and answers nobody. */
export type StoredPollStatus = PollStatus | 'deleted';

/** A poll that asks people what they want to eat of an order's one choice. */
export class OrderPoll extends Model<InferAttributes<OrderPoll>, InferCreationAttributes<OrderPoll>> {
  declare id: CreationOptional<number>;
  /** The secret of its link. */
  declare code: string;
  /** Grows each time that the link is renewed. */
  declare linkNumber: CreationOptional<number>;
  declare orderId: number;
  declare packageItemId: number;
  declare status: CreationOptional<StoredPollStatus>;
  /** As it was said; it never ends later than its order can be ordered (`endOf`). */
  declare expiresAt: Date;
  declare autoSubmit: CreationOptional<boolean>;
  /** When it was armed to send its order by itself; null while it is not. */
  declare scheduledAt: CreationOptional<Date | null>;
  declare armedBy: CreationOptional<number | null>;
  /** What the organization pays of each meal; null where it pays all of it. */
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
  /** Grows with each change of it and of its answers, options and bills; a trigger counts (migration 0038). */
  declare version: CreationOptional<number>;
  /** Grows each time that it is opened again. */
  declare round: CreationOptional<number>;
  /** The moment up to which reminders were looked after. */
  declare remindedAt: CreationOptional<Date>;
  /** What stood in the way when it was to send its order. */
  declare failureCode: CreationOptional<string | null>;
  declare failureMessage: CreationOptional<string | null>;
  declare failedAt: CreationOptional<Date | null>;
}

/** A poll's columns; its record has them too. */
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

/** What one person wants to eat: an option, options that share a portion, or nothing. */
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
  /** In rising order. */
  declare comboOf: number[];
  declare optedOut: boolean;
  declare qty: number;
  /** What they agreed to pay themselves when they picked, in cents for all portions. */
  declare ownShareCents: CreationOptional<number>;
  declare note: string;
  declare dietary: Schemas['PollSelection']['dietary'];
  /** Who gave it for somebody else. */
  declare addedBy: CreationOptional<number | null>;
  /** Of somebody without an account: what the cookie of their browser is hashed to. */
  declare guestTokenHash: CreationOptional<Buffer | null>;
  /** The number of the link by which its person said it last. */
  declare linkNumber: CreationOptional<number>;
  /** Of the press that said it last. */
  declare requestKeyHash: CreationOptional<Buffer | null>;
  /** Of the presses that something later took the place of. */
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
