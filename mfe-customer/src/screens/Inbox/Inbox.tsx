import { href, pageQuery } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, radius } from '@copper-carrot/shared-ui/tokens';
import { usePage } from '../../components/use-page';
import styled from 'styled-components';
import { useTeam } from '../../components/use-team';
import { threadsUrl } from './api';
import { ThreadRow } from './ThreadRow';

/** What restaurants and those who order write to each other (2 §2), of a person or of an organization. */
export default function Inbox() {
  const { teamId, teamName } = useTeam();
  return (
    <Stack gap={6}>
      <PageTitle above={teamName} below="Your messages with restaurants.">
        Inbox
      </PageTitle>
      <Section page key={String(teamId)} title="We could not load the messages">
        <Threads teamId={teamId} />
      </Section>
    </Stack>
  );
}

const pageSize = 20;

interface ThreadsProps {
  teamId: number | null;
  /** Those with one brand. */
  brandId?: number;
  /** Where there are none. */
  empty?: string;
}

/** Threads, the latest first; they come and move up while somebody looks. */
export function Threads({ teamId, brandId, empty }: ThreadsProps) {
  const { page, onPage } = usePage(pageSize);
  const { data } = useRead(
    threadsUrl({
      team_id: teamId ?? undefined,
      brand_id: brandId,
      ...pageQuery(page, pageSize),
    }),
    { everyMs: 15_000, keepPrevious: true },
  );
  if (!data)
    return (
      <Loading label="Loading messages">
        <Stack gap={2}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height="4.5rem" />
          ))}
        </Stack>
      </Loading>
    );
  if (data.records.length === 0 && empty) return <p>{empty}</p>;
  if (data.records.length === 0)
    return (
      <EmptyState
        icon="inbox"
        title="No messages yet"
        action={
          <ButtonLink
            to={teamId === null ? href.customerOrders() : href.organizationOrders({ organizationId: teamId })}
          >
            See your orders
          </ButtonLink>
        }
      >
        Open an order that you placed to write to its restaurant.
      </EmptyState>
    );
  return (
    <Stack gap={6}>
      <List aria-label="Threads">
        {data.records.map((thread) => (
          <li key={thread.id}>
            <ThreadRow thread={thread} teamId={teamId} narrow={brandId !== undefined} />
          </li>
        ))}
      </List>
      <Pagination page={page} count={data.count} pageSize={pageSize} onPage={onPage} />
    </Stack>
  );
}

const List = styled.ul`
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
