/** Sent words, with names that they may match. */
export interface Sent {
  text: string;
  names: readonly string[];
  /** Replaces the words by what was not understood. */
  settle: (text: string) => void;
  /** The words came with the opened address, so the field has no focus and the entry is replaced. */
  isOpened?: true;
}
