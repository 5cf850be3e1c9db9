import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { type SearchControls } from '../../hooks/useSearchState';
import { type SearchType } from '../../search/options';

type Controls = Pick<SearchControls, 'state' | 'change'>;

/** The choice between packages and restaurants. */
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
