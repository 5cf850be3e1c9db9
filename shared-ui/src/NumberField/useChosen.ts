import { useEffect, useState } from 'react';

/** How long whoever holds a number may take to show that it was taken, in ms. */
const patience = 3_000;

/**
 * The number that was chosen last, though whoever holds it may draw it later, as where it goes through the address: a quick
 * press is else reckoned from the number before. What is drawn of earlier presses changes nothing; any other number that
 * comes from outside counts, and so does the held one where nothing comes.
 */
export function useChosen<Held extends number | null | undefined>(
  held: Held,
): readonly [Held | number, (next: number | null) => void] {
  const [{ ahead, from }, setChosen] = useState({ ahead: [] as readonly (Held | number)[], from: held });
  const isNews = held !== from;
  // What was chosen after the number that came; nothing where that is none of it.
  const left = isNews ? ahead.slice(ahead.indexOf(held) + 1 || ahead.length) : ahead;
  if (isNews) setChosen({ ahead: left, from: held });
  useEffect(() => {
    if (ahead.length === 0) return undefined;
    const waiting = setTimeout(() => setChosen((now) => ({ ...now, ahead: [] })), patience);
    return () => clearTimeout(waiting);
  }, [ahead]);
  /** An emptied field is not reckoned from, and whoever holds it may fill it again. */
  const choose = (next: number | null) =>
    setChosen((now) => ({ ...now, ahead: next === null ? [] : [...now.ahead, next] }));
  return [left.at(-1) ?? held, choose];
}
