import { fieldSentence } from '@copper-carrot/contracts';
import { useWrite, type WriteOptions } from '@copper-carrot/contracts/runtime';
import { useState } from 'react';

interface Refusal {
  errors: Record<string, string>;
  message?: string;
}

interface Options<Answer> extends Pick<WriteOptions<Answer>, 'stale' | 'onDone'> {
  send: () => Promise<Answer>;
  /** The label of a field, by the last word of the API's name of it. */
  labels: Readonly<Record<string, string>>;
  /** The name of the field on the page that belongs to an API's name such as `hours.3.opens`. */
  placeOf?: (name: string) => string;
  /** What is wrong before it is sent, by the name of the field on the page. */
  problems?: () => Record<string, string>;
}

/** A form over a list that is sent as a whole: what the API says of an entry's field is shown beside that field. */
export function useListForm<Answer>({
  send,
  labels,
  placeOf = (name) => name,
  problems = () => ({}),
  stale,
  onDone,
}: Options<Answer>) {
  const [refusal, setRefusal] = useState<Refusal>({ errors: {} });
  const [attempt, setAttempt] = useState(0);
  const refuse = (next: Refusal) => {
    setRefusal(next);
    setAttempt((before) => before + 1);
  };
  const write = useWrite(send, {
    stale,
    onDone,
    onFailure({ fields, message }) {
      const said = Object.entries(fields).map(([name, words]) => {
        const label = labels[name.split('.').at(-1) ?? ''] ?? 'This';
        return [placeOf(name), words.map((each) => fieldSentence(label, each)).join(' ')] as const;
      });
      refuse(said.length > 0 ? { errors: Object.fromEntries(said) } : { errors: {}, message });
    },
  });
  return {
    ...refusal,
    attempt,
    onSubmit: () => {
      const errors = problems();
      if (Object.keys(errors).length > 0) return refuse({ errors });
      setRefusal({ errors: {} });
      return write.run();
    },
  };
}
