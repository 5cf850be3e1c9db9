/** What failed at every try and waits for a person. */
export interface Parked {
  id: number;
  /** What it is, in a few words. */
  what: string;
  attempts: number;
  last_error: string | null;
  parked_at: Date;
}
