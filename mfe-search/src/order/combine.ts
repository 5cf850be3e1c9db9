import {
  comboAllergens,
  comboMarks,
  comboName,
  comboPrice,
  type Schemas,
  withCombination,
} from '@copper-carrot/contracts';
import { type Combined, type Combo } from './combos';

const isSame = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

type Choice = Schemas['Choice'];

/** Options of a choice as one combined option, with current prices and marks. */
function comboOf(
  id: number,
  { id: package_item_id, options }: Choice,
  { name: ownName = '', combo_of }: Schemas['ComboOption'],
): Combo {
  const parts = options.filter((option) => combo_of.includes(option.id));
  return {
    ...{ id, package_item_id, ownName, combo_of, description: '', presentation_type: null },
    name: comboName(ownName, parts),
    price: comboPrice(parts),
    dietary_tags: comboMarks(parts.map(({ dietary_tags }) => dietary_tags)),
    allergens: comboAllergens(parts.map(({ allergens }) => allergens)),
  };
}

/** The combinations whose parts the changed menu still has. */
export const stillCombined = (combos: readonly Combo[], choices: readonly Choice[]): Combo[] =>
  combos.flatMap(({ id, package_item_id, ownName: name, combo_of }) => {
    const choice = choices.find((each) => each.id === package_item_id);
    const offered = choice?.options.map((option) => option.id) ?? [];
    return choice && combo_of.every((part) => offered.includes(part))
      ? comboOf(id, choice, { name, combo_of })
      : [];
  });

/** The choices after options were combined; equal parts use the existing combination. */
export function combined(
  { quantities, combos }: Combined,
  choice: Choice,
  parts: Schemas['ComboOption'],
  qty: number,
): Combined {
  const { combo_of } = parts;
  const same = combos.find((each) => each.package_item_id === choice.id && isSame(each.combo_of, combo_of));
  const id = same?.id ?? Math.min(0, ...combos.map((each) => each.id)) - 1;
  return {
    quantities: withCombination(choice, quantities, { id, combo_of }, qty),
    combos: same ? combos : [...combos, comboOf(id, choice, parts)],
  };
}
