import type { Schemas } from '@copper-carrot/contracts';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { formatWindow } from '@copper-carrot/shared-ui/moments';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Price } from '@copper-carrot/shared-ui/Price';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { StatusBadge } from '../../components/StatusBadge';

interface OrderRowProps {
  order: Schemas['OrderListRecord'];
  to: string;
  /** What may be done with it here. */
  children?: ReactNode;
}

/** An order in a list: what, when, for how many, and how it stands. One link for all of that. */
export function OrderRow({ order, to, children }: OrderRowProps) {
  const { package: pack, brand } = order;
  return (
    <Box>
      <Row to={to}>
        <Frame>
          <Picture src={pack?.image.url ?? brand.avatar_url} alt="" ratio="1 / 1" />
        </Frame>
        <Words>
          <Title>{pack?.name ?? 'From the menu'}</Title>
          <Line>{brand.name}</Line>
          <Line>
            {order.start_date
              ? [formatOrderDate(order.start_date), formatWindow(order)].filter(Boolean).join(', ')
              : 'No date yet'}
            {order.headcount ? ` · ${count(order.headcount, 'person', 'people')}` : ''}
          </Line>
        </Words>
        <End>
          <StatusBadge status={order.status} label={order.status_label} />
          {order.pricing.customer_price > 0 && <Price amount={order.pricing.customer_price} />}
        </End>
      </Row>
      {children && (
        <Foot justify="space-between" wrap={false}>
          {children}
        </Foot>
      )}
    </Box>
  );
}

const Box = styled.div`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  ${media.hover} {
    &:hover {
      border-color: ${color.lineStrong};
    }
  }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 4.5rem 1fr;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  padding: ${space(4)};
  color: ${color.ink};
  text-decoration: none;
  border-radius: ${radius.large};
  &:focus-visible {
    ${focusRing}
  }
  ${media.tablet} {
    grid-template-columns: 5.5rem 1fr auto;
  }
`;
const Foot = styled(Cluster)`
  margin: 0 ${space(4)};
  padding: ${space(2)} 0;
  border-top: 1px solid ${color.line};
`;
const Frame = styled.div`
  overflow: hidden;
  border-radius: ${radius.medium};
`;
const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;
const Title = styled.h2`
  font-size: ${text.large};
  overflow-wrap: anywhere;
`;
const Line = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
const End = styled(Cluster).attrs({ justify: 'space-between' as const })`
  grid-column: 1 / -1;
  ${media.tablet} {
    grid-column: auto;
    flex-direction: column;
    align-items: end;
  }
`;
