import type { BrandLink } from './account';
import type { PictureView } from './catalog';
import type { List } from './lists';

/** Caterers feed a hospital, or a caterer feeds its own neighbours (2 §7). */
export const campaignTypes = ['covid_hospital', 'covid_caterer'] as const;
export type CampaignType = (typeof campaignTypes)[number];

/** Figures of the cares screens (2 §9). */
export const defaultPlaceId = 1;
export const catererCampaigns = { initial: 3, step: 15 } as const;

/** A campaign as the list shows it; money in dollars, of settled donations only. */
export interface CampaignRecord {
  id: number;
  slug: string;
  campaign_type: CampaignType;
  name: string;
  summary: string;
  image: PictureView;
  place: { id: number; label: string };
  hospital: { name: string; formatted_address: string } | null;
  caterer: BrandLink | null;
  goal: number;
  raised: number;
  donation_count: number;
  /** What one meal costs. */
  meal_price: number;
  meals_delivered: number;
  /** `YYYY-MM-DD`, or null for a campaign without an end. */
  ends_on: string | null;
}

/** `count` and both totals are of all campaigns that were asked for, not of the page (2 §3). */
export interface CampaignList extends List<CampaignRecord> {
  total_raised: number;
  /** Meals brought so far. */
  delivery_headcounts: number;
}

/** News from a campaign. */
export interface CauseUpdateView {
  id: number;
  title: string;
  body: string;
  featured: boolean;
  /** An instant, ISO 8601. */
  published_at: string;
  campaign: Pick<CampaignRecord, 'id' | 'slug' | 'campaign_type' | 'name' | 'image'>;
}

/** A campaign's own page: its story, and its news from the newest on. */
export interface CampaignView extends CampaignRecord {
  story: string;
  updates: CauseUpdateView[];
}
