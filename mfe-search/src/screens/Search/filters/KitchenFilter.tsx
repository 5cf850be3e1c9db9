import {
  advanceNoticeHours,
  diversityTags,
  type DiversityTag,
  type QualityTier,
  qualityTiers,
  searchDistancesMiles,
} from '@copper-carrot/contracts';
import { diversityNames } from '@copper-carrot/shared-ui/Badge';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { Select } from '@copper-carrot/shared-ui/Select';
import { type SearchControls } from '../../../hooks/useSearchState';
import { milesWords, noticeWords, type SearchType } from '../../../search/options';
import { Counted, FilterGroup } from './FilterGroup';
import { unset } from './unset';

type Controls = Pick<SearchControls, 'state' | 'change'>;

/** Filters for kitchens: rating, distance, notice and service. */
export function KitchenFilter({ state, change, type }: Controls & { type: SearchType }) {
  return (
    <FilterGroup title="Kitchens">
      <RadioGroup
        label="Quality"
        value={state.quality ?? unset}
        options={[
          { value: unset, label: 'All kitchens' },
          ...Object.entries(qualityTiers).map(([value, label]) => ({ value, label })),
        ]}
        onChange={(value) => change({ quality: value === unset ? null : (value as QualityTier) })}
      />
      <Select
        label="Distance"
        value={String(state.miles ?? unset)}
        options={[
          { value: unset, label: 'Any distance' },
          ...searchDistancesMiles.map((miles) => ({ value: String(miles), label: milesWords(miles) })),
        ]}
        onChange={(value) => change({ miles: value === unset ? null : Number(value) })}
      />
      <Select
        label="Advance notice"
        description="Kitchens that need no more than this"
        value={String(state.noticeHours ?? unset)}
        options={[
          { value: unset, label: 'Any notice' },
          ...advanceNoticeHours.map((hours) => ({ value: String(hours), label: noticeWords(hours) })),
        ]}
        onChange={(value) => change({ noticeHours: value === unset ? null : Number(value) })}
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
  );
}

/** Filter by ownership, with counts of the place. */
export function OwnerFilter({ state, change, owners }: Controls & { owners: Record<string, number> }) {
  const toggled = (flag: DiversityTag, checked: boolean) =>
    diversityTags.filter((each) => (each === flag ? checked : state.diversity.includes(each)));
  return (
    <FilterGroup title="Minority-owned">
      {diversityTags.map((flag) => (
        <Checkbox
          key={flag}
          checked={state.diversity.includes(flag)}
          onChange={(checked) => change({ diversity: toggled(flag, checked) })}
        >
          <Counted number={owners[flag] ?? 0}>{diversityNames[flag]}</Counted>
        </Checkbox>
      ))}
    </FilterGroup>
  );
}
