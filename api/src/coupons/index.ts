export { couponRoutes } from './coupon.routes';
export { couponRefusal, couponSentence, type CouponCase } from './coupon-words';
export {
  changeRedemption,
  couponColumns,
  couponProblem,
  giveBackCoupon,
  pricedCoupon,
  redeemCoupon,
  typedCoupon,
  type CouponRow,
  type CouponUse,
} from './coupons';
