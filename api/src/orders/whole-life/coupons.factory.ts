import { sql } from '../../database';

/** The discount of each coupon for a food price, in cents. */
export const discounts = {
  TENTH: (food: number) => Math.round(food / 10),
  FIVE: () => 500,
  FIRST: () => 700,
  LAST: () => 900,
} as const satisfies Record<string, (food: number) => number>;
export type CouponCode = keyof typeof discounts;
export const couponCodes = Object.keys(discounts) as CouponCode[];

export const couponIds = {} as Record<CouponCode, number>;

/** Coupons: a tenth off, a sum off, one for first orders, and one with a single use. */
export async function makeCoupons(): Promise<void> {
  const made = await sql.rows<{ code: CouponCode; id: number }>(
    `insert into coupons (code, description, percent_ppm, amount_cents, first_order_only, usage_limit, effective)
     select code, code, ppm, cents, first, most, tstzrange(now() - interval '1 day', now() + interval '100 days')
     from (values ('TENTH', 100000, null::int, false, null::int), ('FIVE', null, $1::int, false, null),
       ('FIRST', null, $2::int, true, null), ('LAST', null, $3::int, false, 1)) as of (code, ppm, cents, first, most)
     returning code::text, id`,
    [discounts.FIVE(), discounts.FIRST(), discounts.LAST()],
  );
  for (const { code, id } of made) couponIds[code] = id;
}

export const couponOf = (id: number): CouponCode | null =>
  couponCodes.find((code) => couponIds[code] === id) ?? null;
