import type { Schemas } from '@copper-carrot/contracts';
import type { PackageChoice } from '../../catalog';
import { centsToDollars } from '../../pricing';
import type { Quantity } from '../assessment/order-terms';
import type { ChosenRow } from '../order-parts';

/** Every option that was chosen or is now, in menu order; options that the menu no longer has come last. */
export function changesOf(
  choices: readonly PackageChoice[],
  before: readonly ChosenRow[],
  after: readonly Quantity[],
): Schemas['ChoiceChange'][] {
  const had = (id: number) => before.find(({ optionId }) => optionId === id);
  const offered = choices.flatMap((choice) =>
    choice.options.flatMap(({ id, name, priceCents }) => {
      const [old, qty] = [had(id), after.find(({ optionId }) => optionId === id)?.qty ?? 0];
      if (!old && qty === 0) return [];
      return [
        {
          option_id: id,
          item_id: choice.id,
          item_choice_type: choice.choiceType,
          name,
          name_before: old?.name ?? null,
          qty,
          qty_before: old?.qty ?? 0,
          price: centsToDollars(priceCents),
          price_before: old ? centsToDollars(old.priceCents) : null,
        },
      ];
    }),
  );
  const ids = new Set(choices.flatMap(({ options }) => options.map(({ id }) => id)));
  const lost = before
    .filter(({ optionId }) => !ids.has(optionId))
    .map((old) => ({
      option_id: old.optionId,
      item_id: old.packageItemId,
      item_choice_type: old.choiceType,
      name: old.name,
      name_before: old.name,
      qty: 0,
      qty_before: old.qty,
      price: null,
      price_before: centsToDollars(old.priceCents),
    }));
  return [...offered, ...lost];
}
