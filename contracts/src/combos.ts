import { allergens, dietaryTags, type Allergen, type DietaryTag } from './constants';
import type { Schemas } from './schemas';

/** So many options of one choice may share a portion. */
export const comboParts = { least: 2, most: 4 } as const;

/** What a combination is called: as the orderer says, with its parts behind it. */
export function comboName(ownName: string, parts: readonly { name: string }[]): string {
  const list = parts.map(({ name }) => name).join(' + ');
  return ownName ? `${ownName} (${list})` : list;
}

/** The marks of a shared portion: those that all of its parts carry, and the warning that one of them does. */
export const comboMarks = (parts: readonly (readonly DietaryTag[])[]): DietaryTag[] =>
  (Object.keys(dietaryTags) as DietaryTag[]).filter((tag) =>
    tag === 'contains_nuts'
      ? parts.some((marks) => marks.includes(tag))
      : parts.every((marks) => marks.includes(tag)),
  );

/** What a shared portion holds: whatever one of its parts does. */
export const comboAllergens = (parts: readonly (readonly Allergen[])[]): Allergen[] =>
  (Object.keys(allergens) as Allergen[]).filter((each) => parts.some((held) => held.includes(each)));

/** What a shared portion adds to the price, in the unit of its parts: what the dearest of them does. */
export const comboPrice = (parts: readonly { price: number }[]): number =>
  Math.max(0, ...parts.map(({ price }) => price));

/** The options of a choice that the caterer offers, and of which others can be made. */
export const plainOptions = ({ options }: Pick<Schemas['Choice'], 'options'>) =>
  options.filter(({ combo_of }) => combo_of.length === 0);

/** Whether options of a choice can share a portion. */
export const isCombinable = (choice: Schemas['Choice']): boolean =>
  choice.has_choice &&
  (choice.maximum_choosable_options ?? comboParts.least) >= comboParts.least &&
  choice.choice_type !== 'presentation' &&
  choice.choice_type !== 'included' &&
  plainOptions(choice).length >= comboParts.least;

/** How many options these come to: what is made of others is those, each once. */
export const countParts = (options: readonly Pick<Schemas['Option'], 'id' | 'combo_of'>[]): number =>
  new Set(options.flatMap(({ id, combo_of: parts }) => (parts.length > 0 ? parts : [id]))).size;
