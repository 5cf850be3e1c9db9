import { mealTypes } from '@copper-carrot/contracts';
import type { Catalogue } from '../columns/catalogue';
import { traitGroups } from '../columns/package-columns';

export type Counts = Record<string, number>;
export interface Facets {
  category_counts: Counts;
  type_counts: Counts;
  template_counts: Counts;
}

/** Bits for the facets whose own filter a package failed. */
export const failed = { category: 1, type: 2, template: 4 };

/** Counts by value, each package or each brand once. Packages of a brand must be added consecutively. */
class Tally {
  private readonly counts: Int32Array;
  private readonly lastUnit: Int32Array;

  constructor(size: number) {
    this.counts = new Int32Array(size);
    this.lastUnit = new Int32Array(size).fill(-1);
  }

  add(value: number, unit: number): void {
    if (this.lastUnit[value] === unit) return;
    this.lastUnit[value] = unit;
    this.counts[value]!++;
  }

  named(nameOf: (value: number) => string): Counts {
    const named: Counts = {};
    this.counts.forEach((count, value) => {
      if (count > 0) named[nameOf(value)] = count;
    });
    return named;
  }
}

/** The facets of a search, each counted without its own filter. */
export class FacetCounts {
  private readonly categories: Tally;
  private readonly meals = new Tally(mealTypes.length);
  private readonly templates: Tally;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly kind: 'package' | 'brand',
  ) {
    this.categories = new Tally(catalogue.keys.values.length);
    this.templates = new Tally(catalogue.templates.values.length);
  }

  /** Adds a package that passed every other filter; `bits` are the facets whose filter it failed. */
  add(slot: number, bits: number): void {
    const { category, traits, template, brand } = this.catalogue.packages;
    const unit = this.kind === 'package' ? slot : brand[slot]!;
    if ((bits & ~failed.category) === 0)
      this.categories.add(this.catalogue.categoryKey[category[slot]!]!, unit);
    if ((bits & ~failed.type) === 0) this.meals.add(31 - Math.clz32(traits[slot]! & traitGroups.meal), unit);
    if ((bits & ~failed.template) === 0 && template[slot]! >= 0) this.templates.add(template[slot]!, unit);
  }

  counts(): Facets {
    const { keys, templates } = this.catalogue;
    return {
      category_counts: this.categories.named((value) => keys.values[value]!),
      type_counts: this.meals.named((value) => mealTypes[value]!),
      template_counts: this.templates.named((value) => String(templates.values[value]!)),
    };
  }
}
