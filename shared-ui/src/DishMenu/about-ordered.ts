import type { Schemas } from '@copper-carrot/contracts';
import { containsWords } from '../format/allergens';

/** What was said of a dish that is ordered: what is added to one, whose it is, the note for the kitchen, and what is in it. */
export const aboutOrdered = ({
  modifiers,
  for_name,
  note,
  allergens,
}: Pick<Schemas['OrderedMenuItem'], 'for_name' | 'note'> &
  Partial<Pick<Schemas['OrderedMenuItem'], 'allergens'>> & {
    modifiers: readonly Pick<Schemas['OrderedMenuItem']['modifiers'][number], 'name' | 'qty'>[];
  }): string[] =>
  [
    ...modifiers.map(({ name, qty }) => (qty > 1 ? `${qty} × ${name}` : name)),
    for_name && `for ${for_name}`,
    note && `“${note}”`,
    allergens && containsWords(allergens),
  ].filter((words): words is string => Boolean(words));
