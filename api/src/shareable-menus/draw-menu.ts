import {
  allergens,
  dietaryNames,
  formatOrderDate,
  productName,
  type Schemas,
} from '@copper-carrot/contracts';
import { blockColor as color, drawBlocks, type Block } from '../order-papers';

/** A menu as a PDF to hang on a wall, on as many Letter sheets as it takes; the same menu has the same bytes. */
export const drawMenu = (menu: Schemas['SharedMenu'], madeAt: Date): Promise<Buffer> =>
  drawBlocks({ title: menu.name, madeAt }, blocksOf(menu));

function blocksOf({
  name,
  brand_name: brand,
  start_date: date,
  dishes,
  others,
}: Schemas['SharedMenu']): Block[] {
  const small = { font: 'regular', size: 10, color: color.soft, gap: 0 } as const;
  const where = [brand, date && formatOrderDate(date)].filter(Boolean).join(' · ');
  return [
    { said: productName, font: 'bold', size: 11, color: color.copper, gap: 0 },
    { said: name, font: 'bold', size: 26, color: color.ink, gap: 22 },
    { ...small, said: where, size: 12 },
    ...dishes.flatMap((dish): Block[] => [
      { said: dish.name, font: 'bold', size: 14, color: color.ink, gap: 16 },
      { ...small, said: dish.note },
      {
        ...small,
        said: dish.dietary_tags.map((tag) => dietaryNames[tag]).join(' · '),
      },
      { ...small, said: held(dish.allergens) },
    ]),
    ...(others.length > 0 ? [{ ...small, said: `Comes with ${others.join(', ')}.`, gap: 24 }] : []),
  ];
}

const held = (of: Schemas['SharedDish']['allergens']) =>
  of.length > 0 ? `Contains ${of.map((each) => allergens[each]).join(', ')}` : '';
