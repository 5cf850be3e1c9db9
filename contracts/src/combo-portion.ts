import { allergens, dietaryTags, type Allergen, type DietaryTag } from './constants';

// Beside the rules of combining, and not among them: a page needs these once something is combined.

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

const endedBy: Partial<Record<DietaryTag, readonly Allergen[]>> = {
  vegetarian: ['fish', 'shellfish'],
  vegan: ['milk', 'eggs', 'fish', 'shellfish'],
  gluten_free: ['wheat'],
  dairy_free: ['milk'],
};
/** Those of a dish's marks that still hold of what it contains with all that is added to it. */
export const marksBeside = (tags: readonly DietaryTag[], held: readonly Allergen[]): DietaryTag[] =>
  tags.filter((tag) => !endedBy[tag]?.some((each) => held.includes(each)));

/** What a shared portion adds to the price, in the unit of its parts: what the dearest of them does. */
export const comboPrice = (parts: readonly { price: number }[]): number =>
  Math.max(0, ...parts.map(({ price }) => price));
