import type { Schemas } from '@copper-carrot/contracts';
import { hasPassed } from '@copper-carrot/shared-ui/moments';

/** Whether the notice for an order has passed, so that its reader may change it and yet not what is cooked. */
export const isTooLate = ({ can, cutoff_at: cutoff }: Schemas['Order']): boolean =>
  can.modify && !can.ignore_checks && hasPassed(cutoff);
