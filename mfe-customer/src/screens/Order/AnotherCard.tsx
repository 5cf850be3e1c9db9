import type { Schemas } from '@copper-carrot/contracts';
import { useRead, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Select } from '@copper-carrot/shared-ui/Select';
import { formatOrderDate, formatTime } from '@copper-carrot/shared-ui/dates';
import { inZone } from '@copper-carrot/shared-ui/zones';
import { useState } from 'react';
import { payWith, urls } from '../../api';

const cardName = ({ brand, last4, nickname }: Schemas['CreditCard']) =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}${nickname && ` (${nickname})`}`;

function until(order: Schemas['Order'], heldUntil: string): string {
  const { date, time } = inZone(new Date(heldUntil), order.time_zone ?? 'UTC');
  return `${formatOrderDate(date)}, ${formatTime(time)}`;
}

/** The card of an order that stands was refused: why, until when another one may come, and which ones there are. */
export function AnotherCard({ order }: { order: Schemas['Order'] }) {
  const { payment } = order;
  const { data: cards } = useRead(order.can.choose_card ? urls.cards(order.id) : null);
  const others = cards?.records.filter(({ id }) => id !== order.credit_card_id) ?? [];
  const [chosen, setChosen] = useState<string>();
  const choose = useWrite((cardId: number) => payWith(order.id, cardId), { stale: [urls.order(order.id)] });
  return (
    <Notice tone="danger" title="The card was not accepted">
      <Stack gap={3}>
        <p>
          {payment.message}
          {payment.held_until &&
            ` Please choose another card until ${until(order, payment.held_until)}, or the order is canceled.`}
        </p>
        {others.length > 0 && (
          <>
            <Select
              label="Another card"
              options={others.map((card) => ({ value: String(card.id), label: cardName(card) }))}
              value={chosen ?? null}
              onChange={setChosen}
            />
            <Button
              pending={choose.pending}
              disabled={chosen === undefined}
              onClick={() => choose.run(Number(chosen))}
            >
              Pay with this card
            </Button>
          </>
        )}
        {choose.failure && <p role="alert">{choose.failure.message}</p>}
      </Stack>
    </Notice>
  );
}
