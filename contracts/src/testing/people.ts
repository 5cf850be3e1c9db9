import type { Schemas } from '../schemas';
import { recordedPeople } from './recorded';

/** The recorded kinds of people. */
export type Kind = keyof typeof recordedPeople;

/** A recorded person of a kind, with a test's changes. */
export const personOf = (kind: Kind, more: Partial<Schemas['Session']> = {}): Schemas['Session'] => ({
  ...recordedPeople[kind],
  ...more,
});
