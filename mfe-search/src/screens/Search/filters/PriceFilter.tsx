import { mealTypeLabels } from '@copper-carrot/contracts';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { type SearchControls } from '../../../hooks/useSearchState';
import { budgetWords, budgetTiers } from '../../../search/options';
import { FilterGroup } from './FilterGroup';
import { unset } from './unset';

/** Price filter: a tier or an exact limit, per person or in total, food only or all-in. */
export function PriceFilter({ state, change }: Pick<SearchControls, 'state' | 'change'>) {
  const { budget, mealType, headcount } = state;
  return (
    <FilterGroup title="Price">
      <div>
        <RadioGroup
          label="Budget"
          look="segments"
          value={budget ?? unset}
          options={[
            { value: unset, label: 'Any' },
            ...budgetTiers.map((tier) => ({ value: tier, label: tier })),
          ]}
          onChange={(value) => change({ budget: value === unset ? null : value })}
        />
        <Caption>
          {mealType ? `${mealTypeLabels[mealType]}: ` : ''}
          {budgetTiers
            .filter((tier) => (budget ? tier === budget : tier !== '$$$'))
            .map((tier) => `${tier} ${budgetWords(tier, mealType)}`)
            .join(', ')}
        </Caption>
      </div>
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
        disabled={headcount === null}
        description={headcount === null ? 'Say first for how many people' : undefined}
        onChange={(maxTotal) => change({ maxTotal })}
      />
      <Checkbox
        checked={state.allIn}
        onChange={(allIn) => change({ allIn })}
        description="With fees, tax and tip, and with delivery once there is an address; limits and sorting count them"
      >
        All-in prices
      </Checkbox>
      <Checkbox checked={state.deals} onChange={(deals) => change({ deals })}>
        With a deal
      </Checkbox>
    </FilterGroup>
  );
}

const Caption = styled.p`
  margin-top: ${space(2)};
  font-size: ${text.tiny};
  color: ${color.inkSoft};
`;
