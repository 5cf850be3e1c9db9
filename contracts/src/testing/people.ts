import type { Schemas } from '../schemas';
import { recordedPeople } from './recorded-people';

/** The kinds of person that screens meet. */
export type Kind = keyof typeof recordedPeople;

/** A person of a kind as the API answers them, with what a test says of them. */
export const personOf = (kind: Kind, more: Partial<Schemas['Session']> = {}): Schemas['Session'] => ({
  ...recordedPeople[kind],
  ...more,
});
