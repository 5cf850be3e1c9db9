/** A selection from a choice. */
export interface Wish {
  packageItemOptionId: number | null;
  comboOf: number[];
  optedOut: boolean;
}
