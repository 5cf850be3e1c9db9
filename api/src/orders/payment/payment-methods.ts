import { errorCodes, isOpen, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { User } from '../../accounts';
import { forbidden, invalid, refused, type ApiError } from '../../errors';
import { isSiteAdmin, type Actor } from '../../http';
import { cardExpired, CreditCard } from '../../payments';
import { cardsToChoose, mayPayByInvoice } from '../access';
import { databaseNow } from '../../clock';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { owedCents, type Owing } from '../owed';

export type PaymentMethod = 'card' | 'invoice' | 'bypass';
type Payment = Pick<Order, 'bypassPayment' | 'paidWithInvoice' | 'creditCardId'>;

/** How an order is paid. Whatever else it names, a bypass charges nothing and an invoice no card. */
export const paymentMethodOf = (order: Payment): PaymentMethod =>
  order.bypassPayment ? 'bypass' : order.paidWithInvoice ? 'invoice' : 'card';

/** The one card that may be held and charged for an order; every call to Stripe about money asks this. */
export const cardToCharge = (order: Payment): number | null =>
  paymentMethodOf(order) === 'card' ? order.creditCardId : null;

/** Whether one may, of a row of `orders` in a statement: in the words of the index `orders_to_pay`, which serves no others. */
export const paidByCardSql = (order: string): string =>
  `${order}.credit_card_id is not null and not ${order}.bypass_payment and not ${order}.paid_with_invoice`;

/** Whether an invoice pays, of a row of `orders` in a statement. */
export const paidByInvoiceSql = (order: string): string =>
  `${order}.paid_with_invoice and not ${order}.bypass_payment`;

/** What an order costs its card by now, in cents. */
export const owedByCard = (order: Payment & Owing): number =>
  cardToCharge(order) === null ? 0 : owedCents(order);

/** What an order costs its organization on an invoice by now, in cents. */
export const owedByInvoice = (order: Payment & Owing): number =>
  paymentMethodOf(order) === 'invoice' ? owedCents(order) : 0;

/**
 * Whether another card may be chosen for an order: while it stands, and afterwards for what it still owes once a card was
 * refused for that, be it food that was there or the fee of its cancellation.
 */
export function takesAnotherCard(
  order: Payment & Owing & Pick<Order, 'paymentHoldReason'>,
  chargedCents: number,
): boolean {
  if (cardToCharge(order) === null) return false;
  const owed = owedCents(order);
  return isOpen(order.status) ? owed > 0 : order.paymentHoldReason !== null && owed > chargedCents;
}

/** Why an invoice may not pay for an order, or null. */
export function invoiceProblem(
  order: Order,
  actor: Actor,
  owner: Pick<User, 'invoiceable'>,
): ApiError | null {
  return mayPayByInvoice(actor, order, owner)
    ? null
    : invalid('paid_with_invoice', 'inclusion', 'is not open to you', errorCodes.submit.invalid);
}

export const expiredCard = (code: string = errorCodes.recordInvalid): ApiError =>
  refused('credit_card_id', cardExpired.code, cardExpired.message, code);

/** Of a card that whoever wants to pay with it may not charge, whole: it is said beside a field, and as the reason of an end. */
export const othersCard = (code: string = errorCodes.recordInvalid): ApiError =>
  refused(
    'credit_card_id',
    'inclusion',
    'This card can’t be charged by you. Please choose another one.',
    code,
  );

/** What an order's price does not depend on; everything else may change it. */
const withoutPriceEffect = new Set<string>([
  'lock_version',
  'company_name',
  'suite',
  'contact_name',
  'contact_phone',
  'delivery_instructions',
  'cost_center',
  'purchase_order_reference_code',
]);
/**
 * What the customer pays, with what, and what their books call it, is no caterer's to say: one may edit a direct order's food,
 * place and time.
 */
const customersOwn = [
  ...(['credit_card_id', 'paid_with_invoice', 'bypass_payment', 'tip', 'coupon_code'] as const),
  ...(['cost_center', 'purchase_order_reference_code'] as const),
];

/** A bypass was given for the price that the site admin saw: in a cart it ends with that. */
const changesPrice = (changes: Schemas['OrderChanges']) =>
  Object.keys(changes).some((key) => !withoutPriceEffect.has(key));

/** The card of one organization pays for no other. */
async function leaveCardBehind(order: Order, transaction: Transaction): Promise<void> {
  if (order.creditCardId === null) return;
  const card = await CreditCard.findByPk(order.creditCardId, { transaction, rejectOnEmpty: true });
  if (card.teamId !== null && card.teamId !== order.teamId) order.creditCardId = null;
}

/**
 * Sets how an order is paid: the way that was set last stays alone. Of ways set at once the one that charges least by
 * itself stays: a bypass before an invoice before a card. Unsetting a way leaves the others as they are.
 */
export async function applyPayment(
  order: Order,
  changes: Schemas['OrderChanges'],
  { actor, now }: { actor: Actor; now?: Date | undefined },
  transaction: Transaction,
): Promise<void> {
  const { credit_card_id: cardId, paid_with_invoice: invoice, bypass_payment: bypass } = changes;
  const theirs = customersOwn.find((field) => changes[field] !== undefined);
  if (theirs && !orderPolicy.pay(actor, order))
    throw invalid(theirs, 'read_only', 'can be changed by the customer only');
  // Of an order that stands, what was let pass is a sum (`keepWaived`).
  if (order.isInCart && order.bypassPayment && !isSiteAdmin(actor) && changesPrice(changes))
    order.bypassPayment = false;
  if (order.changed('teamId')) await leaveCardBehind(order, transaction);
  if (cardId === null) order.creditCardId = null;
  if (cardId) {
    const card = (await cardsToChoose(order, actor, transaction)).find(({ id }) => id === cardId);
    if (!card) throw othersCard();
    if (!card.isValidOn(now ?? (await databaseNow(transaction)))) throw expiredCard();
    order.set({ creditCardId: cardId, paidWithInvoice: false, bypassPayment: false });
  }
  if (invoice === false) order.paidWithInvoice = false;
  if (invoice) {
    const owner = await User.findByPk(order.userId, { transaction, rejectOnEmpty: true });
    const problem = invoiceProblem(order, actor, owner);
    if (problem) throw problem;
    order.set({ creditCardId: null, paidWithInvoice: true, bypassPayment: false });
  }
  if (bypass === false) order.set({ bypassPayment: false, waivedCents: null });
  if (bypass) {
    if (!isSiteAdmin(actor)) throw forbidden();
    order.set({ creditCardId: null, paidWithInvoice: false, bypassPayment: true });
  }
}
