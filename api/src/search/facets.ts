import { facetFilters, type FacetFilter, type Weighed } from './filters';

type Counts = Record<string, number>;
export interface Facets {
  category_counts: Counts;
  type_counts: Counts;
  template_counts: Counts;
}

const valueOf: Record<FacetFilter, (weighed: Weighed) => string | null> = {
  package_category: ({ pack }) => pack.packageCategory,
  package_type: ({ pack }) => pack.mealType,
  package_template_id: ({ pack }) =>
    pack.packageTemplateId === null ? null : String(pack.packageTemplateId),
};

/** Packages that pass every other filter, split by the facets' own. */
export interface Matches {
  /** Pass all filters. */
  passing: Weighed[];
  /** By facet, those that pass all filters but the facet's own. */
  without: Record<FacetFilter, Weighed[]>;
}

/** Splits packages by the tests of the facets. */
export function matchFacets(
  weighed: Weighed[],
  tests: Partial<Record<FacetFilter, (each: Weighed) => boolean>>,
): Matches {
  const passing: Weighed[] = [];
  const without: Matches['without'] = { package_category: [], package_type: [], package_template_id: [] };
  for (const each of weighed) {
    const failed = facetFilters.filter((filter) => tests[filter] && !tests[filter](each));
    if (failed.length === 0) passing.push(each);
    for (const filter of facetFilters) {
      if (failed.every((other) => other === filter)) without[filter].push(each);
    }
  }
  return { passing, without };
}

/** Counts each facet's values: packages in a package search, restaurants in a restaurant search. */
export function countFacets({ without }: Matches, unit: (weighed: Weighed) => number): Facets {
  const count = (filter: FacetFilter): Counts => {
    const units = new Map<string, Set<number>>();
    for (const each of without[filter]) {
      const value = valueOf[filter](each);
      if (value !== null) units.set(value, (units.get(value) ?? new Set()).add(unit(each)));
    }
    return Object.fromEntries([...units].map(([value, those]) => [value, those.size]));
  };
  return {
    category_counts: count('package_category'),
    type_counts: count('package_type'),
    template_counts: count('package_template_id'),
  };
}
