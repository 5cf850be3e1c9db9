import type { Schemas } from '@copper-carrot/contracts';
import {
  addCombo,
  comboOf,
  comboParts,
  longestOptionName,
  type ChoiceOption,
  type PackageChoice,
} from '../../catalog';
import { database } from '../../database';
import { invalid, notFound } from '../../errors';
import type { Actor } from '../../http';
import { offerOfOrder } from '../assessment/load-terms';
import { lockOrder } from '../find-order';
import { recordHistory } from '../history';
import { requireNotOnItsWay } from './keep-cart';
import { requireChangeable } from './patch-order';

/** More than anybody eats; fewer than would make a menu slow. */
const mostCombos = 30;

/**
 * Adds a combination of a choice's options to it, for one cart alone (1 §7). The same parts again are the combination that
 * they already are; how many of it are wanted is said with the choices.
 */
export async function addComboOption({
  orderId,
  choiceId,
  option: { name = '', combo_of: wanted },
  version,
  actor,
}: {
  orderId: number;
  choiceId: number;
  option: Schemas['ComboOption'];
  /** The version of the order that was read; undefined is not looked at, since this overwrites nothing. */
  version: number | undefined;
  actor: Actor;
}): Promise<ChoiceOption> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    await requireChangeable(order, { version, actor }, transaction);
    await requireNotOnItsWay(order, transaction);
    const { choices } = await offerOfOrder(order, transaction);
    const choice = choices.find(({ id }) => id === choiceId);
    if (!choice) throw notFound('This choice is not on the menu.');
    const parts = partsOf(choice, wanted);
    const ownName = name.trim();
    const combos = choice.options.filter((option) => option.comboOf.length > 0);
    const same = combos.find(
      ({ comboOf: of }) => of.length === parts.length && of.every((id) => wanted.includes(id)),
    );
    if (same) return same;
    if (combos.length >= mostCombos)
      throw invalid('combo_of', 'too_many', `can be combined in ${mostCombos} ways at most`);
    if (comboOf(ownName, parts).name.length > longestOptionName)
      throw invalid('name', 'too_long', 'is too long with the names of what is combined');
    const made = await addCombo({ orderId, choice, ownName, parts }, transaction);
    await recordHistory(
      { orderId, kind: 'changed', actor, details: { keys: ['package_item_option'], option_id: made.id } },
      transaction,
    );
    return made;
  });
}

/** What is combined, in the menu's own sequence. */
function partsOf(choice: PackageChoice, wanted: readonly number[]): ChoiceOption[] {
  const takesOne =
    choice.maximumChoosableOptions !== null && choice.maximumChoosableOptions < comboParts.least;
  if (
    !choice.hasChoice ||
    choice.choiceType === 'presentation' ||
    choice.choiceType === 'included' ||
    takesOne
  )
    throw invalid('combo_of', 'not_combinable', 'can not be combined in this choice');
  if (wanted.length < comboParts.least)
    throw invalid('combo_of', 'too_few', `needs ${comboParts.least} options or more`);
  const most = Math.min(comboParts.most, choice.maximumChoosableOptions ?? comboParts.most);
  if (wanted.length > most) throw invalid('combo_of', 'too_many', `takes ${most} options at most`);
  const parts = choice.options.filter(({ id, comboOf: of }) => wanted.includes(id) && of.length === 0);
  if (parts.length < wanted.length)
    throw invalid('combo_of', 'unknown', 'holds an option that this choice does not have');
  return parts;
}
