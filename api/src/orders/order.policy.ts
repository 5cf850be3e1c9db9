import { forbidden } from '../errors';
import { isSiteAdmin, roleIn, type Actor, type Policy } from '../http';
import type { Order } from './order.model';

/** The columns that decide who may do what with an order. */
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

/** Whether the actor is a customer of the order: its owner, an admin of its organization, or a site admin. */
const isCustomer = (actor: Actor, order: Pick<OrderInPolicy, 'userId' | 'teamId'>) =>
  isSiteAdmin(actor) || isOwner(actor, order) || roleIn(actor, order.teamId) === 'admin';

/** A customer who has not left the order's organization; former members may read their orders, but decide nothing. */
const isStillCustomer = (actor: Actor, order: Pick<OrderInPolicy, 'userId' | 'teamId'>) =>
  isCustomer(actor, order) &&
  (isSiteAdmin(actor) || order.teamId === null || roleIn(actor, order.teamId) !== null);

/** Who may repeat an order for its owner: those who can continue the resulting cart. */
export const mayReorder = isCustomer;

/** Who may edit: a site admin, the owner, an admin of the order's team, a caterer on a direct order (1 §6). */
const mayEdit = (actor: Actor | null, order: OrderInPolicy) =>
  actor !== null && (isCustomer(actor, order) || (order.isDirect && cooks(actor, order)));

/** After a customer has claimed a direct order, only they change its address and submit it. */
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
  | 'readMessages'
  | 'askToPay'
  | 'cancel'
  | 'remove'
  | 'reorder'
  | 'sendBack'
  | 'ignoreChecks';

/** Who may do what with an order on the customer's side; `orderProcess` decides when. */
export const orderPolicy: Policy<OrderInPolicy, Action> = {
  read: (actor, order) => actor !== null && (mayEdit(actor, order) || ordersForTeam(actor, order)),
  edit: mayEdit,
  // Decisions on a submitted order.
  decide: (actor, order) =>
    actor !== null && (isStillCustomer(actor, order) || (order.isDirect && cooks(actor, order))),
  // Changes of any sender.
  takeChangesBack: (actor, order) => actor !== null && isStillCustomer(actor, order),
  editAddress: beforeItIsClaimed,
  moveToTeam: (actor, order) => actor !== null && isCustomer(actor, order),
  submit: beforeItIsClaimed,
  // Only the owner in person, not a site admin who ghosts them.
  claim: (actor, order) =>
    actor !== null && order.isDirect && isOwner(actor, order) && actor.ghostingAdmin === null,
  pay: (actor, order) => actor !== null && isCustomer(actor, order),
  // A caterer of a direct order reads that it is paid, but not the card or the payment requests.
  readAsCustomer: (actor, order) =>
    actor !== null && (isCustomer(actor, order) || ordersForTeam(actor, order)),
  // A former member reads the order, but not what its organization and the restaurant write to each other.
  readMessages: (actor, order) =>
    actor !== null && (isStillCustomer(actor, order) || ordersForTeam(actor, order)),
  // A former member keeps the cart, but must not see the organization's members.
  askToPay: (actor, order) => actor !== null && isStillCustomer(actor, order),
  // Canceling may cost the customer a fee, so a caterer declines instead.
  cancel: (actor, order) => actor !== null && isStillCustomer(actor, order),
  // A caterer may remove a direct order until its customer has claimed it.
  remove: beforeItIsClaimed,
  reorder: (actor, order) => actor !== null && mayReorder(actor, order),
  sendBack: (actor) => isSiteAdmin(actor),
  ignoreChecks: (actor) => isSiteAdmin(actor),
};

const cooksIt = (actor: Actor | null, order: OrderInPolicy) =>
  actor !== null && (isSiteAdmin(actor) || cooks(actor, order));

/** Who may do what with an order as its caterer; carts are visible only if they are direct orders. */
export const catererOrderPolicy: Policy<
  OrderInPolicy,
  'accept' | 'decline' | 'confirm' | 'acknowledge' | 'move' | 'deliver' | 'startDirect' | 'printLabels'
> = {
  read: (actor, order) => cooksIt(actor, order) && (order.status !== 'in_cart' || order.isDirect),
  accept: cooksIt,
  decline: cooksIt,
  confirm: cooksIt,
  acknowledge: cooksIt,
  move: cooksIt,
  deliver: cooksIt,
  startDirect: cooksIt,
  printLabels: cooksIt,
};

/** A process guard that checks the policy again under the order's lock; jobs always pass. */
export const mayStill =
  <Action extends string>(policy: Policy<OrderInPolicy, Action>, action: Action) =>
  (order: OrderInPolicy, { actor }: { actor: Actor | null }): void => {
    if (actor && !policy[action](actor, order)) throw forbidden();
  };

/**
 * Who may list an organization's orders: those who order for it. Other members get 403, because they know that it
 * exists.
 */
export const teamOrdersPolicy: Policy<{ teamId: number }, 'list'> = {
  read: (actor, { teamId }) => actor !== null && (isSiteAdmin(actor) || roleIn(actor, teamId) !== null),
  list: (actor, of) => actor !== null && (isSiteAdmin(actor) || ordersForTeam(actor, of)),
};
