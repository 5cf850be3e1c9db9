import { longestToSuggestFor } from '@copper-carrot/contracts';
import { useEffect, useRef, useState } from 'react';
import { type Choice } from '../ListBox/choice';

type Suggest = (text: string, signal: AbortSignal) => Promise<readonly Choice[]>;

const pauseMs = 200;
const fewestLetters = 2;
const isTooShort = (text: string) => text.trim().length < fewestLetters;
const isTooLong = (text: string) => text.trim().length > longestToSuggestFor;

/** Asks for suggestions as the text changes; the last text alone counts. */
export function useSuggestions(
  suggest: Suggest | undefined,
  outerText: string | undefined,
  atFirst: readonly Choice[],
) {
  const [ownText, setText] = useState(outerText ?? '');
  const text = outerText ?? ownText;
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [state, setState] = useState<'idle' | 'settled' | 'loading' | 'ready' | 'failed'>('idle');
  const settled = useRef<string>(text);
  const ask = useRef(suggest);
  useEffect(() => {
    ask.current = suggest;
  });

  useEffect(() => {
    if (!ask.current) return;
    if (text === settled.current) {
      // What was found for other words is no choice over these; what they were picked among can be picked anew.
      setChoices((found) => (found.some(({ label }) => label === text) ? found : []));
      setState(isTooShort(text) ? 'idle' : 'settled');
      return;
    }
    if (isTooShort(text) || isTooLong(text)) {
      setChoices([]);
      setState(isTooShort(text) ? 'idle' : 'ready');
      return;
    }
    const gone = new AbortController();
    setState('loading');
    const timer = setTimeout(() => {
      ask.current?.(text, gone.signal).then(
        (found) => {
          if (gone.signal.aborted) return;
          setChoices(found);
          setState('ready');
        },
        () => {
          if (gone.signal.aborted) return;
          setChoices([]);
          setState('failed');
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [text]);

  return {
    text,
    setText,
    choices: isTooShort(text) ? atFirst : choices,
    state,
    /** The text is a choice now, so it is not asked about again. */
    settle: (label: string) => {
      settled.current = label;
      setText(label);
    },
  };
}
