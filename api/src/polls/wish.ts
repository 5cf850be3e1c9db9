/** What somebody wants of a choice. */
export interface Wish {
  packageItemOptionId: number | null;
  comboOf: number[];
  optedOut: boolean;
}
