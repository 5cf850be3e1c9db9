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
  from: 'package_categories c',
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
