import { cuisineCategories, packageStyles, type Schemas } from '@copper-carrot/contracts';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Select } from '@copper-carrot/shared-ui/Select';
import { type SearchControls } from '../../../hooks/useSearchState';
import { cuisineLabel, type SearchType } from '../../../search/options';
import { FacetList } from './FacetList';
import { FilterGroup } from './FilterGroup';
import { unset } from './unset';
import { KitchenFilter, OwnerFilter } from './KitchenFilter';
import { MineFilter } from './MineFilter';
import { PriceFilter } from './PriceFilter';
import { ServingFilter } from './ServingFilter';

export interface FiltersProps extends Pick<SearchControls, 'state' | 'change'> {
  type: SearchType;
  /** The counts of the shown results. */
  response?: Pick<Schemas['PackageSearch'], 'category_counts' | 'template_counts' | 'place'>;
  /** The featured collections. */
  collections: readonly Schemas['Collection'][];
}

const styleIds = Object.keys(packageStyles).map(Number);

/** All filters besides the event; each choice changes the address. */
export function Filters({ state, change, type, response, collections }: FiltersProps) {
  const cuisines = Object.keys(cuisineCategories).filter(
    (key) => state.mealType === null || cuisineCategories[key]?.mealType === state.mealType,
  );
  return (
    <Stack gap={6}>
      <FacetList
        title="Cuisine"
        known={cuisines}
        labelOf={cuisineLabel}
        counts={response?.category_counts ?? {}}
        chosen={state.cuisines}
        onChange={(chosen) => change({ cuisines: chosen })}
      />
      <PriceFilter state={state} change={change} />
      <MineFilter state={state} change={change} />
      <ServingFilter state={state} change={change} />
      <FacetList
        title="Package style"
        known={styleIds}
        labelOf={(id) => packageStyles[id] ?? ''}
        counts={response?.template_counts ?? {}}
        chosen={state.style === null ? [] : [state.style]}
        onChange={(chosen) => change({ style: chosen.at(-1) ?? null })}
      />
      <KitchenFilter state={state} change={change} type={type} />
      <OwnerFilter state={state} change={change} owners={response?.place?.minority_counts ?? {}} />
      {collections.length > 0 && (
        <FilterGroup title="Hand-picked">
          <Select
            label="Collection"
            labelHidden
            value={String(state.collectionId ?? unset)}
            options={[
              { value: unset, label: 'All packages' },
              ...collections.map(({ id, name, package_count }) => ({
                value: String(id),
                label: name,
                description: `${package_count} packages`,
              })),
            ]}
            onChange={(value) => change({ collectionId: value === unset ? null : Number(value) })}
          />
        </FilterGroup>
      )}
    </Stack>
  );
}
