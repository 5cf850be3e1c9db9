/** Something that failed at every try and waits for a person. */
export interface DeadLetters {
  id: number;
  /** A short description. */
  what: string;
  attempts: number;
  last_error: string | null;
  parked_at: Date;
}
