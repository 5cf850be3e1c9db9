import type { Schemas } from '@copper-carrot/contracts';
import { Link } from '@copper-carrot/shared-ui/Link';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { color, shadow, space, text } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { isAllIn } from '../checkout/promise';

/** On phones, the total and its button stay at the bottom of the window. */
export function PriceBar({ order, children }: { order: Schemas['Order']; children: ReactNode }) {
  return (
    <Bar data-bottom-bar>
      <BarSum>
        <span>{isAllIn(order) ? 'Total' : 'Before delivery'}</span>
        <strong>{formatMoney(order.pricing.customer_price)}</strong>
        <Link href="#checkout-price">See the price</Link>
      </BarSum>
      {children}
    </Bar>
  );
}

export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 10;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(4)};
  align-items: center;
  margin: 0 calc(-1 * ${space(4)});
  padding: ${space(3)} ${space(4)};
  padding-bottom: max(${space(3)}, env(safe-area-inset-bottom));
  background: ${color.raised};
  border-top: 1px solid ${color.line};
  box-shadow: ${shadow.high};

  > :has([role='alert'], [role='status']) {
    grid-column: 1 / -1;
  }
`;
export const BarSum = styled.div`
  display: grid;
  font-size: ${text.tiny};
  line-height: 1.3;
  color: ${color.inkSoft};

  strong {
    font-size: ${text.large};
    font-variant-numeric: tabular-nums;
    color: ${color.ink};
  }
`;
