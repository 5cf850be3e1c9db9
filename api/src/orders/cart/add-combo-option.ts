import type { Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { addCombo, comboOf, longestOptionName, type ChoiceOption } from '../../catalog';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import { forbidden, invalid, notFound } from '../../errors';
import type { Actor } from '../../http';
import { offerOfOrder } from '../assessment/load-terms';
import { whyClosed } from '../changes/why-closed';
import { lockOrder, requireKept } from '../find-order';
import { recordHistory } from '../history';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { combinableParts, mostCombos } from './combinable-parts';
import { endEarlierSubmit } from './keep-cart';
import { requireChangeable, requireReadVersion } from './read-version';

/**
 * Adds a combination of options for one order only (1 §7): for a cart from the current menu, for a submitted order from
 * the agreed one. Combining the same parts again returns the existing combination; its quantity is set with the
 * choices.
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
  /** The order version that the client read; undefined skips the check, since this overwrites nothing. */
  version: number | undefined;
  actor: Actor;
}): Promise<ChoiceOption> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    if (!orderPolicy.edit(actor, order)) throw forbidden();
    await requireCombinable(order, { version, actor }, transaction);
    const { choices } = await offerOfOrder(order, transaction);
    const choice = choices.find(({ id }) => id === choiceId);
    if (!choice) throw notFound('This choice is not on the menu.');
    const parts = combinableParts(choice, wanted);
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
    // A submitted order does not change until its modification is sent.
    if (order.isInCart)
      await recordHistory(
        { orderId, kind: 'changed', actor, details: { keys: ['package_item_option'], option_id: made.id } },
        transaction,
      );
    return made;
  });
}

/** Requires a cart with no payment in progress, or a submitted order that may still be changed (1 §4); otherwise 409. */
async function requireCombinable(
  order: Order,
  seen: { version: number | undefined; actor: Actor },
  transaction: Transaction,
): Promise<void> {
  if (order.isInCart) {
    await requireChangeable(order, seen, transaction);
    await endEarlierSubmit(order, seen.actor, transaction);
    return;
  }
  requireKept(order);
  await requireReadVersion(order, seen, transaction);
  const closed = whyClosed(order, await databaseNow(transaction));
  if (closed) throw closed;
}
