import {
  chosenOf,
  countParts,
  enoughFor,
  hasRoomFor,
  onlyOption,
  quantityOf,
  withQuantity,
} from '@copper-carrot/contracts';
import styled from 'styled-components';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { formatMoney } from '../format/money';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { QuantityStepper } from '@copper-carrot/shared-ui/QuantityStepper';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { color, space } from '../theme/tokens';
import { type ChoiceProps } from './choice-props';
import { ChoiceFrame } from './ChoiceFrame';
import { CombineOptions } from './CombineOptions';
import { OptionLine, OptionList, OptionWords } from './OptionLine';
import { wrongQuantities } from './wrong-quantities';

/** How the food comes: one of two cards. */
export function PresentationChoice(props: ChoiceProps) {
  const { choice, quantities, onChange } = props;
  return (
    <ChoiceFrame {...props}>
      <RadioGroup
        label={choice.description}
        labelHidden
        look="cards"
        columns={2}
        value={String(chosenOf(choice, quantities)[0]?.id ?? '')}
        options={choice.options.map((option) => ({
          value: String(option.id),
          label: option.name,
          description: option.description,
          aside: option.price > 0 ? `+${formatMoney(option.price)}` : undefined,
        }))}
        onChange={(id) => onChange(onlyOption(choice, quantities, Number(id), 1))}
      />
    </ChoiceFrame>
  );
}

/** Up to so many options, each enough for everyone; where only one may be chosen, another takes its place. */
export function UpToChoice(props: ChoiceProps) {
  const { choice, quantities, headcount, onChange } = props;
  const most = choice.maximum_choosable_options;
  const chosen = countParts(chosenOf(choice, quantities));
  const enough = enoughFor(choice, headcount);
  const set = (optionId: number, on: boolean) =>
    onChange(
      most === 1 && on
        ? onlyOption(choice, quantities, optionId, enough)
        : withQuantity(quantities, optionId, on ? enough : 0),
    );
  return (
    <ChoiceFrame
      {...props}
      hint={[choice.serving_info, most !== null && most > 1 && `${chosen} of up to ${most} chosen`]
        .filter(Boolean)
        .join(' · ')}
    >
      <Boxes>
        {choice.options.map((option) => {
          const on = quantityOf(quantities, option.id) > 0;
          return (
            <li key={option.id}>
              <Checkbox
                checked={on}
                disabled={!on && most !== 1 && !hasRoomFor(choice, quantities, option)}
                onChange={(next) => set(option.id, next)}
              >
                <OptionWords option={option} unit="per serving" />
              </Checkbox>
            </li>
          );
        })}
      </Boxes>
      <CombineOptions {...props} />
    </ChoiceFrame>
  );
}

/** What can be had besides, by the piece. */
export function AddOnChoice(props: ChoiceProps) {
  const { choice, quantities, mostOfOption, onChange } = props;
  const wrong = wrongQuantities(props);
  return (
    <ChoiceFrame {...props} error={wrong.size > 0 ? null : props.error}>
      <OptionList>
        {choice.options.map((option) => (
          <OptionLine key={option.id} option={option}>
            <QuantityStepper
              label={option.name}
              value={quantityOf(quantities, option.id)}
              step={choice.increment_by}
              lenient
              error={wrong.get(option.id)}
              max={mostOfOption}
              onChange={(qty) => onChange(withQuantity(quantities, option.id, qty))}
            />
          </OptionLine>
        ))}
      </OptionList>
      <CombineOptions {...props} />
    </ChoiceFrame>
  );
}

/** What comes with every order. */
export function IncludedList(props: ChoiceProps) {
  return (
    <ChoiceFrame {...props}>
      <Ticks>
        {props.choice.options.map((option) => (
          <li key={option.id}>
            <Icon name="check" />
            <OptionWords option={option} />
          </li>
        ))}
      </Ticks>
    </ChoiceFrame>
  );
}

const Boxes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space(3)} ${space(6)};
`;
const Ticks = styled(Boxes)`
  li {
    display: flex;
    gap: ${space(2.5)};
  }
  svg {
    margin-top: 0.125rem;
    color: ${color.leaf};
  }
`;
