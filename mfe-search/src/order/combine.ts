import {
  comboAllergens,
  comboMarks,
  comboName,
  comboPrice,
  type Schemas,
  withCombination,
} from '@copper-carrot/contracts';
import { type Combined } from './combos';

const isSame = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

/**
 * What is chosen once options share a portion, and so many of it are wanted: the same parts are the combination that they
 * are already.
 */
export function combined(
  { quantities, combos }: Combined,
  { id: package_item_id, choice_type, options }: Schemas['Choice'],
  { name: ownName = '', combo_of }: Schemas['ComboOption'],
  qty: number,
): Combined {
  const same = combos.find(
    (each) => each.package_item_id === package_item_id && isSame(each.combo_of, combo_of),
  );
  const id = same?.id ?? Math.min(0, ...combos.map((each) => each.id)) - 1;
  const parts = options.filter((option) => combo_of.includes(option.id));
  const made = {
    ...{ id, package_item_id, ownName, combo_of, description: '', presentation_type: null },
    name: comboName(ownName, parts),
    price: comboPrice(parts),
    dietary_tags: comboMarks(parts.map(({ dietary_tags }) => dietary_tags)),
    allergens: comboAllergens(parts.map(({ allergens }) => allergens)),
  };
  return {
    quantities: withCombination({ choice_type }, quantities, { id, combo_of }, qty),
    combos: same ? combos : [...combos, made],
  };
}
