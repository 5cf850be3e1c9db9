import type { Schemas } from '@copper-carrot/contracts';
import { isApiFailure, type OnceHeaders, useUser, useWrite } from '@copper-carrot/contracts/runtime';
import { useEffect, useState } from 'react';
import { answerByLink } from '../poll-api';
import { type Unsent, unsentOf } from '../poll/kept-answer';

type Answer = Schemas['PollSelection'];
type Said = Schemas['PollSelectionFields'];

export interface UnsentAnswer {
  /** What was said and may not have arrived: it is sent when the network is back, and when the page is opened again. */
  unsent: Unsent | null;
  /** Answers, and keeps what was said until it is known what became of it. */
  answer: (said: Said, once: OnceHeaders) => Promise<Answer>;
  /** Sends what waits now. */
  send: () => void;
  pending: boolean;
}

interface Told {
  onSent: (answer: Answer) => unknown;
  onRefused: (words: string) => void;
}

/** Turned away before anybody looked at what was said. */
const turnedAway = [401, 408, 429];
const isRefused = (error: unknown): boolean =>
  isApiFailure(error) && error.status >= 400 && error.status < 500 && !turnedAway.includes(error.status);

/** The answer of a poll, which a phone without network keeps and sends once. */
export function useUnsentAnswer(code: string, { onSent, onRefused }: Told): UnsentAnswer {
  const store = unsentOf(code, useUser()?.id);
  const [unsent, setUnsent] = useState(store.read);
  const keep = (next: Unsent | null) => {
    store.keep(next);
    setUnsent(next);
  };
  const answer = async (said: Said, once: OnceHeaders): Promise<Answer> => {
    const sending = { key: once['Idempotency-Key'], said };
    // Where the page is closed meanwhile it is there for the next time.
    store.keep(sending);
    try {
      const made = await answerByLink(code, said, once);
      keep(null);
      return made;
    } catch (error) {
      keep(isRefused(error) ? null : sending);
      throw error;
    }
  };
  const { run, pending } = useWrite(({ key, said }: Unsent) => answer(said, { 'Idempotency-Key': key }), {
    onDone: onSent,
    onFailure: ({ cause, message }) => {
      if (isRefused(cause)) onRefused(message);
    },
  });
  useEffect(() => {
    if (!unsent) return;
    const send = () => void run(unsent);
    if (navigator.onLine) send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer that waits, whatever is drawn meanwhile
  }, [unsent?.key]);
  return { unsent, answer, send: () => void (unsent && run(unsent)), pending };
}
