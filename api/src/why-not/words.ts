import type { Schemas } from '@copper-carrot/contracts';
import { clockForPeople, dateForPeople, toLocal } from '../schedule';

export const momentWords = (date: string, time: string | null) =>
  time ? `${clockForPeople(time)} on ${dateForPeople(date)}` : dateForPeople(date);

/** An instant in the words of a place's own clock. */
export function instantWords(instant: Date, timeZone: string): string {
  const { date, time } = toLocal(instant, timeZone);
  return momentWords(date, time);
}

export const dollarWords = (amount: number) => `$${amount.toFixed(2)}`;
export const peopleWords = (count: number) => (count === 1 ? '1 person' : `${count} people`);
export const milesWords = (miles: number) => (miles === 1 ? '1 mile' : `${miles} miles`);
export const continued = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** A search's filters that change; null takes one away. */
export type Change = Schemas['NearestSearch']['params'] & {
  start_date?: string;
  start_time?: string;
  headcount?: number;
  pickup?: boolean;
  place_id?: number;
};

/** What a changed search would be, in a few words: "Wednesday, December 2 at 12:00 pm, for 20 people". */
export function changeWords(params: Change): string {
  const { start_date: date, start_time: time, headcount, pickup, ...others } = params;
  const parts = [
    date && (time ? `${dateForPeople(date)} at ${clockForPeople(time)}` : dateForPeople(date)),
    headcount !== undefined && `for ${peopleWords(headcount)}`,
    pickup && 'picked up',
    Object.keys(others).length > 0 && 'without the filters that leave it out',
  ].filter((part) => typeof part === 'string' && part !== '');
  const words = parts.join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
