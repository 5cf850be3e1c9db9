import { type Quantities, quantityOf, type Schemas } from '@copper-carrot/contracts';

/**
 * Options of one choice that share a portion, as one option. Before the order exists its id is negative,
 * which quantities and previews use.
 */
export type Combo = Schemas['Option'] & {
  /** The name given by the person; the option's name also lists the parts. */
  ownName: string;
};

/** Quantities, and the combinations among them. */
export interface Combined {
  quantities: Quantities;
  combos: Combo[];
}

/** Updates the choices by a new combination. */
export type Combine = (combine: (now: Combined) => Combined) => void;

/** Choices with their combinations added. */
export const withCombos = (choices: Schemas['Choice'][], combos: readonly Combo[]): Schemas['Choice'][] =>
  choices.map((choice) => {
    const own = combos.filter(({ package_item_id }) => package_item_id === choice.id);
    return own.length > 0 ? { ...choice, options: [...choice.options, ...own] } : choice;
  });

/** The combinations with a quantity, as calls send them; undefined if none. */
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
