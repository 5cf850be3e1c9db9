import { pageNumber, type Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { Card } from '@copper-carrot/shared-ui/Card';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { type Column, Table } from '@copper-carrot/shared-ui/Table';
import { useSearchParams } from 'react-router-dom';
import { CopyLink } from '../../components/CopyLink';
import { pageSize, urls } from './api';

/** A person's own link, and who signed up by it. */
export function OwnLink() {
  return (
    <Stack gap={8}>
      <Section title="We could not load your link">
        <TheLink />
      </Section>
      <Stack as="section" gap={4} aria-labelledby="referred-title">
        <SectionTitle id="referred-title">Who signed up by your link</SectionTitle>
        <Section title="We could not load the list">
          <Referrals />
        </Section>
      </Stack>
    </Stack>
  );
}

function TheLink() {
  const { data } = useRead(urls.link);
  if (!data) return <Skeleton height="8rem" />;
  return (
    <Card>
      <CopyLink
        label="Your link"
        description="For colleagues who have no account yet. It works as often as you like."
        to={data.path}
      />
    </Card>
  );
}

function Referrals() {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'), pageSize);
  const { data } = useRead(urls.referrals(page), { keepPrevious: true });
  if (!data) return <Skeleton height="10rem" />;
  return (
    <Table
      label="Who signed up by your link"
      columns={columns}
      rows={data.records}
      rowKey={({ id }) => id}
      pages={{ page, count: data.count, pageSize, onPage: (next) => setSearch({ page: String(next) }) }}
      empty={
        <EmptyState icon="gift" title="Nobody yet">
          Send your link to a colleague, and they appear here.
        </EmptyState>
      }
    />
  );
}

type Referral = Schemas['Referral'];
const columns: readonly Column<Referral>[] = [
  { id: 'name', title: 'Name', primary: true, cell: ({ name }) => name || 'Somebody' },
  { id: 'joined', title: 'Signed up', whole: true, cell: ({ joined_at: at }) => formatDate(at.slice(0, 10)) },
  {
    id: 'coins',
    title: 'Coins',
    align: 'end',
    cell: ({ rewarded_at: at, coins }) =>
      at === null ? 'After their first order' : `+${coins.toLocaleString('en-US')}`,
  },
];
