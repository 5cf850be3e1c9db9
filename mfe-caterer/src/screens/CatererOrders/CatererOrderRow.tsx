import { orderState, type Schemas } from '@copper-carrot/contracts';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { formatTime } from '@copper-carrot/shared-ui/dates';
import { zoneOf } from '@copper-carrot/shared-ui/moments';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { focusRing, tabular } from '@copper-carrot/shared-ui/styles';
import { color, font, media, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { timeLeft } from '../../components/time-left';
import { earns } from '../../earns';
import { RowAnswer, type RowAnswerProps } from './RowAnswer';

/** An order as a kitchen reads it from across the room: when, which, for how many, what it pays; and the answer, where one is owed. */
export function CatererOrderRow({
  order,
  to,
  isSteady,
}: Pick<RowAnswerProps, 'isSteady'> & { order: Schemas['CatererOrderListRecord']; to: string }) {
  const waits = order.status === 'pending';
  const left = order.can.accept && order.expires_at ? timeLeft(order.expires_at, new Date()) : null;
  const changeLeft = order.change_expires_at && timeLeft(order.change_expires_at, new Date());
  return (
    <Row data-waits={waits || Boolean(changeLeft) || undefined} data-answers={order.can.accept || undefined}>
      <When>
        {order.start_time && formatTime(order.start_time)} <small>{zoneOf(order)}</small>
      </When>
      <What>
        <Name to={to}>{order.package?.name ?? 'From the menu'}</Name>
        <p>
          #{order.id} · {order.address.company_name ?? order.user_name}
          {order.pickup && ' · Pickup'}
          {order.kitchen_name && ` · ${order.kitchen_name}`}
        </p>
      </What>
      <Figures>
        <strong>{count(order.headcount ?? 0, 'person', 'people')}</strong>
        {order.status === 'in_cart' && <span>Not placed yet</span>}
        {earns(order.status) && <span>{formatMoney(order.payout)} payout</span>}
      </Figures>
      {changeLeft ? (
        <ChangeLink to={to}>
          <Badge tone="honey" icon="clock">
            Changes to answer
          </Badge>
          <small>{changeLeft}</small>
        </ChangeLink>
      ) : (
        <p>
          {/* An order that waits says how long it does. */}
          <Badge {...orderState(order.status).badge}>
            {left ?? (waits ? 'Waiting for you' : order.status_label)}
          </Badge>
        </p>
      )}
      {order.can.accept && <RowAnswer order={order} isSteady={isSteady} />}
    </Row>
  );
}

const Row = styled.article`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${space(2)} ${space(4)};
  align-items: center;
  padding: ${space(3)} ${space(4)};
  border-left: ${space(1)} solid transparent;

  &[data-waits] {
    border-left-color: ${color.copper};
  }
  ${media.tablet} {
    grid-template-columns: 5.5rem minmax(0, 1fr) 7.5rem 9.5rem;
    row-gap: ${space(1)};
    padding-block: ${space(1)};

    /* The answer stands below how long there is for it, beside all the rest. */
    &[data-answers] {
      grid-template-columns: 5.5rem minmax(0, 1fr) 7.5rem 13rem;
      padding-block: ${space(1.5)};

      > :nth-child(-n + 3) {
        grid-row: span 2;
      }
    }
  }
  ${media.largeTablet} {
    &,
    &[data-answers] {
      grid-template-columns: 5.5rem minmax(0, 1fr) 7.5rem 9.5rem 13rem;
      min-height: 3.25rem;
      padding-block: ${space(1)};

      > :nth-child(-n + 3) {
        grid-row: auto;
      }
    }
  }
`;
const When = styled.strong`
  ${tabular}
  font-family: ${font.heading};
  font-size: ${text.large};
  line-height: 1.2;

  small {
    color: ${color.inkSoft};
    font-size: ${text.small};
  }
`;
const What = styled.div`
  min-width: 0;

  p {
    color: ${color.inkSoft};
    font-size: ${text.small};
    overflow-wrap: anywhere;
  }
`;
const Name = styled(Link)`
  color: ${color.ink};
  font-weight: 600;
  overflow-wrap: anywhere;

  &:focus-visible {
    ${focusRing}
  }
`;
/** They are answered on the order's page, old beside new. */
const ChangeLink = styled(Link)`
  display: grid;
  justify-items: start;
  color: ${color.ink};
  text-decoration: none;

  &:focus-visible {
    ${focusRing}
  }
`;
const Figures = styled.p`
  ${tabular}
  display: grid;
  font-size: ${text.small};

  span {
    color: ${color.inkSoft};
  }
`;
