import type { Schemas } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { Card } from '@copper-carrot/shared-ui/Card';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { formatWindow } from '@copper-carrot/shared-ui/moments';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { PriceLines, PriceTotal } from '@copper-carrot/shared-ui/PriceLines';
import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { feedsFew } from '../checkout/feeds';
import { cancellationPromise, chargePromise, isAllIn } from '../checkout/promise';
import { Foot, Lines } from './Foot';

interface OrderSummaryProps {
  order: Schemas['Order'];
  /** The price is being recalculated. */
  pending?: boolean;
  /** For the colleague who pays with their own card. */
  toPay?: boolean;
  /** The submit button. */
  action?: ReactNode;
  /** Other actions. */
  otherwise?: ReactNode;
}

/** The order's contents and its price lines. */
export function OrderSummary({ order, pending, toPay, action, otherwise }: OrderSummaryProps) {
  const { pricing } = order;
  const reader = useUser()?.id;
  return (
    <Card look="raised" padding="none" as="aside" aria-label="Your order">
      {order.package && (
        <Above>
          <Picture src={order.package.image.url} alt={order.package.image.alt} ratio="5 / 2" priority />
        </Above>
      )}
      <Inside>
        <div>
          <Name>{order.package?.name ?? 'Your order'}</Name>
          <From>{order.brand.name}</From>
        </div>
        <When order={order} />
        <Lines id="checkout-price">
          <PriceLines
            lines={pricing.lines.map((line, index) => ({
              ...line,
              detail: detailOf(line, order, index),
              explanation: line.explanation ?? explanationOf(line, toPay),
            }))}
            pending={pending}
          />
        </Lines>
        <Foot>
          <PriceTotal
            total={pricing.customer_price}
            {...(isAllIn(order) ? {} : { totalLabel: 'Total before delivery' })}
            note={
              order.headcount && !feedsFew(order)
                ? `${formatMoney(pricing.price_per_person)} per person`
                : undefined
            }
            pending={pending}
          />
          {action}
        </Foot>
        {pricing.coins > 0 && !toPay && reader === order.user_id && (
          <Coins>
            <Icon name="star" /> You earn {count(pricing.coins, 'coin')} with this order.
          </Coins>
        )}
        {otherwise}
        <Small>
          <p>{chargePromise(order, toPay ? 'payer' : reader)}</p>
          <p>{cancellationPromise}</p>
        </Small>
      </Inside>
    </Card>
  );
}

/** Explanations for lines that the server does not explain. */
const explanations: Partial<Record<string, string>> = {
  tax: 'Sales tax of the place where the food is handed over, on what that place taxes.',
  delivery: 'Set by the caterer for the distance to your address.',
  tip: 'It goes to the caterer’s team.',
  deal: 'The caterer’s own offer for this date.',
};

/** The payer can't change sections, so the hint where to change the tip is left out. */
const explanationOf = ({ code }: Schemas['PriceLine'], toPay?: boolean): string | undefined =>
  code === 'tip' && !toPay
    ? `${explanations.tip} You can change it in “Tip and coupon”.`
    : explanations[code];

function detailOf(line: Schemas['PriceLine'], order: Schemas['Order'], index: number): ReactNode {
  // Only a package has a price per person.
  if (line.code === 'food' && index === 0 && order.package && order.headcount) {
    const cents = Math.round(line.amount * 100);
    return cents % order.headcount === 0
      ? `${count(order.headcount, 'person', 'people')} × ${formatMoney(cents / order.headcount / 100)}`
      : undefined;
  }
  const food = order.pricing.order_items_price;
  if (line.code === 'tip' && food > 0) {
    const percent = Math.round((line.amount / food) * 1000) / 10;
    return `${percent}% of the food`;
  }
  return undefined;
}

function When({ order }: { order: Schemas['Order'] }) {
  if (!order.start_date) return null;
  return (
    <Facts>
      <li>
        <Icon name="calendar" /> {formatOrderDate(order.start_date)}
      </li>
      {order.start_time && (
        <li>
          <Icon name="clock" /> {formatWindow(order)}
        </li>
      )}
      {order.headcount && (
        <li>
          <Icon name="people" /> {count(order.headcount, 'person', 'people')}
        </li>
      )}
      <li>
        <Icon name={order.pickup ? 'store' : 'truck'} /> {order.pickup ? 'Pickup' : 'Delivery'}
      </li>
    </Facts>
  );
}

/** Not sticky in low windows, where it would push the price lines and the button out of view. */
const Above = styled.div`
  ${media.largeTablet} {
    @media (max-height: 64rem) {
      display: none;
    }
  }
`;
const Inside = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(6)};
`;
const Name = styled.h2`
  font-size: ${text.large};
  line-height: 1.25;
`;
const From = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const Facts = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, auto);
  gap: ${space(1.5)} ${space(2)};
  justify-content: start;
  margin: 0;
  padding: 0;
  font-size: ${text.small};
  list-style: none;

  li {
    display: flex;
    gap: ${space(1.5)};
    align-items: center;
  }
  svg {
    flex: none;
    color: ${color.copperText};
  }
`;
const Coins = styled.p`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  font-size: ${text.small};
  color: ${color.aubergine};
`;
const Small = styled.div`
  display: grid;
  gap: ${space(2)};
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
