import { comboAllergens, comboMarks, comboName, comboPrice, type Schemas } from '@copper-carrot/contracts';
import { type Quantities, quantityOf } from './choices';

/**
 * Options of one choice that share a portion. On a page it is on no order yet, so that its id is a number below zero, by which
 * quantities and a preview name it.
 */
export type Combo = Schemas['WishedCombo'];

function optionOf({ options }: Schemas['Choice'], combo: Combo): Schemas['Option'] {
  const { id, package_item_id, name = '', combo_of } = combo;
  const parts = options.filter((option) => combo_of.includes(option.id));
  return {
    ...{ id, package_item_id, combo_of, description: '', presentation_type: null },
    name: comboName(name, parts),
    price: comboPrice(parts),
    dietary_tags: comboMarks(parts.map(({ dietary_tags }) => dietary_tags)),
    allergens: comboAllergens(parts.map(({ allergens }) => allergens)),
  };
}

/** Choices with what was combined of their options, as options of their own. */
export const withCombos = (choices: Schemas['Choice'][], combos: readonly Combo[]): Schemas['Choice'][] =>
  choices.map((choice) => {
    const own = combos.filter(({ package_item_id }) => package_item_id === choice.id);
    if (own.length === 0) return choice;
    return { ...choice, options: [...choice.options, ...own.map((combo) => optionOf(choice, combo))] };
  });

/** The combinations of which some are wanted; undefined where none is. */
export function wanted(combos: readonly Combo[], quantities: Quantities): Combo[] | undefined {
  const some = combos.filter(({ id }) => quantityOf(quantities, id) > 0);
  return some.length > 0 ? some : undefined;
}

const isSame = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

/**
 * What is chosen once options share a portion, and so many of it are wanted: the same parts are the combination that they
 * are already. Of what everyone gets it takes the place of its parts, which would count once more besides.
 */
export function combined(
  { quantities, combos }: { quantities: Quantities; combos: Combo[] },
  { id: package_item_id, choice_type }: Schemas['Choice'],
  parts: Schemas['ComboOption'],
  qty: number,
): { quantities: Quantities; combos: Combo[] } {
  const same = combos.find(
    (each) => each.package_item_id === package_item_id && isSame(each.combo_of, parts.combo_of),
  );
  const id = same?.id ?? Math.min(0, ...combos.map((each) => each.id)) - 1;
  const replaced = choice_type === 'choose_up_to' ? parts.combo_of.map((part) => [part, 0] as const) : [];
  return {
    quantities: { ...quantities, ...Object.fromEntries(replaced), [id]: qty },
    combos: same ? combos : [...combos, { id, package_item_id, ...parts }],
  };
}
