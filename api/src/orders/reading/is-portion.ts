import type { StoredOrder } from './order-query';

/**
 * Whether what is chosen is packed portion by portion, each for one person: what people picked of it by name, and in an order
 * of individual boxes all that adds up to the headcount. A tray is for everybody.
 */
export const isPortion = (
  { choiceType, packageItemId }: Pick<StoredOrder['chosen'][number], 'choiceType' | 'packageItemId'>,
  { poll, presentationType }: Pick<StoredOrder, 'poll' | 'presentationType'>,
): boolean =>
  choiceType === 'constant_sum' && (poll?.choiceId === packageItemId || presentationType === 'individual');
