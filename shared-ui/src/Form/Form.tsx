import { useUnsaved } from '@copper-carrot/contracts/runtime';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Notice } from '../Notice/Notice';
import { media, space } from '../theme/tokens';
import { type FieldErrors, FormErrors, FormPending } from './form-errors';

export interface FormProps {
  /** The page is never left. While a promise is not settled, the form is not sent again, and its button says so. */
  onSubmit: () => unknown;
  /** Sentences by field name, as the API's `field_errors`; each field with that `name` shows its own. */
  errors?: FieldErrors;
  /** What went wrong with the whole. */
  message?: string;
  /** Grows with each answer: focus goes to the first field in error then, and not while somebody types. */
  attempt?: number;
  'aria-label'?: string;
  id?: string;
  children: ReactNode;
}

const none: FieldErrors = {};

/** Hands errors to its fields, moves focus to the first field in error, and is sent once at a time. */
export function Form({ onSubmit, errors = none, message, attempt, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(false);
  const refused = Object.keys(errors).length > 0 || Boolean(message);
  useUnsaved('typed', typed || refused);
  useEffect(() => {
    if (attempt || refused) focusFirstError(form.current);
  }, [errors, message, attempt, refused]);
  const [pending, send] = useOneAtATime(onSubmit);
  return (
    <FormErrors value={errors}>
      <Root
        {...rest}
        ref={form}
        noValidate
        onInput={() => setTyped(true)}
        onSubmit={(event) => {
          event.preventDefault();
          // A form inside a dialog must not send the form around it.
          event.stopPropagation();
          setTyped(false);
          send();
        }}
      >
        {message && (
          <div tabIndex={-1} data-form-message>
            <Notice tone="danger" live>
              {message}
            </Notice>
          </div>
        )}
        <FormPending value={pending}>{children}</FormPending>
      </Root>
    </FormErrors>
  );
}

function useOneAtATime(onSubmit: () => unknown) {
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const send = () => {
    if (busy.current) return;
    const result = onSubmit();
    if (!(result instanceof Promise)) return;
    busy.current = true;
    setPending(true);
    // A failure stays the caller's: it is still reported as unhandled when nobody caught it.
    void result.finally(() => {
      busy.current = false;
      setPending(false);
    });
  };
  return [pending, send] as const;
}

const invalidControls = [
  ':is(input, textarea)[aria-invalid="true"]',
  'button[data-focus-me][data-invalid]',
  '[role="radiogroup"][aria-invalid="true"] input',
  '[role="group"][data-focus-me][data-invalid] :is(input, button):enabled',
].join();

/** Puts focus on the first invalid control below `root`, else on the form's message; says whether it found one. */
export function focusFirstError(root: HTMLElement | null): boolean {
  const field = root?.querySelector<HTMLElement>(invalidControls);
  // Of several radios the one that is chosen is what was refused.
  const chosen = field?.closest('[role="radiogroup"]')?.querySelector<HTMLElement>('input:checked');
  const target = chosen ?? field ?? root?.querySelector<HTMLElement>('[data-form-message]');
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
