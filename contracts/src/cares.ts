/** Caterers feed a hospital, or a caterer feeds its own neighbours (2 §7). */
export const campaignTypes = ['covid_hospital', 'covid_caterer'] as const;
export type CampaignType = (typeof campaignTypes)[number];

/** Figures of the cares screens (2 §9). */
export const defaultPlaceId = 1;
export const catererCampaigns = {
  initial: 3,
  step: 15,
  /** As many as the API gives at once. */
  most: 200,
} as const;
