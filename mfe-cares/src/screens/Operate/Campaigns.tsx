import { href, pageNumber } from '@copper-carrot/contracts';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { LinkTabs } from '@copper-carrot/shared-ui/LinkTabs';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { type Column, Table } from '@copper-carrot/shared-ui/Table';
import { inZone, ownZone } from '@copper-carrot/shared-ui/zones';
import { useSearchParams } from 'react-router-dom';
import { type OperatedCampaign, pageSize, type Status, useOperated } from './api';

const views: Record<Status, string> = { running: 'Running', closed: 'Closed' };

/** For those who run the site: every campaign, and the way to start one. */
export default function Campaigns() {
  const [search] = useSearchParams();
  const status: Status = search.get('status') === 'closed' ? 'closed' : 'running';
  return (
    <Stack gap={6}>
      <PageTitle
        above="Copper Carrot Cares"
        actions={<ButtonLink to={href.adminCampaignNew()}>Start a campaign</ButtonLink>}
      >
        Campaigns
      </PageTitle>
      <LinkTabs
        label="Running or closed"
        selected={status}
        items={(Object.keys(views) as Status[]).map((id) => ({ id, label: views[id], to: `?status=${id}` }))}
      />
      <Section page key={status} title="We could not load the campaigns">
        <List status={status} />
      </Section>
    </Stack>
  );
}

function List({ status }: { status: Status }) {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'), pageSize);
  const { data } = useOperated(status, page);
  if (!data)
    return (
      <Loading label="Loading the campaigns">
        <Skeleton height="16rem" />
      </Loading>
    );
  return (
    <Table
      label={`${views[status]} campaigns`}
      columns={columns}
      rows={data.records}
      rowKey={({ id }) => id}
      pages={{
        page,
        count: data.count,
        pageSize,
        onPage: (next) => setSearch({ status, page: String(next) }),
      }}
      empty={
        <EmptyState icon="heart" title={status === 'running' ? 'No campaign runs now' : 'None is closed'}>
          {status === 'running'
            ? 'Start one: it is public as soon as it is saved.'
            : 'A campaign that you close is kept here, with its gifts and news.'}
        </EmptyState>
      }
    />
  );
}

const dayOf = (instant: string) => formatDate(inZone(instant, ownZone()).date);

const columns: readonly Column<OperatedCampaign>[] = [
  {
    id: 'name',
    title: 'Campaign',
    primary: true,
    cell: ({ id, name }) => <Link to={href.adminCampaign(id)}>{name}</Link>,
  },
  {
    id: 'whose',
    title: 'For',
    cell: ({ hospital, caterer, place }) => hospital?.name ?? caterer?.name ?? place.label,
  },
  { id: 'place', title: 'Place', cell: ({ place }) => place.label },
  {
    id: 'raised',
    title: 'Raised',
    align: 'end',
    cell: ({ raised, goal }) => `${formatMoney(Math.floor(raised), 0)} of ${formatMoney(goal, 0)}`,
  },
  { id: 'gifts', title: 'Gifts', align: 'end', cell: ({ donation_count: gifts }) => gifts },
  {
    id: 'end',
    title: 'Ends',
    whole: true,
    cell: ({ closed_at: closed, ends_on: end }) =>
      closed ? `Closed ${dayOf(closed)}` : end ? formatDate(end) : 'Open',
  },
];
