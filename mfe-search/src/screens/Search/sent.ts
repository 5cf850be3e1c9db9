/** Words that were sent, and names that they may be. */
export interface Sent {
  text: string;
  names: readonly string[];
  /** Puts in their place what is left of them. */
  settle: (text: string) => void;
  /** They stood in the address that somebody came by: nobody is in the field, and no step leads back to them. */
  isOpened?: true;
}
