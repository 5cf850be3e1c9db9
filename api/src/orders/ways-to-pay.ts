import { errorCodes, grants, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { User } from '../accounts';
import { forbidden, invalid, type ApiError } from '../errors';
import { isSiteAdmin, roleIn, type Actor } from '../http';
import { usableCards } from '../payments';
import type { Order } from './order.model';

export type WayToPay = 'card' | 'invoice' | 'bypass';
type Payment = Pick<Order, 'bypassPayment' | 'paidWithInvoice' | 'creditCardId'>;

/** How an order is paid. Whatever else it names, a bypass charges nothing and an invoice no card. */
export const wayToPay = (order: Payment): WayToPay =>
  order.bypassPayment ? 'bypass' : order.paidWithInvoice ? 'invoice' : 'card';

/** The one card that may be held and charged for an order; every call to Stripe about money asks this. */
export const cardToCharge = (order: Payment): number | null =>
  wayToPay(order) === 'card' ? order.creditCardId : null;

/** Whether an invoice may pay: for an owner who is invoiceable, by whoever has `invoices.create` in its organization (1 §6). */
export const mayPayByInvoice = (
  actor: Actor,
  order: Pick<Order, 'teamId'>,
  owner: Pick<User, 'invoiceable'>,
): boolean =>
  owner.invoiceable && (isSiteAdmin(actor) || grants(roleIn(actor, order.teamId), 'invoices', 'create'));

/** Why an invoice may not pay for an order, or null. */
export async function invoiceProblem(
  order: Order,
  actor: Actor,
  transaction?: Transaction,
): Promise<ApiError | null> {
  const owner = await User.findByPk(order.userId, { transaction, rejectOnEmpty: true });
  return mayPayByInvoice(actor, order, owner)
    ? null
    : invalid('paid_with_invoice', 'inclusion', 'is not open to you', errorCodes.submit.invalid);
}

/**
 * Sets how an order is paid: the way that was set last stays alone. Of ways set at once the one that charges least by
 * itself stays: a bypass before an invoice before a card. Unsetting a way leaves the others as they are.
 */
export async function applyPayment(
  order: Order,
  changes: Schemas['OrderChanges'],
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const { credit_card_id: cardId, paid_with_invoice: invoice, bypass_payment: bypass } = changes;
  if (cardId === null) order.creditCardId = null;
  if (cardId) {
    const cards = await usableCards({ userId: order.userId, teamId: order.teamId }, transaction);
    if (!cards.some(({ id }) => id === cardId)) {
      throw invalid('credit_card_id', 'inclusion', 'is not a card that can pay for this order');
    }
    order.set({ creditCardId: cardId, paidWithInvoice: false, bypassPayment: false });
  }
  if (invoice === false) order.paidWithInvoice = false;
  if (invoice) {
    const problem = await invoiceProblem(order, actor, transaction);
    if (problem) throw problem;
    order.set({ creditCardId: null, paidWithInvoice: true, bypassPayment: false });
  }
  if (bypass === false) order.bypassPayment = false;
  if (bypass) {
    if (!isSiteAdmin(actor)) throw forbidden();
    order.set({ creditCardId: null, paidWithInvoice: false, bypassPayment: true });
  }
}
