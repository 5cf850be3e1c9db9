export {
  changeRedemption,
  couponColumns,
  couponProblem,
  couponRefusal,
  giveBackCoupon,
  pricedCoupon,
  redeemCoupon,
  typedCoupon,
  type CouponRow,
  type CouponUse,
} from './coupons';
