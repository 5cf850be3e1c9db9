export {
  couponColumns,
  couponProblem,
  couponRefusal,
  findCoupon,
  giveBackCoupon,
  pricedCoupon,
  redeemCoupon,
  typedCoupon,
  type CouponRow,
  type CouponUse,
} from './coupons';
