import type { Schemas } from './schemas';

/** What a review of one's own order earns, where coins are given at all. */
export const coinsPerReview = 50;
/** What one dollar costs. */
export const coinsPerDollar = 100;
/** Coins lapse so long after they were earned, and their owner hears of it some days before. */
export const coinMonths = 18;
export const coinNoticeDays = 30;

/** Site admins and people whose rewards are switched off collect no coins (2 §6). */
export const canBeRewarded = ({
  is_admin,
  rewards_disabled,
}: Pick<Schemas['Session'], 'is_admin' | 'rewards_disabled'>): boolean => !is_admin && !rewards_disabled;

/** A review of an order that earned nothing is an old one (2 §4). */
export const isOldReview = ({ points_awarded: points }: { points_awarded: number | null }): boolean =>
  points === 0;

/** What the review of an order earns whoever looks at it (2 §6). */
export const coinsOfReview = (
  user: Pick<Schemas['Session'], 'id' | 'is_admin' | 'rewards_disabled'>,
  order: { user_id: number; points_awarded: number | null },
): number => (canBeRewarded(user) && order.points_awarded && order.user_id === user.id ? coinsPerReview : 0);

/** What a referral earns each of the two, once the first order of the person referred that counts is delivered. */
export const coinsPerReferral = 1000;
/** The least food of that order, in dollars. */
export const referralFoodDollars = 50;
