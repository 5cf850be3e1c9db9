import { PageError } from '@copper-carrot/contracts';
import { useParams } from 'react-router-dom';
import { useCampaign } from '../../api';
import { CampaignPage, CampaignSkeleton } from './CampaignPage';

/** A caterer's campaign by its slug; a hospital's has no page at this address (2 §2). */
export default function CatererCampaign() {
  const { slug = '' } = useParams();
  const campaign = useCampaign(slug);
  if (!campaign) return <CampaignSkeleton />;
  if (campaign.campaign_type !== 'covid_caterer')
    throw new PageError(404, 'This campaign could not be found.');
  return <CampaignPage campaign={campaign} />;
}
