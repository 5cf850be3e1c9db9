import type { Schemas } from './schemas';

/** So many options of one choice may share a portion. */
export const comboParts = { least: 2, most: 4 } as const;

/** The options of a choice that the caterer offers, and of which others can be made. */
export const plainOptions = ({ options }: Pick<Schemas['Choice'], 'options'>) =>
  options.filter(({ combo_of }) => combo_of.length === 0);

/** Whether options of a choice can share a portion: an addition is paid for by the piece. */
export const isCombinable = (choice: Schemas['Choice']): boolean =>
  choice.has_choice &&
  (choice.maximum_choosable_options ?? comboParts.least) >= comboParts.least &&
  (choice.choice_type === 'constant_sum' || choice.choice_type === 'choose_up_to') &&
  plainOptions(choice).length >= comboParts.least;

/** How many options these come to: what is made of others is those, each once. */
export const countParts = (options: readonly Pick<Schemas['Option'], 'id' | 'combo_of'>[]): number =>
  new Set(options.flatMap(({ id, combo_of: parts }) => (parts.length > 0 ? parts : [id]))).size;
