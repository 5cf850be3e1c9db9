import { PageError } from './remote';

/** PostgreSQL's `integer`: a larger id would be an error there, and belongs to nothing. */
export const largestId = 2_147_483_647;

/** What a slug is made of; packages, brands and campaigns go by one. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const longestSlug = 200;

/** The id that an address holds, or null where no record can have it. */
export const idIn = (text: string | null | undefined): number | null => {
  const id = text && /^\d+$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= largestId ? id : null;
};

/** Whether any record can go by this. */
export const isSlug = (text: string): boolean => text.length <= longestSlug && slugPattern.test(text);

/** The id of what a page is about; a page about no possible record is not there. */
export function pageId(text: string | undefined): number {
  const id = idIn(text);
  if (id === null) throw new PageError(404);
  return id;
}

/** The slug, or id, of what a page is about. */
export function pageSlug(text = ''): string {
  if (!isSlug(text)) throw new PageError(404);
  return text;
}

/** Which page of a list an address names, from 1; the first where the list can't be as long. */
export function pageNumber(text: string | null, pageSize: number): number {
  const page = idIn(text) ?? 1;
  return page * pageSize <= largestId ? page : 1;
}

export const longestToken = 200;

/** The token of a mailed link, or null where none was ever made so. */
export const tokenIn = (text: string | null | undefined): string | null =>
  text && text.length <= longestToken ? text : null;
