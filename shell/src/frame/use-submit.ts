import { useState } from 'react';
import { fieldSentence, messageOf } from '@copper-carrot/contracts';
import { ApiFailure } from '@copper-carrot/contracts/runtime';

type FieldErrors = Record<string, string>;

/** The API speaks of most fields without naming them ("is taken"): their label comes first. */
function sentences(failure: ApiFailure, labels: Record<string, string>): FieldErrors {
  const known = Object.entries(failure.payload.field_errors ?? {}).filter(([name]) => name in labels);
  return Object.fromEntries(
    known.map(([name, words]) => [name, fieldSentence(labels[name] ?? '', words.join(', '))]),
  );
}

/**
 * Sends a form once at a time; what the server says of its fields goes beside them, the rest above, where `unseen` names
 * what is sent without a field. `code` is the last refusal's.
 */
export function useSubmit<Body extends Record<string, unknown>, Answer>(
  send: (body: Body) => Promise<Answer>,
  labels: Record<string, string>,
  onSuccess: (answer: Answer) => void,
  unseen: Record<string, string> = {},
) {
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();
  const [code, setCode] = useState('');
  const submit = async (body: Body) => {
    const missing = missingFields(body, labels);
    setMessage(undefined);
    setCode('');
    setErrors(missing);
    if (pending || Object.keys(missing).length > 0) return;
    setPending(true);
    try {
      onSuccess(await send(body));
    } catch (error) {
      // Of a refused sign-in nobody is told which of the two was wrong.
      const said = (names: typeof labels) =>
        error instanceof ApiFailure && error.status !== 401 ? sentences(error, names) : {};
      const [fields, others] = [said(labels), Object.values(said(unseen))];
      setErrors(fields);
      if (error instanceof ApiFailure) setCode(error.code);
      if (others.length > 0) setMessage(others.join(' '));
      else if (Object.keys(fields).length === 0) setMessage(messageOf(error));
    } finally {
      setPending(false);
    }
  };
  return { pending, errors, message, code, submit };
}

const missingFields = (values: Record<string, unknown>, labels: Record<string, string>): FieldErrors =>
  Object.fromEntries(
    Object.entries(labels)
      .filter(([name]) => isBlank(values[name]))
      .map(([name, label]) => [name, `${label} is missing.`]),
  );

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';
