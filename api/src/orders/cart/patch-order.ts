import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { database } from '../../database';
import { forbidden, type ApiError } from '../../errors';
import { requireMayIgnore } from '../access';
import { endAsk } from '../asking/payment-asks';
import { assessTerms } from '../assessment/assess-order';
import { requireNoProblems } from '../assessment/assessment';
import { isOfAnotherMenu, menuChanged } from '../assessment/menu-changed';
import { lockOrder } from '../find-order';
import { isAboutDishes } from '../offer/dish-problems';
import { orderPolicy } from '../order.policy';
import { endOutgrownBypass } from '../payment/outgrown-bypass';
import { loadAssessed, type LoadedOrder } from '../reading/load-order';
import { changedTerms, type WishedChanges } from './apply-changes';
import { findAddress } from './delivery-address';
import { endEarlierSubmit, keepCart } from './keep-cart';
import { requireChangeable, requireVersionOfDirect } from './read-version';

export interface PatchRequest extends WishedChanges {
  orderId: number;
  ignoreChecks?: Schemas['IgnoreChecks'];
}

/** Changes a cart whole or not at all (1 §7): every rule is checked on the order as it would be, under its row lock. */
export async function patchOrder(request: PatchRequest): Promise<LoadedOrder> {
  // Asked before the transaction: the geocoder may be a network away.
  const { found, actor } = await findAddress(request.changes, request.actor);
  return database.transaction(async (transaction) => {
    const { changes } = request;
    const order = await lockOrder(request.orderId, transaction);
    requireVersionOfDirect(order, changes.lock_version);
    if (!orderPolicy.edit(actor, order)) throw forbidden();
    requireMayIgnore(actor, order, request.ignoreChecks);
    await requireChangeable(order, { version: changes.lock_version, actor }, transaction);
    const now = await endEarlierSubmit(order, actor, transaction);

    const { teamId } = order;
    const terms = await changedTerms(order, { ...request, actor, now }, found, transaction);
    const assessed = await assessTerms(terms, { now, transaction, ignoreChecks: request.ignoreChecks });
    const assessment = endOutgrownBypass(order, assessed, actor);
    const problems = assessment.problems.filter((each) => blocksACart(each) && isOfChanges(each, changes));
    if (isOfAnotherMenu(order, terms) && problems.some(isAboutChoices)) throw menuChanged();
    requireNoProblems({ ...assessment, problems });
    const keys = Object.keys(changes).filter((key) => key !== 'lock_version');
    await keepCart(order, assessment, { actor, keys }, transaction);
    // Who was asked to pay was asked as a member of the other organization.
    if (order.teamId !== teamId) await endAsk(order, 'moved', transaction);
    return loadAssessed(order, assessment, transaction);
  });
}

const isAboutChoices = ({ details: { fields = {} } }: ApiError) =>
  Object.keys(fields).some((field) => field.startsWith('chosen_options'));

/** A dish that its menu has lost stands against sending the cart, and against no other change of it. */
const isOfChanges = (problem: ApiError, { menu_items: dishes }: Schemas['OrderChanges']) =>
  dishes !== undefined || !isAboutDishes(problem);

/** A cart may lie below a delivery minimum, hold a coupon that does not hold yet or a sum for an invoice; submit may not. */
export const blocksACart = (problem: ApiError) =>
  !problem.code.includes(errorCodes.parts.deliveryMinimum) &&
  !problem.code.endsWith('below_minimum_price') &&
  problem.code !== errorCodes.submit.totalNotChargeable;
