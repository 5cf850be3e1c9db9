import { forbidden } from '../errors';
import { isSiteAdmin, roleIn, type Actor, type Policy } from '../http';
import type { Order } from './order.model';

/** What of an order decides who may do what with it. */
export type OrderInPolicy = Pick<
  Order,
  'status' | 'userId' | 'teamId' | 'brandId' | 'isDirect' | 'claimedByCustomerAt'
>;

const isOwner = (actor: Actor, order: Pick<OrderInPolicy, 'userId'>) => order.userId === actor.userId;
const cooks = (actor: Actor, order: OrderInPolicy) => actor.brandIds.includes(order.brandId);
const ordersForTeam = (actor: Actor, { teamId }: { teamId: number | null }) => {
  const role = roleIn(actor, teamId);
  return role === 'admin' || role === 'orderer';
};

/** Who orders for themselves or their team, caterers aside. */
const isCustomer = (actor: Actor, order: Pick<OrderInPolicy, 'userId' | 'teamId'>) =>
  isSiteAdmin(actor) || isOwner(actor, order) || roleIn(actor, order.teamId) === 'admin';

/** Of those, whoever has left its organization reads what they sent for it, and decides nothing of it any more. */
const isStillCustomer = (actor: Actor, order: Pick<OrderInPolicy, 'userId' | 'teamId'>) =>
  isCustomer(actor, order) &&
  (isSiteAdmin(actor) || order.teamId === null || roleIn(actor, order.teamId) !== null);

/** Who may order the same once more for its owner: who may go on with the cart that comes of it. */
export const mayReorder = isCustomer;

/** Who may edit: a site admin, the owner, an admin of the order's team, a caterer on a direct order (1 §6). */
const mayEdit = (actor: Actor | null, order: OrderInPolicy) =>
  actor !== null && (isCustomer(actor, order) || (order.isDirect && cooks(actor, order)));

/** Once its customer has claimed a direct order, where it goes and whether it is sent is the customer's own to say. */
const beforeItIsClaimed = (actor: Actor | null, order: OrderInPolicy) =>
  actor !== null &&
  (isCustomer(actor, order) || (mayEdit(actor, order) && order.claimedByCustomerAt === null));

type Action =
  | 'edit'
  | 'decide'
  | 'takeChangesBack'
  | 'editAddress'
  | 'moveToTeam'
  | 'submit'
  | 'claim'
  | 'pay'
  | 'readAsCustomer'
  | 'askToPay'
  | 'cancel'
  | 'remove'
  | 'reorder'
  | 'sendBack'
  | 'ignoreChecks';

/** Who may do what with an order as its orderer; whether its state allows it is asked of the order. */
export const orderPolicy: Policy<OrderInPolicy, Action> = {
  read: (actor, order) => actor !== null && (mayEdit(actor, order) || ordersForTeam(actor, order)),
  edit: mayEdit,
  // What becomes of an order that was sent.
  decide: (actor, order) =>
    actor !== null && (isStillCustomer(actor, order) || (order.isDirect && cooks(actor, order))),
  // Whoever sent them.
  takeChangesBack: (actor, order) => actor !== null && isStillCustomer(actor, order),
  editAddress: beforeItIsClaimed,
  moveToTeam: (actor, order) => actor !== null && isCustomer(actor, order),
  submit: beforeItIsClaimed,
  // By themselves: a site admin behind them has not opened its link.
  claim: (actor, order) =>
    actor !== null && order.isDirect && isOwner(actor, order) && actor.ghostingAdmin === null,
  pay: (actor, order) => actor !== null && isCustomer(actor, order),
  // Who cooks a direct order reads that it is paid for, and not with what, nor what its people settle among themselves.
  readAsCustomer: (actor, order) =>
    actor !== null && (isCustomer(actor, order) || ordersForTeam(actor, order)),
  // Who is in its organization is told to nobody who left it, though the cart stays theirs.
  askToPay: (actor, order) => actor !== null && isStillCustomer(actor, order),
  // It may cost the customer a fee: who cooks declines.
  cancel: (actor, order) => actor !== null && isStillCustomer(actor, order),
  // A caterer takes back what they began, while it is not their customer's yet.
  remove: beforeItIsClaimed,
  reorder: (actor, order) => actor !== null && mayReorder(actor, order),
  sendBack: (actor) => isSiteAdmin(actor),
  ignoreChecks: (actor) => isSiteAdmin(actor),
};

const cooksIt = (actor: Actor | null, order: OrderInPolicy) =>
  actor !== null && (isSiteAdmin(actor) || cooks(actor, order));

/** Who may do what with an order as its caterer; a cart is nobody's business but its orderer's, unless it is direct. */
export const catererOrderPolicy: Policy<OrderInPolicy, 'accept' | 'decline' | 'startDirect' | 'printLabels'> =
  {
    read: (actor, order) => cooksIt(actor, order) && (order.status !== 'in_cart' || order.isDirect),
    accept: cooksIt,
    decline: cooksIt,
    startDirect: cooksIt,
    printLabels: cooksIt,
  };

/** A guard of a step: who takes it is asked for again under the order's lock, as the order is by then. The clock may always. */
export const mayStill =
  <Action extends string>(policy: Policy<OrderInPolicy, Action>, action: Action) =>
  (order: OrderInPolicy, { actor }: { actor: Actor | null }): void => {
    if (actor && !policy[action](actor, order)) throw forbidden();
  };

/** Who may list the orders of an organization: whoever orders for it; the rest of its members know that it is there. */
export const teamOrdersPolicy: Policy<{ teamId: number }, 'list'> = {
  read: (actor, { teamId }) => actor !== null && (isSiteAdmin(actor) || roleIn(actor, teamId) !== null),
  list: (actor, of) => actor !== null && (isSiteAdmin(actor) || ordersForTeam(actor, of)),
};
