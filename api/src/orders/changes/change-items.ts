import { formatOrderDate, formatPhone, formatTime } from '@copper-carrot/contracts';
import { inDollars } from '../../pricing';
import { lineInWords, lineKey, type OrderedDish } from '../offer/ordered-dish';
import type { Order } from '../order.model';
import { isPaidOtherwise } from './keep-waived';
import type { ChangedItem, ChangeSide, KeptOption } from './proposal';

/** Order columns that are compared as plain text. */
const plain = [
  ['company_name', 'Company', 'companyName'],
  ['suite', 'Suite or floor', 'suite'],
  ['contact_name', 'Contact', 'contactName'],
  ['contact_phone', 'Contact’s phone', 'contactPhone'],
  ['delivery_instructions', 'Instructions', 'deliveryInstructions'],
  ['cost_center', 'Cost center', 'costCenter'],
  ['purchase_order_reference_code', 'Purchase order', 'purchaseOrderReferenceCode'],
  ['presentation_type', 'Served as', 'presentationType'],
] as const;

/** Formats phone numbers, so that another notation is no change. */
const said = (order: Order, name: (typeof plain)[number][2]): string | null => {
  const value = order[name] ?? null;
  return name === 'contactPhone' && value ? formatPhone(value) : value;
};

const ofTheOffice: readonly string[] = ['cost_center', 'purchase_order_reference_code', 'address_id'];
/** A caterer does not see the office's bookkeeping fields and saved addresses. */
export const itemsForCaterer = (items: ChangedItem[]): ChangedItem[] =>
  items.filter(({ field }) => !ofTheOffice.includes(field));

/** Every difference between an order before and after, in words; empty if there is none. */
export function changedItems(
  { before, after }: { before: Order; after: Order },
  sides: { before: ChangeSide; after: ChangeSide },
): ChangedItem[] {
  const { before: old, after: now } = sides;
  const fact = (field: string, label: string, from: string | null, to: string | null): ChangedItem[] =>
    (from ?? '') === (to ?? '') ? [] : [{ field, label, before: from, after: to }];
  const tipOf = (side: ChangeSide) => side.lines.find(({ code }) => code === 'tip')?.amountCents ?? 0;
  return [
    ...fact('headcount', 'People', String(old.headcount), String(now.headcount)),
    ...fact('start_date', 'Date', formatOrderDate(old.startDate), formatOrderDate(now.startDate)),
    ...fact('start_time', 'Time', formatTime(old.startTime), formatTime(now.startTime)),
    ...fact('address', 'Where', old.where ?? 'Pickup', now.where ?? 'Pickup'),
    ...plain.flatMap(([field, label, name]) => fact(field, label, said(before, name), said(after, name))),
    ...optionItems(old.chosen, now.chosen),
    ...dishItems(old.dishes ?? [], now.dishes ?? []),
    ...(before.tipCents === after.tipCents ? [] : tipItems(tipOf(old), tipOf(now))),
    // Same address, but linked to another saved one or to none.
    ...(before.addressId === after.addressId || old.where !== now.where
      ? []
      : [unsaid('address_id', 'Saved address')]),
    ...(before.couponId === after.couponId ? [] : [unsaid('coupon_code', 'Coupon')]),
    ...(isPaidOtherwise(before, after) ? [unsaid('credit_card_id', 'Payment')] : []),
    ...(before.pickupKitchenId === after.pickupKitchenId
      ? []
      : fact('pickup_kitchen_id', 'Pickup kitchen', kitchenOf(before), kitchenOf(after))),
  ];
}

/** Two tips of the same sum may still differ: one follows a rate, the other is fixed. */
const tipItems = (from: number, to: number): ChangedItem[] =>
  from === to
    ? [unsaid('tip', 'Tip')]
    : [{ field: 'tip', label: 'Tip', before: inDollars(from), after: inDollars(to) }];

const kitchenOf = ({ agreed, pickupKitchenId }: Order): string | null =>
  agreed?.kitchens.find(({ id }) => id === pickupKitchenId)?.name ?? null;

const unsaid = (field: string, label: string): ChangedItem => ({ field, label, before: null, after: null });

/** A dish with other additions or instructions counts as a different dish. */
function dishItems(before: OrderedDish[], after: OrderedDish[]): ChangedItem[] {
  const qty = (all: OrderedDish[], key: string) => all.find((line) => lineKey(line) === key)?.qty ?? 0;
  const gone = before.filter((line) => qty(after, lineKey(line)) === 0);
  return [...after, ...gone].flatMap((line) => {
    const [from, to] = [qty(before, lineKey(line)), qty(after, lineKey(line))];
    return from === to
      ? []
      : [{ field: 'menu_items', label: lineInWords(line), before: String(from), after: String(to) }];
  });
}

function optionItems(before: KeptOption[], after: KeptOption[]): ChangedItem[] {
  const qty = (all: KeptOption[], id: number) => all.find(({ optionId }) => optionId === id)?.qty ?? 0;
  const gone = before.filter(({ optionId }) => qty(after, optionId) === 0);
  return [...after, ...gone]
    .filter(({ optionId }) => qty(before, optionId) !== qty(after, optionId))
    .map(({ optionId, name }) => ({
      field: 'chosen_options',
      label: name,
      before: String(qty(before, optionId)),
      after: String(qty(after, optionId)),
    }));
}
