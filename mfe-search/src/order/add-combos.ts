import { type Quantities, quantityOf, type Schemas, toChosenOptions } from '@copper-carrot/contracts';
import { addCombo, chooseOptions, removeCart } from './combo-calls';

/**
 * Quantities in which the dearest part, at the same price, stands for a combination until the order has it.
 */
export function withStandIns(choices: readonly Schemas['Choice'][], quantities: Quantities): Quantities {
  const all = choices.flatMap(({ options }) => options);
  return all
    .filter(({ id }) => id < 0)
    .reduce<Quantities>((now, { id, combo_of, price }) => {
      const dearest = all.find((option) => combo_of.includes(option.id) && option.price === price);
      if (!dearest) return now;
      return { ...now, [id]: 0, [dearest.id]: quantityOf(now, dearest.id) + quantityOf(now, id) };
    }, quantities);
}

/**
 * Adds the combinations to a new order and selects them; if that fails, the order is deleted, as it would
 * differ from the chosen one.
 */
export async function addCombos(
  orderId: number,
  combos: readonly Schemas['WishedCombo'][],
  quantities: Quantities,
): Promise<void> {
  try {
    const ids = new Map<number, number>();
    for (const { id, package_item_id, name, combo_of } of combos)
      ids.set(id, (await addCombo(orderId, package_item_id, { name, combo_of })).id);
    const chosen = toChosenOptions(quantities).map(({ option_id, qty }) => ({
      option_id: ids.get(option_id) ?? option_id,
      qty,
    }));
    await chooseOptions(orderId, chosen);
  } catch (error) {
    // If the deletion fails too, the first failure is reported and a cart is left over.
    await removeCart(orderId).catch(() => undefined);
    throw error;
  }
}
