import { isCombinable, type Schemas } from '@copper-carrot/contracts';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { ProgressBar } from '@copper-carrot/shared-ui/ProgressBar';
import { QuantityStepper } from '@copper-carrot/shared-ui/QuantityStepper';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import {
  choiceProblem,
  type Chosen,
  countOptions,
  enoughFor,
  quantityOf,
  sumOf,
  withQuantity,
} from '../checkout/choice-rules';
import { mostOfOption } from '../checkout/fields';
import { splitEvenly } from '../checkout/headcount';
import { useCheckout } from '../hooks/useCheckout';

const combining = onDemand(async () => (await import('./ComboDialog')).ComboDialog);

/** A person who steps a quantity up and another down is not saved in between. */
const settle = { wait: 500 };

/** One choice to be made: by counting, by ticking, or by picking one. */
export function ChoiceEditor({ choice }: { choice: Schemas['Choice'] }) {
  const { values, change } = useCheckout();
  const titleId = useId();
  const [isCombining, setCombining] = useState(false);
  const chosen = values.chosen_options;
  const problem = choiceProblem(choice, values.headcount, chosen);
  const put = (next: Chosen) => change({ chosen_options: next }, settle);
  if (choice.choice_type === 'included') return null;
  if (choice.choice_type === 'presentation') return <Presentation choice={choice} />;
  const counted = choice.choice_type === 'constant_sum' || choice.choice_type === 'add_on';
  const limit = choice.maximum_choosable_options;
  const full = limit !== null && countOptions(choice, chosen) >= limit;
  return (
    <Group role="group" aria-labelledby={titleId}>
      <Subject id={titleId}>{choice.description}</Subject>
      {choice.serving_info && <Small>{choice.serving_info}</Small>}
      {choice.choice_type === 'constant_sum' && values.headcount !== null && (
        <ProgressBar
          label={`${choice.increment_subject_plural.charAt(0).toUpperCase()}${choice.increment_subject_plural.slice(1)} chosen`}
          valueText={`${sumOf(choice, chosen)} of ${values.headcount}`}
          value={Math.min(sumOf(choice, chosen), values.headcount)}
          max={values.headcount}
        />
      )}
      <Options>
        {choice.options.map((option) => {
          const qty = quantityOf(chosen, option.id);
          return (
            <li key={option.id}>
              {counted ? (
                <>
                  <OptionWords option={option} />
                  <QuantityStepper
                    label={option.name}
                    value={qty}
                    step={choice.increment_by}
                    max={mostOfOption}
                    onChange={(next) => put(withQuantity(chosen, option.id, next))}
                  />
                </>
              ) : (
                <Checkbox
                  checked={qty > 0}
                  disabled={full && qty === 0}
                  description={detailsOf(option)}
                  onChange={(on) =>
                    put(withQuantity(chosen, option.id, on ? enoughFor(choice, values.headcount) : 0))
                  }
                >
                  {option.name}
                </Checkbox>
              )}
            </li>
          );
        })}
      </Options>
      <Say role="status">{problem}</Say>
      {choice.choice_type === 'constant_sum' && values.headcount !== null && (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => put(splitEvenly(choice, chosen, values.headcount ?? 0))}
          >
            Split evenly
          </Button>
        </div>
      )}
      {isCombinable(choice) && (
        <div {...combining.intent}>
          <Button
            variant="quiet"
            size="small"
            icon="plus"
            onClick={() => combining.whenThere(() => setCombining(true))}
          >
            Combine options
          </Button>
        </div>
      )}
      {isCombining && <combining.Part choice={choice} onClose={() => setCombining(false)} />}
    </Group>
  );
}

/** Buffet or individual: one option, which the order's presentation follows. */
function Presentation({ choice }: { choice: Schemas['Choice'] }) {
  const { values, change } = useCheckout();
  const chosen = values.chosen_options;
  const current = choice.options.find(({ id }) => quantityOf(chosen, id) > 0);
  return (
    <RadioGroup
      label={choice.description}
      look="cards"
      columns={2}
      value={current ? String(current.id) : null}
      options={choice.options.map((option) => ({
        value: String(option.id),
        label: option.name,
        description: detailsOf(option),
      }))}
      onChange={(value) => {
        const picked = choice.options.find(({ id }) => String(id) === value);
        if (!picked) return;
        const others = chosen.filter(({ option_id }) => choice.options.every(({ id }) => id !== option_id));
        change({
          chosen_options: [...others, { option_id: picked.id, qty: 1 }],
          ...(picked.presentation_type ? { presentation_type: picked.presentation_type } : {}),
        });
      }}
    />
  );
}

const detailsOf = ({ description, price }: Schemas['Option']) =>
  [description, price > 0 ? `+${formatMoney(price)} each` : ''].filter(Boolean).join(' · ');

function OptionWords({ option }: { option: Schemas['Option'] }) {
  const details = detailsOf(option);
  return (
    <Words>
      <span>
        {option.name} <DietaryTags tags={option.dietary_tags} />
      </span>
      {details && <Small>{details}</Small>}
    </Words>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${space(2)};
`;
const Subject = styled.h3`
  font-family: inherit;
  font-size: ${text.body};
  font-weight: 650;
  letter-spacing: 0;
`;
const Small = styled.span`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const Options = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    gap: ${space(3)};
    align-items: center;
    justify-content: space-between;
    padding: ${space(3)} 0;
    border-top: 1px solid ${color.line};
  }
`;
const Words = styled.span`
  display: grid;
  min-width: 0;

  > :first-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    align-items: center;
  }
`;
const Say = styled.p`
  font-size: ${text.small};
  font-weight: 500;
  color: ${color.danger};

  &:empty {
    display: none;
  }
`;
