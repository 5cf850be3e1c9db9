import type { Schemas } from '@copper-carrot/contracts';
import { type BasketLine, orderedPrice, servingWords } from '@copper-carrot/shared-ui/basket';
import { fedBy } from '@copper-carrot/shared-ui/people-fed';
import { BasketLines } from '@copper-carrot/shared-ui/dish-menu';
import { Button } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PriceLines } from '@copper-carrot/shared-ui/PriceLines';
import { ProgressBar } from '@copper-carrot/shared-ui/ProgressBar';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { type MenuPreview } from '../../hooks/useMenuPreview';
import { movedDishes } from '../../order/moved-dishes';
import { isAllIn, wholeSum } from '../../order/price-now';
import { reasonsOf } from '../../order/verdict';
import { NoPrice } from '../Package/NoPrice';

export interface BasketProps {
  items: readonly Schemas['MenuItem'][];
  lines: readonly BasketLine[];
  onChange: (lines: BasketLine[]) => void;
  /** Null while unknown. */
  headcount: number | null;
  preview: MenuPreview;
  portions: number;
  /** In the side panel, where the total is beside the button. */
  inAside: boolean;
}

/** The basket: lines, how many people they feed, the missing minimum and the price. */
export function Basket({ onChange, ...ordered }: BasketProps) {
  const { items, lines, preview } = ordered;
  return (
    <Stack gap={4}>
      <BasketLines
        items={items}
        lines={lines}
        onChange={onChange}
        priceOf={(line) => orderedPrice(line, preview.order?.menu_items ?? [])}
        empty={
          <EmptyState icon="bag" title="Nothing ordered yet">
            Add dishes from the menu, and see here what they come to.
          </EmptyState>
        }
      />
      {lines.length > 0 && <WhatItComesTo {...ordered} />}
    </Stack>
  );
}

function WhatItComesTo({
  items,
  lines,
  headcount,
  preview,
  portions,
  inAside,
}: Omit<BasketProps, 'onChange'>) {
  const { pending, verdict } = preview;
  const order = preview.price.kind === 'whole' ? preview.order : null;
  return (
    <>
      <Small role="status">{servingWords(portions, headcount)}</Small>
      {order && <Minimum order={order} />}
      {order && (
        <PriceLines
          pending={pending}
          lines={pricedLines(order)}
          {...(inAside ? null : wholeSum(order, fedBy(portions)))}
        />
      )}
      {order && !isAllIn(order) && (
        <Small>
          The delivery fee depends on the address. Say where it goes, and it is part of the total.
        </Small>
      )}
      {order?.cutoff_at && order.time_zone && <Small>Order by {formatMoment(order.cutoff_at, order)}.</Small>}
      {order &&
        movedDishes(lines, items, order.menu_items).map((moved) => (
          <Notice key={moved} tone="info" live>
            {moved}
          </Notice>
        ))}
      {verdict.note && <Notice tone="info">{verdict.note}</Notice>}
      <NoPrice reasons={reasonsOf(verdict)} live />
      {preview.failure && (
        <Notice
          tone="danger"
          live
          action={
            <Button variant="secondary" size="small" onClick={preview.retry}>
              Try again
            </Button>
          }
        >
          {preview.failure}
        </Notice>
      )}
    </>
  );
}

/** The dishes are listed above, so their prices are one line here. */
const pricedLines = ({ pricing }: Schemas['PreviewedOrder']) => [
  { label: 'Food', amount: pricing.order_items_price },
  ...pricing.lines.filter(({ code }) => code !== 'food'),
];

function Minimum({ order }: { order: Schemas['PreviewedOrder'] }) {
  const { delivery_minimum: minimum, delivery_shortfall: missing } = order;
  if (!minimum) return null;
  if (missing === 0) return <Small>The delivery minimum of {formatMoney(minimum)} is met.</Small>;
  return (
    <ProgressBar
      label="Delivery minimum"
      valueText={`${formatMoney(missing)} more of food to reach ${formatMoney(minimum)}`}
      value={Math.max(0, minimum - missing)}
      max={minimum}
    />
  );
}

const Small = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};

  &:empty {
    display: none;
  }
`;
