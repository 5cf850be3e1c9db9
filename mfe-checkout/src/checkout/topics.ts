import { fieldLabels } from './fields';
import { type ChangeKey } from './sections';

/** A change as a person understands it, which may involve several fields. */
export interface Topic {
  label: string;
  keys: readonly ChangeKey[];
}

const one = (key: ChangeKey, label = fieldLabels[key]): Topic => ({ label, keys: [key] });

/** The topics of a cart in the order in which checkout asks for them. */
export const topics: readonly Topic[] = [
  { label: 'Date and time', keys: ['start_date', 'start_time'] },
  one('headcount'),
  one('team_id'),
  one('cost_center'),
  one('purchase_order_reference_code'),
  { label: fieldLabels.pickup, keys: ['pickup', 'pickup_kitchen_id'] },
  { label: fieldLabels.formatted_address, keys: ['address_id', 'google_place_id', 'formatted_address'] },
  one('company_name'),
  one('suite'),
  one('contact_name'),
  one('contact_phone'),
  one('delivery_instructions'),
  { label: 'Payment', keys: ['credit_card_id', 'paid_with_invoice', 'bypass_payment'] },
  { label: 'Choices', keys: ['chosen_options', 'presentation_type'] },
  one('menu_items', 'Dishes'),
  one('coupon_code', 'Coupon'),
  one('tip', 'Tip'),
];

export const topicOf = (key: ChangeKey): Topic['label'] | undefined =>
  topics.find(({ keys }) => keys.includes(key))?.label;
