import { type Allergen, type DietaryTag } from '@copper-carrot/contracts';

/** By allergen the words of a dish that has it, and the marks of those that have not. */
const words: readonly (readonly [Allergen, RegExp, readonly DietaryTag[]])[] = [
  ['milk', /./, ['dairy_free', 'vegan']],
  [
    'eggs',
    /egg|mayo|aioli|hollandaise|frittata|quiche|custard|meringue|pancake|waffle|cake|brioche|cookie|crème|macaron|tart|profiterole|éclair/,
    ['vegan'],
  ],
  [
    'fish',
    /salmon|trout|\blox\b|tuna|snapper|fish|\bcod\b|anchov|caesar|worcestershire|bonito/,
    ['vegetarian'],
  ],
  ['shellfish', /shrimp|prawn|crab|lobster|crawfish/, ['vegetarian']],
  ['peanuts', /peanut|satay/, []],
  ['tree_nuts', /walnut|almond|cashew|pistachio|pecan|hazelnut|macadamia|praline|frangipane|baklava/, []],
  ['wheat', /./, ['gluten_free']],
  ['soy', /soy|tofu|miso|edamame|tempeh|teriyaki|hoisin|gochujang|bulgogi|ponzu/, []],
  ['sesame', /sesame|tahini|hummus|baba|halva|benne|za[’']atar/, []],
];

/** What a kitchen of the demo says is in a dish: by its words, and never against its marks. */
export function allergensIn(text: string, tags: readonly DietaryTag[]): Allergen[] {
  const isNut = (allergen: Allergen) => allergen === 'peanuts' || allergen === 'tree_nuts';
  const found = words
    .filter(([, word, marks]) => word.test(text.toLowerCase()) && !marks.some((mark) => tags.includes(mark)))
    .map(([allergen]) => allergen)
    .filter((allergen) => !isNut(allergen) || tags.includes('contains_nuts'));
  if (tags.includes('contains_nuts') && !found.some(isNut)) return [...found, 'tree_nuts'];
  return found;
}
