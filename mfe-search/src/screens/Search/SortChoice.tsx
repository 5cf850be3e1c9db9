import { useUser } from '@copper-carrot/contracts/runtime';
import { Select } from '@copper-carrot/shared-ui/Select';
import { type SearchControls } from '../../hooks/useSearchState';
import { type Sort, sorts } from '../../search/options';
import { personalSorts, sortLabels } from '../../search/sort-labels';
import { type SearchState } from '../../search/search-state';
import { askedWords } from '../../search/without';

type SortChoiceProps = Pick<SearchControls, 'state' | 'change'> & { labelHidden?: boolean };

/** The sort order, limited to those that apply to this person and search. */
export function SortChoice({ state, change, labelHidden }: SortChoiceProps) {
  const user = useUser();
  return (
    <Select
      label="Sort by"
      labelHidden={labelHidden}
      value={state.sort}
      options={sorts
        .filter((sort) => sort === state.sort || isOffered(sort, state, user !== null))
        .map((sort) => ({
          value: sort,
          label: sort === 'popularity' && askedWords(state.text) ? 'Best match' : sortLabels[sort],
        }))}
      onChange={(sort) => change({ sort })}
    />
  );
}

const isOffered = (sort: Sort, { address }: SearchState, isSignedIn: boolean) =>
  sort === 'distance' ? address !== null : isSignedIn || !personalSorts.includes(sort);
