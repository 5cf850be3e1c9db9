import type { ChoiceType } from '@copper-carrot/contracts';
import { couponColumns, type CouponRow } from '../coupons';
import { column, prepared } from '../prepared';

/** A chosen option with its name and price at the time. */
export interface ChosenRow {
  optionId: number;
  packageItemId: number;
  choiceType: ChoiceType;
  qty: number;
  name: string;
  priceCents: number;
}

/** SQL for the chosen options of an order as a JSON list; `orderId` is an SQL expression. */
export const chosenJson = (orderId: string) => `coalesce((
  select json_agg(json_build_object('optionId', c.option_id, 'packageItemId', c.package_item_id, 'choiceType', c.choice_type,
    'qty', c.qty, 'name', c.name, 'priceCents', c.price_cents) order by c.id)
  from order_chosen_options c where c.order_id = ${orderId}), '[]')`;

/** SQL for a coupon as JSON; `couponOf` turns it into a row. */
export const couponJson = (couponId: string) =>
  `(select row_to_json(c) from (select ${couponColumns} from coupons where id = ${couponId}) c)`;

const moment = (text: Date | string | null) => (text === null ? null : new Date(text));

/** Parses a coupon's dates, which JSON holds as text. */
export const couponOf = (json: CouponRow | null): CouponRow | null =>
  json && { ...json, effectiveFrom: moment(json.effectiveFrom), effectiveTo: moment(json.effectiveTo) };

export const chosenAndCoupon = prepared(
  'order-chosen-and-coupon',
  { chosen: column<ChosenRow[]>('json'), coupon: column<CouponRow>('json?') },
  `select ${chosenJson('$1')} as chosen, ${couponJson('$2')} as coupon`,
);
