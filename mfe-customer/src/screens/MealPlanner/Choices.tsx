import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import { useId } from 'react';
import styled from 'styled-components';

interface ChoicesProps<Value extends string | number> {
  label: string;
  error: string | undefined;
  options: readonly { value: Value; label: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** Any of a few, each with its box. */
export function Choices<Value extends string | number>({
  label,
  error,
  options,
  value,
  onChange,
}: ChoicesProps<Value>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} aria-describedby={error ? `${id}-error` : undefined}>
      <Label id={id}>{label}</Label>
      <Cluster gap={4}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={value.includes(option.value)}
            onChange={(on) =>
              onChange(on ? [...value, option.value] : value.filter((each) => each !== option.value))
            }
          >
            {option.label}
          </Checkbox>
        ))}
      </Cluster>
      {error && <Wrong id={`${id}-error`}>{error}</Wrong>}
    </div>
  );
}

const Label = styled.p`
  margin-bottom: 0.375rem;
  font-size: ${text.small};
  font-weight: 600;
`;
const Wrong = styled.p`
  margin-top: 0.375rem;
  font-size: ${text.small};
  color: ${color.danger};
`;
