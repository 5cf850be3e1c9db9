import { errorCodes } from '@copper-carrot/contracts';
import { ApiError } from '../../errors';
import type { OrderRow } from '../order.model';
import type { OrderTerms } from './order-terms';

/** Whether the caterer changed the menu after the order's choices were made. */
export const isOfAnotherMenu = (
  { choiceVersion }: Pick<OrderRow, 'choiceVersion'>,
  terms: Pick<OrderTerms, 'offer'>,
): boolean => choiceVersion !== null && choiceVersion !== terms.offer.choiceVersion;

export const menuChanged = () =>
  new ApiError(409, errorCodes.submit.choiceVersionMismatch, {
    message: 'The caterer changed this menu. Please make your choices again.',
  });
