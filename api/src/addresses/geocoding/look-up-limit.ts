import { rateLimit } from '../../http';
import { type AddressWanted, isRemembered } from './geocode';

/** How often one person or network may have addresses looked up, each of which may cost money: plenty for an office behind one network address. */
export const lookUpLimit = (name: string) =>
  rateLimit({ name, tries: 600, seconds: 10 * 60, says: 'Too many addresses were looked up from here.' });

/** Counts a look-up by whoever asks for it, unless it is known where the address lies; 429 past the limit. */
export function lookUpCounter(
  name: string,
): (asker: number | string, wanted: AddressWanted) => Promise<void> {
  const limit = lookUpLimit(name);
  return async (asker, wanted) => {
    if (!isRemembered(wanted)) await limit.spend(String(asker));
  };
}
