import { enoughFor, mustChoose } from './quantities';
import { redistribute } from './redistribute';
import { type Choice, type Chosen } from './types';

/** A first selection that passes `checkQuantities` for a valid headcount and adds as little to the price as it can. */
export function defaultChoices(choices: readonly Choice[], headcount: number): Map<number, Chosen[]> {
  return new Map(choices.map((choice) => [choice.id, defaultFor(choice, headcount)]));
}

/** The same of one choice; nothing where nothing has to be chosen. */
export function defaultFor(choice: Choice, headcount: number): Chosen[] {
  if (!mustChoose(choice) && choice.choiceType !== 'constant_sum') return [];
  const lowest = Math.min(...choice.options.map(({ priceCents }) => priceCents));
  const cheapest = choice.options.filter(({ priceCents }) => priceCents === lowest);
  const first = cheapest.slice(0, 1);
  switch (choice.choiceType) {
    case 'constant_sum':
      return redistribute({ ...choice, options: cheapest }, [], headcount) ?? [];
    case 'presentation':
      return first.map(({ id }) => ({ optionId: id, qty: 1 }));
    default:
      return first.map(({ id }) => ({ optionId: id, qty: enoughFor(choice, headcount) }));
  }
}
