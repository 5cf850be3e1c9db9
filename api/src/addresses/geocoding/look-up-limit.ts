import { rateLimit } from '../../http';
import { type AddressWanted, isRemembered } from './geocode';

/**
 * Limits address lookups per person or network, because each may cost money; enough for an office behind one network
 * address.
 */
export const lookUpLimit = (name: string) =>
  rateLimit({ name, tries: 600, seconds: 10 * 60, says: 'Too many addresses were looked up from here.' });

/** Counts an address lookup, unless the address is cached; 429 above the limit. */
export function lookUpCounter(
  name: string,
): (asker: number | string, wanted: AddressWanted) => Promise<void> {
  const limit = lookUpLimit(name);
  return async (asker, wanted) => {
    if (!isRemembered(wanted)) await limit.spend(String(asker));
  };
}
