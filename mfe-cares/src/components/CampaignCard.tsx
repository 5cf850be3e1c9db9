import { campaignHref, type Schemas } from '@copper-carrot/contracts';
import { PictureCard } from '@copper-carrot/shared-ui/Card';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { soFar, whoseCampaign } from './campaign-words';
import { Thermometer } from './Thermometer';

/** A campaign among others. */
export function CampaignCard({ campaign }: { campaign: Schemas['CampaignRecord'] }) {
  return (
    <PictureCard
      to={campaignHref(campaign)}
      title={campaign.name}
      picture={<Picture src={campaign.image.url} alt={campaign.image.alt} ratio="16 / 10" />}
    >
      <Whose>{whoseCampaign(campaign)}</Whose>
      <Summary>{campaign.summary}</Summary>
      <Foot>
        <Thermometer name={campaign.name} raised={campaign.raised} goal={campaign.goal} />
        <SoFar>{soFar(campaign)}</SoFar>
      </Foot>
    </PictureCard>
  );
}

const Whose = styled.p`
  order: -1;
  margin: 0;
  font-size: ${text.small};
  font-weight: 600;
  color: ${color.copperText};
`;
const Summary = styled.p`
  margin: 0;
  color: ${color.inkSoft};
`;
const Foot = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: auto;
  padding-top: ${space(3)};
`;
const SoFar = styled.p`
  margin: 0;
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
