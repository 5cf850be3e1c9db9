import { placeWithinMinutes, type Schemas } from '@copper-carrot/contracts';
import { Notice } from '@copper-carrot/shared-ui/Notice';

/** Tells whoever comes, or waits, that the order is on its way, or why it did not get there. */
export function PlacingNotice({
  order,
  notPlaced,
}: {
  order: Pick<Schemas['Order'], 'placing'>;
  notPlaced: string | null;
}) {
  if (order.placing) {
    return (
      <Notice tone="info" live title="We are still placing your order">
        It is placed within {placeWithinMinutes} minutes or not at all, and whoever sent it gets a mail. You
        can stay and see, or leave. Until then nothing about it can be changed.
      </Notice>
    );
  }
  if (notPlaced === null) return null;
  return (
    <Notice tone="danger" live title="Your order was not placed">
      {notPlaced} Nothing is charged. Please look it over, and place it again.
    </Notice>
  );
}
