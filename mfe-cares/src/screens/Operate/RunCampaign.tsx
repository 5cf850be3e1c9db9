import { campaignHref, href, pageId } from '@copper-carrot/contracts';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Cluster, Sidebar, Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { type ReactNode, useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { soFar } from '../../components/campaign-words';
import { Thermometer } from '../../components/Thermometer';
import { closeCampaign, type OperatedCampaign, reopenCampaign, urls, useOperatedCampaign } from './api';
import { EditCampaign } from './EditCampaign';
import { Gifts } from './Gifts';
import { Updates } from './Updates';

/** A campaign for those who run it: what it says, its news, its gifts, and its end. */
export default function RunCampaign() {
  const id = pageId(useParams().id);
  return (
    <Section page key={id} title="We could not load the campaign">
      <Loaded id={id} />
    </Section>
  );
}

function Loaded({ id }: { id: number }) {
  const { data: campaign } = useOperatedCampaign(id);
  if (!campaign)
    return (
      <Loading label="Loading the campaign">
        <Skeleton height="30rem" />
      </Loading>
    );
  return (
    <Stack gap={6}>
      <Breadcrumbs items={[{ label: 'Campaigns', to: href.adminCampaigns() }, { label: campaign.name }]} />
      <PageTitle above={campaign.place.label} actions={<Acts campaign={campaign} />}>
        {campaign.name}
      </PageTitle>
      {campaign.status === 'closed' && (
        <Notice tone="info" title="This campaign is closed">
          Its page is gone, and its widget says on other sites that it has ended.
        </Notice>
      )}
      <Sidebar aside={<Aside campaign={campaign} />}>
        <Stack gap={6}>
          <Part title="What it says">
            <EditCampaign campaign={campaign} />
          </Part>
          <Part title="News">
            <Section title="We could not load the news">
              <Updates campaignId={id} />
            </Section>
          </Part>
          <Part title="Gifts">
            <Section title="We could not load the gifts">
              <Gifts campaignId={id} />
            </Section>
          </Part>
        </Stack>
      </Sidebar>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <SectionTitle id={id}>{title}</SectionTitle>
        {children}
      </Stack>
    </Card>
  );
}

function Aside({ campaign }: { campaign: OperatedCampaign }) {
  return (
    <Card as="section" look="raised" aria-label="How far it is">
      <Stack gap={4}>
        <Picture src={campaign.image.url} alt={campaign.image.alt} ratio="16 / 10" />
        <Thermometer name={campaign.name} raised={campaign.raised} goal={campaign.goal} />
        <p>{soFar(campaign)}</p>
      </Stack>
    </Card>
  );
}

function Acts({ campaign }: { campaign: OperatedCampaign }) {
  const { id, name, status } = campaign;
  const [asks, setAsks] = useState(false);
  const stale = [urls.campaign(id), urls.allCampaigns];
  const close = useWrite(() => closeCampaign(id), {
    stale,
    onDone() {
      setAsks(false);
      notify({ kind: 'success', message: `${name} is closed.` });
    },
  });
  const reopen = useWrite(() => reopenCampaign(id), {
    stale,
    onDone: () => notify({ kind: 'success', message: `${name} runs again.` }),
    onFailure: ({ message }) => notify({ kind: 'error', message }),
  });
  if (status === 'closed')
    return (
      <Button variant="secondary" pending={reopen.pending} onClick={() => reopen.run()}>
        Open it again
      </Button>
    );
  return (
    <Cluster gap={3}>
      <ButtonLink to={campaignHref(campaign)} variant="secondary">
        See its page
      </ButtonLink>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        Close the campaign
      </Button>
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`Close ${name}?`}
        confirm="Close the campaign"
        onConfirm={close.run}
        error={close.failure?.message}
      >
        Its page is taken off the site, and it takes no more gifts. You can open it again.
      </AlertDialog>
    </Cluster>
  );
}
