import { fieldSentence } from '@copper-carrot/contracts';
import { type WriteFailure } from '@copper-carrot/contracts/runtime';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { DietFields } from './DietFields';
import { type Asked, type ByHand, type Helped } from './helped';

interface Props {
  asked: Asked;
  rules: Helped['rules'];
  byHand: readonly ByHand[];
  failure: WriteFailure | null;
  onChange: (part: Partial<Asked>) => void;
}

/** The form for headcount, budget and diets. */
export function HelperForm({ asked, rules, byHand, failure, onChange }: Props) {
  const said = (subject: string, ...fields: string[]) => {
    const found = Object.entries(failure?.fields ?? {}).find(([name]) =>
      fields.some((field) => name === field || name.startsWith(`${field}.`)),
    );
    return found && fieldSentence(subject, found[1][0] ?? '');
  };
  const placed = ['headcount', 'budget', 'budget_per_person', 'diets'];
  const others = Object.entries(failure?.fields ?? {}).filter(
    ([name]) => !placed.some((field) => name === field || name.startsWith(`${field}.`)),
  );
  return (
    <Stack gap={5}>
      <p>
        Say how many eat, what they can’t eat and what it may cost: you get an order that feeds everyone, and
        why it is so. Leave the budget empty for no limit.
      </p>
      <Pair>
        <NumberField
          label="People"
          min={rules.minimum_headcount}
          max={rules.maximum_headcount}
          step={rules.increment_by}
          lenient
          value={asked.headcount}
          error={said('The headcount', 'headcount')}
          onChange={(headcount) => onChange({ headcount })}
        />
        <NumberField
          label="Budget, all fees in"
          money
          min={0}
          step={1}
          lenient
          value={asked.budget}
          error={said('The budget', 'budget', 'budget_per_person')}
          onChange={(budget) => onChange({ budget })}
        />
      </Pair>
      <RadioGroup
        label="The budget is for"
        look="segments"
        value={asked.budgetFor}
        options={[
          { value: 'all', label: 'All of it' },
          { value: 'each', label: 'Each person' },
        ]}
        onChange={(budgetFor) => onChange({ budgetFor })}
      />
      <DietFields asked={asked} error={said('The diets', 'diets')} onChange={onChange} />
      {byHand.length > 0 && (
        <Kept>
          <legend>What you chose by hand stays</legend>
          {byHand.map(({ key, words }) => (
            <Checkbox
              key={key}
              checked={!asked.letGo.includes(key)}
              onChange={(stays) =>
                onChange({
                  letGo: stays ? asked.letGo.filter((each) => each !== key) : [...asked.letGo, key],
                })
              }
            >
              {words}
            </Checkbox>
          ))}
        </Kept>
      )}
      {others.map(([name, [first = '']]) => (
        <Fault key={name} role="alert" tabIndex={-1} data-form-message>
          {fieldSentence('What was chosen', first)}
        </Fault>
      ))}
    </Stack>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Kept = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: ${space(2)};
    font-weight: 600;
  }
`;
const Fault = styled.p`
  font-size: ${text.small};
  color: ${color.danger};
`;
