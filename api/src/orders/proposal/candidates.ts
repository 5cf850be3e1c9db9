import type { DietaryTag, Schemas } from '@copper-carrot/contracts';

/** What of a meal a course is: what feeds a person, what stands beside it, or neither (drinks, how it is served). */
export type Role = 'meal' | 'beside' | 'none';

/** A choice of a package, or a part of a menu, and how much of it must come. */
export interface Course {
  name: string;
  role: Role;
  /** How many all of its candidates are together; null where that is open. */
  total: number | null;
  /** How many of its candidates are picked, at least and at most; null where that is open. */
  picks: [least: number, most: number] | null;
}

/** What may be ordered, in steps of which each costs and feeds the same. */
export interface Candidate {
  course: number;
  name: string;
  tags: DietaryTag[];
  /** How many one step is, what one of those costs in cents, and for how many people a step is. */
  step: number;
  unitCents: number;
  portions: number;
  /** How many steps there may be. */
  least: number;
  most: number;
  /** What counts as the same dish: a tray of it is no other one. */
  family: string;
  /** Whether a person chose it by hand, so that it stays. */
  kept: boolean;
  /** What it is on the order; null for what comes along unasked. */
  as: { optionId: number } | { line: Schemas['MenuItemQuantity'] } | null;
  /** What has to be chosen with it, in words; empty where nothing has. */
  withIt: string;
}

/** What an offer can be made of. */
export interface Candidates {
  courses: Course[];
  candidates: Candidate[];
}

/** Of all people, those who need the same. */
export interface Group {
  diets: Schemas['DietCount']['diets'];
  people: number;
}

/** How much of some courses a group must get, in portions that suit it. */
export interface Need {
  group: number;
  courses: number[];
  portions: number;
  /** Whether a person who does not get it has no full meal. */
  isMeal: boolean;
}
