import type { ChoiceType } from '@copper-carrot/contracts';
import { couponColumns, type CouponRow } from '../coupons';
import { column, prepared } from '../prepared';

/** An option that an order holds, under the name and at the price with which it was chosen. */
export interface ChosenRow {
  optionId: number;
  packageItemId: number;
  choiceType: ChoiceType;
  qty: number;
  name: string;
  priceCents: number;
}

/** The options of an order as a JSON list, in a statement that knows the order's id by this name. */
export const chosenJson = (orderId: string) => `coalesce((
  select json_agg(json_build_object('optionId', c.option_id, 'packageItemId', c.package_item_id, 'choiceType', c.choice_type,
    'qty', c.qty, 'name', c.name, 'priceCents', c.price_cents) order by c.id)
  from order_chosen_options c where c.order_id = ${orderId}), '[]')`;

/** A coupon as JSON, which `couponOf` makes a row again. */
export const couponJson = (couponId: string) =>
  `(select row_to_json(c) from (select ${couponColumns} from coupons where id = ${couponId}) c)`;

const moment = (text: Date | string | null) => (text === null ? null : new Date(text));

/** A coupon that came as JSON, which has its moments as text. */
export const couponOf = (json: CouponRow | null): CouponRow | null =>
  json && { ...json, effectiveFrom: moment(json.effectiveFrom), effectiveTo: moment(json.effectiveTo) };

export const chosenAndCoupon = prepared(
  'order-chosen-and-coupon',
  { chosen: column<ChosenRow[]>('json'), coupon: column<CouponRow>('json?') },
  `select ${chosenJson('$1')} as chosen, ${couponJson('$2')} as coupon`,
);
