import type { Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { User } from '../../accounts';
import { carriedOver } from '../../choices';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import { forbidden } from '../../errors';
import type { Actor } from '../../http';
import { coinsPpm } from '../../pricing';
import { priceNow } from '../assessment/assess-order';
import type { Assessment } from '../assessment/assessment';
import { loadTerms } from '../assessment/load-terms';
import { isOfAnotherMenu } from '../assessment/menu-changed';
import { presentPricing } from '../assessment/price-terms';
import { lockOrder } from '../find-order';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { ChosenOption } from '../order-lines.model';
import { endOutgrownBypass } from '../payment/outgrown-bypass';
import { changesOf } from './choice-changes';
import { endEarlierSubmit, keepCart } from './keep-cart';
import { requireChangeable, requireVersionOfDirect } from './read-version';

interface ResetRequest {
  orderId: number;
  actor: Actor;
  /** False only previews the reset. */
  persist: boolean;
  /** The version of the order that the client read. */
  version: number | undefined;
}

/** Updates a cart's choices to the current menu (1 §7): options that are still offered stay, and each change is listed. */
export async function resetChoices({
  orderId,
  actor,
  persist,
  version,
}: ResetRequest): Promise<Schemas['ChoicesReset']> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    if (persist) requireVersionOfDirect(order, version);
    if (!orderPolicy.edit(actor, order)) throw forbidden();
    await requireChangeable(order, { version, actor }, transaction);
    const terms = await loadTerms(order, transaction);
    const hasChanged = isOfAnotherMenu(order, terms);
    const before = await ChosenOption.findAll({ where: { orderId }, order: ['id'], transaction });
    const chosen = carriedOver(terms.offer.choices, order.chosenByHand ?? terms.chosen, order.headcount);
    const owner = await User.findByPk(order.userId, { transaction, rejectOnEmpty: true });
    const now = await databaseNow(transaction);
    const priced = await priceNow({ ...terms, chosen }, { now, transaction });
    const assessment = endOutgrownBypass(order, priced, actor);
    if (persist) await take(order, assessment, actor, transaction);
    return {
      id: order.id,
      lock_version: order.lockVersion,
      has_changed: hasChanged,
      choices: changesOf(terms.offer.choices, before, chosen),
      pricing: presentPricing(assessment.priced, {
        headcount: order.headcount,
        awardsMultiplierPpm: coinsPpm(owner),
      }),
    };
  });
}

async function take(order: Order, assessment: Assessment, actor: Actor, transaction: Transaction) {
  await endEarlierSubmit(order, actor, transaction);
  const { choiceVersion } = assessment.terms.offer;
  order.set({
    choiceVersion,
    // Quantities from before a headcount change referred to the old menu.
    chosenByHand: null,
  });
  await keepCart(order, assessment, { actor, keys: ['choice_version', 'chosen_options'] }, transaction);
}
