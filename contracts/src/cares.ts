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
