import { comboParts } from '@copper-carrot/contracts';
import { partsIn, type ChoiceOption, type PackageChoice } from '../../catalog';
import { invalid } from '../../errors';

/** The most combinations per choice; more would make the menu slow to read. */
export const mostCombos = 30;

/** The options of a combination in menu order; 422 by `field` if they can't be combined. */
export function combinableParts(
  choice: PackageChoice,
  wanted: readonly number[],
  field = 'combo_of',
): ChoiceOption[] {
  const takesOne =
    choice.maximumChoosableOptions !== null && choice.maximumChoosableOptions < comboParts.least;
  // Add-ons are paid per piece, so they are not portions that could be shared.
  const shares = choice.choiceType === 'constant_sum' || choice.choiceType === 'choose_up_to';
  if (!choice.hasChoice || !shares || takesOne)
    throw invalid(field, 'not_combinable', 'can not be combined in this choice');
  if (wanted.length < comboParts.least)
    throw invalid(field, 'too_few', `needs ${comboParts.least} options or more`);
  const most = Math.min(comboParts.most, choice.maximumChoosableOptions ?? comboParts.most);
  if (wanted.length > most) throw invalid(field, 'too_many', `takes ${most} options at most`);
  const parts = partsIn(choice, wanted);
  if (parts.length < wanted.length)
    throw invalid(field, 'unknown', 'holds an option that this choice does not have');
  return parts;
}
