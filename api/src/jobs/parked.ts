/** Something that failed at every try and waits for a person. */
export interface Parked {
  id: number;
  /** A short description. */
  what: string;
  attempts: number;
  last_error: string | null;
  parked_at: Date;
}
