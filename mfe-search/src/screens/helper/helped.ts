import type { Allergen, Diet, Schemas } from '@copper-carrot/contracts';
import { type EventRules } from '../Package/EventFields';
import { type PackageEvent } from '../../hooks/usePackageEvent';

export type Proposal = Schemas['OrderProposal'];
export type ProposedLine = Schemas['ProposedLine'];

/** What a person asks the helper for. */
export interface Asked {
  headcount: number | null;
  budget: number | null;
  /** Whether the budget is for all of it, or for each person. */
  budgetFor: 'all' | 'each';
  /** People with one diet, and those with two, each person once. */
  diets: Partial<Record<Diet, number>>;
  both: { diets: [Diet, Diet]; people: number }[];
  /** What was chosen by hand and may be changed all the same, by its key. */
  letGo: string[];
}

/** What was asked when the helper was last open, and for how many its event was then. */
export interface LastAsked {
  asked: Asked;
  headcount: number;
}

/** Something chosen by hand, which stays unless its person lets go of it. */
export interface ByHand {
  key: string;
  words: string;
}

/** What may be helped with: a package's choices, or a basket. */
export interface Helped {
  event: PackageEvent;
  rules: Pick<EventRules, 'minimum_headcount' | 'maximum_headcount' | 'increment_by'>;
  byHand: ByHand[];
  /** What is in the dish of a line and in what comes with it, as its caterer states it. */
  heldBy: (line: ProposedLine) => readonly Allergen[];
  /** Whether a line is how it is served, which is no dish: it comes with the whole and is not counted. */
  isSetUp: (line: ProposedLine) => boolean;
  ask: (what: Wanted, kept: readonly string[]) => Promise<Proposal>;
  /** Takes some lines of a proposal, or all of them in place of what was chosen; answers how to take that back. */
  take: (taking: Taking) => () => void;
}

interface Taking {
  lines: readonly ProposedLine[];
  all: readonly ProposedLine[];
  /** What of that by hand is let go of, by its key. */
  letGo: readonly string[];
  /** For how many it is proposed. */
  headcount: number;
  /** What the whole of it comes to; null where a part is taken. */
  order: Proposal['order'];
}

/** For how many an event is, as somebody typed it. */
export const typedHeadcount = ({ headcount, wrongHeadcount }: PackageEvent): number =>
  wrongHeadcount?.typed ?? headcount;

/** The part of a question that is the same for packages and menus. */
export type Wanted = Pick<
  Schemas['ProposeOrderBody'],
  'budget' | 'budget_per_person' | 'diets' | 'headcount'
>;

/** Where it goes and when, as the calls take it. */
export const whereOf = ({ googlePlaceId, address, date, time }: PackageEvent) => ({
  google_place_id: googlePlaceId,
  formatted_address: address,
  start_date: date,
  start_time: time,
});
