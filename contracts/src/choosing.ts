import { countParts, plainOptions } from './combos';
import { sharedOut } from './largest-remainder';
import type { Schemas } from './schemas';

// The rules of choosing a package's options, shared by its page, checkout and modifications (1 §3).

type Choice = Schemas['Choice'];
type Option = Schemas['Option'];

/** Quantities by option id; a missing id is zero. */
export type Quantities = Readonly<Record<number, number>>;

/** The chosen options in the API's form. */
export type ChosenOptions = NonNullable<Schemas['OrderChanges']['chosen_options']>;

/** Converts quantities to the API's form, without zeros. */
export const toChosenOptions = (quantities: Quantities): ChosenOptions =>
  Object.entries(quantities)
    .filter(([, qty]) => qty > 0)
    .map(([id, qty]) => ({ option_id: Number(id), qty }));

export const fromChosenOptions = (chosen: readonly { option_id: number; qty: number }[]): Quantities =>
  Object.fromEntries(chosen.map(({ option_id, qty }) => [option_id, qty]));

export const quantityOf = (quantities: Quantities, optionId: number): number => quantities[optionId] ?? 0;

export const withQuantity = (quantities: Quantities, optionId: number, qty: number): Quantities => ({
  ...quantities,
  [optionId]: qty,
});

export const isSameSelection = (some: Quantities, others: Quantities): boolean =>
  [...Object.keys(some), ...Object.keys(others)].every(
    (id) => quantityOf(some, Number(id)) === quantityOf(others, Number(id)),
  );

/** The total quantity of one choice. */
export const chosenSum = (choice: Choice, quantities: Quantities): number =>
  choice.options.reduce((sum, { id }) => sum + quantityOf(quantities, id), 0);

export const chosenOf = (choice: Choice, quantities: Quantities): Option[] =>
  choice.options.filter(({ id }) => quantityOf(quantities, id) > 0);

/**
 * Whether one more option may be chosen; a combination counts as its parts, and an option already chosen as
 * none.
 */
export const hasRoomFor = (choice: Choice, quantities: Quantities, option: Option): boolean =>
  choice.maximum_choosable_options === null ||
  countParts([...chosenOf(choice, quantities), option]) <= choice.maximum_choosable_options;

/** Whether all chosen options are on the menu; if not, the caterer changed it. */
export function isOnMenu(choices: readonly Choice[], quantities: Quantities): boolean {
  const known = new Set(choices.flatMap(({ options }) => options.map(({ id }) => id)));
  return toChosenOptions(quantities).every(({ option_id }) => known.has(option_id));
}

/**
 * The smallest multiple of the increment that is enough for everyone; for one person if the headcount is
 * unknown.
 */
export const enoughFor = ({ increment_by: step }: Choice, headcount: number | null): number =>
  Math.max(1, Math.ceil((headcount ?? 1) / step)) * step;

/** For a single-choice, selects the option and clears the others. */
export const onlyOption = (
  choice: Choice,
  quantities: Quantities,
  optionId: number,
  qty: number,
): Quantities => ({
  ...quantities,
  ...Object.fromEntries(choice.options.map(({ id }) => [id, id === optionId ? qty : 0])),
});

/**
 * Sets a combination's quantity; in a choice for everyone it replaces its parts, which would otherwise
 * count twice.
 */
export const withCombination = (
  { choice_type }: Pick<Choice, 'choice_type'>,
  quantities: Quantities,
  { id, combo_of }: Pick<Option, 'id' | 'combo_of'>,
  qty: number,
): Quantities => ({
  ...quantities,
  ...(choice_type === 'choose_up_to' ? Object.fromEntries(combo_of.map((part) => [part, 0])) : {}),
  [id]: qty,
});

/** The chosen presentation, if the package offers a choice of it. */
export function chosenPresentation(choices: readonly Choice[], quantities: Quantities) {
  const choice = choices.find(({ choice_type }) => choice_type === 'presentation');
  return (choice && chosenOf(choice, quantities)[0]?.presentation_type) ?? null;
}

