import {
  chosenOf,
  chosenSum,
  enoughFor,
  fromChosenOptions,
  type Quantities,
  quantityOf,
  quantityProblem,
  redistribute,
  type Schemas,
  toChosenOptions,
  withQuantity,
} from '@copper-carrot/contracts';

/** The server's selection, with the choices that the person edited. */
export function overSelection(
  choices: readonly Schemas['Choice'][],
  own: Quantities,
  selection: Quantities,
): Quantities {
  const untouched = choices.filter(({ options }) => !options.some(({ id }) => id in own));
  const kept = untouched.flatMap(({ options }) => options.filter(({ id }) => id in selection));
  return { ...Object.fromEntries(kept.map(({ id }) => [id, quantityOf(selection, id)])), ...own };
}

/** Quantities for another headcount: sums are redistributed, per-person quantities raised to it. */
export function forHeadcount(
  choices: readonly Schemas['Choice'][],
  quantities: Quantities,
  from: number,
  to: number,
): Quantities {
  return choices.reduce((now, choice) => {
    if (choice.choice_type === 'constant_sum')
      return chosenSum(choice, now) === 0 ? now : redistribute(choice, now, to);
    if (choice.choice_type !== 'choose_up_to') return now;
    const [before, most] = [enoughFor(choice, from), enoughFor(choice, to)];
    return chosenOf(choice, now)
      .filter(({ id }) => quantityOf(now, id) === before || quantityOf(now, id) > most)
      .reduce((all, { id }) => withQuantity(all, id, most), now);
  }, quantities);
}

/** Whether each quantity is valid by itself, apart from the sum; invalid ones stay as typed. */
export const canBeCooked = (choices: readonly Schemas['Choice'][], quantities: Quantities): boolean =>
  choices.every((choice) =>
    choice.options.every((option) => !quantityProblem(choice, option, quantityOf(quantities, option.id))),
  );

/** The server's selection for an order, moved to another headcount. */
export const selectionFor = (
  choices: readonly Schemas['Choice'][],
  order: Schemas['PreviewedOrder'],
  to: number,
) => toChosenOptions(forHeadcount(choices, fromChosenOptions(order.chosen_options), order.headcount, to));

/** The chosen options with a surcharge, and their total in cents. */
export const pricedOptions = (choices: readonly Schemas['Choice'][], quantities: Quantities) =>
  choices
    .flatMap(({ options }) => options)
    .map(({ id, name, price }) => {
      const qty = quantityOf(quantities, id);
      return { id, name, qty, cents: Math.round(price * 100) * qty };
    })
    .filter(({ cents }) => cents > 0);
