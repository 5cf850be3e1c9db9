import { useUser } from '@copper-carrot/contracts/runtime';
import { Select } from '@copper-carrot/shared-ui/Select';
import { type SearchControls } from '../../hooks/useSearchState';
import { personalSorts, sortLabels, sorts } from '../../search/options';

/** In which order the results come. */
export function SortChoice({ state, change }: Pick<SearchControls, 'state' | 'change'>) {
  const user = useUser();
  return (
    <Select
      label="Sort by"
      labelHidden
      value={state.sort}
      options={sorts
        .filter((sort) => user || sort === state.sort || !personalSorts.includes(sort))
        .map((sort) => ({
          value: sort,
          label: sort === 'popularity' && state.text ? 'Best match' : sortLabels[sort],
        }))}
      onChange={(sort) => change({ sort })}
    />
  );
}
