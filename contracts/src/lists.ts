/** The form of every list; `count` is the number of all records, not of the page. */
export interface List<Item> {
  records: Item[];
  count: number;
}

/** The query of a list's page, counted from 1. */
export const pageQuery = (page: number, limit: number) => ({ limit, offset: (page - 1) * limit });
