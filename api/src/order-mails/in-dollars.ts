import { centsToDollars } from '../pricing';

/** Cents as people read them. */
export const inDollars = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(centsToDollars(cents));
