import { dietaryNames, type DietaryTag } from '@copper-carrot/contracts';

/** Words that begin with a capital. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The dietary marks of a dish for people; empty without any. */
export const dietWords = (tags: readonly DietaryTag[]): string =>
  tags
    .filter((tag) => tag !== 'contains_nuts')
    .map((tag) => dietaryNames[tag])
    .join(', ');
