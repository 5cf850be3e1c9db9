import { Icon } from '@copper-carrot/shared-ui/Icon';
import { controlBox } from '@copper-carrot/shared-ui/styles';
import { color } from '@copper-carrot/shared-ui/tokens';
import { type Ref } from 'react';
import styled from 'styled-components';

interface PlainBoxProps {
  label: string;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
  /** The person is about to type. */
  onIntent: () => void;
  onFocused: (isFocused: boolean) => void;
  /** A composition, as for Japanese input, must not be interrupted by replacing the field. */
  onComposing: (isComposing: boolean) => void;
  ref: Ref<HTMLInputElement>;
}

/** The search field before the suggestions' code is loaded; looks and reads the same. */
export function PlainBox({
  label,
  text,
  onTextChange,
  onIntent,
  onFocused,
  onComposing,
  ...rest
}: PlainBoxProps) {
  return (
    <Box>
      <Icon name="search" />
      <Input
        {...rest}
        role="combobox"
        aria-label={label}
        aria-expanded={false}
        aria-autocomplete="list"
        aria-controls="packages"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onTextChange(target.value)}
        onPointerEnter={onIntent}
        onFocus={() => {
          onIntent();
          onFocused(true);
        }}
        onBlur={() => onFocused(false)}
        onCompositionStart={() => onComposing(true)}
        onCompositionEnd={() => onComposing(false)}
      />
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: grid;
  align-items: center;

  > svg {
    position: absolute;
    left: 0.875rem;
    color: ${color.inkFaint};
    pointer-events: none;
  }
`;
const Input = styled.input`
  ${controlBox}
  padding-left: 2.625rem;
`;
