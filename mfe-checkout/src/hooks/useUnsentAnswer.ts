import { messageOf, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure, type OnceHeaders, useUser, useWrite } from '@copper-carrot/contracts/runtime';
import { useEffect, useRef, useState } from 'react';
import { answerByLink } from '../poll-api';
import { type Unsent, unsentOf } from '../poll/kept-answer';
import { isSameMeal } from '../poll/meal';

type Answer = Schemas['PollSelection'];
type Said = Schemas['PollSelectionFields'];

export interface UnsentAnswer {
  /**
   * An answer that may not have arrived, sent again while the page is open and at the next visit.
   */
  unsent: Unsent | null;
  /** Sends an answer, and stores it until its outcome is known. */
  answer: (said: Said, once: OnceHeaders) => Promise<Answer>;
  /** Sends the waiting answer now. */
  send: () => void;
  /** Discards the waiting answer. */
  forget: () => void;
  pending: boolean;
  /** Why the API refused an answer that will be retried; empty while the API was not reached. */
  turnedAway: string;
}

interface Told {
  /** The stored answer, as the page read it. */
  selection: Answer | null;
  onSent: (answer: Answer) => unknown;
  onRefused: (words: string) => void;
}

/** Retry delays in milliseconds: first and longest. */
const waits = { first: 5_000, most: 60_000 };

/** Statuses that refuse a call before its answer is checked, or for a missing sign-in. */
const notLookedAt = [401, 403, 408, 429];
const isRefused = (error: unknown): boolean =>
  isApiFailure(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  !notLookedAt.includes(error.status) &&
  !error.payload.fields?.user_id;

/** A poll answer that is stored while the phone is offline, and sent exactly once. */
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
    // The waiting answer may have arrived, so the new one replaces it under the same key.
    const { key, before } = store.read() ?? {
      key: once['Idempotency-Key'],
      before: selection?.updated_at ?? null,
    };
    // Bound to the user, so that another account on this phone does not send it.
    const sending = { key, before, said: userId === undefined ? said : { ...said, user_id: userId } };
    // Stored before sending, in case the page is closed.
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
      // It arrived after all, or a newer answer exists, which a late retry must not overwrite.
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
    // An answer left by an earlier page is sent at once; one that just failed waits for its retry.
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
