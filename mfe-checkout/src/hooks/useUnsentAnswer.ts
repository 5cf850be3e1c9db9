import { messageOf, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure, type OnceHeaders, useUser, useWrite } from '@copper-carrot/contracts/runtime';
import { useEffect, useRef, useState } from 'react';
import { answerByLink } from '../poll-api';
import { type Unsent, unsentOf } from '../poll/kept-answer';
import { isSameMeal } from '../poll/meal';

type Answer = Schemas['PollSelection'];
type Said = Schemas['PollSelectionFields'];

export interface UnsentAnswer {
  /** What was said and may not have arrived: it is sent again while the page is open, and when it is opened again. */
  unsent: Unsent | null;
  /** Answers, and keeps what was said until it is known what became of it. */
  answer: (said: Said, once: OnceHeaders) => Promise<Answer>;
  /** Sends what waits now. */
  send: () => void;
  /** What waits is not meant any more. */
  forget: () => void;
  pending: boolean;
  /** Why it was turned away, where somebody heard it and takes it later; empty while nobody was reached. */
  turnedAway: string;
}

interface Told {
  /** What stands, as the page has read it. */
  selection: Answer | null;
  onSent: (answer: Answer) => unknown;
  onRefused: (words: string) => void;
}

/** How long it waits to send again, at first and at most. */
const waits = { first: 5_000, most: 60_000 };

/** Turned away before anybody looked at what was said, or looked at as somebody who is signed out. */
const notLookedAt = [401, 403, 408, 429];
const isRefused = (error: unknown): boolean =>
  isApiFailure(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  !notLookedAt.includes(error.status) &&
  !error.payload.fields?.user_id;

/** The answer of a poll, which a phone without network keeps and sends once. */
export function useUnsentAnswer(code: string, { selection, onSent, onRefused }: Told): UnsentAnswer {
  const userId = useUser()?.id;
  const store = unsentOf(code, userId);
  const [unsent, setUnsent] = useState(store.read);
  const [turnedAway, setTurnedAway] = useState('');
  const found = useRef(unsent?.key);
  const keep = (next: Unsent | null) => {
    store.keep(next);
    setUnsent(next);
  };
  const answer = async (said: Said, once: OnceHeaders): Promise<Answer> => {
    // What waits may have arrived: what is said now takes its place, under the key by which it is known.
    const { key, before } = store.read() ?? {
      key: once['Idempotency-Key'],
      before: selection?.updated_at ?? null,
    };
    // Somebody else on this phone, or who is signed out meanwhile, does not send it as theirs.
    const sending = { key, before, said: userId === undefined ? said : { ...said, user_id: userId } };
    // Where the page is closed meanwhile it is there for the next time.
    store.keep(sending);
    try {
      const made = await answerByLink(code, sending.said, { 'Idempotency-Key': key });
      keep(null);
      return made;
    } catch (error) {
      setTurnedAway(isApiFailure(error) && error.status === 429 ? messageOf(error) : '');
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
    if ((selection?.updated_at ?? null) !== unsent.before) {
      // It arrived after all, or something else was said since, which is not undone hours later.
      keep(null);
      if (!selection || !isSameMeal(unsent.said, selection))
        onRefused('Your answer was changed somewhere else meanwhile. What you picked here was not sent.');
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = waits.first;
    const send = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'hidden' && navigator.onLine) void run(unsent);
      timer = setTimeout(send, wait);
      wait = Math.min(wait * 2, waits.most);
    };
    // What was lost a moment ago was tried often enough; what an earlier page left is sent now.
    if (unsent.key === found.current) send();
    else timer = setTimeout(send, wait);
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer that waits, whatever is drawn meanwhile
  }, [unsent?.key, JSON.stringify(unsent?.said)]);
  return {
    unsent,
    answer,
    send: () => void (unsent && run(unsent)),
    forget: () => keep(null),
    pending,
    turnedAway,
  };
}
