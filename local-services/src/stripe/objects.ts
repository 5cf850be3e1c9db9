import type Stripe from 'stripe';

/** A stored object with its id and kind. */
export interface StripeObject {
  id: string;
  object: string;
}

// The SDK's unions are open (`'succeeded' | … | string`) for future values; the fake only uses the known
// ones.
type Known<Value> = Value extends string ? (string extends Value ? never : Value) : never;
type Closed<Value> = [Known<Value>] extends [never] ? Value : Known<Value> | Exclude<Value, string>;
// If a field holds an id or an object, the id is stored; a call may ask for the object (`expand`).
type Unexpanded<Value> = [Extract<Value, string>] extends [never] ? Value : Exclude<Value, { id: string }>;

// The same for nested parts; nested Stripe objects (with `object`) keep the SDK's type.
type Part<Value> = Value extends readonly (infer Item)[]
  ? Closed<Item>[]
  : Value extends { object: string }
    ? Value
    : Value extends object
      ? Sent<Value>
      : Value;

/** An SDK object as it is stored and sent: all required fields, unexpanded, with known values only. */
export type Sent<T> = { [Field in keyof T]: Part<Closed<Unexpanded<T[Field]>>> };

export type Metadata = Stripe.Metadata;

export type Customer = Sent<Stripe.Customer>;

export type PaymentMethod = Sent<Stripe.PaymentMethod> & {
  card: { fingerprint: string };
  metadata: Metadata;
  type: 'card';
};

export type NextAction = Sent<Stripe.PaymentIntent.NextAction & Stripe.SetupIntent.NextAction>;

export type PaymentIntent = Sent<Stripe.PaymentIntent> & { client_secret: string };

export type SetupIntent = Sent<Stripe.SetupIntent> & { client_secret: string; metadata: Metadata };

/** The common part of payment and setup intents: a method to confirm, maybe by authentication. */
export type Intent = PaymentIntent | SetupIntent;

export type Charge = Sent<Stripe.Charge> & { payment_intent: string };

export type Refund = Sent<Stripe.Refund> & { status: RefundStatus };
/** The SDK types it as string; its documentation lists these values. */
type RefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';

export type EventType = Stripe.Event['type'];
/** The object of an event type. */
export type Subject<Type extends EventType> = Extract<Stripe.Event, { type: Type }>['data']['object'];
export type Event<Type extends EventType = EventType> = Omit<Stripe.EventBase, 'data' | 'type'> & {
  type: Type;
  data: { object: Subject<Type> };
};

/** The code of an error, such as `card_declined`. */
export type ErrorCode = Known<Stripe.PaymentIntent.LastPaymentError.Code>;

export interface Kinds {
  customer: Customer | Stripe.DeletedCustomer;
  payment_method: PaymentMethod;
  payment_intent: PaymentIntent;
  setup_intent: SetupIntent;
  charge: Charge;
  refund: Refund;
  event: Event;
}

export type List<Kind extends keyof Kinds> = Stripe.ApiList<Kinds[Kind]>;

/** The successful answer of a call. */
export type Answered = Kinds[keyof Kinds] | { [Kind in keyof Kinds]: List<Kind> }[keyof Kinds];

/** Sets typed fields of an object in place. */
export const change = <T extends StripeObject>(object: T, fields: Partial<NoInfer<T>>): T =>
  Object.assign(object, fields);
