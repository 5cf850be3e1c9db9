import { stoppedStatuses, type Schemas } from '@copper-carrot/contracts';
import { formatWindow } from '@copper-carrot/shared-ui/moments';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Price } from '@copper-carrot/shared-ui/Price';
import { focusRing, tabular } from '@copper-carrot/shared-ui/styles';
import { color, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { StatusBadge } from '../../components/StatusBadge';

interface OrderRowProps {
  order: Schemas['OrderListRecord'];
  to: string;
  /** Who ordered, where it could have been somebody else. */
  by?: string | undefined;
  /** What may be done with it here. */
  children?: ReactNode;
}

/** An order in a list under its day: when, what, for how many, how it stands and what it costs. One link for all of that. */
export function OrderRow({ order, to, by, children }: OrderRowProps) {
  const { package: pack, brand, headcount } = order;
  return (
    <Box data-cart={order.status === 'in_cart' || undefined}>
      <Row to={to}>
        <Frame>
          <Picture src={pack?.image.url ?? brand.avatar_url} alt="" ratio="1 / 1" />
        </Frame>
        <What>
          <strong>{pack?.name ?? 'From the menu'}</strong>
          <Small>{by ? `${brand.name} · ordered by ${by}` : brand.name}</Small>
        </What>
        <When>
          <Small>{formatWindow(order)}</Small>
          {headcount !== null && <Small>{count(headcount, 'person', 'people')}</Small>}
        </When>
        <End>
          <StatusBadge status={order.status} label={order.status_label} />
          {order.pricing.customer_price > 0 && !stoppedStatuses.includes(order.status) && (
            <Price amount={order.pricing.customer_price} />
          )}
        </End>
      </Row>
      {children && <Foot>{children}</Foot>}
    </Box>
  );
}

const besideRow = `
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
`;
const Box = styled.div`
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  /* What is said of a cart takes more room than its name can spare on a tablet. */
  ${media.tablet} {
    &:not([data-cart]) {
      ${besideRow}
    }
  }
  ${media.largeTablet} {
    ${besideRow}
  }
`;
const Row = styled(Link)`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  align-items: start;
  padding: ${space(3)} ${space(4)};
  color: ${color.ink};
  text-decoration: none;

  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
  ${media.tablet} {
    grid-template-columns: 2.5rem minmax(0, 1fr) 10.5rem 10.75rem;
    align-items: center;
    padding-block: ${space(1)};
  }
  ${media.largeTablet} {
    grid-template-columns: 2.5rem minmax(0, 1fr) 11.5rem 16rem;

    [data-cart] > & {
      grid-template-columns: 2.5rem minmax(0, 1fr) 11.5rem 5rem;
    }
  }
`;
const Frame = styled.span`
  display: block;
  overflow: hidden;
  border-radius: ${radius.small};
`;
const Small = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
const What = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  > strong {
    font-weight: 600;
  }
`;
const When = styled.span`
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: 0 ${space(3)};

  ${media.tablet} {
    display: grid;
    grid-column: auto;
  }
`;
const End = styled.span`
  ${tabular}
  display: flex;
  grid-column: 2;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;

  ${media.tablet} {
    flex-direction: column;
    grid-column: auto;
    gap: 0;
    align-items: flex-start;
    justify-content: center;
  }
  ${media.largeTablet} {
    flex-direction: row;
    gap: ${space(3)};
    align-items: center;
    justify-content: space-between;
  }
`;
const Foot = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
  margin: 0 ${space(4)} ${space(2)} calc(2.5rem + ${space(8)});

  ${media.tablet} {
    :not([data-cart]) > & {
      margin: 0 ${space(4)} 0 0;
    }
    [data-cart] > & {
      margin-bottom: ${space(1)};
    }
  }
  ${media.largeTablet} {
    [data-cart] > & {
      margin: 0 ${space(4)} 0 0;
    }
  }
`;
