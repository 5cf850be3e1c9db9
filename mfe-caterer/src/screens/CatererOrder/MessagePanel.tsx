import type { Schemas } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { useState } from 'react';

// Most orders are cooked without a word.
const conversation = onDemand(
  async () => (await import('@copper-carrot/shared-ui/Conversation')).Conversation,
);

/** What is said about an order between its kitchen and those who ordered. */
export function MessagePanel({ order }: { order: Schemas['CatererOrder'] }) {
  const [isOpen, setIsOpen] = useState(false);
  const isThere = useOnDemand(conversation, isOpen);
  return (
    <Card as="section" aria-labelledby="messages-title">
      <Stack gap={4}>
        <SectionTitle id="messages-title">Messages</SectionTitle>
        {isThere ? (
          <conversation.Part
            of={{ order_id: order.id }}
            label="Messages with those who ordered"
            empty="Nothing was written about this order yet."
          />
        ) : (
          <div {...conversation.intent}>
            <Button variant="secondary" onClick={() => conversation.whenThere(() => setIsOpen(true))}>
              Read and write
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
