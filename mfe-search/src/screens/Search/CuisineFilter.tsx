import { Button, Checkbox } from '@copper-carrot/shared-ui';
import { useState } from 'react';
import { cuisineLabel } from '../../search/filter-words';
import { Counted, FilterGroup } from './FilterGroup';

const shownAtFirst = 8;

export interface CuisineFilterProps {
  /** Cuisines of the chosen meal, or of all. */
  known: readonly string[];
  counts: Record<string, number>;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Cuisines by how much there is of each; those without a result only when they are chosen. */
export function CuisineFilter({ known, counts, chosen, onChange }: CuisineFilterProps) {
  const [all, setAll] = useState(false);
  const offered = known
    .filter((key) => counts[key] || chosen.includes(key))
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || cuisineLabel(a).localeCompare(cuisineLabel(b)));
  const shown = all ? offered : offered.filter((key, at) => at < shownAtFirst || chosen.includes(key));
  if (offered.length === 0) return null;
  return (
    <FilterGroup title="Cuisine">
      {shown.map((key) => (
        <Checkbox
          key={key}
          checked={chosen.includes(key)}
          onChange={(checked) => onChange(checked ? [...chosen, key] : chosen.filter((each) => each !== key))}
        >
          <Counted number={counts[key] ?? 0}>{cuisineLabel(key)}</Counted>
        </Checkbox>
      ))}
      {offered.length > shownAtFirst && (
        <div>
          <Button variant="quiet" size="small" onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? 'Show fewer' : `Show all ${offered.length}`}
          </Button>
        </div>
      )}
    </FilterGroup>
  );
}
