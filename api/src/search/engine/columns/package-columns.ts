import {
  mealTypes,
  presentationTypes,
  setUpTypes,
  type DietaryTag,
  type MealType,
  type PresentationType,
  type SetUpType,
} from '@copper-carrot/contracts';
import { largestHeadcount } from '../../../choices';
import { chargesOf, type Charge } from './charges';
import { ensureCapacity } from './ensure-capacity';
import type { PackageRows } from '../live/rows';

/** The parts of a package that only result pages read. */
export interface PackageTexts {
  slug: string;
  name: string;
  pictureUrl: string;
  pictureAlt: string;
  dietaryTags: DietaryTag[];
  ratingAverage: number | null;
  reviewCount: number;
  maximumHeadcount: number;
  collections: number[];
  /** The constant part of its record as cached JSON. */
  json?: string;
}

const presentationBits = mealTypes.length;
const setUpBits = presentationBits + presentationTypes.length;
const groupBits = setUpBits + setUpTypes.length;
const bit = <Value extends string>(from: number, values: readonly Value[], value: Value) =>
  1 << (from + values.indexOf(value));

/** One bit in each of four groups: meal, presentation, set-up, and group ordering. */
export const mealBit = (value: MealType) => bit(0, mealTypes, value);
export const presentationBit = (value: PresentationType) => bit(presentationBits, presentationTypes, value);
export const setUpBit = (value: SetUpType) => bit(setUpBits, setUpTypes, value);
export const groupBit = (eligible: boolean) => 1 << (groupBits + (eligible ? 0 : 1));

const mask = (from: number, to: number) => (1 << to) - (1 << from);
export const traitGroups = {
  meal: mask(0, presentationBits),
  presentation: mask(presentationBits, setUpBits),
  setUp: mask(setUpBits, groupBits),
  group: mask(groupBits, groupBits + 2),
};

/** Packages as columns, by slot; those of a brand lie side by side. */
export class PackageColumns {
  id = new Int32Array(0);
  brand = new Int32Array(0);
  traits = new Int32Array(0);
  /** Indices into the catalog's lists of categories and templates; -1 for no template. */
  category = new Int32Array(0);
  template = new Int32Array(0);
  price = new Int32Array(0);
  least = new Int32Array(0);
  /** The largest headcount in its increments. */
  most = new Int32Array(0);
  step = new Int32Array(0);
  lead = new Int32Array(0);
  pollLead = new Int32Array(0);
  popularity = new Int32Array(0);
  created = new Float64Array(0);
  /** Where its words start in the catalog's `words`: its name's, its diets', then its dishes'. */
  nameWords = new Int32Array(0);
  dietWords = new Int32Array(0);
  dishWords = new Int32Array(0);
  wordsEnd = new Int32Array(0);
  /** Undefined if the price is headcount times price, as for most. */
  charges: (Charge[] | undefined)[] = [];
  texts: (PackageTexts | undefined)[] = [];

  reserve(size: number): void {
    this.id = ensureCapacity(this.id, size);
    this.brand = ensureCapacity(this.brand, size);
    this.traits = ensureCapacity(this.traits, size);
    this.category = ensureCapacity(this.category, size);
    this.template = ensureCapacity(this.template, size);
    this.price = ensureCapacity(this.price, size);
    this.least = ensureCapacity(this.least, size);
    this.most = ensureCapacity(this.most, size);
    this.step = ensureCapacity(this.step, size);
    this.lead = ensureCapacity(this.lead, size);
    this.pollLead = ensureCapacity(this.pollLead, size);
    this.popularity = ensureCapacity(this.popularity, size);
    this.created = ensureCapacity(this.created, size);
    this.nameWords = ensureCapacity(this.nameWords, size);
    this.dietWords = ensureCapacity(this.dietWords, size);
    this.dishWords = ensureCapacity(this.dishWords, size);
    this.wordsEnd = ensureCapacity(this.wordsEnd, size);
  }

  set(slot: number, brandSlot: number, row: PackageRows, category: number, template: number): void {
    this.id[slot] = row.id;
    this.brand[slot] = brandSlot;
    this.traits[slot] =
      mealBit(row.mealType) |
      presentationBit(row.presentationType) |
      setUpBit(row.setUpType) |
      groupBit(row.groupEligible);
    this.category[slot] = category;
    this.template[slot] = template;
    this.price[slot] = row.priceCents;
    this.least[slot] = row.minimumHeadcount;
    this.most[slot] = largestHeadcount(row);
    this.step[slot] = row.incrementBy;
    this.lead[slot] = row.leadTimeHours;
    this.pollLead[slot] = row.pollLeadTimeHours;
    this.popularity[slot] = row.popularity;
    this.created[slot] = row.createdAt;
    this.charges[slot] = chargesOf(row.charges);
    const { slug, name, pictureUrl, pictureAlt, ratingAverage, reviewCount, maximumHeadcount } = row;
    const { dietaryTags, collections } = row;
    this.texts[slot] = {
      slug,
      name,
      pictureUrl,
      pictureAlt,
      dietaryTags,
      ratingAverage,
      reviewCount,
      maximumHeadcount,
      collections,
    };
  }
}

export const mealOf = (traits: number) => mealTypes[31 - Math.clz32(traits & traitGroups.meal)]!;
export const presentationOf = (traits: number) =>
  presentationTypes[31 - Math.clz32(traits & traitGroups.presentation) - presentationBits]!;
export const setUpOf = (traits: number) =>
  setUpTypes[31 - Math.clz32(traits & traitGroups.setUp) - setUpBits]!;
export const isGroupEligible = (traits: number) => (traits & groupBit(true)) !== 0;
