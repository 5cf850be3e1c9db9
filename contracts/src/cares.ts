/** Campaigns that feed a hospital, or a caterer's neighbours (2 §7). */
export const campaignTypes = ['covid_hospital', 'covid_caterer'] as const;
export type CampaignType = (typeof campaignTypes)[number];

/** Constants of the cares screens (2 §9). */
export const defaultPlaceId = 1;
export const catererCampaigns = {
  initial: 3,
  step: 15,
  /** The API's page limit. */
  most: 200,
} as const;

/** Gifts to campaigns, in dollars. */
export const gifts = {
  presets: [25, 50, 100, 250],
  least: 1,
  most: 10_000,
  longestName: 100,
} as const;

/** The card's fees for a gift that arrives whole when its giver pays them on top: 2.9% of the charge and 30 cents. */
export const cardFeeCents = (giftCents: number): number =>
  Math.ceil(((giftCents + 30) * 1000) / 971) - giftCents;

export const monthlyGiftStatuses = ['starting', 'active', 'paused', 'ended'] as const;
export type MonthlyGiftStatus = (typeof monthlyGiftStatuses)[number];
