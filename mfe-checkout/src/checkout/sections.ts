import type { Schemas } from '@copper-carrot/contracts';

/** The sections of checkout in the order in which they are filled in and checked (1 §2). */
export const sections = ['details', 'address', 'payment', 'choices', 'extras'] as const;
export type Section = (typeof sections)[number];

export type Place = Section | 'poll' | 'submit';
export const sectionId = (place: Place) => `checkout-${place}`;

export const sectionTitles: Record<Section, string> = {
  details: 'Details',
  address: 'Address',
  payment: 'Payment',
  choices: 'Choices',
  extras: 'Tip and coupon',
};

export type Changes = Omit<Schemas['OrderChanges'], 'lock_version'>;
export type ChangeKey = keyof Changes;

const sectionOfKey: Record<ChangeKey, Section> = {
  start_date: 'details',
  start_time: 'details',
  headcount: 'details',
  team_id: 'details',
  cost_center: 'details',
  purchase_order_reference_code: 'details',
  pickup: 'details',
  pickup_kitchen_id: 'details',
  address_id: 'address',
  google_place_id: 'address',
  formatted_address: 'address',
  company_name: 'address',
  suite: 'address',
  contact_name: 'address',
  contact_phone: 'address',
  delivery_instructions: 'address',
  credit_card_id: 'payment',
  paid_with_invoice: 'payment',
  bypass_payment: 'payment',
  chosen_options: 'choices',
  presentation_type: 'choices',
  menu_items: 'choices',
  coupon_code: 'extras',
  tip: 'extras',
};

export const sectionOf = (key: ChangeKey): Section => sectionOfKey[key];

/** An order has one destination: a saved address, or these two fields. */
const placeKeys = ['address_id', 'google_place_id', 'formatted_address'] as const;

export const namesPlace = (keys: readonly string[]): boolean => placeKeys.some((key) => keys.includes(key));

/** A new address was chosen but not entered; the order's stored address does not count then. */
export const lacksPlace = (pending: Changes): boolean => pending.formatted_address === null;

/** Merges new changes into pending ones; a new address of either kind replaces the pending one. */
export function merged(pending: Changes, changes: Changes): Changes {
  if (!namesPlace(Object.keys(changes))) return { ...pending, ...changes };
  const { address_id: _saved, google_place_id: _id, formatted_address: _words, ...others } = pending;
  const isSaved = typeof changes.address_id === 'number';
  return { ...others, ...(isSaved ? {} : { address_id: null }), ...changes };
}

export const keysOf = (changes: Changes): ChangeKey[] => Object.keys(changes) as ChangeKey[];

/** The changes that belong to these sections. */
export const partOf = (changes: Changes, wanted: readonly Section[]): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([key]) => wanted.includes(sectionOf(key as ChangeKey))));

export type Values = ReturnType<typeof valuesOf>;

/** The values to show: the saved order with unsaved changes applied. */
export function valuesOf(order: Schemas['Order'], pending: Changes) {
  return {
    start_date: order.start_date,
    start_time: order.start_time,
    headcount: order.headcount,
    team_id: order.team_id,
    cost_center: order.cost_center,
    purchase_order_reference_code: order.purchase_order_reference_code,
    pickup: order.pickup,
    pickup_kitchen_id: order.pickup_kitchen_id,
    ...order.address,
    credit_card_id: order.credit_card_id,
    paid_with_invoice: order.paid_with_invoice,
    bypass_payment: order.bypass_payment,
    presentation_type: order.presentation_type,
    coupon_code: order.coupon_code,
    tip: order.pricing.tip as number | null,
    chosen_options: order.chosen_options.map(({ option_id, qty }) => ({ option_id, qty })),
    menu_items: order.menu_items,
    ...withoutUndefined(pending),
  };
}

type Given<Type> = { [Key in keyof Type]?: Exclude<Type[Key], undefined> };
const withoutUndefined = (changes: Changes) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Given<Changes>;
