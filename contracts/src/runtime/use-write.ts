import { useEffect, useRef, useState } from 'react';
import type { Read } from '../calls';
import { writeFailure, type WriteFailure } from './failures';
import { report } from './shell';
import { signedIn } from './signed-in';
import { holdUnsaved } from './unsaved';
import { useReads } from './use-reads';

/** For a call that takes it: a repeat of what may have arrived already counts once. */
export interface OnceHeaders {
  'Idempotency-Key': string;
}

export interface WriteOptions<Answer> {
  /** What the write made stale; it is read again before the write is done. */
  stale?: readonly Read<unknown>[];
  onDone?: (answer: Answer) => unknown;
  /** Instead of keeping the failure for the screen. */
  onFailure?: (failure: WriteFailure) => unknown;
  /** False where a 401 says something else than that the person is signed out, as at sign-in. */
  signIn?: boolean;
}

export interface Write<Input> {
  /** Writes; true once it is done. While a write is under way, another press is none. */
  run: (input: Input) => Promise<boolean>;
  pending: boolean;
  /** Of the last try, until the next one. */
  failure: WriteFailure | null;
  forget: () => void;
}

/** A call that changes something: one at a time, repeated after a sign-in, its failure in words for a screen. */
export function useWrite<Input = void, Answer = unknown>(
  call: (input: Input, once: OnceHeaders) => Promise<Answer>,
  { stale = [], onDone, onFailure, signIn = true }: WriteOptions<Answer> = {},
): Write<Input> {
  const reads = useReads();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<WriteFailure | null>(null);
  const busy = useRef(false);
  const press = useRef<{ key: string; input: string }>(undefined);
  // What is on its way when a screen is left is still told to the screen's last words.
  const latest = useRef({ onDone, onFailure });
  useEffect(() => {
    latest.current = { onDone, onFailure };
  });

  /** What fails now is no failure of the write, which is done. */
  const afterwards = async (answer: Answer) => {
    // Its words are of what was pressed: once that is read again, the screen shows what came of it.
    const { onDone: tell } = latest.current;
    try {
      if (stale.length > 0) await reads.refresh(stale);
      await tell?.(answer);
    } catch (error) {
      report(error);
    }
  };

  const run = async (input: Input): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    const sent = holdUnsaved('sending');
    setPending(true);
    setFailure(null);
    const said = JSON.stringify(input) ?? '';
    const once = press.current?.input === said ? press.current : { key: newKey(), input: said };
    press.current = once;
    const send = () => call(input, { 'Idempotency-Key': once.key });
    try {
      const answer = await (signIn ? signedIn(send) : send());
      press.current = undefined;
      await afterwards(answer);
      return true;
    } catch (error) {
      const failed = writeFailure(error);
      // Refused for good: what is asked next is a new question, even in the same words.
      if (isAnswer(failed.status)) press.current = undefined;
      if (latest.current.onFailure) await latest.current.onFailure(failed);
      else setFailure(failed);
      return false;
    } finally {
      busy.current = false;
      sent();
      setPending(false);
    }
  };
  return { run, pending, failure, forget: () => setFailure(null) };
}

/** Turned away before anybody looked at what was asked: it says nothing of an earlier try that was lost. */
const turnedAway = [401, 403, 408, 429];
const isAnswer = (status: number) => status > 0 && status < 500 && !turnedAway.includes(status);

/** Not randomUUID(), which browsers keep from pages without https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
