import { href } from '@copper-carrot/contracts';
import { writeEvent } from './query-string';
import { type EventDetails } from './search-state';

/** The page of a package, with the event that it was found for. */
export const packageHref = (slug: string, event: EventDetails): string => {
  const query = writeEvent(event).toString();
  return query ? `${href.package(slug)}?${query}` : href.package(slug);
};
