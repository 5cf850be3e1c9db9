import { type ReactNode } from 'react';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Text as AriaText } from 'react-aria-components/Text';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { hidden } from '../theme/styles';
import { color, text } from '../theme/tokens';
import { fieldError, fieldLabel } from './field-style';

/** What every field takes. */
export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only; another visible text must say the same. */
  labelHidden?: boolean;
  description?: ReactNode;
  error?: string;
  name?: string;
  required?: boolean;
  disabled?: boolean;
}

/** Label above, help below it, the error in words under the control, or with `errorFirst` above one that may fill the screen. */
export function FieldFrame({
  label,
  labelHidden,
  description,
  error,
  required,
  optionalMark = true,
  errorFirst = false,
  children,
}: FieldProps & { optionalMark?: boolean; errorFirst?: boolean; children: ReactNode }) {
  const words = error && <ErrorWords text={error} />;
  return (
    <>
      <Label data-hidden={labelHidden || undefined}>
        {label}
        {required === false && optionalMark && <Optional> (optional)</Optional>}
      </Label>
      {description && <Description slot="description">{description}</Description>}
      {errorFirst && words}
      {children}
      {!errorFirst && words}
    </>
  );
}

/** The error beside a field; react-aria reads it with the field. */
export function ErrorWords({ text: words }: { text: string }) {
  return (
    <ErrorText slot="errorMessage">
      <Icon name="warning" size="1.125em" />
      <span>{words}</span>
    </ErrorText>
  );
}

export const Label = styled(AriaLabel)`
  ${fieldLabel}
  &[data-hidden] {
    ${hidden}
  }
`;
const Optional = styled.span`
  font-weight: 400;
  color: ${color.inkFaint};
`;
const Description = styled(AriaText)`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const ErrorText = styled(AriaText)`
  ${fieldError}
`;
