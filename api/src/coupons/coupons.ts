import { stoppedStatuses } from '@copper-carrot/contracts';
import { QueryTypes, type Transaction } from 'sequelize';
import { database } from '../database';
import { rateLimit, type Actor } from '../http';
import type { Coupon } from '../pricing';
import { couponRefusal } from './coupon-words';

export interface CouponRow {
  id: number;
  code: string;
  percentPpm: number | null;
  amountCents: number | null;
  maximumDiscountCents: number | null;
  minimumPriceCents: number;
  /** The moments between which it may be used; null: since ever, or without an end. */
  effectiveFrom: Date | null;
  effectiveTo: Date | null;
  isDisabled: boolean;
  usageLimit: number | null;
  perUserLimit: number | null;
  firstOrderOnly: boolean;
  teamId: number | null;
  brandId: number | null;
  /** Null without a brand, and of one that nobody finds; absent where it was not kept yet. */
  brandName?: string | null;
  placeId: number | null;
}

/** The columns of a `CouponRow`, for a statement from `coupons`. */
export const couponColumns = `id, code::text, percent_ppm as "percentPpm", amount_cents as "amountCents",
  maximum_discount_cents as "maximumDiscountCents", minimum_price_cents as "minimumPriceCents",
  lower(effective) as "effectiveFrom", upper(effective) as "effectiveTo", disabled_at is not null as "isDisabled", usage_limit as "usageLimit",
  per_user_limit as "perUserLimit", first_order_only as "firstOrderOnly", team_id as "teamId", brand_id as "brandId",
  (select b.name from brands b where b.id = brand_id and b.active) as "brandName",
  place_id as "placeId"`;

/** A coupon by id or by code, whatever its letters' case; null where there is none. */
export async function findCoupon(
  which: { id: number } | { code: string },
  transaction: Transaction | null,
): Promise<CouponRow | null> {
  const where = 'id' in which ? 'id = :id' : 'code = :code';
  const [row] = await database.query<CouponRow>(`select ${couponColumns} from coupons where ${where}`, {
    type: QueryTypes.SELECT,
    replacements: which,
    transaction,
  });
  return row ?? null;
}

const guesses = rateLimit({ name: 'coupon_guess', tries: 20, seconds: 15 * 60 });

/** A coupon by the code that somebody typed, or null; 429 for whoever tries code after code. */
export async function typedCoupon(
  code: string,
  actor: Actor,
  transaction: Transaction,
): Promise<CouponRow | null> {
  await guesses.spend(String(actor.userId));
  const coupon = await findCoupon({ code }, transaction);
  if (coupon) await guesses.giveBack(String(actor.userId));
  return coupon;
}

/** A coupon as pricing takes it. */
export const pricedCoupon = (coupon: CouponRow): Coupon => ({
  code: coupon.code,
  discount:
    coupon.percentPpm === null
      ? { kind: 'amount', amountCents: coupon.amountCents ?? 0 }
      : { kind: 'rate', ratePpm: coupon.percentPpm },
  minimumCents: coupon.minimumPriceCents,
  ...(coupon.maximumDiscountCents === null ? {} : { maximumCents: coupon.maximumDiscountCents }),
});

export interface CouponUse {
  /** Null while nothing is stored; it is no earlier order of its own. */
  orderId: number | null;
  /** The one moment, on the database's clock, by which all of an order is judged. */
  at: Date;
  userId: number | null;
  teamId: number | null;
  brandId: number;
  placeId: number | null;
  /** In which a person reads when it holds. */
  timeZone: string;
}

/** Why a coupon does not hold for this order, as a code, or null; its price minimum is pricing's to test. */
export async function couponProblem(
  coupon: CouponRow,
  use: CouponUse,
  transaction: Transaction | null,
): Promise<string | null> {
  if (coupon.isDisabled) return 'disabled';
  const { effectiveFrom, effectiveTo } = coupon;
  if (effectiveFrom && use.at < effectiveFrom) return 'not_begun';
  if (effectiveTo && use.at >= effectiveTo) return 'expired';
  if (coupon.teamId !== null && coupon.teamId !== use.teamId) return 'wrong_team';
  if (coupon.brandId !== null && coupon.brandId !== use.brandId) return 'wrong_brand';
  if (coupon.placeId !== null && coupon.placeId !== use.placeId) return 'wrong_place';
  const [used] = await database.query<{ all: number; mine: number; ordered: number }>(
    `select (select count(*) from coupon_redemptions where coupon_id = :id)::int as "all",
            (select count(*) from coupon_redemptions where coupon_id = :id and user_id = :userId)::int as mine,
            -- An order that ended without food was nobody's first.
            (select count(*) from orders where user_id = :userId and submitted_at is not null
              and status not in (:stopped) and id is distinct from :orderId)::int as ordered`,
    {
      type: QueryTypes.SELECT,
      replacements: { id: coupon.id, userId: use.userId, orderId: use.orderId, stopped: stoppedStatuses },
      transaction,
    },
  );
  if (coupon.usageLimit !== null && (used?.all ?? 0) >= coupon.usageLimit) return 'used_up';
  if (coupon.perUserLimit !== null && (used?.mine ?? 0) >= coupon.perUserLimit) return 'already_used';
  if (coupon.firstOrderOnly && (used?.ordered ?? 0) > 0) return 'first_order_only';
  return null;
}

/**
 * Takes one use inside the submit transaction, which holds the lock of the owner's row. Under the coupon's row lock every
 * other use is counted, so that the last one is taken once; 422 `submit_order-coupon_not_applicable-…` where none is left.
 */
export async function redeemCoupon(
  claim: { couponId: number; orderId: number; userId: number; amountCents: number },
  use: CouponUse,
  transaction: Transaction,
): Promise<void> {
  await database.query('select 1 from coupons where id = :couponId for no key update', {
    replacements: claim,
    transaction,
  });
  const coupon = await findCoupon({ id: claim.couponId }, transaction);
  const why = coupon && (await couponProblem(coupon, { ...use, orderId: claim.orderId }, transaction));
  if (why) throw couponRefusal(why, { coupon, timeZone: use.timeZone });
  await database.query(
    `insert into coupon_redemptions (order_id, coupon_id, user_id, amount_cents)
     values (:orderId, :couponId, :userId, :amountCents)`,
    { replacements: claim, transaction },
  );
}

/** An order that is changed uses its coupon for another sum, another one, or none. */
export async function changeRedemption(
  { orderId, userId }: { orderId: number; userId: number },
  coupon: { id: number; amountCents: number } | null,
  use: CouponUse,
  transaction: Transaction,
): Promise<void> {
  const [used] = await database.query<{ couponId: number }>(
    'select coupon_id as "couponId" from coupon_redemptions where order_id = :orderId',
    { type: QueryTypes.SELECT, replacements: { orderId }, transaction },
  );
  if (used && used.couponId === coupon?.id) {
    await database.query(
      'update coupon_redemptions set amount_cents = :amountCents where order_id = :orderId',
      { replacements: { orderId, amountCents: coupon.amountCents }, transaction },
    );
    return;
  }
  if (used) await giveBackCoupon(orderId, transaction);
  if (!coupon) return;
  await redeemCoupon(
    { orderId, userId, couponId: coupon.id, amountCents: coupon.amountCents },
    use,
    transaction,
  );
}

/** An order that ends without food has used no coupon. */
export async function giveBackCoupon(orderId: number, transaction: Transaction): Promise<void> {
  await database.query('delete from coupon_redemptions where order_id = :orderId', {
    replacements: { orderId },
    transaction,
  });
}
