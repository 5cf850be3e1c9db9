import { href } from '@copper-carrot/contracts';
import { writeFound } from './query-string';
import { type EventDetails, type SearchState } from './search-state';

/** The page of a package, with the event and text of the search. */
export const packageHref = (
  slug: string,
  { text = '', ...event }: EventDetails & Partial<Pick<SearchState, 'text'>>,
): string => {
  const query = writeFound({ ...event, text }).toString();
  return query ? `${href.package(slug)}?${query}` : href.package(slug);
};
