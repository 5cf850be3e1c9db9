import type { Layout, PictureRecipe } from '../pictures';
import type { PackageCategory, Presentation } from '../places';
import { glyphWords } from './food-glyphs';

/** The package style (see the templates' list) that a name speaks of. */
export function templateOf(name: string, category: PackageCategory): number {
  if (/\bbar\b|build-your-own|line$|cart$|stand$/i.test(name)) return 1;
  if (/\bboards?\b|grazing/i.test(name)) return 6;
  if (category.presentationType === 'individual' || /box|bowl/i.test(name))
    return /bowl/i.test(name) ? 4 : /dessert|snack/.test(category.mealType) ? 10 : 3;
  if (/sandwich|wrap|bánh mì|deli|bagel|panini/i.test(name)) return 7;
  if (/pastry|croissant|cookie|cupcake|tart|pie by|baklava|petit|cake|bakery|continental/i.test(name))
    return 8;
  if (/platter|fruit|crudités|sushi|dip/i.test(name)) return 5;
  if (/grill table|banquet|supper/i.test(name)) return 9;
  return 2;
}

const layoutByTemplate: Record<number, Layout> = {
  1: 'bar', 2: 'trays', 3: 'boxes', 4: 'bowls', 5: 'board', 6: 'board', 7: 'trays', 8: 'tiers', 9: 'trays', 10: 'boxes',
}; // prettier-ignore

export function layoutOf(template: number, presentation: Presentation, category: PackageCategory): Layout {
  if (presentation === 'mixed' && template === 2) return category.id % 2 === 0 ? 'bar' : 'trays';
  return layoutByTemplate[template] ?? 'plate';
}

/** How many dishes a layout has room for. */
export const dishesShown = (layout: Layout): number => (layout === 'trays' || layout === 'bar' ? 3 : 4);

const layoutWords: Record<string, string> = {
  trays: 'serving trays on a laid table with',
  bar: 'a row of bowls and platters with',
  board: 'a wooden board with',
  boxes: 'open meal boxes with',
  bowls: 'bowls seen from above with',
  tiers: 'cake stands with',
  plate: 'a plate with',
};
export const altOf = (name: string, { layout, glyphs, garnish }: PictureRecipe) =>
  `${name}: ${layoutWords[layout] ?? 'a table with'} ${glyphWords(glyphs)}, garnished with ${glyphWords(garnish)}`;
