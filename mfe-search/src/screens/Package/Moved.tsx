import { Notice } from '@copper-carrot/shared-ui/Notice';
import { movedPrices, type Moving } from '../../order/moved-price';

/** Prices that changed since the page was read. */
export const Moved = (moving: Moving) =>
  movedPrices(moving).map((words) => (
    <Notice key={words} tone="info" live>
      {words}
    </Notice>
  ));
