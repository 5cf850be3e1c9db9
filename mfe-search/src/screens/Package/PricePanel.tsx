import type { Schemas } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PriceLines, type PriceSum } from '@copper-carrot/shared-ui/PriceLines';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { type Preview } from '../../hooks/usePreview';
import type { Moving } from '../../order/moved-price';
import { isAllIn, type PriceNow, sumNow } from '../../order/price-now';
import { reasonsOf, type Verdict } from '../../order/verdict';
import { NoPrice } from './NoPrice';

const moved = onDemand(async () => (await import('./combining')).Moved);

/** Loaded on demand, as prices seldom change. */
const MovedPrices = (moving: Moving) => useOnDemand(moved, true) && <moved.Part {...moving} />;

export interface PricePanelProps extends Omit<Moving, 'order'> {
  preview: Preview;
  /** The part of the preview's verdict that still applies. */
  verdict: Verdict;
  price: PriceNow;
  /** In the side panel, where the fields show their own errors and the total is beside the button. */
  inAside?: boolean;
}

/** The price lines as they will be charged, with hints. */
export function PricePanel({ preview, verdict, price, inAside = false, ...offer }: PricePanelProps) {
  const { order, pending } = preview;
  const sum = inAside ? null : sumNow(price, order);
  return (
    <Stack gap={4}>
      {price.kind === 'food' && order && <FoodAlone order={order} lines={price.lines} sum={sum} />}
      {price.kind === 'unknown' && pending && <PriceSkeleton />}
      {price.kind === 'unknown' && !pending && <NoPrice reasons={reasonsBeside(verdict, inAside)} />}
      {price.kind === 'whole' && order && (
        <PriceLines
          pending={pending}
          lines={order.pricing.lines.map((line, index) => ({
            ...line,
            detail: index === 0 && eachWords(order),
          }))}
          {...sum}
        />
      )}
      {price.kind === 'whole' && order && !isAllIn(order) && (
        <Small>The delivery fee depends on the address. Once it is known, it is part of the total.</Small>
      )}
      {price.kind === 'whole' && order?.delivery_minimum ? (
        <Small>This kitchen delivers there from {formatMoney(order.delivery_minimum)} of food.</Small>
      ) : null}
      {price.kind === 'whole' && order?.cutoff_at && order.time_zone && (
        <Small>Order by {formatMoment(order.cutoff_at, order)}.</Small>
      )}
      {price.kind !== 'unknown' && order && hasMoved(offer, order) && (
        <MovedPrices {...offer} order={order} />
      )}
      {verdict.note && <Notice tone="info">{verdict.note}</Notice>}
      {verdict.general && (
        <Notice tone="warning" live>
          {verdict.general}
        </Notice>
      )}
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
    </Stack>
  );
}

/** Whether a price changed since the page was read. */
const hasMoved = ({ read, pack }: Pick<Moving, 'read' | 'pack'>, order: Schemas['PreviewedOrder']) =>
  read.choices !== pack.choices || ![null, read.price].includes(order.food_price_each);

/** Headcount times price of the order, which may be newer than the page's. */
const eachWords = ({ headcount, food_price_each: each }: Schemas['PreviewedOrder']): string | undefined =>
  each ? `${headcount} × ${formatMoney(each)}` : undefined;

/** The food price while the order's other costs are unknown. */
function FoodAlone({
  order,
  lines,
  sum,
}: {
  order: Schemas['PreviewedOrder'];
  lines: Extract<PriceNow, { kind: 'food' }>['lines'];
  sum: PriceSum | null;
}) {
  const isPerPerson = lines[0]?.amount === order.pricing.lines[0]?.amount;
  return (
    <>
      <PriceLines
        lines={lines.map((line, index) => ({
          ...line,
          detail:
            index > 0
              ? `${line.qty} × ${formatMoney(line.amount / line.qty)}`
              : isPerPerson && eachWords(order),
        }))}
        {...sum}
      />
      <Small role="status">
        You changed the order, so this is the food alone. Delivery, fees, tax, tip and any deal are worked out
        at checkout, before you pay.
      </Small>
    </>
  );
}

/**
 * Messages that the fields do not show already; in a phone's sheet the fields are covered, so all are
 * shown.
 */
function reasonsBeside({ slots: { choices, ...fields } }: Verdict, inAside: boolean): string[] {
  if (inAside && Object.keys(fields).length > 0)
    return ['It comes as soon as what is marked above is put right.'];
  return reasonsOf({ general: null, slots: { ...fields, ...(choices !== undefined && { choices }) } });
}

function PriceSkeleton() {
  return (
    <Loading label="Working out the price">
      <Stack gap={3}>
        <Skeleton height="1.25rem" />
        <Skeleton height="1.25rem" width="80%" />
        <Skeleton height="1.25rem" width="90%" />
        <Skeleton height="1.25rem" />
        <Skeleton height="2.25rem" width="70%" />
      </Stack>
    </Loading>
  );
}

const Small = styled.p`
  padding-top: ${space(1)};
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
