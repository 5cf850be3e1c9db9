import { brandHref, href, pageHeads, type Schemas } from '@copper-carrot/contracts';
import { events } from '@copper-carrot/contracts/runtime';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Sidebar, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Loading, Skeleton, SkeletonText } from '@copper-carrot/shared-ui/Skeleton';
import { color, font, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { whoseCampaign } from '../../components/campaign-words';
import { Thermometer } from '../../components/Thermometer';
import { UpdateNote } from '../../components/UpdateNote';
import { CampaignFacts } from './CampaignFacts';

/** A campaign told whole: its picture, its story, how far it is, and its news. */
export function CampaignPage({ campaign }: { campaign: Schemas['Campaign'] }) {
  const { caterer, updates } = campaign;
  const { pathname: path } = useLocation();
  useEffect(
    () => events.emit('page.described@1', { path, ...pageHeads.campaign(campaign) }),
    [path, campaign],
  );
  return (
    <Stack gap={6}>
      <Breadcrumbs
        items={[
          { label: 'Cares', to: href.cares(undefined, { place_id: campaign.place.id }) },
          { label: campaign.name },
        ]}
      />
      <PageTitle
        size="hero"
        above={`${whoseCampaign(campaign)} · ${campaign.place.label}`}
        below={campaign.summary}
      >
        {campaign.name}
      </PageTitle>
      <Columns>
        <Frame>
          <Picture src={campaign.image.url} alt={campaign.image.alt} ratio="16 / 10" priority />
        </Frame>
        <Beside>
          <Card as="section" look="raised" aria-label="How far it is">
            <Stack gap={5}>
              <Thermometer name={campaign.name} raised={campaign.raised} goal={campaign.goal} size="large" />
              <CampaignFacts campaign={campaign} />
            </Stack>
          </Card>
        </Beside>
        <Stack gap={10}>
          <Stack as="section" gap={4} aria-labelledby="story-title">
            <SectionTitle id="story-title">The story</SectionTitle>
            <Story>{campaign.story}</Story>
            {caterer && (
              <p>
                Cooked by <Link to={brandHref(caterer)}>{caterer.name}</Link>, who also caters for offices.
              </p>
            )}
          </Stack>
          <Stack as="section" gap={6} aria-labelledby="updates-title">
            <SectionTitle id="updates-title">News</SectionTitle>
            {updates.length === 0 ? (
              <p>There is no news yet. The kitchen writes here once the first meals are out.</p>
            ) : (
              updates.map((update) => <UpdateNote key={update.id} update={update} />)
            )}
          </Stack>
        </Stack>
      </Columns>
    </Stack>
  );
}

/** The page's shape while the campaign is on its way. */
export function CampaignSkeleton() {
  return (
    <Loading label="Loading the campaign">
      <Stack gap={6}>
        <Skeleton width="12rem" height="1rem" />
        <Skeleton width="70%" height="3.5rem" />
        <Sidebar aside={<Skeleton height="16rem" />}>
          <Stack gap={6}>
            <Skeleton height="24rem" />
            <SkeletonText />
          </Stack>
        </Sidebar>
      </Stack>
    </Loading>
  );
}

/* On a phone the figures come right after the picture; on a wide screen they stay beside the story. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};

  ${media.largeTablet} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    column-gap: ${space(12)};
    align-items: start;
  }
`;
const Beside = styled.div`
  ${media.largeTablet} {
    position: sticky;
    top: ${space(6)};
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;
const Frame = styled.div`
  overflow: hidden;
  border-radius: ${radius.large};
`;
const Story = styled.p`
  max-width: 40rem;
  font-size: ${text.large};
  line-height: 1.6;
  white-space: pre-line;

  &::first-letter {
    float: left;
    padding: ${space(1)} ${space(2)} 0 0;
    font-family: ${font.heading};
    font-size: 3.4em;
    line-height: 0.8;
    color: ${color.copperText};
  }
`;
