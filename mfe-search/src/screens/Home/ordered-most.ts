import { usePackages } from '../../hooks/usePackages';
import { emptySearch } from '../../search/search-state';

/** How many are shown. */
export const orderAgainShown = 4;
export const orderAgainSearch = { ...emptySearch, sort: 'frequently_ordered' as const };

/** The person's most ordered packages; no request for a person without orders. */
export const useOrderedMost = (asks: boolean) =>
  usePackages(asks ? orderAgainSearch : null, orderAgainShown, { previously_ordered: true });
