import { type CampaignType, href } from '@copper-carrot/contracts';

/** A caterer's campaign has an address of its own kind (2 §2). */
export const campaignHref = ({ campaign_type, slug }: { campaign_type: CampaignType; slug: string }) =>
  campaign_type === 'covid_caterer' ? href.caresCaterer(slug) : href.campaign(slug);
