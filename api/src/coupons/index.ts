export {
  changeRedemption,
  couponColumns,
  couponProblem,
  couponRefusal,
  couponSentence,
  giveBackCoupon,
  pricedCoupon,
  redeemCoupon,
  typedCoupon,
  type CouponRow,
  type CouponUse,
} from './coupons';
