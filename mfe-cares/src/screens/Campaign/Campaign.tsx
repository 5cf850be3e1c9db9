import { useParams } from 'react-router-dom';
import { useCampaign } from '../../api';
import { CampaignPage, CampaignSkeleton } from './CampaignPage';

/** A campaign's page by its slug, of either type (2 §2). */
export default function Campaign() {
  const { slug = '' } = useParams();
  const campaign = useCampaign(slug);
  return campaign ? <CampaignPage campaign={campaign} /> : <CampaignSkeleton />;
}
