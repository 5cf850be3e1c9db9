import {
  chosenSum,
  leftOut,
  quantityOf,
  redistribute,
  splitEvenly,
  sumAdvice,
  withQuantity,
} from '@copper-carrot/contracts';
import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '@copper-carrot/shared-ui/Button';
import { count, joinList } from '../format/words';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { QuantityStepper } from '@copper-carrot/shared-ui/QuantityStepper';
import { tabular } from '../theme/styles';
import { color, radius, space, text } from '../theme/tokens';
import { type ChoiceProps } from './choice-props';
import { ChoiceFrame } from './ChoiceFrame';
import { CombineOptions } from './CombineOptions';
import { wrongQuantities } from './wrong-quantities';
import { OptionLine, OptionList } from './OptionLine';

/** Quantities that make up the headcount exactly, with how many are chosen so far. */
export function SumChoice(props: ChoiceProps) {
  const { choice, quantities, headcount, mostOfOption, onChange } = props;
  const ownId = useId();
  const { id = ownId } = props;
  const sum = chosenSum(choice, quantities);
  const wrong = wrongQuantities(props);
  return (
    <ChoiceFrame
      {...props}
      id={id}
      error={wrong.size > 0 ? null : props.error}
      actions={
        headcount !== null && (
          <Cluster gap={1}>
            {sum > 0 && sum !== headcount && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  // It goes with what it mends: whoever pressed it goes on in the choice.
                  document.getElementById(id)?.focus({ preventScroll: true });
                  onChange(redistribute(choice, quantities, headcount));
                }}
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
        )
      }
      progress={
        headcount !== null && <HowFar {...props} headcount={headcount} isCounted={wrong.size === 0} />
      }
    >
      <OptionList>
        {choice.options.map((option) => {
          const qty = quantityOf(quantities, option.id);
          return (
            <OptionLine key={option.id} option={option}>
              <QuantityStepper
                label={option.name}
                value={qty}
                step={choice.increment_by}
                lenient
                error={wrong.get(option.id)}
                max={headcount === null ? mostOfOption : Math.max(headcount, qty)}
                onChange={(next) => onChange(withQuantity(quantities, option.id, next))}
              />
            </OptionLine>
          );
        })}
      </OptionList>
      <CombineOptions {...props} />
    </ChoiceFrame>
  );
}

interface HowFarProps extends Pick<ChoiceProps, 'choice' | 'quantities' | 'before' | 'keptUntil' | 'error'> {
  headcount: number;
  /** Whether each quantity can be cooked; else a sum of them says nothing. */
  isCounted: boolean;
}

/** How many are chosen, what is missing, and what has no place among so few people. */
function HowFar({ choice, quantities, before, keptUntil, error, headcount, isCounted }: HowFarProps) {
  const sum = chosenSum(choice, quantities);
  const advice = isCounted ? sumAdvice(choice, quantities, headcount) : null;
  const missing = before ? leftOut(choice, before, quantities) : [];
  return (
    <Progress
      data-done={(isCounted && advice === null) || undefined}
      data-over={sum > headcount || undefined}
    >
      <Track aria-hidden style={{ '--part': Math.min(1, sum / headcount) }} />
      <p role="status">
        <strong>
          {sum} of {headcount}
        </strong>{' '}
        {choice.increment_subject_plural} chosen
        {/* Where it is an error, that says it. */}
        {advice && !error && ` · ${advice}.`}
      </p>
      {missing.length > 0 && (
        <Missing>
          <Icon name="info" size="1.125em" />
          <span>
            Left out for {count(headcount, 'person', 'people')}: {joinList(missing.map(({ name }) => name))}.
            With more people {missing.length === 1 ? 'it comes' : 'they come'} back
            {keptUntil && `, ${keptUntil}`}.
          </span>
        </Missing>
      )}
    </Progress>
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
