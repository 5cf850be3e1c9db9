import { faultBeside, type FieldLimit, type Limits, wordsBeside } from '@copper-carrot/contracts';
import {
  type OnceHeaders,
  useUnsaved,
  useWrite,
  type WriteFailure,
  type WriteOptions,
} from '@copper-carrot/contracts/runtime';
import { useState } from 'react';
import { type DefaultValues, type FieldErrors, type Path, type PathValue, useForm } from 'react-hook-form';

type Name<Values> = Extract<keyof Values, string>;

export interface ApiFormOptions<Values extends object, Answer> extends Omit<
  WriteOptions<Answer>,
  'onFailure'
> {
  /** What the call's body may hold: a table of `@copper-carrot/contracts/limits`. */
  limits: Limits;
  /** What the body's names of the fields begin with, such as `memberships.0.` or `tip.`. */
  within?: string;
  initial: Values;
  labels: Record<Name<Values>, string>;
  /** What a field is asked for with where "is missing" says too little. */
  asks?: Partial<Record<Name<Values>, string>>;
  /** What is sent without a field, by the API's name: what is said of it stands above the form. */
  unseen?: Record<string, string>;
  /** What is meant by what was typed, before it is looked at and sent. */
  prepare?: (values: Values) => Values;
  send: (values: Values, once: OnceHeaders) => Promise<Answer>;
  /** Whether what the API says of fields stands beside them; of a refused sign-in nobody is told which it was. */
  placed?: (failure: WriteFailure) => boolean;
  /** Told of each refusal besides. */
  onRefused?: (failure: WriteFailure) => unknown;
}

const nothingPlaced: Pick<WriteFailure, 'fields'> = { fields: {} };

/** A form over the body of a call: its limits are the API's, what the API says of a field stands beside it, and what was typed stays. */
export function useApiForm<Values extends object, Answer>({
  limits,
  within = '',
  initial,
  labels,
  asks = {},
  unseen = {},
  prepare = (values) => values,
  send,
  placed = () => true,
  onRefused,
  ...write
}: ApiFormOptions<Values, Answer>) {
  const names = Object.keys(labels) as Name<Values>[];
  // The API names the fields of a wrapped entity without the entity, and those of a list's entries whole.
  const said = /^\w+\.$/.test(within) ? '' : within;
  const limitOf = (name: Name<Values>): FieldLimit => limits[within + name] ?? {};
  const [typed, setTyped] = useState(false);
  useUnsaved('typed', typed);
  const [refusal, setRefusal] = useState<{ message?: string; code: string }>({ code: '' });

  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    // Focus goes by what is on the page, in its order, since a field may be a list or a picker.
    shouldFocusError: false,
    resolver: (typed) => {
      const values = prepare(typed);
      const faults = names.flatMap((name) => {
        const message = faultBeside(labels[name], values[name], limitOf(name), asks[name]);
        return message ? [[name, { type: 'limit', message }] as const] : [];
      });
      const errors = Object.fromEntries(faults) as FieldErrors<Values>;
      return faults.length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });

  const { run } = useWrite(send, {
    ...write,
    onFailure: (failure) => {
      const { fields } = placed(failure) ? failure : nothingPlaced;
      const beside = Object.entries<string | undefined>(wordsBeside(fields, labels, said));
      for (const [name, message] of beside)
        form.setError(name as unknown as Path<Values>, { type: 'api', message });
      const above = Object.values(wordsBeside(fields, unseen)).join(' ');
      const message = above || (beside.length > 0 ? undefined : failure.message);
      setRefusal({ message, code: failure.code });
      onRefused?.(failure);
    },
  });
  const { errors, submitCount } = form.formState;
  const values = form.watch();
  const wordsOf = (name: Name<Values>) =>
    (errors as Partial<Record<string, { message?: string }>>)[name]?.message;

  const set = <Field extends Name<Values>>(name: Field, value: Values[Field]) => {
    setTyped(true);
    form.setValue(name as unknown as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldValidate: submitCount > 0,
    });
  };
  return {
    values,
    set,
    /** Starts over, as a form that nobody has sent yet. */
    reset: (next: Values) => {
      setTyped(false);
      form.reset(next);
    },
    /** The last refusal's code; empty where there was none. */
    code: refusal.code,
    /** What a `Form` takes. */
    form: {
      message: refusal.message,
      attempt: submitCount,
      onSubmit: () => {
        setRefusal({ code: '' });
        return form.handleSubmit(async (filled) => {
          if (await run(filled)) setTyped(false);
        })();
      },
    },
    /** What the field of a name takes. Text that is too long is said to be so, and never cut. */
    field: <Field extends Name<Values>>(name: Field) => ({
      name,
      label: labels[name],
      required: limitOf(name).required,
      error: wordsOf(name),
      value: values[name],
      onChange: (value: Values[Field]) => set(name, value),
    }),
  };
}
