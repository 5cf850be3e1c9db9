import { href, pageId } from '@copper-carrot/contracts';
import { useRead, useUser } from '@copper-carrot/contracts/runtime';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Conversation } from '@copper-carrot/shared-ui/Conversation';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Sidebar, Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useParams } from 'react-router-dom';
import { useTeam } from '../../components/use-team';
import { brandUrl } from './api';
import { Threads } from './Inbox';

/** What an organization and a restaurant write to each other (2 §2): in general, and about each order. */
export default function InboxBrand() {
  const { teamId, teamName } = useTeam();
  const user = useUser();
  // Without one that is named, for the organization that is acted for.
  const team = teamId ?? user?.current_team?.id ?? null;
  const brandId = pageId(useParams().brand_id);
  const { data: brand } = useRead(brandUrl(brandId), { failure: 'page' });
  if (!brand)
    return (
      <Loading label="Loading messages">
        <Skeleton height="24rem" />
      </Loading>
    );
  const inbox = teamId === null ? href.customerInbox() : href.organizationInbox({ organizationId: teamId });
  return (
    <Stack gap={6}>
      <Breadcrumbs items={[{ label: 'Inbox', to: inbox }, { label: brand.name }]} />
      <PageTitle above={teamName} below="Everybody who orders for your organization reads along.">
        {brand.name}
      </PageTitle>
      <Sidebar
        aside={
          <Card as="section" aria-labelledby="orders-title">
            <Stack gap={4}>
              <SectionTitle id="orders-title">About orders</SectionTitle>
              <Section title="We could not load the messages">
                <Threads
                  teamId={teamId}
                  brandId={brandId}
                  empty="Messages about an order are on its own page, and listed here."
                />
              </Section>
            </Stack>
          </Card>
        }
      >
        {team === null ? (
          <EmptyState icon="people" title="You write about an order">
            Once you belong to an organization, you write to restaurants in general as well.
          </EmptyState>
        ) : (
          <Section page title="We could not load the messages">
            <Stack gap={3}>
              <SectionTitle>In general</SectionTitle>
              <Conversation
                of={{ team_id: team, brand_id: brandId }}
                label={`Messages with ${brand.name}`}
                empty={`Ask ${brand.name} what you want to know before you order.`}
              />
            </Stack>
          </Section>
        )}
      </Sidebar>
    </Stack>
  );
}
