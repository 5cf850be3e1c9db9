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
  /** The one held when it was looked at last, and what was chosen since. */
  const [chosen, setChosen] = useState<readonly (Held | number)[]>([held]);
  const isNews = held !== chosen[0];
  // What was chosen after the number that came; nothing where that is none of it.
  const left = isNews ? [held, ...chosen.slice(chosen.indexOf(held, 1) + 1 || chosen.length)] : chosen;
  if (isNews) setChosen(left);
  useEffect(() => {
    if (chosen.length < 2) return undefined;
    const waiting = setTimeout(() => setChosen((now) => now.slice(0, 1)), patience);
    return () => clearTimeout(waiting);
  }, [chosen]);
  /** An emptied field is not reckoned from, and whoever holds it may fill it again. */
  const choose = (next: number | null) =>
    setChosen((now) => (next === null ? now.slice(0, 1) : [...now, next]));
  return [left.at(-1) ?? held, choose];
}
