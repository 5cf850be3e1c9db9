import { faultBeside, type FieldLimit, type Limits } from '@copper-carrot/contracts';
import { PatchOrderBody } from '@copper-carrot/contracts/limits';
import { type ChangeKey } from './sections';

/** What checkout calls each field of an order: above it, and in what is said of it. */
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

/** What a field may hold; changes of an order that was submitted keep to the same. */
export const limitOf = (field: ChangeKey): FieldLimit => limits[`order.${field}`] ?? {};

/** How many of one option an order may hold. */
export const mostOfOption = PatchOrderBody['order.chosen_options.0.qty'].max;

/** Why the API would not take what was typed in a field. */
export const faultOf = (field: ChangeKey, typed: unknown): string | undefined =>
  faultBeside(fieldLabels[field], typed, limitOf(field));
