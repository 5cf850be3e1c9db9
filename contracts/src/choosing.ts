import { countParts, plainOptions } from './combos';
import { sharedOut } from './largest-remainder';
import type { Schemas } from './schemas';

// How a choice of a package is made, wherever it is: on its page, in checkout, in a change of an order (1 §3).

type Choice = Schemas['Choice'];
type Option = Schemas['Option'];

/** How many of each option, by option id; what is absent is not chosen. */
export type Quantities = Readonly<Record<number, number>>;

/** What is chosen, as calls name it. */
export type ChosenOptions = NonNullable<Schemas['OrderChanges']['chosen_options']>;

/** The list that calls take; what nobody wants is not on it. */
export const toChosenOptions = (quantities: Quantities): ChosenOptions =>
  Object.entries(quantities)
    .filter(([, qty]) => qty > 0)
    .map(([id, qty]) => ({ option_id: Number(id), qty }));

export const fromChosenOptions = (chosen: readonly { option_id: number; qty: number }[]): Quantities =>
  Object.fromEntries(chosen.map(({ option_id, qty }) => [option_id, qty]));

export const quantityOf = (quantities: Quantities, optionId: number): number => quantities[optionId] ?? 0;

/** Sets one option's quantity. */
export const withQuantity = (quantities: Quantities, optionId: number, qty: number): Quantities => ({
  ...quantities,
  [optionId]: qty,
});

export const isSameSelection = (some: Quantities, others: Quantities): boolean =>
  [...Object.keys(some), ...Object.keys(others)].every(
    (id) => quantityOf(some, Number(id)) === quantityOf(others, Number(id)),
  );

/** What is chosen of one choice, in all. */
export const chosenSum = (choice: Choice, quantities: Quantities): number =>
  choice.options.reduce((sum, { id }) => sum + quantityOf(quantities, id), 0);

export const chosenOf = (choice: Choice, quantities: Quantities): Option[] =>
  choice.options.filter(({ id }) => quantityOf(quantities, id) > 0);

/** Whether one more option may be chosen besides: a combination counts as its parts, and one that is chosen already as nothing. */
export const hasRoomFor = (choice: Choice, quantities: Quantities, option: Option): boolean =>
  choice.maximum_choosable_options === null ||
  countParts([...chosenOf(choice, quantities), option]) <= choice.maximum_choosable_options;

/** Whether all that is chosen is on the menu as it was read; where not, the caterer has changed it since. */
export function isOnMenu(choices: readonly Choice[], quantities: Quantities): boolean {
  const known = new Set(choices.flatMap(({ options }) => options.map(({ id }) => id)));
  return toChosenOptions(quantities).every(({ option_id }) => known.has(option_id));
}

/** The smallest number of whole increments that is enough for everyone; of one person where nobody has said for how many. */
export const enoughFor = ({ increment_by: step }: Choice, headcount: number | null): number =>
  Math.max(1, Math.ceil((headcount ?? 1) / step)) * step;

/** One of several: the option takes the place of the others of its choice. */
export const onlyOption = (
  choice: Choice,
  quantities: Quantities,
  optionId: number,
  qty: number,
): Quantities => ({
  ...quantities,
  ...Object.fromEntries(choice.options.map(({ id }) => [id, id === optionId ? qty : 0])),
});

/** So much of a combination: of what everyone gets it takes the place of its parts, which would count once more besides. */
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

/** The way in which the chosen food comes, where the package offers a choice of it. */
export function chosenPresentation(choices: readonly Choice[], quantities: Quantities) {
  const choice = choices.find(({ choice_type }) => choice_type === 'presentation');
  return (choice && chosenOf(choice, quantities)[0]?.presentation_type) ?? null;
}

/**
 * A constant_sum choice's quantities for a headcount by largest remainder over the present ones, in whole increments;
 * evenly over all that the caterer offers where nothing is chosen. Unchanged when the headcount is no whole number of increments.
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

/** The same number of each: of those that are chosen, or of all that the caterer offers where fewer than two are. */
export function splitEvenly(choice: Choice, quantities: Quantities, headcount: number): Quantities {
  const chosen = chosenOf(choice, quantities);
  const sharing = new Set((chosen.length > 1 ? chosen : plainOptions(choice)).map(({ id }) => id));
  const even = Object.fromEntries(choice.options.map(({ id }) => [id, sharing.has(id) ? 1 : 0]));
  return redistribute(choice, { ...quantities, ...even }, headcount);
}

/** What was chosen of a choice and has no place in the quantities now, as when fewer people come than dishes were chosen. */
export const leftOut = (choice: Choice, chosen: Quantities, now: Quantities): Option[] =>
  chosenOf(choice, chosen).filter(({ id }) => quantityOf(now, id) === 0);

/** Whether anything of a choice is picked, or all of it comes with the package. */
export const isPicked = ({ has_choice, choice_type }: Choice): boolean =>
  has_choice && choice_type !== 'included';

/** Whether a choice has to be answered. */
export const mustChoose = (choice: Choice): boolean =>
  choice.has_choice && (choice.choice_type === 'presentation' || choice.proper_choice_subject !== null);

/** What makes a constant_sum choice come to the headcount: 'Add 5 servings'; null where it does, or nobody has said for how many. */
export function sumAdvice(choice: Choice, quantities: Quantities, headcount: number | null): string | null {
  const away = headcount === null ? 0 : headcount - chosenSum(choice, quantities);
  if (choice.choice_type !== 'constant_sum' || away === 0) return null;
  const number = Math.abs(away);
  const subject = number === 1 ? choice.increment_subject : choice.increment_subject_plural;
  return `${away > 0 ? 'Add' : 'Take away'} ${number} ${subject}`;
}

/**
 * Why so many of an option can't be cooked, with the nearest number that can, as the API would say it; null where they can.
 * `most` is how many of it an order takes.
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

/** What is wrong with a choice's quantities, as the API would say it; null when they can be cooked. */
export function choiceProblem(
  choice: Choice,
  quantities: Quantities,
  headcount: number | null,
): string | null {
  // Of quantities that nobody can cook the sum would only be blamed as well.
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
