import { type Quantities, quantityOf, type Schemas } from '@copper-carrot/contracts';

/**
 * Options of one choice that share a portion, as an option of their own. On a page it is on no order yet, so that its id is a
 * number below zero, by which quantities and a preview name it.
 */
export type Combo = Schemas['Option'] & {
  /** What the person calls it; its name has the parts beside. */
  ownName: string;
};

/** What is chosen, and what of it shares a portion. */
export interface Combined {
  quantities: Quantities;
  combos: Combo[];
}

/** Options are to share a portion; says what is chosen then. */
export type Combine = (combine: (now: Combined) => Combined) => void;

/** Choices with what was combined of their options. */
export const withCombos = (choices: Schemas['Choice'][], combos: readonly Combo[]): Schemas['Choice'][] =>
  choices.map((choice) => {
    const own = combos.filter(({ package_item_id }) => package_item_id === choice.id);
    return own.length > 0 ? { ...choice, options: [...choice.options, ...own] } : choice;
  });

/** The combinations of which some are wanted, as calls name them; undefined where none is. */
export function wanted(
  combos: readonly Combo[],
  quantities: Quantities,
): Schemas['WishedCombo'][] | undefined {
  const some = combos.filter(({ id }) => quantityOf(quantities, id) > 0);
  if (some.length === 0) return undefined;
  return some.map(({ id, package_item_id, ownName: name, combo_of }) => ({
    ...{ id, package_item_id, name, combo_of },
  }));
}
