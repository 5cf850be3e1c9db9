/** Every list answers this; `count` is the number of all records, not of the page. */
export interface List<Item> {
  records: Item[];
  count: number;
}

/** What asks for a page of a list, counted from 1. */
export const pageQuery = (page: number, limit: number) => ({ limit, offset: (page - 1) * limit });
