import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Notice } from '../Notice/Notice';
import { media, space } from '../theme/tokens';
import { type FieldErrors, FormErrors } from './form-errors';

export interface FormProps {
  /** The page is never left; a promise is waited for by the caller's own pending state. */
  onSubmit: () => unknown;
  /** Sentences by field name, as the API's `field_errors`; each field with that `name` shows its own. */
  errors?: FieldErrors;
  /** What went wrong with the whole. */
  message?: string;
  'aria-label'?: string;
  id?: string;
  children: ReactNode;
}

const none: FieldErrors = {};

/** Hands errors to its fields, and moves focus to the first field in error. */
export function Form({ onSubmit, errors = none, message, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0 || message) focusFirstError(form.current);
  }, [errors, message]);
  return (
    <FormErrors value={errors}>
      <Root
        {...rest}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A form inside a dialog must not send the form around it.
          event.stopPropagation();
          void onSubmit();
        }}
      >
        {message && (
          <div tabIndex={-1} data-form-message>
            <Notice tone="danger" live>
              {message}
            </Notice>
          </div>
        )}
        {children}
      </Root>
    </FormErrors>
  );
}

const invalidControls = [
  ':is(input, textarea)[aria-invalid="true"]',
  'button[data-focus-me][data-invalid]',
  '[role="radiogroup"][aria-invalid="true"] input',
].join();

/** Puts focus on the first invalid control below `root`, else on the form's message; says whether it found one. */
export function focusFirstError(root: HTMLElement | null): boolean {
  const field = root?.querySelector<HTMLElement>(invalidControls);
  const target = field ?? root?.querySelector<HTMLElement>('[data-form-message]');
  target?.focus();
  return Boolean(field);
}

const Root = styled.form`
  display: grid;
  gap: ${space(5)};

  > button {
    ${media.tablet} {
      justify-self: start;
    }
  }
  [data-form-message]:focus {
    outline: none;
  }
`;
