import { allergen, dietWithout, withoutsIn } from './without';

const isAllergen = new RegExp(`^${allergen}$`, 'i');

/** What a text asks to exclude and the search can't: allergens by name, the rest in the person's words. */
export function notLeftOut(text: string): { allergens: string[]; wishes: string[] } {
  const found = withoutsIn(text).flatMap(({ words, things }) =>
    things.filter((each) => !dietWithout(each)).map((each) => ({ words, thing: each.toLowerCase() })),
  );
  const unique = (each: readonly string[]) => [...new Set(each)];
  return {
    allergens: unique(found.flatMap(({ thing }) => (isAllergen.test(thing) ? thing : []))),
    wishes: unique(found.flatMap(({ words, thing }) => (isAllergen.test(thing) ? [] : words))),
  };
}
