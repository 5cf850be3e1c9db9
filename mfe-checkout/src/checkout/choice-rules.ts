import { countParts, type Schemas } from '@copper-carrot/contracts';
import { count } from '@copper-carrot/shared-ui/words';

export type Chosen = NonNullable<Schemas['OrderChanges']['chosen_options']>;

/** How many of an option are chosen. */
export const quantityOf = (chosen: Chosen, optionId: number): number =>
  chosen.find(({ option_id }) => option_id === optionId)?.qty ?? 0;

/** The selection with another quantity of one option; none is left out. */
export function withQuantity(chosen: Chosen, optionId: number, qty: number): Chosen {
  const others = chosen.filter(({ option_id }) => option_id !== optionId);
  return qty > 0 ? [...others, { option_id: optionId, qty }] : others;
}

/** Whether all that is chosen is on the menu as it was read; where not, the caterer has changed it since. */
export const isOnMenu = (choices: readonly Schemas['Choice'][], chosen: Chosen): boolean =>
  chosen.every(({ option_id }) => choices.some(({ options }) => options.some(({ id }) => id === option_id)));

/**
 * The selection with a combination that was added. Of what everyone gets it takes the place of its parts, which would count
 * once more besides.
 */
export function withCombo(
  { choice_type }: Schemas['Choice'],
  chosen: Chosen,
  { id, combo_of: parts }: Pick<Schemas['Option'], 'id' | 'combo_of'>,
  qty: number,
): Chosen {
  const others =
    choice_type === 'choose_up_to' ? chosen.filter(({ option_id }) => !parts.includes(option_id)) : chosen;
  return withQuantity(others, id, qty);
}

export const sumOf = (choice: Schemas['Choice'], chosen: Chosen): number =>
  choice.options.reduce((sum, { id }) => sum + quantityOf(chosen, id), 0);

const nameOf = ({ proper_choice_subject: subject, description }: Schemas['Choice']) => {
  const name = subject ?? description;
  return name.charAt(0).toUpperCase() + name.slice(1);
};

export const mustChoose = (choice: Schemas['Choice']): boolean =>
  choice.has_choice && (choice.choice_type === 'presentation' || choice.proper_choice_subject !== null);

/** How many options of a choice are chosen: what is made of others is those, each once. */
export const countOptions = (choice: Schemas['Choice'], chosen: Chosen): number =>
  countParts(choice.options.filter(({ id }) => quantityOf(chosen, id) > 0));

/** What is wrong with a choice's quantities, as the API would say it; null when they can be cooked. */
export function choiceProblem(
  choice: Schemas['Choice'],
  headcount: number | null,
  chosen: Chosen,
): string | null {
  const picked = choice.options.filter(({ id }) => quantityOf(chosen, id) > 0);
  if (choice.choice_type === 'constant_sum') return sumProblem(choice, headcount, chosen);
  if (choice.choice_type === 'presentation') {
    return picked.length === 1 ? null : 'Choose how the food should come.';
  }
  const maximum = choice.maximum_choosable_options;
  if (maximum !== null && countOptions(choice, chosen) > maximum)
    return `${nameOf(choice)}: choose ${maximum} at most.`;
  if (picked.length === 0 && mustChoose(choice)) return `${nameOf(choice)}: choose at least one.`;
  return null;
}

function sumProblem(choice: Schemas['Choice'], headcount: number | null, chosen: Chosen): string | null {
  if (headcount === null) return null;
  const away = headcount - sumOf(choice, chosen);
  if (away === 0) return null;
  const amount = count(Math.abs(away), choice.increment_subject, choice.increment_subject_plural);
  return away > 0 ? `Add ${amount} to make ${headcount}.` : `Take away ${amount} to make ${headcount}.`;
}

/** How many of an option stand for everyone, in whole increments. */
export const enoughFor = (choice: Schemas['Choice'], headcount: number | null): number =>
  Math.max(1, Math.ceil((headcount ?? 1) / choice.increment_by)) * choice.increment_by;
