import { createContext, use, useState } from 'react';

/** What the server said about each field: sentences by the field's wire name. */
export type FieldErrors = Record<string, string | readonly string[] | undefined>;

export const FormErrors = createContext<FieldErrors>({});

/** Whether the form around is being sent. */
export const FormPending = createContext(false);

/**
 * The words to show beside a field: its own `error`, else the form's for its name.
 * The form's words go once the person changes the field, and come back with the next answer.
 */
export function useFieldError(name: string | undefined, error: string | undefined) {
  const errors = use(FormErrors);
  const [answered, setAnswered] = useState<FieldErrors>();
  const fromForm = name === undefined || answered === errors ? undefined : errors[name];
  const words = error || (Array.isArray(fromForm) ? fromForm.join(' ') : (fromForm as string | undefined));
  return { error: words || undefined, changed: () => setAnswered(errors) };
}
