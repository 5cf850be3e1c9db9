import { type Schemas } from '@copper-carrot/contracts';
import { containsWords } from '@copper-carrot/shared-ui/allergens';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { fieldError } from '@copper-carrot/shared-ui/field-style';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface Props {
  label: string;
  description?: string;
  error?: string;
  options: readonly Schemas['Option'][];
  value: readonly number[];
  /** The most options that can be ticked. */
  most?: number;
  /** A warning below an option, such as a missing dietary mark. */
  warns?: (option: Schemas['Option']) => ReactNode;
  /** Options that can't be unticked. */
  fixed?: ReadonlySet<number | null>;
  onChange: (ids: number[]) => void;
}

export function OptionChecks({
  label,
  description,
  error,
  options,
  value,
  most,
  warns,
  fixed,
  onChange,
}: Props) {
  const id = useId();
  const isFull = most !== undefined && value.length >= most;
  return (
    <Group
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      data-focus-me
      data-invalid={error ? true : undefined}
    >
      <Label id={`${id}-label`}>{label}</Label>
      {description && <About>{description}</About>}
      {options.map((option) => (
        <Checkbox
          key={option.id}
          checked={value.includes(option.id)}
          disabled={fixed?.has(option.id) || (isFull && !value.includes(option.id))}
          description={lines(
            [
              option.price > 0 && `+${formatMoney(option.price)} each`,
              option.description,
              containsWords(option.allergens),
            ]
              .filter(Boolean)
              .join(' · '),
            warns?.(option),
          )}
          onChange={(isOn) =>
            onChange(
              options
                .map((each) => each.id)
                .filter((each) => (each === option.id ? isOn : value.includes(each))),
            )
          }
        >
          <Name>
            <span>{option.name}</span>
            <DietaryTags tags={option.dietary_tags} />
          </Name>
        </Checkbox>
      ))}
      {error && (
        <Fault id={`${id}-error`} role="alert">
          {error}
        </Fault>
      )}
    </Group>
  );
}

const lines = (words: string, warning: ReactNode): ReactNode =>
  words || warning ? (
    <>
      {words}
      {warning && <Warning>{warning}</Warning>}
    </>
  ) : undefined;

const Group = styled.div`
  display: grid;
  gap: ${space(2)};
`;
const Label = styled.span`
  font-size: ${text.small};
  font-weight: 600;
`;
const About = styled.span`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
`;
const Warning = styled.span`
  display: block;
`;
const Fault = styled.p`
  ${fieldError}
`;
