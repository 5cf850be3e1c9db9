import { rateLimit } from '../../http';

/** How often one network may have addresses looked up, each of which may cost money: plenty for an office behind one address. */
export const lookUpLimit = (name: string) =>
  rateLimit({ name, tries: 600, seconds: 10 * 60, says: 'Too many addresses were looked up from here.' });
