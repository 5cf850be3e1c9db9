import type { Schemas } from '@copper-carrot/contracts';
import { presentPicture } from '../catalog';
import { centsToDollars } from '../pricing';
import type { CampaignRow } from './find-campaigns';
import type { UpdateRow } from './list-updates';

export function presentCampaignRecord(row: CampaignRow): Schemas['CampaignRecord'] {
  return {
    id: row.id,
    slug: row.slug,
    campaign_type: row.campaignType,
    name: row.name,
    summary: row.summary,
    image: presentPicture(row.picture.url, row.pictureAlt),
    place: { id: row.placeId, label: row.placeLabel },
    hospital:
      row.hospitalName === null
        ? null
        : { name: row.hospitalName, formatted_address: row.hospitalAddress ?? '' },
    caterer:
      row.brandId === null
        ? null
        : {
            id: row.brandId,
            name: row.brandName ?? '',
            slug: row.brandSlug ?? '',
            kitchen_count: row.kitchenCount,
          },
    goal: centsToDollars(row.goalCents),
    raised: centsToDollars(row.raisedCents),
    donation_count: row.donationCount,
    meal_price: centsToDollars(row.mealPriceCents),
    meals_delivered: row.mealsDelivered,
    ends_on: row.endsOn,
  };
}

export function presentUpdate(row: UpdateRow): Schemas['CauseUpdate'] {
  return {
    id: row.id,
    title: row.title,
    body: row.body,
    featured: row.featured,
    published_at: row.publishedAt.toISOString(),
    campaign: {
      id: row.campaignId,
      slug: row.campaignSlug,
      campaign_type: row.campaignType,
      name: row.campaignName,
      image: presentPicture(row.picture.url, row.pictureAlt),
    },
  };
}

export const presentCampaign = (row: CampaignRow, updates: UpdateRow[]): Schemas['Campaign'] => ({
  ...presentCampaignRecord(row),
  story: row.story,
  updates: updates.map(presentUpdate),
});
