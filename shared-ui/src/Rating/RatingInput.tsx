import { Radio as AriaRadio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { type FieldProps, FieldFrame } from '../Field/Field';
import { fieldColumn } from '../Field/field-style';
import { useFieldError } from '../Form/form-errors';
import { glyphs } from '../Icon/glyphs';
import { focusRing } from '../theme/styles';
import { color, motion, radius } from '../theme/tokens';

export interface RatingInputProps extends FieldProps {
  /** 1 to 5; null is none yet. */
  value?: number | null;
  onChange?: (value: number) => void;
}

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** One to five stars to give; arrows move between them. */
export function RatingInput({
  label,
  labelHidden,
  description,
  error: ownError,
  name,
  required,
  disabled,
  value,
  onChange,
}: RatingInputProps) {
  const { error, changed } = useFieldError(name, ownError);
  return (
    <AriaRadioGroup
      name={name}
      orientation="horizontal"
      value={value ? String(value) : null}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      onChange={(next) => {
        changed();
        onChange?.(Number(next));
      }}
      style={fieldColumn}
    >
      <FieldFrame {...{ label, labelHidden, description, error, required }}>
        <Row>
          {words.map((word, index) => (
            <Star
              key={word}
              value={String(index + 1)}
              aria-label={`${index + 1} ${index === 0 ? 'star' : 'stars'}, ${word.toLowerCase()}`}
              data-lit={(value ?? 0) > index || undefined}
            >
              <svg viewBox="0 0 24 24" aria-hidden>
                <path d={glyphs.star} />
              </svg>
            </Star>
          ))}
          <Word aria-hidden>{value ? words[value - 1] : ''}</Word>
        </Row>
      </FieldFrame>
    </AriaRadioGroup>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  margin-left: -0.25rem;
`;
const Star = styled(AriaRadio)`
  padding: 0.25rem;
  border-radius: ${radius.small};
  cursor: pointer;

  svg {
    width: 2.25rem;
    height: 2.25rem;
    fill: transparent;
    stroke: ${color.lineStrong};
    stroke-width: 1.25;
    stroke-linejoin: round;
    transition: fill ${motion.quick};
  }
  &[data-lit] svg {
    fill: ${color.star};
    stroke: ${color.star};
  }
  &[data-hovered]:not([data-lit]) svg {
    fill: ${color.honeyTint};
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
const Word = styled.span`
  margin-left: 0.5rem;
  color: ${color.inkSoft};
`;
