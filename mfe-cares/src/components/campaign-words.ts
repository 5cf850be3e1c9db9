import type { Schemas } from '@copper-carrot/contracts';
import { count } from '@copper-carrot/shared-ui/words';

/** Whose campaign it is: the hospital that eats, or the caterer that cooks. */
export const whoseCampaign = ({ hospital, caterer, place }: Schemas['CampaignRecord']) =>
  hospital?.name ?? caterer?.name ?? place.label;

/** How many people dollars feed at a campaign's price of a meal. */
export const peopleFed = (dollars: number, { meal_price }: Pick<Schemas['CampaignRecord'], 'meal_price'>) =>
  Math.floor(Math.round(dollars * 100) / Math.round(meal_price * 100));

/** What came of it so far: "128 gifts · 540 meals brought". */
export const soFar = ({
  donation_count,
  meals_delivered,
}: Pick<Schemas['CampaignRecord'], 'donation_count' | 'meals_delivered'>) =>
  `${count(donation_count, 'gift')} · ${count(meals_delivered, 'meal')} brought`;
