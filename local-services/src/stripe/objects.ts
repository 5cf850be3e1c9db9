import type Stripe from 'stripe';

/** Whatever is stored: its id finds it, its kind says where. */
export interface StripeObject {
  id: string;
  object: string;
}

// The SDK's unions are open (`'succeeded' | … | string`), for what Stripe may add; a stand-in says only what is known.
type Known<Value> = Value extends string ? (string extends Value ? never : Value) : never;
type Closed<Value> = [Known<Value>] extends [never] ? Value : Known<Value> | Exclude<Value, string>;
// Where an id or the whole object may stand, the id is stored; a call may ask for the object (`expand`).
type Unexpanded<Value> = [Extract<Value, string>] extends [never] ? Value : Exclude<Value, { id: string }>;

// Parts of an object are held to the same; another object of Stripe's (it has an `object`) is as the SDK has it.
type Part<Value> = Value extends readonly (infer Item)[]
  ? Closed<Item>[]
  : Value extends { object: string }
    ? Value
    : Value extends object
      ? Sent<Value>
      : Value;

/** An object of the official SDK, as it is stored and sent: every field that it must have, unexpanded, in known words. */
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

/** What a payment intent and a setup intent have in common: a method to confirm, and perhaps to prove. */
export type Intent = PaymentIntent | SetupIntent;

export type Charge = Sent<Stripe.Charge> & { payment_intent: string };

export type Refund = Sent<Stripe.Refund> & { status: RefundStatus };
/** The SDK leaves it a string; its description of the field names these. */
type RefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';

export type EventType = Stripe.Event['type'];
/** What an event of this type is about. */
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

/** What a call answers when nothing is wrong. */
export type Answered = Kinds[keyof Kinds] | { [Kind in keyof Kinds]: List<Kind> }[keyof Kinds];

/** Changes fields of an object in place, each to a value of its type. */
export const change = <T extends StripeObject>(object: T, fields: Partial<NoInfer<T>>): T =>
  Object.assign(object, fields);
