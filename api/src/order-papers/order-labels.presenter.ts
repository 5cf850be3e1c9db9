import { dietaryNames, stoppedStatuses } from '@copper-carrot/contracts';
import type { LoadedOrder } from '../orders';
import { allergensInWords, presentLabels, type Label, type LabelSheets } from './label.presenter';
import type { LoadedLabels } from './load-labels';

/** An order with the labels of the person who ordered it. */
export interface LoadedOrderLabels extends Omit<LoadedLabels, 'order'> {
  order: LoadedOrder;
}

/** A label for each portion that is somebody's own; of food for everybody, one for each dish to stand beside it. */
export function presentOrderLabels(loaded: LoadedOrderLabels): LabelSheets {
  const { order } = loaded;
  if (order.status === 'in_cart' || stoppedStatuses.includes(order.status))
    return { ...presentLabels(loaded), labels: [] };
  const sheets = presentLabels(loaded);
  const own = [...sheets.labels, ...ofMenu(order)];
  return { ...sheets, labels: own.length > 0 ? own : besideDishes(order) };
}

const ofMenu = ({ dishes }: LoadedOrder): Label[] =>
  dishes.flatMap((dish) =>
    Array.from({ length: dish.qty }, () => ({
      name: dish.forName,
      dish: [dish.name, ...dish.modifiers.map(({ name }) => name)].join(', '),
      ...inWords(dish.dietaryTags, dish.allergens),
      note: dish.note,
      warning: '',
    })),
  );

function besideDishes({ chosen, included }: LoadedOrder): Label[] {
  const options = chosen.filter(({ choiceType, qty }) => choiceType !== 'presentation' && qty > 0);
  const dishes = [
    ...options.map(({ name, dietaryTags, allergens }) => ({ name, dietaryTags, allergens })),
    ...(included?.dishes ?? []),
  ];
  return dishes.map(({ name, dietaryTags, allergens }) => ({
    ...{ name: null, dish: name, note: '', warning: '' },
    ...inWords(dietaryTags ?? [], allergens ?? []),
  }));
}

const inWords = (
  tags: LoadedOrder['dishes'][number]['dietaryTags'],
  held: LoadedOrder['dishes'][number]['allergens'],
) => ({
  marks: tags.map((tag) => dietaryNames[tag]).join(' · '),
  allergens: allergensInWords(held, null),
});
