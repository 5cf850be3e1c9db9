import { comboParts } from '@copper-carrot/contracts';
import type { PackageChoice } from '../catalog';
import { invalid } from '../errors';
import { mostCombos } from '../orders';
import type { PollRules } from './answer-terms';
import type { Wish } from './wish';

/** Whether a choice can be polled: its portions add up to the headcount. */
export const isPollable = ({ choiceType, hasChoice, options }: PackageChoice): boolean =>
  choiceType === 'constant_sum' && hasChoice && options.length > 0;

/** The options that the caterer offers, without combinations. */
export const offered = ({ options }: PackageChoice) => options.filter(({ comboOf }) => comboOf.length === 0);

/** Requires that a selection is allowed in the poll; 422 by its field. */
export function requirePickable(poll: PollRules, wish: Wish): void {
  const kinds = [wish.packageItemOptionId !== null, wish.comboOf.length > 0, wish.optedOut];
  if (kinds.filter(Boolean).length !== 1)
    throw invalid(
      'package_item_option_id',
      'blank',
      'is needed: an option, a combination, or that nothing is eaten',
    );
  if (wish.optedOut) return;
  if (wish.packageItemOptionId !== null) {
    const { packageItemOptionId: id } = wish;
    if (!poll.polled.includes(id) || !poll.offered.includes(id))
      throw invalid('package_item_option_id', 'inclusion', 'is not an option of this poll');
    return;
  }
  const refuse = (code: string, sentence: string) => invalid('combo', code, sentence);
  if (!poll.comboCreationAllowed) throw refuse('not_combinable', 'can not be made in this poll');
  const most = Math.min(comboParts.most, poll.most ?? comboParts.most);
  if (wish.comboOf.length < comboParts.least)
    throw refuse('too_few', `needs ${comboParts.least} options or more`);
  if (wish.comboOf.length > most) throw refuse('too_many', `takes ${most} options at most`);
  const ids = poll.limitComboOptions ? poll.polled : poll.offered;
  if (wish.comboOf.some((id) => !ids.includes(id) || !poll.offered.includes(id)))
    throw refuse('inclusion', 'holds what can not be combined in this poll');
  const others = poll.combos.filter((combo) => combo !== wish.comboOf.join());
  if (others.length >= mostCombos)
    throw refuse('taken', 'can not be one more: please take one that others made');
}
