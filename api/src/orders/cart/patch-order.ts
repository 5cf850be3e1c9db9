import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { database } from '../../database';
import { forbidden, type ApiError } from '../../errors';
import { requireMayIgnore } from '../access';
import { endApprovals } from '../approval/approvals';
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

/** Changes a cart completely or not at all (1 §7): every rule is checked on the changed order, under its row lock. */
export async function patchOrder(request: PatchRequest): Promise<LoadedOrder> {
  // Outside the transaction, because the geocoder may need a network call.
  const { found, actor } = await findAddress(request.changes, request.actor, request);
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
    // Payer and admins were asked as members of the previous organization.
    if (order.teamId !== teamId) {
      await endAsk(order, 'moved', transaction);
      await endApprovals(order, transaction);
    }
    return loadAssessed(order, assessment, transaction);
  });
}

const isAboutChoices = ({ details: { fields = {} } }: ApiError) =>
  Object.keys(fields).some((field) => field.startsWith('chosen_options'));

/** A dish that is no longer on the menu prevents the submit, but not other changes of the cart. */
const isOfChanges = (problem: ApiError, { menu_items: dishes }: Schemas['OrderChanges']) =>
  dishes !== undefined || !isAboutDishes(problem);

/**
 * A cart may be below a delivery minimum, or have a coupon that does not apply yet or a total that can't be charged; a
 * submit may not.
 */
export const blocksACart = (problem: ApiError) =>
  !problem.code.includes(errorCodes.parts.deliveryMinimum) &&
  !problem.code.endsWith('below_minimum_price') &&
  problem.code !== errorCodes.submit.totalNotChargeable;
