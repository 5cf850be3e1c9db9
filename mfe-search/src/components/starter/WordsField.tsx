import { fieldColumn, fieldLabel } from '@copper-carrot/shared-ui/field-style';
import { controlBox } from '@copper-carrot/shared-ui/styles';
import { useId } from 'react';
import styled from 'styled-components';

export interface WordsFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** A plain text field for the search words. */
export function WordsField({ label, placeholder, value, onChange }: WordsFieldProps) {
  const id = useId();
  return (
    <div style={fieldColumn}>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="search"
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

const Label = styled.label`
  ${fieldLabel}
`;
const Input = styled.input`
  ${controlBox}
  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;
