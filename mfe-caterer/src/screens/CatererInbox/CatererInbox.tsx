import { href, pageId, pageNumber, pageQuery, type Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Conversation } from '@copper-carrot/shared-ui/Conversation';
import { formatShortDate } from '@copper-carrot/shared-ui/dates';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { inZone, ownZone } from '@copper-carrot/shared-ui/zones';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { threadsUrl } from '../../api';
import { useBrand } from '../../use-brand';

const pageSize = 20;

/** What organizations wrote to a kitchen: about orders, on their pages, and in general, which is answered here. */
export default function CatererInbox() {
  const { brand } = useBrand();
  const [search] = useSearchParams();
  const asked = search.get('organizationId');
  const teamId = asked === null ? null : pageId(asked);
  return (
    <Stack gap={6}>
      <PageTitle above={brand.name} below="Messages from your customers.">
        Inbox
      </PageTitle>
      {teamId !== null && (
        <Section page key={teamId} title="We could not load the messages">
          <Stack gap={3}>
            <SectionTitle>In general</SectionTitle>
            <Conversation
              of={{ team_id: teamId, brand_id: brand.id }}
              label="Messages in general"
              empty="Nothing was written in general yet."
            />
          </Stack>
        </Section>
      )}
      <Section page title="We could not load the messages">
        <Threads brandId={brand.id} />
      </Section>
    </Stack>
  );
}

function Threads({ brandId }: { brandId: number }) {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'), pageSize);
  const { data } = useRead(threadsUrl(pageQuery(page, pageSize)), { everyMs: 15_000, keepPrevious: true });
  if (!data)
    return (
      <Loading label="Loading messages">
        <Skeleton height="16rem" />
      </Loading>
    );
  if (data.records.length === 0)
    return (
      <EmptyState icon="inbox" title="No messages yet">
        What is written about an order stands on its page, and is listed here.
      </EmptyState>
    );
  return (
    <Stack gap={6}>
      <List aria-label="Threads">
        {data.records.map((thread) => (
          <li key={thread.id}>
            <Row to={pageOf(thread, brandId)}>
              <span>
                <strong>{thread.team?.name ?? thread.last_message.sender_name}</strong>{' '}
                {thread.order ? `Order #${thread.order.id}` : 'In general'}
              </span>
              <Words>{thread.last_message.body}</Words>
              <span>
                {formatShortDate(inZone(thread.last_message.created_at, ownZone()).date)}{' '}
                {thread.unread_count > 0 && <Badge tone="copper">{thread.unread_count} new</Badge>}
              </span>
            </Row>
          </li>
        ))}
      </List>
      <Pagination
        page={page}
        count={data.count}
        pageSize={pageSize}
        onPage={(next) => setSearch({ page: String(next) })}
      />
    </Stack>
  );
}

const pageOf = ({ order, team }: Schemas['MessageThread'], brandId: number) =>
  order
    ? href.catererOrder({ brandId, orderId: order.id })
    : href.catererInbox(brandId, { organizationId: team?.id });

const List = styled.ul`
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
const Row = styled(Link)`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)};
  color: ${color.ink};
  font-size: ${text.small};
  text-decoration: none;

  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`;
const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
