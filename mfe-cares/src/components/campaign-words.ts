import type { Schemas } from '@copper-carrot/contracts';
import { count } from '@copper-carrot/shared-ui/words';

/** Whose campaign it is: the hospital that eats, or the caterer that cooks. */
export const whoseCampaign = ({ hospital, caterer, place }: Schemas['CampaignRecord']) =>
  hospital?.name ?? caterer?.name ?? place.label;

/** What came of it so far: "128 gifts · 540 meals brought". */
export const soFar = ({ donation_count, meals_delivered }: Schemas['CampaignRecord']) =>
  `${count(donation_count, 'gift')} · ${count(meals_delivered, 'meal')} brought`;
