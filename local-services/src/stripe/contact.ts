import type Stripe from 'stripe';
import { object, type Reader, required, text } from './form';

const lines = object({
  city: text(),
  country: text(2),
  line1: text(),
  line2: text(),
  postal_code: text(),
  state: text(),
});

/** An address in Stripe's form: every line, null if missing. */
export const address: Reader<Stripe.Address | undefined> = (value, name) => {
  const sent = lines(value, name);
  return (
    sent && {
      city: sent.city ?? null,
      country: sent.country ?? null,
      line1: sent.line1 ?? null,
      line2: sent.line2 ?? null,
      postal_code: sent.postal_code ?? null,
      state: sent.state ?? null,
    }
  );
};

const parcel = object({
  address: required(address),
  carrier: text(),
  name: required(text()),
  phone: text(),
  tracking_number: text(),
});

export const shipping: Reader<Stripe.Charge.Shipping | undefined> = (value, name) => {
  const sent = parcel(value, name);
  return (
    sent && {
      address: sent.address,
      carrier: sent.carrier ?? null,
      name: sent.name,
      phone: sent.phone ?? null,
      tracking_number: sent.tracking_number ?? null,
    }
  );
};

/** The billing details that were sent. */
export const billing: Reader<Partial<Stripe.PaymentMethod.BillingDetails> | undefined> = object({
  address,
  email: text(),
  name: text(),
  phone: text(),
  tax_id: text(),
});
