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

/** The smallest headcount, from the given one up, for which the package is sold. */
export const nextHeadcount = (
  { minimum_headcount: least, increment_by: step }: HeadcountRange,
  people: number,
): number => least + Math.ceil(Math.max(0, people - least) / step) * step;

/** Why a package can't be ordered for this headcount, with a headcount that can; null if it can. */
export function headcountProblem(range: HeadcountRange | null, headcount: number | null): string | null {
  if (headcount === null) return headcountMissing;
  if (range === null) return faultOf('headcount', headcount) ?? null;
  const fault = headcountFault(range, headcount);
  return fault && fieldSentence('The headcount', fault.words);
}

/**
 * Whether a new headcount is confirmed before it is saved (1 §4): quantities change and no poll
 * counts them.
 */
export const needsConfirmation = (choices: readonly Schemas['Choice'][], pollCode: string | null): boolean =>
  pollCode === null && choices.some(({ choice_type }) => choice_type === 'constant_sum');

export interface QuantityChange {
  optionId: number;
  name: string;
  from: number;
  to: number;
}

/**
 * Whether a new headcount changes any quantity; the API keeps at least the quantities that a poll
 * counts.
 */
export const movesQuantities = (choices: readonly Schemas['Choice'][]): boolean =>
  choices.some(({ choice_type }) => choice_type === 'constant_sum' || choice_type === 'choose_up_to');

/**
 * Recalculates quantities for a new headcount: choices that sum to the headcount by largest
 * remainder in whole increments, choices for everyone to at least the headcount.
 */
export function redistributed(
  choices: readonly Schemas['Choice'][],
  quantities: Quantities,
  headcount: number,
  /** The quantities chosen by hand, if a headcount has changed them since. */
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

/** The hand-chosen quantities of the order with unsaved ones applied. */
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
