import type { ChoiceType, PictureView } from './catalog';
import type { ChosenPresentation, SetUpType } from './constants';
import type { ErrorPayload } from './errors';

export const orderStatuses = [
  'in_cart',
  'pending',
  'accepted',
  'confirmed',
  'fulfilled',
  'declined',
  'expired',
  'canceled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const orderStatusLabels: Record<OrderStatus, string> = {
  in_cart: 'In cart',
  pending: 'Waiting for the caterer',
  accepted: 'Accepted',
  confirmed: 'Confirmed',
  fulfilled: 'Delivered',
  declined: 'Declined',
  expired: 'Expired',
  canceled: 'Canceled',
};

/** One line of an order's price, in dollars; the total is their sum. */
export interface PriceLineView {
  code: string;
  label: string;
  amount: number;
  taxable: boolean;
  /** What the line is for, where it wants a word. */
  explanation: string | null;
}
export interface OrderPricing {
  lines: PriceLineView[];
  /** What the orderer pays. */
  customer_price: number;
  /** Food before deal and coupon. */
  order_items_price: number;
  price_per_person: number;
  tip: number;
  /** Still to be paid: total less captured plus refunded. */
  balance: number;
  coins: number;
}

export interface ChosenOptionView {
  option_id: number;
  item_id: number;
  qty: number;
  item_choice_type: ChoiceType;
  name: string;
  price: number;
}

export interface OrderAddress {
  address_id: number | null;
  google_place_id: string | null;
  formatted_address: string | null;
  company_name: string | null;
  suite: string | null;
  contact_name: string | null;
  contact_phone: string | null;
  delivery_instructions: string | null;
}

/** What the reader may do now; screens ask this and never work it out (1 §6). */
export interface OrderCan {
  edit: boolean;
  edit_address: boolean;
  submit: boolean;
  modify: boolean;
  cancel: boolean;
  accept: boolean;
  decline: boolean;
  ignore_checks: boolean;
  pay_by_invoice: boolean;
}

export interface CreditCardView {
  id: number;
  user_id: number;
  team_id: number | null;
  nickname: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  valid_stripe: boolean;
}

export interface OrderHistoryEntry {
  id: number;
  kind: string;
  /** A sentence for people. */
  text: string;
  by: string | null;
  /** Whom the actor acted for, where somebody ghosted. */
  acting_as: string | null;
  at: string;
}

/** An order as its orderer reads it (1 §3, 2 §3). */
export interface OrderView {
  id: number;
  status: OrderStatus;
  status_label: string;
  start_date: string | null;
  /** `HH:mm` in `time_zone`. */
  start_time: string | null;
  start_at: string | null;
  time_zone: string | null;
  headcount: number | null;
  team_id: number | null;
  team: { id: number; name: string } | null;
  user_id: number;
  user_name: string;
  user: { id: number; name: string; invoiceable: boolean };
  brand_id: number;
  brand: { id: number; name: string; slug: string; avatar_url: string; phone_number: string | null };
  credit_card_id: number | null;
  credit_card: CreditCardView | null;
  bypass_payment: boolean;
  paid_with_invoice: boolean;
  chosen_options: ChosenOptionView[];
  menu_items: { menu_item_id: number; name: string; qty: number; unit_price: number; note: string }[];
  package: {
    id: number;
    name: string;
    slug: string;
    image: PictureView;
    set_up_type: SetUpType;
    increment_by: number;
    minimum_headcount: number;
    maximum_headcount: number;
  } | null;
  presentation_type: ChosenPresentation | null;
  poll_code: string | null;
  poll: { code: string; auto_submit: boolean; scheduled_at: string | null; expires_at: string } | null;
  reordered_from: number | null;
  is_direct: boolean;
  claimed_by_customer_at: string | null;
  is_managed: boolean;
  pickup: boolean;
  pickup_kitchen_id: number | null;
  courier_pickup_text: string | null;
  courier_label: string | null;
  possible_kitchens: {
    id: number;
    name: string;
    formatted_address: string;
    distance_miles: number | null;
    pickup_allowed: boolean;
  }[];
  cost_center: string | null;
  purchase_order_reference_code: string | null;
  lock_version: number;
  distance_miles: number | null;
  address: OrderAddress;
  coupon_code: string | null;
  points_awarded: number | null;
  pricing: OrderPricing;
  payment: {
    status: 'none' | 'saved' | 'authorized' | 'captured' | 'voided' | 'failed' | 'invoice';
    authorize_on: string | null;
    message: string | null;
  };
  cancellation_policy: { free_until: string | null; fee: number; sentence: string } | null;
  submitted_at: string | null;
  expires_at: string | null;
  cutoff_at: string | null;
  end_reason: string | null;
  history: OrderHistoryEntry[];
  can: OrderCan;
}

