import type { Schemas } from '@copper-carrot/contracts';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { database } from '../../database';
import type { ChangeSide, Proposal } from './proposal';

export const changeStatuses = [
  'proposed',
  'paying',
  'requested',
  'applied',
  'declined',
  'withdrawn',
  'expired',
  'refused',
] as const;
export type ChangeStatus = (typeof changeStatuses)[number];
export const openChangeStatuses = [
  'proposed',
  'paying',
  'requested',
] as const satisfies readonly ChangeStatus[];

/** A change of a submitted order; the order stays as it is until the change is applied. */
export class OrderChange extends Model<InferAttributes<OrderChange>, InferCreationAttributes<OrderChange>> {
  declare id: CreationOptional<number>;
  declare orderId: number;
  declare status: CreationOptional<ChangeStatus>;
  declare requestedBy: number;
  /** The site admin who sent it while ghosting. */
  declare actingUserId: CreationOptional<number | null>;
  /** The requested changes as sent. */
  declare wish: Schemas['OrderChanges'];
  declare proposal: Proposal;
  declare before: ChangeSide;
  declare after: ChangeSide;
  declare priceDifferenceCents: number;
  declare requestKey: string | null;
  declare withinLimits: boolean;
  /** Whether its caterer agreed to it; they are not asked about small changes. */
  declare catererAgreed: CreationOptional<boolean>;
  declare ignoreChecks: Schemas['IgnoreChecks'];
  declare skipNotifications: boolean;
  /** The deadline for an answer. */
  declare expiresAt: CreationOptional<Date | null>;
  declare decidedAt: CreationOptional<Date | null>;
  declare decidedBy: CreationOptional<number | null>;
  /** Why its caterer declined it, or why it was not applied. */
  declare reason: CreationOptional<string | null>;
}

const { BOOLEAN, DATE, INTEGER, JSONB, TEXT } = DataTypes;

OrderChange.init(
  {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    orderId: { type: INTEGER, allowNull: false },
    status: { type: TEXT, allowNull: false, defaultValue: 'proposed' },
    requestedBy: { type: INTEGER, allowNull: false },
    actingUserId: INTEGER,
    wish: { type: JSONB, allowNull: false },
    proposal: { type: JSONB, allowNull: false },
    before: { type: JSONB, allowNull: false },
    after: { type: JSONB, allowNull: false },
    priceDifferenceCents: { type: INTEGER, allowNull: false },
    requestKey: TEXT,
    withinLimits: { type: BOOLEAN, allowNull: false },
    catererAgreed: { type: BOOLEAN, allowNull: false, defaultValue: false },
    ignoreChecks: { type: JSONB, allowNull: false },
    skipNotifications: { type: BOOLEAN, allowNull: false },
    expiresAt: DATE,
    decidedAt: DATE,
    decidedBy: INTEGER,
    reason: TEXT,
  },
  { sequelize: database, tableName: 'order_change_requests', underscored: true },
);
