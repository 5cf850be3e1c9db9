import type { StoredOrder } from './order-query';

/**
 * Whether chosen options are packed per person: those of a poll's choice, and in an order of individual boxes all that
 * add up to the headcount. A tray is shared.
 */
export const isPortion = (
  { choiceType, packageItemId }: Pick<StoredOrder['chosen'][number], 'choiceType' | 'packageItemId'>,
  { poll, presentationType }: Pick<StoredOrder, 'poll' | 'presentationType'>,
): boolean =>
  choiceType === 'constant_sum' && (poll?.choiceId === packageItemId || presentationType === 'individual');