/** An order in a list. */
export interface OrderListRecord {
  id: number;
  status: OrderStatus;
  status_label: string;
  team_id: number | null;
  brand_id: number;
  user_id: number;
  user_name: string;
  start_at: string | null;
  start_date: string | null;
  start_time: string | null;
  time_zone: string | null;
  headcount: number | null;
  address: { company_name: string | null; formatted_address: string | null };
  package: { name: string; slug: string; image: PictureView; set_up_type: SetUpType } | null;
  brand: { name: string; avatar_url: string };
  pickup: boolean;
  courier_pickup_text: string | null;
  courier_label: string | null;
  points_awarded: number | null;
  pricing: { order_items_price: number; customer_price: number };
  review: { overall_rating: number } | null;
}

/** An order as its caterer reads it: what to cook, where to bring it, what it pays. */
export interface CatererOrderView {
  id: number;
  status: OrderStatus;
  status_label: string;
  brand_id: number;
  kitchen: { id: number; name: string } | null;
  start_date: string;
  start_time: string;
  start_at: string;
  time_zone: string;
  headcount: number;
  customer: {
    name: string;
    team_name: string | null;
    contact_name: string | null;
    contact_phone: string | null;
  };
  address: OrderAddress;
  pickup: boolean;
  package: { name: string; slug: string; image: PictureView; set_up_type: SetUpType } | null;
  presentation_type: ChosenPresentation | null;
  chosen_options: ChosenOptionView[];
  menu_items: { menu_item_id: number; name: string; qty: number; unit_price: number; note: string }[];
  pricing: { lines: PriceLineView[]; payout: number };
  is_direct: boolean;
  claimed_by_customer_at: string | null;
  submitted_at: string | null;
  expires_at: string | null;
  end_reason: string | null;
  lock_version: number;
  history: OrderHistoryEntry[];
  can: { accept: boolean; decline: boolean; edit: boolean };
}

/** What an orderer may change; a key left out stays as it is. */
export interface OrderChanges {
  headcount?: number | null;
  start_date?: string | null;
  start_time?: string | null;
  pickup?: boolean;
  pickup_kitchen_id?: number | null;
  presentation_type?: ChosenPresentation | null;
  chosen_options?: { option_id: number; qty: number }[];
  team_id?: number | null;
  address_id?: number | null;
  google_place_id?: string | null;
  formatted_address?: string | null;
  company_name?: string | null;
  suite?: string | null;
  contact_name?: string | null;
  contact_phone?: string | null;
  delivery_instructions?: string | null;
  credit_card_id?: number | null;
  paid_with_invoice?: boolean;
  bypass_payment?: boolean;
  coupon_code?: string | null;
  /** Dollars; null goes back to the default rate. */
  tip?: number | null;
  cost_center?: string | null;
  purchase_order_reference_code?: string | null;
  lock_version?: number;
}

export interface IgnoreChecks {
  delivery_area_minimum?: boolean;
  availability?: boolean;
}
export interface PatchOrderBody {
  order: OrderChanges;
  should_redistribute?: boolean;
}
export interface SubmitOrderBody {
  ignore_checks?: IgnoreChecks;
}
export interface CreatePackageOrderBody {
  address_id?: number | null;
  google_place_id?: string | null;
  formatted_address?: string | null;
  presentation_type?: ChosenPresentation | null;
  is_referral?: boolean;
  order: {
    pickup?: boolean;
    /** The nearest one where none is named. */
    pickup_kitchen_id?: number;
    headcount?: number | null;
    start_date?: string | null;
    start_time?: string | null;
    chosen_options?: { option_id: number; qty: number }[];
  };
}
/** `POST orders/{id}/submit`. */
export interface SubmitOrderAnswer {
  id: number;
  team_id: number;
  status: OrderStatus;
  pricing: { customer_price: number };
  from_referral: boolean;
  first_order: boolean;
}
/** `POST orders/{id}/check_validity`. */
export interface ValidityAnswer {
  valid: boolean;
  errors: ErrorPayload[];
}
