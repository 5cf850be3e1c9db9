import { href, pageId, pageNumber, pageQuery } from '@copper-carrot/contracts';
import { useRead, useUser } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useParams, useSearchParams } from 'react-router-dom';
import { pollUrls } from '../../poll-api';
import { PollRow } from './PollRow';

const pageSize = 20;
/** Refresh interval, as polls end or are answered on another phone. */
const everyMs = 60_000;

/**
 * The polls that a person runs, answered or is invited to; limited to the organization in the
 * address.
 */
export function PollList() {
  const { organizationId } = useParams();
  const [search] = useSearchParams();
  const user = useUser();
  const team = organizationId ?? search.get('organizationId') ?? undefined;
  const teamName = user?.memberships.find(({ team_id }) => String(team_id) === team)?.team.name;
  return (
    <Stack gap={6}>
      <PageTitle above={teamName}>Polls</PageTitle>
      <Section page title="We could not load your polls">
        <List team={team} />
      </Section>
    </Stack>
  );
}

function List({ team }: { team: string | undefined }) {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'), pageSize);
  const url = pollUrls.polls({
    team_id: team === undefined ? undefined : pageId(team),
    ...pageQuery(page, pageSize),
  });
  const { data } = useRead(url, { keepPrevious: true, everyMs });
  const goTo = (next: number) => {
    const there = new URLSearchParams(search);
    there.set('page', String(next));
    setSearch(there);
  };
  if (!data)
    return (
      <Loading label="Loading polls">
        <Stack gap={3}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height="8rem" />
          ))}
        </Stack>
      </Loading>
    );
  if (data.records.length === 0)
    return data.count > 0 ? (
      <EmptyState
        icon="people"
        title="This page is past the last one"
        action={<Button onClick={() => goTo(1)}>First page</Button>}
      >
        There are polls, on the pages before.
      </EmptyState>
    ) : (
      <EmptyState
        icon="people"
        title="No polls yet"
        action={<ButtonLink to={href.search()}>Find food</ButtonLink>}
      >
        When a colleague asks what you want to eat, or you ask your team from an order of your own, the poll
        appears here.
      </EmptyState>
    );
  return (
    <Stack gap={6}>
      <Stack as="ul" gap={3}>
        {data.records.map((poll) => (
          <li key={poll.code}>
            <PollRow poll={poll} team={team} />
          </li>
        ))}
      </Stack>
      <Pagination page={page} count={data.count} pageSize={pageSize} onPage={goTo} />
    </Stack>
  );
}
