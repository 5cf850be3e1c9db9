import {
  type ChosenOptions,
  chosenOf,
  enoughFor,
  fieldSentence,
  fromChosenOptions,
  headcountFault,
  headcountMissing,
  type HeadcountRange,
  type Quantities,
  quantityOf,
  redistribute,
  type Schemas,
} from '@copper-carrot/contracts';
import { faultOf } from './fields';

/** The nearest headcount from so many on that a package is sold for. */
export const nextHeadcount = (
  { minimum_headcount: least, increment_by: step }: HeadcountRange,
  people: number,
): number => least + Math.ceil(Math.max(0, people - least) / step) * step;

/** Why a package can't be ordered for this many people, naming a headcount that would do; null when it can. */
export function headcountProblem(range: HeadcountRange | null, headcount: number | null): string | null {
  if (headcount === null) return headcountMissing;
  if (range === null) return faultOf('headcount', headcount) ?? null;
  const fault = headcountFault(range, headcount);
  return fault && fieldSentence('The headcount', fault.words);
}

/** Whether a new headcount is shown and confirmed before it is saved (1 §4): quantities have to move, and no poll counts them. */
export const needsConfirmation = (choices: readonly Schemas['Choice'][], pollCode: string | null): boolean =>
  pollCode === null && choices.some(({ choice_type }) => choice_type === 'constant_sum');

export interface QuantityChange {
  optionId: number;
  name: string;
  from: number;
  to: number;
}

/** Whether quantities move with the headcount at all; of what a poll counts the API leaves no fewer than were picked. */
export const movesQuantities = (choices: readonly Schemas['Choice'][]): boolean =>
  choices.some(({ choice_type }) => choice_type === 'constant_sum' || choice_type === 'choose_up_to');

/**
 * How the chosen quantities would move: those that make up the headcount by largest remainder over those chosen by hand,
 * in whole increments; those that are for everyone to enough for everyone.
 */
export function redistributed(
  choices: readonly Schemas['Choice'][],
  quantities: Quantities,
  headcount: number,
  /** What was chosen by hand, where a headcount has moved it since. */
  byHand: Quantities = quantities,
): QuantityChange[] {
  return choices.flatMap((choice) => {
    const next =
      choice.choice_type === 'choose_up_to'
        ? Object.fromEntries(chosenOf(choice, byHand).map(({ id }) => [id, enoughFor(choice, headcount)]))
        : choice.choice_type === 'constant_sum' && redistribute(choice, byHand, headcount);
    if (!next) return [];
    return choice.options
      .filter(({ id }) => quantityOf(byHand, id) > 0 || quantityOf(next, id) > 0)
      .map(({ id, name }) => ({
        optionId: id,
        name,
        from: quantityOf(quantities, id),
        to: quantityOf(next, id),
      }));
  });
}

/** What was chosen by hand, under what is typed and not saved yet: a choice that is typed as it is saved is as it was. */
export function chosenByHand(
  choices: readonly Schemas['Choice'][],
  order: Pick<Schemas['Order'], 'chosen_options' | 'kept_options'>,
  pending: ChosenOptions | undefined,
): Quantities | undefined {
  const kept = order.kept_options && fromChosenOptions(order.kept_options);
  const typed = pending && fromChosenOptions(pending);
  if (!typed || !kept) return typed ?? kept ?? undefined;
  const saved = fromChosenOptions(order.chosen_options);
  return choices.reduce<Quantities>((all, { options }) => {
    const isTyped = options.some(({ id }) => quantityOf(typed, id) !== quantityOf(saved, id));
    const from = isTyped ? typed : kept;
    return { ...all, ...Object.fromEntries(options.map(({ id }) => [id, quantityOf(from, id)])) };
  }, {});
}
