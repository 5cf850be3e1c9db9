import { sharedOut, type Schemas } from '@copper-carrot/contracts';
import { type Chosen, enoughFor, quantityOf } from './choice-rules';
import { faultOf } from './fields';

type Range = Pick<
  NonNullable<Schemas['Order']['package']>,
  'minimum_headcount' | 'maximum_headcount' | 'increment_by'
>;

/** Why a package can't be ordered for this many people, naming a headcount that would do; null when it can. */
export function headcountProblem(range: Range | null, headcount: number | null): string | null {
  if (headcount === null) return 'Please say how many people you are ordering for.';
  if (range === null) return faultOf('headcount', headcount) ?? null;
  const { minimum_headcount: minimum, increment_by: step } = range;
  const largest = minimum + Math.floor((range.maximum_headcount - minimum) / step) * step;
  if (headcount < minimum) return `The headcount must be at least ${minimum}.`;
  if (headcount > largest) return `The headcount must be at most ${largest}.`;
  const next = minimum + Math.ceil((headcount - minimum) / step) * step;
  return next === headcount
    ? null
    : `The headcount goes in steps of ${step}; the next possible one is ${next}.`;
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

/** Whether quantities move with the headcount at all: those that a poll counts are the poll's. */
export const movesQuantities = (choices: readonly Schemas['Choice'][], pollCode: string | null): boolean =>
  pollCode === null &&
  choices.some(({ choice_type }) => choice_type === 'constant_sum' || choice_type === 'choose_up_to');

/**
 * How the chosen quantities would move: those that make up the headcount by largest remainder over those chosen by hand,
 * in whole increments; those that are for everyone to enough for everyone.
 */
export function redistributed(
  choices: readonly Schemas['Choice'][],
  chosen: Chosen,
  headcount: number,
  /** What was chosen by hand, where a headcount has moved it since. */
  byHand: Chosen = chosen,
): QuantityChange[] {
  return choices.flatMap((choice) => {
    const present = choice.options.filter(({ id }) => quantityOf(byHand, id) > 0);
    const change = ({ id, name }: { id: number; name: string }, to: number) => ({
      optionId: id,
      name,
      from: quantityOf(chosen, id),
      to,
    });
    if (choice.choice_type === 'choose_up_to')
      return present.map((option) => change(option, enoughFor(choice, headcount)));
    if (choice.choice_type !== 'constant_sum') return [];
    const taking = present.length > 0 ? present : choice.options;
    const weights = taking.map(({ id }) => quantityOf(byHand, id));
    const shares = sharedOut(Math.floor(headcount / choice.increment_by), weights);
    return taking.map((option, index) => change(option, (shares[index] ?? 0) * choice.increment_by));
  });
}

/** The same number of each for the headcount: of those that are chosen, or of all on the menu where fewer than two are. */
export function splitEvenly(choice: Schemas['Choice'], chosen: Chosen, headcount: number): Chosen {
  const picked = choice.options.filter(({ id }) => quantityOf(chosen, id) > 0);
  const sharing = picked.length > 1 ? picked : choice.options.filter(({ combo_of }) => combo_of.length === 0);
  const shares = sharedOut(
    Math.floor(headcount / choice.increment_by),
    sharing.map(() => 1),
  );
  return [
    ...chosen.filter(({ option_id }) => choice.options.every(({ id }) => id !== option_id)),
    ...sharing.flatMap(({ id }, index) => {
      const qty = (shares[index] ?? 0) * choice.increment_by;
      return qty > 0 ? [{ option_id: id, qty }] : [];
    }),
  ];
}

/** What was chosen by hand, under what is typed and not saved yet: a choice that is typed as it is saved is as it was. */
export function chosenByHand(
  choices: readonly Schemas['Choice'][],
  order: Pick<Schemas['Order'], 'chosen_options' | 'kept_options'>,
  pending: Chosen | undefined,
): Chosen | undefined {
  const kept = order.kept_options;
  if (!pending || !kept) return pending ?? kept ?? undefined;
  return choices.flatMap(({ options }) => {
    const isTyped = options.some(
      ({ id }) => quantityOf(pending, id) !== quantityOf(order.chosen_options, id),
    );
    return (isTyped ? pending : kept).filter(({ option_id }) => options.some(({ id }) => id === option_id));
  });
}
