import { href, type Schemas } from '@copper-carrot/contracts';
import { Avatar } from '@copper-carrot/shared-ui/Avatar';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { formatOrderDate, formatShortDate, formatTime } from '@copper-carrot/shared-ui/dates';
import { focusRing, tabular } from '@copper-carrot/shared-ui/styles';
import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import { inZone, ownZone, todayIn } from '@copper-carrot/shared-ui/zones';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { orderPages } from '../../components/order-pages';

interface ThreadRowProps {
  thread: Schemas['MessageThread'];
  /** The organization that is looked from; null for oneself. */
  teamId: number | null;
  /** In a column beside a page that names the brand already. */
  narrow?: boolean;
}

/** A thread in a list: with whom, about what, its last words, and what of it is new. */
export function ThreadRow({ thread, teamId, narrow = false }: ThreadRowProps) {
  const { brand, order, last_message: last, unread_count: unread } = thread;
  return (
    <Row
      to={threadPage(thread, teamId)}
      data-unread={unread > 0 || undefined}
      data-narrow={narrow || undefined}
    >
      <Avatar name={brand.name} src={brand.avatar_url || undefined} />
      <What>
        <strong>{brand.name}</strong>
        <Small>{about(thread)}</Small>
        <Words>
          {last.own ? 'You: ' : `${last.sender_name}: `}
          {last.body}
        </Words>
      </What>
      <End>
        <Small>{whenSaid(last.created_at)}</Small>
        {unread > 0 && <Badge tone="copper">{unread} new</Badge>}
        {order === null && <Small>Restaurant</Small>}
      </End>
    </Row>
  );
}

function threadPage({ order, team, brand }: Schemas['MessageThread'], teamId: number | null): string {
  if (order) return orderPages(order.id, teamId).messages;
  const organizationId = teamId ?? team?.id;
  return teamId === null
    ? href.customerInboxBrand({ brand_id: brand.id }, { organizationId })
    : href.organizationInboxBrand({ organizationId, brand_id: brand.id });
}

const about = ({ order, team }: Schemas['MessageThread']) =>
  [
    order ? `Order #${order.id}` : 'In general',
    order?.start_date && formatOrderDate(order.start_date),
    team?.name,
  ]
    .filter(Boolean)
    .join(' · ');

function whenSaid(at: string): string {
  const { date, time } = inZone(at, ownZone());
  return date === todayIn(ownZone()) ? formatTime(time) : formatShortDate(date);
}

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  align-items: center;
  padding: ${space(3)} ${space(4)};
  color: ${color.ink};
  text-decoration: none;

  &[data-unread] strong {
    font-weight: 700;
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  ${media.tablet} {
    &:not([data-narrow]) {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
  }
`;
const What = styled.span`
  display: grid;
  min-width: 0;

  > strong {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;
const Small = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const End = styled.span`
  ${tabular}
  display: flex;
  grid-column: 2;
  gap: ${space(3)};
  align-items: center;

  ${media.tablet} {
    :not([data-narrow]) > & {
      display: grid;
      grid-column: auto;
      gap: ${space(1)};
      justify-items: end;
    }
  }
`;
