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

/** How an order is paid: a bypass overrides an invoice, which overrides a card. */
export const paymentMethodOf = (order: Payment): PaymentMethod =>
  order.bypassPayment ? 'bypass' : order.paidWithInvoice ? 'invoice' : 'card';

/** The only card that may be authorized and captured for an order; every payment call to Stripe uses this. */
export const cardToCharge = (order: Payment): number | null =>
  paymentMethodOf(order) === 'card' ? order.creditCardId : null;

/** The same condition as SQL for a row of `orders`, in the form of the index `orders_to_pay`, so that it can be used. */
export const paidByCardSql = (order: string): string =>
  `${order}.credit_card_id is not null and not ${order}.bypass_payment and not ${order}.paid_with_invoice`;

/** SQL for whether a row of `orders` is paid by invoice. */
export const paidByInvoiceSql = (order: string): string =>
  `${order}.paid_with_invoice and not ${order}.bypass_payment`;

/** What an order's card has to pay, in cents. */
export const owedByCard = (order: Payment & Owing): number =>
  cardToCharge(order) === null ? 0 : owedCents(order);

/** What an order's invoice has to pay, in cents. */
export const owedByInvoice = (order: Payment & Owing): number =>
  paymentMethodOf(order) === 'invoice' ? owedCents(order) : 0;

/**
 * Whether another card may be chosen for an order: while it is open, and after that for a debt whose card was refused
 * (the food or a cancellation fee).
 */
export function takesAnotherCard(
  order: Payment & Owing & Pick<Order, 'paymentHoldReason'>,
  chargedCents: number,
): boolean {
  if (cardToCharge(order) === null) return false;
  const owed = owedCents(order);
  return isOpen(order.status) ? owed > 0 : order.paymentHoldReason !== null && owed > chargedCents;
}

/** Why an order may not be paid by invoice, or null. */
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

/** An error for a card that the actor may not charge; a full sentence, because it is also stored as a reason. */
export const othersCard = (code: string = errorCodes.recordInvalid): ApiError =>
  refused(
    'credit_card_id',
    'inclusion',
    'This card can’t be charged by you. Please choose another one.',
    code,
  );

/** Fields that do not affect the price; any other field may. */
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
 * Fields that a caterer may not change on a direct order: payment, tip, coupon and bookkeeping. They may change food,
 * place and time.
 */
const customersOwn = [
  ...(['credit_card_id', 'paid_with_invoice', 'bypass_payment', 'tip', 'coupon_code'] as const),
  ...(['cost_center', 'purchase_order_reference_code'] as const),
];

/** A cart's bypass is only for the price that the site admin saw, so it ends when the price may change. */
const changesPrice = (changes: Schemas['OrderChanges']) =>
  Object.keys(changes).some((key) => !withoutPriceEffect.has(key));

/** An organization's card does not pay for another organization's order. */
async function leaveCardBehind(order: Order, transaction: Transaction): Promise<void> {
  if (order.creditCardId === null) return;
  const card = await CreditCard.findByPk(order.creditCardId, { transaction, rejectOnEmpty: true });
  if (card.teamId !== null && card.teamId !== order.teamId) order.creditCardId = null;
}

/**
 * Sets how an order is paid. The last method that was set replaces the others; of several in one request a bypass wins
 * over an invoice, and an invoice over a card. Unsetting a method keeps the others.
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
  // For a submitted order, the waived sum is handled by `keepWaived`.
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
