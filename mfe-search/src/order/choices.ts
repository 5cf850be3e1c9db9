import { countParts, plainOptions, sharedOut, type Schemas } from '@copper-carrot/contracts';

/** How many of each option, by option id; what is absent is not chosen. */
export type Quantities = Readonly<Record<number, number>>;

export const quantityOf = (quantities: Quantities, optionId: number): number => quantities[optionId] ?? 0;

/** The server's selection with every choice that a person has touched as they left it. */
export function overSelection(
  choices: readonly Schemas['Choice'][],
  own: Quantities,
  selection: Quantities,
): Quantities {
  const untouched = choices.filter(({ options }) => !options.some(({ id }) => id in own));
  const kept = untouched.flatMap(({ options }) => options.filter(({ id }) => id in selection));
  return { ...Object.fromEntries(kept.map(({ id }) => [id, quantityOf(selection, id)])), ...own };
}

/** What is chosen of one choice, in all. */
export const chosenSum = (choice: Schemas['Choice'], quantities: Quantities): number =>
  choice.options.reduce((sum, { id }) => sum + quantityOf(quantities, id), 0);

export const chosenOptions = (choice: Schemas['Choice'], quantities: Quantities) =>
  choice.options.filter(({ id }) => quantityOf(quantities, id) > 0);

/** The smallest number of whole increments that is enough for everyone. */
export const enoughFor = (choice: Schemas['Choice'], headcount: number): number =>
  Math.ceil(headcount / choice.increment_by) * choice.increment_by;

/** Sets one option's quantity. */
export const withQuantity = (quantities: Quantities, optionId: number, qty: number): Quantities => ({
  ...quantities,
  [optionId]: qty,
});

/**
 * A constant_sum choice's quantities for a headcount by largest remainder over the present ones, in whole increments;
 * evenly over all that the caterer offers where nothing is chosen. Unchanged when the headcount is no whole number of increments.
 */
export function redistribute(
  choice: Schemas['Choice'],
  quantities: Quantities,
  headcount: number,
): Quantities {
  const blocks = headcount / choice.increment_by;
  const chosen = chosenOptions(choice, quantities);
  const sharing = chosen.length > 0 ? chosen : plainOptions(choice);
  if (!Number.isSafeInteger(blocks) || blocks < 0 || sharing.length === 0) return quantities;
  const shares = sharedOut(
    blocks,
    sharing.map(({ id }) => quantityOf(quantities, id)),
  );
  return {
    ...quantities,
    ...Object.fromEntries(choice.options.map(({ id }) => [id, 0])),
    ...Object.fromEntries(sharing.map(({ id }, index) => [id, (shares[index] ?? 0) * choice.increment_by])),
  };
}

/** The same number of each: of those that are chosen, or of all where fewer than two are. */
export function splitEvenly(
  choice: Schemas['Choice'],
  quantities: Quantities,
  headcount: number,
): Quantities {
  const chosen = chosenOptions(choice, quantities);
  const sharing = new Set((chosen.length > 1 ? chosen : plainOptions(choice)).map(({ id }) => id));
  const even = Object.fromEntries(choice.options.map(({ id }) => [id, sharing.has(id) ? 1 : 0]));
  return redistribute(choice, { ...quantities, ...even }, headcount);
}

/** Quantities for another headcount: sums are shared anew, what was enough for everyone is enough again. */
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
    const before = enoughFor(choice, from);
    return chosenOptions(choice, now)
      .filter(({ id }) => quantityOf(now, id) === before)
      .reduce((all, { id }) => withQuantity(all, id, enoughFor(choice, to)), now);
  }, quantities);
}

/** What was chosen of a choice and has no place in the quantities now, as when fewer people come than dishes were chosen. */
export const leftOut = (choice: Schemas['Choice'], chosen: Quantities, now: Quantities) =>
  chosenOptions(choice, chosen).filter(({ id }) => quantityOf(now, id) === 0);

/** One of several: the option takes the place of the others of its choice. */
export const onlyOption = (
  choice: Schemas['Choice'],
  quantities: Quantities,
  optionId: number,
  qty: number,
): Quantities => ({
  ...quantities,
  ...Object.fromEntries(choice.options.map(({ id }) => [id, id === optionId ? qty : 0])),
});

/** Whether a choice has to be answered (1 §3). */
export const mustChoose = (choice: Schemas['Choice']): boolean =>
  choice.has_choice && (choice.choice_type === 'presentation' || choice.proper_choice_subject !== null);

const units = (choice: Schemas['Choice'], number: number) =>
  `${number} ${number === 1 ? choice.increment_subject : choice.increment_subject_plural}`;

/** What is still missing or too much of a choice, in words; null when it can be cooked. */
export function problemOf(
  choice: Schemas['Choice'],
  quantities: Quantities,
  headcount: number,
): string | null {
  const picked = chosenOptions(choice, quantities);
  const chosen = picked.length;
  const most = choice.maximum_choosable_options;
  switch (choice.choice_type) {
    case 'constant_sum': {
      const away = headcount - chosenSum(choice, quantities);
      if (away === 0) return null;
      return away > 0 ? `Add ${units(choice, away)}.` : `Take away ${units(choice, -away)}.`;
    }
    case 'presentation':
      return chosen === 1 ? null : 'Choose how the food comes.';
    case 'included':
      return null;
    default:
      if (most !== null && countParts(picked) > most) return `Choose ${most} at most.`;
      return chosen === 0 && mustChoose(choice) ? 'Choose at least one.' : null;
  }
}

/** The list that the calls take. */
export const toChosenOptions = (quantities: Quantities) =>
  Object.entries(quantities)
    .filter(([, qty]) => qty > 0)
    .map(([id, qty]) => ({ option_id: Number(id), qty }));

export const fromChosenOptions = (chosen: readonly { option_id: number; qty: number }[]): Quantities =>
  Object.fromEntries(chosen.map(({ option_id, qty }) => [option_id, qty]));

/** The option that decides how the food comes, where the package offers a choice of it. */
export function chosenPresentation(choices: readonly Schemas['Choice'][], quantities: Quantities) {
  const choice = choices.find(({ choice_type }) => choice_type === 'presentation');
  return (choice && chosenOptions(choice, quantities)[0]?.presentation_type) ?? null;
}

export const isSame = (some: Quantities, others: Quantities): boolean =>
  [...Object.keys(some), ...Object.keys(others)].every(
    (id) => quantityOf(some, Number(id)) === quantityOf(others, Number(id)),
  );

/** The chosen options that cost something, and what they come to in cents. */
export const pricedOptions = (choices: readonly Schemas['Choice'][], quantities: Quantities) =>
  choices
    .flatMap(({ options }) => options)
    .map(({ id, name, price }) => {
      const qty = quantityOf(quantities, id);
      return { id, name, qty, cents: Math.round(price * 100) * qty };
    })
    .filter(({ cents }) => cents > 0);
