/** Every list answers this; `count` is the number of all records, not of the page. */
export interface List<Item> {
  records: Item[];
  count: number;
}
