import { useParams } from 'react-router-dom';
import { noSuchCampaign, useCampaign } from '../../api';
import { CampaignPage, CampaignSkeleton } from './CampaignPage';

/** A caterer's campaign by its slug; a hospital's has no page at this address (2 §2). */
export default function CatererCampaign() {
  const { slug = '' } = useParams();
  const campaign = useCampaign(slug);
  if (!campaign) return <CampaignSkeleton />;
  if (campaign.campaign_type !== 'covid_caterer') throw noSuchCampaign();
  return <CampaignPage campaign={campaign} />;
}