/**
 * Redistributes a constant_sum choice for a headcount by largest remainder in whole increments; evenly over
 * the caterer's options if none is chosen. Unchanged if the headcount is not a multiple of the increment.
 */
export function redistribute(choice: Choice, quantities: Quantities, headcount: number): Quantities {
  const blocks = headcount / choice.increment_by;
  const chosen = chosenOf(choice, quantities);
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

/** Equal quantities of the chosen options, or of all the caterer's if fewer than two are chosen. */
export function splitEvenly(choice: Choice, quantities: Quantities, headcount: number): Quantities {
  const chosen = chosenOf(choice, quantities);
  const sharing = new Set((chosen.length > 1 ? chosen : plainOptions(choice)).map(({ id }) => id));
  const even = Object.fromEntries(choice.options.map(({ id }) => [id, sharing.has(id) ? 1 : 0]));
  return redistribute(choice, { ...quantities, ...even }, headcount);
}

/** The chosen options that no longer have a quantity, as after a smaller headcount. */
export const leftOut = (choice: Choice, chosen: Quantities, now: Quantities): Option[] =>
  chosenOf(choice, chosen).filter(({ id }) => quantityOf(now, id) === 0);

/** Whether an option is chosen, or the choice is included as a whole. */
export const isPicked = ({ has_choice, choice_type }: Choice): boolean =>
  has_choice && choice_type !== 'included';

/** Whether a choice must be answered. */
export const mustChoose = (choice: Choice): boolean =>
  choice.has_choice && (choice.choice_type === 'presentation' || choice.proper_choice_subject !== null);

/**
 * How to reach the headcount in a constant_sum choice: 'Add 5 servings'; null if it is reached or the
 * headcount is unknown.
 */
export function sumAdvice(choice: Choice, quantities: Quantities, headcount: number | null): string | null {
  const away = headcount === null ? 0 : headcount - chosenSum(choice, quantities);
  if (choice.choice_type !== 'constant_sum' || away === 0) return null;
  const number = Math.abs(away);
  const subject = number === 1 ? choice.increment_subject : choice.increment_subject_plural;
  return `${away > 0 ? 'Add' : 'Take away'} ${number} ${subject}`;
}

/**
 * Why a quantity is invalid, with the nearest valid one, in the API's words; null if it is valid. `most` is
 * the largest quantity per order.
 */
export function quantityProblem(
  { choice_type, increment_by: step, increment_subject_plural: subject }: Choice,
  { name }: Pick<Option, 'name'>,
  qty: number,
  most = Infinity,
): string | null {
  if (choice_type === 'presentation') return null;
  if (qty > most) return `${name}: ${(Math.floor(most / step) * step).toLocaleString('en-US')} are the most.`;
  if (qty % step === 0) return null;
  const nearest = Math.max(step, Math.round(qty / step) * step);
  const how = step === 1 ? `whole ${subject}` : `steps of ${step} ${subject}`;
  return `${name} comes in ${how}; the nearest is ${nearest}.`;
}

/** The error of a choice's quantities in the API's words; null if valid. */
export function choiceProblem(
  choice: Choice,
  quantities: Quantities,
  headcount: number | null,
): string | null {
  // Invalid quantities are reported before the sum, which is wrong because of them.
  for (const option of choice.options) {
    const problem = quantityProblem(choice, option, quantityOf(quantities, option.id));
    if (problem) return problem;
  }
  const advice = sumAdvice(choice, quantities, headcount);
  if (advice) return `${advice} to make ${headcount}.`;
  if (choice.choice_type === 'constant_sum' || !isPicked(choice)) return null;
  const chosen = chosenOf(choice, quantities);
  if (choice.choice_type === 'presentation') return chosen.length === 1 ? null : 'Choose how the food comes.';
  const most = choice.maximum_choosable_options;
  if (most !== null && countParts(chosen) > most) return `${nameOf(choice)}: choose ${most} at most.`;
  return chosen.length === 0 && mustChoose(choice) ? `${nameOf(choice)}: choose at least one.` : null;
}

function nameOf({ proper_choice_subject: subject, description }: Choice): string {
  const name = subject ?? description;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
