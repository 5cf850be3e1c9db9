import { enoughFor, mustChoose } from './quantities';
import { redistribute } from './redistribute';
import { type Choice, type Chosen } from './types';

/** A first selection that passes `checkQuantities` for a valid headcount and adds as little to the price as it can. */
export function defaultChoices(choices: readonly Choice[], headcount: number): Map<number, Chosen[]> {
  return new Map(choices.map((choice) => [choice.id, defaultFor(choice, headcount)]));
}

/** What of "up to two" is in the price already: as many as may be chosen, and one where nobody says how many that are. */
const paidFor = ({ choiceType, maximumChoosableOptions: most }: Choice, free: Choice['options']) =>
  free
    .filter(({ comboOf = [] }) => comboOf.length === 0)
    .slice(0, choiceType === 'choose_up_to' ? (most ?? 1) : 1);

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
      return (lowest === 0 ? paidFor(choice, cheapest) : first).map(({ id }) => ({
        optionId: id,
        qty: enoughFor(choice, headcount),
      }));
  }
}
