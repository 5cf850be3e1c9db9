import {
  cuisineCategories,
  diversityTags,
  type QualityTier,
  qualityTiers,
  type SearchResponse,
  searchDistancesMiles,
  setUpLabels,
  type SetUpType,
  useUser,
} from '@copper-carrot/contracts';
import { Checkbox, NumberField, RadioGroup, Select, Stack } from '@copper-carrot/shared-ui';
import { type SearchControls } from '../../hooks/useSearchState';
import { diversityLabels } from '../../search/filter-words';
import { type BudgetTier, budgetTiers, type SearchType } from '../../search/search-state';
import { CuisineFilter } from './CuisineFilter';
import { Counted, FilterGroup } from './FilterGroup';

export interface FiltersProps extends Pick<SearchControls, 'state' | 'change'> {
  type: SearchType;
  /** The counts of the results on show, if there are any. */
  response?: Pick<SearchResponse<unknown>, 'category_counts' | 'place'>;
}

const any = 'any';
const tiers = Object.keys(budgetTiers) as BudgetTier[];

/** Every filter beside the event's own; each choice is an address of its own. */
export function Filters({ state, change, type, response }: FiltersProps) {
  const user = useUser();
  const cuisines = response?.category_counts ?? {};
  const owners = response?.place?.minority_counts ?? {};
  const meal = state.mealType;
  const known = Object.keys(cuisineCategories).filter(
    (key) => meal === null || cuisineCategories[key]?.mealType === meal,
  );
  return (
    <Stack gap={6}>
      {user && (
        <Checkbox checked={state.favorited} onChange={(favorited) => change({ favorited })}>
          My favorites only
        </Checkbox>
      )}
      <FilterGroup title="How it is served">
        <RadioGroup
          label="How it is served"
          labelHidden
          value={state.presentation ?? any}
          options={[
            { value: any, label: 'Either way' },
            { value: 'buffet', label: 'Buffet', description: 'Trays for one long table' },
            { value: 'individual', label: 'Individually packed', description: 'One labelled box each' },
          ]}
          onChange={(value) => change({ presentation: value === any ? null : value })}
        />
        <Checkbox
          checked={state.group}
          onChange={(group) => change({ group })}
          description="For individual lunches and dinners"
        >
          Everyone picks their own
        </Checkbox>
      </FilterGroup>
      <CuisineFilter
        known={known}
        counts={cuisines}
        chosen={state.cuisines}
        onChange={(chosen) => change({ cuisines: chosen })}
      />
      <FilterGroup title="Price">
        <RadioGroup
          label="Price for each person"
          look="segments"
          value={state.budget ?? any}
          options={[{ value: any, label: 'Any' }, ...tiers.map((tier) => ({ value: tier, label: tier }))]}
          onChange={(value) => change({ budget: value === any ? null : value })}
        />
        <NumberField
          label="Per person, up to"
          money
          min={1}
          value={state.maxPerPerson}
          onChange={(maxPerPerson) => change({ maxPerPerson })}
        />
        <NumberField
          label="In all, up to"
          money
          min={1}
          value={state.maxTotal}
          disabled={state.headcount === null}
          description={state.headcount === null ? 'Say first for how many people' : undefined}
          onChange={(maxTotal) => change({ maxTotal })}
        />
        <Checkbox
          checked={state.allIn}
          onChange={(allIn) => change({ allIn })}
          description="Limits count fees, tax and the standard tip"
        >
          All-in prices
        </Checkbox>
        <Checkbox checked={state.deals} onChange={(deals) => change({ deals })}>
          With a deal
        </Checkbox>
      </FilterGroup>
      <FilterGroup title="Kitchens">
        <RadioGroup
          label="Quality"
          value={state.quality ?? any}
          options={[
            { value: any, label: 'All kitchens' },
            ...Object.entries(qualityTiers).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(value) => change({ quality: value === any ? null : (value as QualityTier) })}
        />
        <Select
          label="Distance"
          value={String(state.miles ?? any)}
          options={[
            { value: any, label: 'Any distance' },
            ...searchDistancesMiles.map((miles) => ({
              value: String(miles),
              label: `Within ${miles} ${miles === 1 ? 'mile' : 'miles'}`,
            })),
          ]}
          onChange={(value) => change({ miles: value === any ? null : Number(value) })}
        />
        {type === 'restaurants' && (
          <Checkbox checked={state.fullMenu} onChange={(fullMenu) => change({ fullMenu })}>
            Order from the full menu
          </Checkbox>
        )}
        <Checkbox checked={state.sustainable} onChange={(sustainable) => change({ sustainable })}>
          Sustainable
        </Checkbox>
      </FilterGroup>
      <FilterGroup title="Set-up">
        <RadioGroup
          label="Set-up"
          labelHidden
          value={state.setUp ?? any}
          options={[
            { value: any, label: 'Any' },
            ...Object.entries(setUpLabels).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(value) => change({ setUp: value === any ? null : (value as SetUpType) })}
        />
      </FilterGroup>
      <FilterGroup title="Who owns it">
        {diversityTags
          .filter((flag) => owners[flag] || state.diversity.includes(flag))
          .map((flag) => (
            <Checkbox
              key={flag}
              checked={state.diversity.includes(flag)}
              onChange={(checked) =>
                change({
                  diversity: diversityTags.filter((each) =>
                    each === flag ? checked : state.diversity.includes(each),
                  ),
                })
              }
            >
              <Counted number={owners[flag]}>{diversityLabels[flag]}</Counted>
            </Checkbox>
          ))}
      </FilterGroup>
    </Stack>
  );
}
