import { Button } from '@copper-carrot/shared-ui/Button';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { useState } from 'react';
import { Counted, FilterGroup } from './FilterGroup';

const shownAtFirst = 8;

export interface FacetListProps<Key extends string | number> {
  title: string;
  known: readonly Key[];
  labelOf: (key: Key) => string;
  counts: Readonly<Record<string | number, number>>;
  chosen: readonly Key[];
  onChange: (chosen: Key[]) => void;
}

/** The values of a filter with counts; values without results only if chosen. */
export function FacetList<Key extends string | number>({
  title,
  known,
  labelOf,
  counts,
  chosen,
  onChange,
}: FacetListProps<Key>) {
  const [all, setAll] = useState(false);
  const offered = known
    .filter((key) => counts[key] || chosen.includes(key))
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || labelOf(a).localeCompare(labelOf(b)));
  const shown = all ? offered : offered.filter((key, at) => at < shownAtFirst || chosen.includes(key));
  if (offered.length === 0) return null;
  return (
    <FilterGroup title={title}>
      {shown.map((key) => (
        <Checkbox
          key={key}
          checked={chosen.includes(key)}
          onChange={(checked) => onChange(checked ? [...chosen, key] : chosen.filter((each) => each !== key))}
        >
          <Counted number={counts[key] ?? 0}>{labelOf(key)}</Counted>
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
