export { linkId } from './referral.schemas';
export { acceptReferral } from './referrals';
export { publicReferralRoutes, referralRoutes } from './referral.routes';
export { referralSubscription, takeBackReferral } from './reward-referral';
