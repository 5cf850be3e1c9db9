import { Notice } from '@copper-carrot/shared-ui/Notice';
import { movedPrices, type Moving } from '../../order/moved-price';

/** What costs more or less than the page said when it was read. */
export const Moved = (moving: Moving) =>
  movedPrices(moving).map((words) => (
    <Notice key={words} tone="info" live>
      {words}
    </Notice>
  ));
