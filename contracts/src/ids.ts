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

export const longestToken = 200;

/** The token of a mailed link, or null where none was ever made so. */
export const tokenIn = (text: string | null | undefined): string | null =>
  text && text.length <= longestToken ? text : null;
