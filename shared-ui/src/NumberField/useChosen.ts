import { useEffect, useState } from 'react';

/** How long the owner of the number may take to show that a choice was taken, in ms. */
const patience = 3_000;

/**
 * The number that was chosen last, though its owner may draw it later, as where it goes through the address: a second quick
 * press would otherwise start from the number before the first. When the owner draws an earlier choice, the later ones still
 * count; any other number that it draws replaces them, and so does its own number when none of them comes.
 */
export function useChosen<Held extends number | null | undefined>(
  held: Held,
): readonly [Held | number, (next: number | null) => void] {
  const [{ pending, lastHeld }, setState] = useState({ pending: [] as readonly number[], lastHeld: held });
  const hasChanged = !Object.is(held, lastHeld);
  const stillPending = hasChanged ? chosenAfter(held, pending) : pending;
  if (hasChanged) setState({ pending: stillPending, lastHeld: held });
  useEffect(() => {
    if (pending.length === 0) return undefined;
    const timer = setTimeout(() => setState((state) => ({ ...state, pending: [] })), patience);
    return () => clearTimeout(timer);
  }, [pending]);
  /** Nothing is added to an emptied field, and its owner may fill it again. */
  const choose = (next: number | null) =>
    setState((state) => ({ ...state, pending: next === null ? [] : [...state.pending, next] }));
  return [stillPending.at(-1) ?? held, choose];
}

/** The choices made after a number; none when it is not among them. */
function chosenAfter(number: number | null | undefined, pending: readonly number[]): readonly number[] {
  const index = pending.findIndex((each) => each === number);
  return index < 0 ? [] : pending.slice(index + 1);
}
