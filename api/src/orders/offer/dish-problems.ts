import { errorCodes } from '@copper-carrot/contracts';
import type { Dish } from '../../catalog';
import { refused, type ApiError } from '../../errors';
import { mostDishes, mostOfADish } from './dish.schemas';
import { additionsOf, type OrderedDish } from './ordered-dish';

const refuse = (field: string, code: string, sentence: string) =>
  refused(field, code, sentence, errorCodes.submit.invalid);

/** Whether a problem is about an order's dishes. */
export const isAboutDishes = ({ details: { fields = {} } }: ApiError): boolean =>
  Object.keys(fields).some((field) => field.startsWith('menu_items'));

/** Problems of dishes that are not on the menu, or not in this form; each names its line and a valid value. */
export function dishProblems(menu: readonly Dish[], lines: readonly OrderedDish[]): ApiError[] {
  const byId = new Map(menu.map((dish) => [dish.id, dish]));
  const tooMany =
    lines.length > mostDishes
      ? [refuse('menu_items', 'less_than_or_equal_to', `An order has ${mostDishes} lines at most.`)]
      : [];
  return [
    ...tooMany,
    ...lines.flatMap((line, index) => lineProblems(byId.get(line.menuItemId), line, index)),
  ];
}

function lineProblems(dish: Dish | undefined, line: OrderedDish, index: number): ApiError[] {
  const field = `menu_items.${index}`;
  if (!dish)
    return [
      refuse(
        `${field}.menu_item_id`,
        'inclusion',
        `${line.name || 'One of the dishes'} is not on this menu any more. Please take it off your order.`,
      ),
    ];
  const problems: ApiError[] = [];
  if (line.qty > mostOfADish)
    problems.push(
      refuse(`${field}.qty`, 'less_than_or_equal_to', `${dish.name}: ${mostOfADish} are the most.`),
    );
  const known = new Set(dish.modifierGroups.flatMap(({ modifiers }) => modifiers.map(({ id }) => id)));
  const strange = line.modifiers.filter(({ modifierId }) => !known.has(modifierId));
  if (strange.length > 0) {
    const what = additionsOf({ modifiers: strange.filter(({ name }) => name !== '') });
    const sentence = `${what || 'One of the additions'} is not offered with ${dish.name} any more. Please take it off.`;
    problems.push(refuse(`${field}.modifiers`, 'inclusion', sentence));
  }
  for (const { name, minimum, maximum, modifiers } of dish.modifierGroups) {
    const ids = new Set(modifiers.map(({ id }) => id));
    const taken = line.modifiers
      .filter(({ modifierId }) => ids.has(modifierId))
      .reduce((sum, { qty }) => sum + qty, 0);
    const says = (code: string, sentence: string) =>
      problems.push(refuse(`${field}.modifiers`, code, `${dish.name}: ${sentence}`));
    if (taken < minimum)
      says('greater_than', `please choose at least ${minimum === 1 ? 'one' : minimum} of ${name}.`);
    if (taken > maximum) says('less_than_or_equal_to', `please choose at most ${maximum} of ${name}.`);
  }
  return problems;
}
