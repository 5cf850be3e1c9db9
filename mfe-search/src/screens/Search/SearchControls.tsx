import { useUser } from '@copper-carrot/contracts/runtime';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { Select } from '@copper-carrot/shared-ui/Select';
import { type SearchControls } from '../../hooks/useSearchState';
import { personalSorts, type Sort, sortLabels, sorts, type SearchType } from '../../search/options';
import { type SearchState } from '../../search/search-state';

type Controls = Pick<SearchControls, 'state' | 'change'>;

/** Packages or whole restaurants. */
export const KindChoice = ({ change, type }: Pick<Controls, 'change'> & { type: SearchType | null }) => (
  <RadioGroup
    label="Search for"
    labelHidden
    look="segments"
    value={type}
    options={[
      { value: 'packages', label: 'Packages' },
      { value: 'restaurants', label: 'Restaurants' },
    ]}
    onChange={(searchType) => change({ searchType })}
  />
);

export const ViewChoice = ({ state, change }: Controls) => (
  <RadioGroup
    label="Show as"
    labelHidden
    look="segments"
    value={state.view}
    options={[
      { value: 'list', label: 'List' },
      { value: 'map', label: 'Map' },
    ]}
    onChange={(view) => change({ view, page: state.page })}
  />
);

/** The order of the results, of those that make sense for this person and search. */
export function SortChoice({ state, change, labelHidden }: Controls & { labelHidden?: boolean }) {
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
          label: sort === 'popularity' && state.text ? 'Best match' : sortLabels[sort],
        }))}
      onChange={(sort) => change({ sort })}
    />
  );
}

const isOffered = (sort: Sort, { address }: SearchState, isSignedIn: boolean) =>
  sort === 'distance' ? address !== null : isSignedIn || !personalSorts.includes(sort);
