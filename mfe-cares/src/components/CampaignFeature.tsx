import { campaignHref, type Schemas } from '@copper-carrot/contracts';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, font, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { soFar, whoseCampaign } from './campaign-words';
import { Thermometer } from './Thermometer';

interface Props {
  campaign: Schemas['CampaignRecord'];
  /** On which side the picture stands from 768 px on. */
  picture?: 'left' | 'right';
  /** The first picture of the screen. */
  priority?: boolean;
}

/** A campaign across the whole page. */
export function CampaignFeature({ campaign, picture = 'left', priority = false }: Props) {
  return (
    <Sheet data-picture={picture}>
      <Frame>
        <Picture src={campaign.image.url} alt={campaign.image.alt} ratio="4 / 3" priority={priority} />
      </Frame>
      <Words>
        <Whose>
          {whoseCampaign(campaign)} · {campaign.place.label}
        </Whose>
        <Title>
          <Whole to={campaignHref(campaign)}>{campaign.name}</Whole>
        </Title>
        <Summary>{campaign.summary}</Summary>
        <Thermometer name={campaign.name} raised={campaign.raised} goal={campaign.goal} size="large" />
        <SoFar>{soFar(campaign)}</SoFar>
        <More aria-hidden="true">Read the story</More>
      </Words>
    </Sheet>
  );
}

const Sheet = styled.article`
  position: relative;
  display: grid;
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  &:has(a:focus-visible) {
    ${focusRing}
  }
  ${media.tablet} {
    grid-template-columns: 1.15fr 1fr;

    &[data-picture='right'] {
      grid-template-columns: 1fr 1.15fr;
    }
    &[data-picture='right'] > :first-child {
      order: 1;
    }
  }
`;
const Frame = styled.div`
  display: grid;

  /* Beside words that are taller than the picture's own shape, it fills the height. */
  ${media.tablet} {
    position: relative;
    min-height: 22rem;

    > div {
      position: absolute;
      inset: 0;
      aspect-ratio: auto;
    }
  }
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  justify-content: center;
  padding: clamp(${space(5)}, 4vw, ${space(12)});
`;
const Whose = styled.p`
  margin: 0;
  font-size: ${text.small};
  font-weight: 600;
  color: ${color.copperText};
`;
const Title = styled.h3`
  font-family: ${font.heading};
  font-size: ${text.title};
  line-height: 1.1;
`;
const Whole = styled(Link)`
  color: inherit;
  text-decoration: none;
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
const Summary = styled.p`
  margin: 0 0 ${space(2)};
  font-size: ${text.large};
  color: ${color.inkSoft};
`;
const SoFar = styled.p`
  margin: 0;
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const More = styled.span`
  align-self: flex-start;
  margin-top: ${space(2)};
  font-weight: 600;
  color: ${color.copperText};
  border-bottom: 2px solid currentcolor;
`;
