import { PageError } from './remote';

/** The maximum of PostgreSQL's `integer`; a larger id would be a database error. */
export const largestId = 2_147_483_647;

/** The form of slugs of packages, brands and campaigns. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const longestSlug = 200;

/** The id in an address; null if no record can have it. */
export const idIn = (text: string | null | undefined): number | null => {
  const id = text && /^\d+$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= largestId ? id : null;
};

/** Whether a text is a valid slug. */
export const isSlug = (text: string): boolean => text.length <= longestSlug && slugPattern.test(text);

/** The id in a page's address; throws a 404 page error for an invalid one. */
export function pageId(text: string | undefined): number {
  const id = idIn(text);
  if (id === null) throw new PageError(404);
  return id;
}

/** The slug or id in a page's address; throws a 404 page error for an invalid one. */
export function pageSlug(text = ''): string {
  if (!isSlug(text)) throw new PageError(404);
  return text;
}

/** The page number in an address, from 1; 1 if it is invalid or too large. */
export function pageNumber(text: string | null, pageSize: number): number {
  const page = idIn(text) ?? 1;
  return page * pageSize <= largestId ? page : 1;
}

export const longestToken = 200;

/** A mailed link's token; null if its form is invalid. */
export const tokenIn = (text: string | null | undefined): string | null =>
  text && text.length <= longestToken ? text : null;
