import type { List, MealType, PresentationType, Schemas } from '@copper-carrot/contracts';
import { actingBrand, defineList, presentList, type Actor, type Paging } from '../../http';
import { column } from '../../prepared';

const categories = defineList({
  name: 'package-categories',
  columns: {
    id: 'int4',
    label: 'text',
    package_type: column<MealType>('text'),
    presentation_type: column<PresentationType>('text'),
  },
  select: 'c.id, c.label, c.meal_type as package_type, c.presentation_type',
  // The ones below 1 stand for several kinds at once, which a search asks for and no package has.
  from: 'package_categories c where c.id > 0',
  order: 'c.label',
  key: 'c.id',
});

/** The kinds of packages, for the people of a brand. */
export async function listPackageCategories(
  page: Paging,
  actor: Actor,
): Promise<List<Schemas['PackageCategory']>> {
  actingBrand(actor);
  return presentList(await categories.page([], page), (row) => row);
}
