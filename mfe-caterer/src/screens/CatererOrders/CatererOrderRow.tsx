import { isAgreed, type Schemas } from '@copper-carrot/contracts';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { formatOrderDate, formatTime } from '@copper-carrot/shared-ui/dates';
import { focusRing, tabular } from '@copper-carrot/shared-ui/styles';
import { color, font, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** An order as a kitchen reads it from across the room: when, for how many, what. */
export function CatererOrderRow({ order, to }: { order: Schemas['OrderListRecord']; to: string }) {
  const waits = order.status === 'pending';
  return (
    <Row to={to} data-waits={waits || undefined}>
      <When>
        <strong>{order.start_time && formatTime(order.start_time)}</strong>
        <span>{order.start_date && formatOrderDate(order.start_date)}</span>
      </When>
      <What>
        <h2>{order.package?.name ?? `Order #${order.id}`}</h2>
        <p>
          {order.address.company_name ?? order.user_name}
          {order.pickup
            ? ' · Pickup'
            : order.address.formatted_address
              ? ` · ${order.address.formatted_address}`
              : ''}
        </p>
      </What>
      <People>
        <strong>{order.headcount}</strong> people
      </People>
      <Badge tone={waits ? 'honey' : isAgreed(order.status) ? 'leaf' : 'neutral'}>
        {waits ? 'Waiting for you' : order.status_label}
      </Badge>
    </Row>
  );
}

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  padding: ${space(4)};
  color: ${color.ink};
  text-decoration: none;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-left: ${space(1)} solid ${color.line};
  border-radius: ${radius.large};
  &:focus-visible {
    ${focusRing}
  }
  &[data-waits] {
    border-left-color: ${color.copper};
  }
  ${media.largeTablet} {
    grid-template-columns: 9rem 1fr 6rem auto;
  }
  ${media.hover} {
    &:hover {
      background: ${color.raised};
    }
  }
`;
const When = styled.p`
  display: grid;
  ${tabular}
  > strong {
    font-family: ${font.heading};
    font-size: ${text.heading};
  }
  > span {
    color: ${color.inkSoft};
    font-size: ${text.small};
  }
`;
const What = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  ${media.largeTablet} {
    grid-column: auto;
  }
  h2 {
    font-size: ${text.large};
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.inkSoft};
    font-size: ${text.small};
    overflow-wrap: anywhere;
  }
`;
const People = styled.p`
  ${tabular}
`;
