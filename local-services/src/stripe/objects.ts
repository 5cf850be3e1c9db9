/** Stripe's objects as they are stored and sent; fields that this stand-in never fills are left out. */
export interface StripeObject {
  id: string;
  object: string;
  [field: string]: unknown;
}

type Metadata = Record<string, string>;

export interface Customer extends StripeObject {
  object: 'customer';
  email: string | null;
  metadata: Metadata;
  invoice_settings: { default_payment_method: string | null };
  deleted?: true;
}

export interface PaymentMethod extends StripeObject {
  object: 'payment_method';
  customer: string | null;
  metadata: Metadata;
  billing_details: Record<string, unknown>;
  card: {
    brand: string;
    last4: string;
    fingerprint: string;
    country: string;
    funding: string;
    exp_month: number;
    exp_year: number;
  };
}

export interface NextAction {
  type: 'redirect_to_url' | 'use_stripe_sdk';
  redirect_to_url?: { url: string; return_url: string };
  use_stripe_sdk?: { type: string; stripe_js: string };
}

/** What a payment intent and a setup intent have in common: a method to confirm, and perhaps to prove. */
export interface Intent extends StripeObject {
  customer: string | null;
  payment_method: string | null;
  allowed_payment_method_types: string[] | null;
  payment_method_types: string[];
  automatic_payment_methods: { enabled: boolean; allow_redirects: string } | null;
  client_secret: string;
  next_action: NextAction | null;
  metadata: Metadata;
  status: string;
}

export interface PaymentIntent extends Intent {
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  capture_method: 'automatic' | 'automatic_async' | 'manual';
  currency: string;
  created: number;
  latest_charge: string | null;
  last_payment_error: unknown;
  setup_future_usage: string | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled';
}

export interface SetupIntent extends Intent {
  object: 'setup_intent';
  usage: string;
  last_setup_error: unknown;
  cancellation_reason: string | null;
  status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled';
}

export interface Charge extends StripeObject {
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  refunded: boolean;
  currency: string;
  customer: string | null;
  payment_intent: string;
  payment_method: string;
  status: 'succeeded' | 'failed';
}

export interface Refund extends StripeObject {
  object: 'refund';
  amount: number;
  charge: string;
  payment_intent: string;
}

export interface Event extends StripeObject {
  object: 'event';
  type: string;
  created: number;
}

export interface Kinds {
  customer: Customer;
  payment_method: PaymentMethod;
  payment_intent: PaymentIntent;
  setup_intent: SetupIntent;
  charge: Charge;
  refund: Refund;
  event: Event;
}
