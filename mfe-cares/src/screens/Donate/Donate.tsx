import { campaignHref, href, type Schemas } from '@copper-carrot/contracts';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useCampaign } from '../../api';
import { whoseCampaign } from '../../components/campaign-words';
import { CampaignSkeleton } from '../Campaign/CampaignPage';
import { GiftForm } from './GiftForm';
import { Given } from './Given';

/** Where anybody gives to a campaign, once or each month (2 §2). */
export default function Donate() {
  const { slug = '' } = useParams();
  const campaign = useCampaign(slug);
  return campaign ? <Giving key={campaign.id} campaign={campaign} /> : <CampaignSkeleton />;
}

function Giving({ campaign }: { campaign: Schemas['Campaign'] }) {
  const [gift, setGift] = useState<Schemas['Gift'] | null>(null);
  return (
    <Stack gap={6}>
      <Breadcrumbs
        items={[
          { label: 'Cares', to: href.cares(undefined, { place_id: campaign.place.id }) },
          { label: campaign.name, to: campaignHref(campaign) },
          { label: 'Give' },
        ]}
      />
      {gift ? (
        <Given gift={gift} campaign={campaign} />
      ) : (
        <>
          <PageTitle above={whoseCampaign(campaign)} below={campaign.summary}>
            Give to {campaign.name}
          </PageTitle>
          <GiftForm campaign={campaign} onGiven={setGift} />
        </>
      )}
    </Stack>
  );
}
