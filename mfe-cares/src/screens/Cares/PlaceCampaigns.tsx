import { catererCampaigns, defaultPlaceId, href, type Schemas } from '@copper-carrot/contracts';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, Skeleton, SkeletonCard } from '@copper-carrot/shared-ui/Skeleton';
import { color, space } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import { useCampaigns, useGrowingCampaigns } from '../../api';
import { CampaignCard } from '../../components/CampaignCard';
import { CampaignFeature } from '../../components/CampaignFeature';
import { Totals } from './Totals';

interface Props {
  placeId: number;
  label: string;
}

/** What a place raised and brought, its hospitals' campaigns, and its caterers', some more at each asking (2 §9). */
export function PlaceCampaigns({ placeId, label }: Props) {
  const [limit, setLimit] = useState<number>(catererCampaigns.initial);
  const hospitals = useCampaigns({ campaign_type: 'covid_hospital', place_id: placeId });
  const caterers = useGrowingCampaigns({ campaign_type: 'covid_caterer', place_id: placeId, limit });
  if (!hospitals || !caterers) return <CampaignsSkeleton />;
  if (hospitals.count + caterers.count === 0) return <NoCampaigns placeId={placeId} label={label} />;
  const shown = caterers.records.length;
  return (
    <Stack gap={12}>
      <Totals
        label={label}
        raised={hospitals.total_raised + caterers.total_raised}
        meals={hospitals.delivery_headcounts + caterers.delivery_headcounts}
        campaigns={hospitals.count + caterers.count}
      />
      {hospitals.count > 0 && (
        <Stack as="section" gap={6} aria-labelledby="hospitals-title">
          <SectionTitle id="hospitals-title">Meals for hospitals</SectionTitle>
          <Campaigns campaigns={hospitals.records} first />
        </Stack>
      )}
      {caterers.count > 0 && (
        <Stack as="section" gap={6} aria-labelledby="caterers-title">
          <SectionTitle id="caterers-title">Caterers for their neighbors</SectionTitle>
          <Campaigns campaigns={caterers.records} first={hospitals.count === 0} picture="right" />
          {shown < caterers.count && (
            <More>
              {shown < catererCampaigns.most && (
                <Button
                  variant="secondary"
                  pending={shown < limit}
                  onClick={() => setLimit(Math.min(limit + catererCampaigns.step, catererCampaigns.most))}
                >
                  Show more campaigns
                </Button>
              )}
              <span role="status">
                {shown} of {caterers.count} campaigns
              </span>
            </More>
          )}
        </Stack>
      )}
    </Stack>
  );
}

interface CampaignsProps {
  campaigns: readonly Schemas['CampaignRecord'][];
  /** The first of the screen, whose picture is wanted at once. */
  first: boolean;
  picture?: 'left' | 'right';
}

/** One or two campaigns take the page's width, more stand side by side. */
function Campaigns({ campaigns, first, picture = 'left' }: CampaignsProps) {
  if (campaigns.length > 2) {
    return (
      <Grid as="ul" gap={6} least="18rem">
        {campaigns.map((campaign) => (
          <Item key={campaign.id}>
            <CampaignCard campaign={campaign} />
          </Item>
        ))}
      </Grid>
    );
  }
  return (
    <Stack as="ul" gap={6}>
      {campaigns.map((campaign, index) => (
        <li key={campaign.id}>
          <CampaignFeature campaign={campaign} picture={picture} priority={first && index === 0} />
        </li>
      ))}
    </Stack>
  );
}

function NoCampaigns({ placeId, label }: Props) {
  return (
    <EmptyState
      icon="heart"
      title={`No campaign in ${label} yet`}
      action={
        placeId === defaultPlaceId ? undefined : (
          <ButtonLink variant="secondary" to={href.cares()}>
            See New York City
          </ButtonLink>
        )
      }
    >
      Campaigns start where a kitchen offers to cook. Choose another place to see who is at it already.
    </EmptyState>
  );
}

function CampaignsSkeleton() {
  return (
    <Loading label="Loading campaigns">
      <Stack gap={12}>
        <Skeleton height="8.5rem" />
        <Skeleton height="24rem" />
        <Grid gap={6} least="18rem">
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </Grid>
      </Stack>
    </Loading>
  );
}

const Item = styled.li`
  display: grid;
`;
const More = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: center;
  color: ${color.inkSoft};
`;
