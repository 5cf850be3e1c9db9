import { setUpLabels, type SetUpType } from '@copper-carrot/contracts';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { type SearchControls } from '../../../hooks/useSearchState';
import { FilterGroup } from './FilterGroup';
import { unset } from './unset';

/** Filters for presentation, individual choice and delivery service. */
export function ServingFilter({ state, change }: Pick<SearchControls, 'state' | 'change'>) {
  return (
    <>
      <FilterGroup title="How it is served">
        <RadioGroup
          label="How it is served"
          labelHidden
          value={state.presentation ?? unset}
          options={[
            { value: unset, label: 'Either way' },
            { value: 'buffet', label: 'Buffet', description: 'Trays for one long table' },
            { value: 'individual', label: 'Individually packed', description: 'One labelled box each' },
          ]}
          onChange={(value) => change({ presentation: value === unset ? null : value })}
        />
        <Checkbox
          checked={state.group}
          onChange={(group) => change({ group })}
          description="Group ordering, for individual lunches and dinners"
        >
          Everyone picks their own
        </Checkbox>
      </FilterGroup>
      <FilterGroup title="Set-up">
        <RadioGroup
          label="Set-up"
          labelHidden
          value={state.setUp ?? unset}
          options={[
            { value: unset, label: 'Any' },
            ...Object.entries(setUpLabels).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(value) => change({ setUp: value === unset ? null : (value as SetUpType) })}
        />
      </FilterGroup>
    </>
  );
}
