import { allergens, dietaryTags, type Allergen, type DietaryTag } from './constants';

// Separate from the combining rules, as a page loads these only once something is combined.

/** The name of a combination: the person's, followed by the parts. */
export function comboName(ownName: string, parts: readonly { name: string }[]): string {
  const list = parts.map(({ name }) => name).join(' + ');
  return ownName ? `${ownName} (${list})` : list;
}

/** The marks of a combination: those of all its parts, and a warning of any. */
export const comboMarks = (parts: readonly (readonly DietaryTag[])[]): DietaryTag[] =>
  (Object.keys(dietaryTags) as DietaryTag[]).filter((tag) =>
    tag === 'contains_nuts'
      ? parts.some((marks) => marks.includes(tag))
      : parts.every((marks) => marks.includes(tag)),
  );

/** The allergens of a combination: those of any part. */
export const comboAllergens = (parts: readonly (readonly Allergen[])[]): Allergen[] =>
  (Object.keys(allergens) as Allergen[]).filter((each) => parts.some((held) => held.includes(each)));

const endedBy: Partial<Record<DietaryTag, readonly Allergen[]>> = {
  vegetarian: ['fish', 'shellfish'],
  vegan: ['milk', 'eggs', 'fish', 'shellfish'],
  gluten_free: ['wheat'],
  dairy_free: ['milk'],
};
/** The marks of a dish that remain true with the allergens of its modifiers. */
export const marksBeside = (tags: readonly DietaryTag[], held: readonly Allergen[]): DietaryTag[] =>
  tags.filter((tag) => !endedBy[tag]?.some((each) => held.includes(each)));

/** The surcharge of a combination: that of its dearest part. */
export const comboPrice = (parts: readonly { price: number }[]): number =>
  Math.max(0, ...parts.map(({ price }) => price));
