import type { Draft, DraftFields } from './api';

/** A choice of where a meal goes: an address of the book by its id, what was said before, or nothing yet. */
type Where = Pick<Draft, 'address_id' | 'google_place_id' | 'formatted_address'>;
type WhereFields = Pick<DraftFields, keyof Where>;

export const nowhere = 'none';
export const asBefore = 'before';

export const whereOf = (of: Where | null | undefined): string => {
  if (!of) return nowhere;
  if (of.address_id !== null) return String(of.address_id);
  return of.formatted_address === null ? nowhere : asBefore;
};

export const whereFields = (choice: string): WhereFields => {
  if (choice === asBefore) return {};
  if (choice === nowhere) return { address_id: null, google_place_id: null, formatted_address: null };
  return { address_id: Number(choice), google_place_id: null, formatted_address: null };
};
