import { type MealType } from '@copper-carrot/contracts';
import { type SearchState } from '../search-state';
import { type Token } from './tokens';

export type Change = Partial<SearchState>;

/** What is known besides the words when their meaning is looked for. */
export interface Context {
  /** The place's own date and time, 'YYYY-MM-DD' and 'HH:mm'. */
  today: string;
  now: string;
  /** The meal that the words name. */
  mealSaid: MealType | null;
  /** The words speak of the evening. */
  evening: boolean;
  /** A cuisine or a meal is said or was chosen before. */
  foodKnown: boolean;
  /** Those of the event: said, else chosen before. */
  headcount: number | null;
  date: string | null;
  /** What was chosen before. */
  present: SearchState;
}

/** One way to understand the words at a place of the line. */
export interface Reading {
  /** How many tokens it takes. */
  length: number;
  /** What it changes; null where it means nothing, and its words stay text. */
  mean: (context: Context) => Change | null;
  /** Only where nothing in the text stays unknown: beside an unknown word it may be part of a name. */
  soft?: boolean;
  /** Of a meal: which one. */
  meal?: MealType;
  kind: 'place' | 'people' | 'date' | 'time' | 'meal' | 'food' | 'money' | 'wish';
  /** Its hours without am or pm are those of an evening. */
  evening?: boolean;
  /** Counts things as well as people: no word of food may follow. */
  counts?: boolean;
}

/** Reads what stands at a place of the line. */
export type Reader = (tokens: readonly Token[], at: number) => Reading | null;

/** A reading in its place of the line. */
export interface Placed extends Reading {
  at: number;
}
