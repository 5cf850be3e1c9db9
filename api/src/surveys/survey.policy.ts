import type { PrivilegedAction } from '@copper-carrot/contracts';
import { isSiteAdmin, type Actor, type Policy } from '../http';
import type { Order } from '../orders';
import { orderPolicy } from '../orders';
import { hasPrivilege } from '../organizations';

/** For an organization's order the table (2 §6) decides; for a private order, its owner. */
const may = (action: PrivilegedAction) => (actor: Actor | null, order: Order) =>
  actor !== null &&
  (isSiteAdmin(actor) ||
    (order.teamId === null
      ? order.userId === actor.userId
      : hasPrivilege(actor, 'order_surveys', action, order.teamId)));

type Action = Exclude<PrivilegedAction, 'read'> | 'readSurvey';

/** Who may do what with the survey of an order; `read` is of the order, which decides whether it is there for them. */
export const surveyPolicy: Policy<Order, Action> = {
  read: (actor, order) => orderPolicy.readAsCustomer(actor, order),
  readSurvey: may('read'),
  list: may('list'),
  create: may('create'),
  update: may('update'),
  delete: may('delete'),
};
