/** What somebody wants of a choice. */
export interface Pick {
  packageItemOptionId: number | null;
  comboOf: number[];
  optedOut: boolean;
}
