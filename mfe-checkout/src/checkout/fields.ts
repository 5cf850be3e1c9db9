import { faultBeside, type FieldLimit, type Limits } from '@copper-carrot/contracts';
import { PatchOrderBody } from '@copper-carrot/contracts/limits';
import { type ChangeKey } from './sections';

/** The field's label, above it and in messages about it. */
export const fieldLabels: Readonly<Record<ChangeKey, string>> = {
  start_date: 'Date',
  start_time: 'Time',
  headcount: 'Headcount',
  team_id: 'Organization',
  cost_center: 'Cost center',
  purchase_order_reference_code: 'PO reference',
  pickup: 'Delivery or pickup',
  pickup_kitchen_id: 'This kitchen',
  address_id: 'Address',
  google_place_id: 'Address',
  formatted_address: 'Address',
  company_name: 'Company',
  suite: 'Suite or floor',
  contact_name: 'Contact name',
  contact_phone: 'Contact phone',
  delivery_instructions: 'Instructions',
  credit_card_id: 'This card',
  paid_with_invoice: 'Paying by invoice',
  bypass_payment: 'No payment',
  chosen_options: 'Your selection',
  menu_items: 'Your dishes',
  presentation_type: 'How the food comes',
  coupon_code: 'Coupon code',
  tip: 'Tip amount',
};

const limits: Limits = PatchOrderBody;

/** The limits of a field, which apply to modifications too. */
export const limitOf = (field: ChangeKey): FieldLimit => limits[`order.${field}`] ?? {};

/** The largest quantity of one option in an order. */
export const mostOfOption = PatchOrderBody['order.chosen_options.0.qty'].max;

/** Why the API would refuse the typed value; undefined if it would accept it. */
export const faultOf = (field: ChangeKey, typed: unknown): string | undefined =>
  faultBeside(fieldLabels[field], typed, limitOf(field));
