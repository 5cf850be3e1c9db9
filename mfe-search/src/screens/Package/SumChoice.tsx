import { Button } from '@copper-carrot/shared-ui/Button';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { QuantityStepper } from '@copper-carrot/shared-ui/QuantityStepper';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { count, joinList } from '@copper-carrot/shared-ui/words';
import styled from 'styled-components';
import {
  chosenSum,
  leftOut,
  problemOf,
  quantityOf,
  redistribute,
  splitEvenly,
  withQuantity,
} from '../../order/choices';
import { type ChoiceProps, choiceId } from './choice-props';
import { ChoiceFrame } from './ChoiceFrame';
import { CombineOptions } from './CombineOptions';
import { OptionLine, OptionList } from './OptionLine';

/** Quantities that make up the headcount exactly, with how many are chosen so far. */
export function SumChoice(props: ChoiceProps) {
  const { choice, quantities, before, headcount, error, onChange } = props;
  const sum = chosenSum(choice, quantities);
  const problem = problemOf(choice, quantities, headcount);
  const plural = choice.increment_subject_plural;
  const missing = before ? leftOut(choice, before, quantities) : [];
  return (
    <ChoiceFrame
      id={choiceId(choice)}
      title={choice.description}
      hint={choice.serving_info}
      error={error}
      actions={
        <Cluster gap={1}>
          {sum > 0 && sum !== headcount && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => onChange(redistribute(choice, quantities, headcount))}
            >
              Fit to {headcount}
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            onClick={() => onChange(splitEvenly(choice, quantities, headcount))}
          >
            Split evenly
          </Button>
        </Cluster>
      }
      progress={
        <Progress data-done={problem === null || undefined} data-over={sum > headcount || undefined}>
          <Track aria-hidden style={{ '--part': Math.min(1, sum / headcount) }} />
          <p role="status">
            <strong>
              {sum} of {headcount}
            </strong>{' '}
            {plural} chosen{problem && ` · ${problem}`}
          </p>
          {missing.length > 0 && (
            <Missing>
              <Icon name="info" size="1.125em" />
              <span>
                Left out for {count(headcount, 'person', 'people')}:{' '}
                {joinList(missing.map(({ name }) => name))}. With more people{' '}
                {missing.length === 1 ? 'it comes' : 'they come'} back, until you start the order.
              </span>
            </Missing>
          )}
        </Progress>
      }
    >
      <OptionList>
        {choice.options.map((option) => (
          <OptionLine key={option.id} option={option} unit="each">
            <QuantityStepper
              label={option.name}
              value={quantityOf(quantities, option.id)}
              step={choice.increment_by}
              min={0}
              max={Math.max(headcount, quantityOf(quantities, option.id))}
              onChange={(qty) => onChange(withQuantity(quantities, option.id, qty))}
            />
          </OptionLine>
        ))}
      </OptionList>
      <CombineOptions {...props} />
    </ChoiceFrame>
  );
}

const Progress = styled.div`
  --mark: ${color.honey};

  ${tabular}
  display: grid;
  gap: ${space(2)};
  font-size: ${text.small};
  color: ${color.inkSoft};

  &[data-done] {
    --mark: ${color.leaf};
  }
  &[data-over] {
    --mark: ${color.danger};
  }
  strong {
    color: var(--mark);
  }
`;
const Missing = styled.p`
  display: flex;
  gap: ${space(1.5)};

  svg {
    flex: none;
    margin-top: 0.1em;
  }
`;
const Track = styled.div`
  height: 0.375rem;
  overflow: hidden;
  background: ${color.sunken};
  border-radius: ${radius.round};

  &::before {
    content: '';
    display: block;
    height: 100%;
    background: var(--mark);
    border-radius: inherit;
    transform: scaleX(var(--part));
    transform-origin: left;
    transition: transform 200ms;
  }
`;
