import { type MealType } from '@copper-carrot/contracts';
import { type SearchState } from '../search-state';
import { type Token } from './tokens';

export type Change = Partial<SearchState>;

/** The context in which words are interpreted. */
export interface Context {
  /** The place's local date and time, 'YYYY-MM-DD' and 'HH:mm'. */
  today: string;
  now: string;
  /** The meal named by the words. */
  mealSaid: MealType | null;
  /** The words name the evening. */
  evening: boolean;
  /** A cuisine or meal is named, or was chosen before. */
  foodKnown: boolean;
  /** Of the event: named, else chosen before. */
  headcount: number | null;
  date: string | null;
  /** The previous search. */
  present: SearchState;
}

/** One interpretation of the words at a position. */
export interface Reading {
  /** How many tokens it takes. */
  length: number;
  /** The change that it makes; null if it means nothing, so that its words stay text. */
  mean: (context: Context) => Change | null;
  /** Only if all other words are understood: beside an unknown word it may be part of a name. */
  soft?: boolean;
  /** The meal, if it names one. */
  meal?: MealType;
  kind: 'place' | 'people' | 'date' | 'time' | 'meal' | 'food' | 'money' | 'wish';
  /** Hours without am or pm are in the evening. */
  evening?: boolean;
  /** May contain a comma, as before a floor. */
  spansCommas?: boolean;
  /** May count things as well as people, so no word of food may follow. */
  counts?: boolean;
}

/** Reads the words at a position. */
export type Reader = (tokens: readonly Token[], at: number) => Reading | null;

/** A reading with its position. */
export interface Placed extends Reading {
  at: number;
}
