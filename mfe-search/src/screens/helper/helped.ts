import type { Allergen, Diet, Schemas } from '@copper-carrot/contracts';
import { type EventRules } from '../Package/EventFields';
import { type PackageEvent } from '../../hooks/usePackageEvent';

export type Proposal = Schemas['OrderProposal'];
export type ProposedLine = Schemas['ProposedLine'];

/** A question to the helper. */
export interface Asked {
  headcount: number | null;
  budget: number | null;
  /** Whether the budget is in total or per person. */
  budgetFor: 'all' | 'each';
  /** People by one diet, and by two; each person counts once. */
  diets: Partial<Record<Diet, number>>;
  both: { diets: [Diet, Diet]; people: number }[];
  /** Keys of hand-set items that the proposal may change. */
  letGo: string[];
}

/** The last question, and the event's headcount at that time. */
export interface LastAsked {
  asked: Asked;
  headcount: number;
}

/** A hand-set item, which stays unless released. */
export interface ByHand {
  key: string;
  words: string;
}

/** What the helper works on: a package's choices, or a basket. */
export interface Helped {
  event: PackageEvent;
  rules: Pick<EventRules, 'minimum_headcount' | 'maximum_headcount' | 'increment_by'>;
  byHand: ByHand[];
  /** The stated allergens of a line's dish and of what comes with it. */
  heldBy: (line: ProposedLine) => readonly Allergen[];
  /** Whether a line is a serving style, which is not counted as a dish. */
  isSetUp: (line: ProposedLine) => boolean;
  ask: (what: Wanted, kept: readonly string[]) => Promise<Proposal>;
  /** Takes lines of a proposal, or all of them; returns the undo. */
  take: (taking: Taking) => () => void;
}

interface Taking {
  lines: readonly ProposedLine[];
  all: readonly ProposedLine[];
  /** Keys of the released hand-set items. */
  letGo: readonly string[];
  /** The proposal's headcount. */
  headcount: number;
  /** The price of the whole proposal; null if only a part is taken. */
  order: Proposal['order'];
}

/** The headcount as typed. */
export const typedHeadcount = ({ headcount, wrongHeadcount }: PackageEvent): number =>
  wrongHeadcount?.typed ?? headcount;

/** The common part of package and menu questions. */
export type Wanted = Pick<
  Schemas['ProposeOrderBody'],
  'budget' | 'budget_per_person' | 'diets' | 'headcount'
>;

/** Address and time in the API's form. */
export const whereOf = ({ googlePlaceId, address, date, time }: PackageEvent) => ({
  google_place_id: googlePlaceId,
  formatted_address: address,
  start_date: date,
  start_time: time,
});
