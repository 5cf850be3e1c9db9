import type { DietaryTag, Schemas } from '@copper-carrot/contracts';

/** The role of a course in a meal: it is the meal, a side, or neither (drinks, presentation). */
export type Role = 'meal' | 'beside' | 'none';

/** A choice of a package, or a category of a menu, with its required quantity. */
export interface Course {
  name: string;
  role: Role;
  /** The total quantity of all its candidates; null if open. */
  total: number | null;
  /** The least and most candidates to pick; null if open. */
  picks: [least: number, most: number] | null;
}

/** Something that may be ordered, in steps of equal cost and portions. */
export interface Candidate {
  course: number;
  name: string;
  tags: DietaryTag[];
  /** Quantity per step, price per unit in cents, and people fed per step. */
  step: number;
  unitCents: number;
  portions: number;
  /** The least and most steps. */
  least: number;
  most: number;
  /** Candidates of the same dish share this, such as single portions and trays. */
  family: string;
  /** Chosen by hand, so it must stay. */
  kept: boolean;
  /** How the order contains it; null for what is included without being chosen. */
  as: { optionId: number } | { line: Schemas['MenuItemQuantity'] } | null;
  /** Required additions, in words; empty if there are none. */
  withIt: string;
}

export interface Candidates {
  courses: Course[];
  candidates: Candidate[];
}

/** People with the same dietary needs. */
export interface Group {
  diets: Schemas['DietCount']['diets'];
  people: number;
}

/** The portions of some courses that a group must get, of food that suits it. */
export interface Need {
  group: number;
  courses: number[];
  portions: number;
  /** Whether a person without it has no full meal. */
  isMeal: boolean;
}
