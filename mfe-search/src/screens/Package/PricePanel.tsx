import type { Schemas } from '@copper-carrot/contracts';
import {
  Button,
  color,
  formatDate,
  formatMoney,
  formatTime,
  inZone,
  Notice,
  PriceLines,
  Skeleton,
  space,
  Stack,
  text,
} from '@copper-carrot/shared-ui';
import styled from 'styled-components';
import { type Preview } from '../../hooks/usePreview';

export interface PricePanelProps {
  pack: Schemas['Package'];
  preview: Preview;
  /** Why the last try to start the order failed. */
  failure: { title: string; message: string } | null;
}

/** The price line by line, as the order will be charged, and what is to be known about it. */
export function PricePanel({ pack, preview, failure }: PricePanelProps) {
  const { order, verdict, pending } = preview;
  return (
    <Stack gap={4}>
      {order ? (
        <PriceLines
          pending={pending}
          lines={order.pricing.lines.map((line, index) => ({
            ...line,
            // Several lines may bear one code, as options of their own do.
            code: `${line.code}-${index}`,
            ...(index === 0 && {
              detail: `${order.headcount} × ${formatMoney(pack.price)}`,
            }),
            explanation: line.explanation ?? undefined,
          }))}
          total={order.pricing.customer_price}
          note={`${formatMoney(order.pricing.price_per_person)} per person, all in`}
        />
      ) : (
        pending && <PriceSkeleton />
      )}
      {order?.kitchen_id === null && !order.pickup && (
        <Small>Delivery is added once we know the address.</Small>
      )}
      {order?.cutoff_at && order.time_zone && <Small>{cutoffWords(order)}</Small>}
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
      {failure && (
        <Notice tone="danger" title={failure.title} live>
          {failure.message}
        </Notice>
      )}
    </Stack>
  );
}

function cutoffWords({ cutoff_at, time_zone }: Schemas['PreviewedOrder']): string {
  const { date, time } = inZone(cutoff_at ?? '', time_zone ?? 'UTC');
  return `Order by ${formatTime(time)} on ${formatDate(date)}.`;
}

function PriceSkeleton() {
  return (
    <Stack gap={3}>
      <Skeleton height="1.25rem" />
      <Skeleton height="1.25rem" width="80%" />
      <Skeleton height="1.25rem" width="90%" />
      <Skeleton height="2.25rem" />
    </Stack>
  );
}

const Small = styled.p`
  padding-top: ${space(1)};
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
