import type { Schemas } from './schemas';

/** How many options of a choice can share a portion. */
export const comboParts = { least: 2, most: 4 } as const;

/** The caterer's own options of a choice, without combinations. */
export const plainOptions = ({ options }: Pick<Schemas['Choice'], 'options'>) =>
  options.filter(({ combo_of }) => combo_of.length === 0);

/** Whether a choice's options can be combined; add-ons are paid by the piece and can't. */
export const isCombinable = (choice: Schemas['Choice']): boolean =>
  choice.has_choice &&
  (choice.maximum_choosable_options ?? comboParts.least) >= comboParts.least &&
  (choice.choice_type === 'constant_sum' || choice.choice_type === 'choose_up_to') &&
  plainOptions(choice).length >= comboParts.least;

/** How many distinct options these include, with combinations as their parts. */
export const countParts = (options: readonly Pick<Schemas['Option'], 'id' | 'combo_of'>[]): number =>
  new Set(options.flatMap(({ id, combo_of: parts }) => (parts.length > 0 ? parts : [id]))).size;
