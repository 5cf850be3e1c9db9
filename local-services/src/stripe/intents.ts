import { type Call } from './call';
import { loadCustomer } from './customers';
import { refused } from './errors';
import { flag, hash, list, metadata, object, oneOf, text } from './form';
import { type Intent, type NextAction, type PaymentMethod } from './objects';
import { useMethod } from './payment-methods';

/** The fields that payment intents and setup intents share. */
export const intentFields = {
  automatic_payment_methods: object({ enabled: flag, allow_redirects: oneOf('always', 'never') }),
  customer: text(),
  description: text(),
  metadata,
  payment_method: text(),
  allowed_payment_method_types: list(text()),
};
export const confirmationFields = {
  mandate_data: hash,
  payment_method: text(),
  payment_method_options: object({
    card: object({ request_three_d_secure: oneOf('any', 'automatic', 'challenge') }),
  }),
  return_url: text(2048),
  use_stripe_sdk: flag,
};

export function methodSettings(input: {
  automatic_payment_methods:
    { enabled: boolean | undefined; allow_redirects: 'always' | 'never' | undefined } | undefined;
  allowed_payment_method_types: (string | null | undefined)[] | undefined;
}) {
  const types = input.allowed_payment_method_types?.filter((type) => typeof type === 'string');
  if (types?.some((type) => type !== 'card')) {
    throw refused('The local stand-in takes cards only.', undefined, {
      param: 'allowed_payment_method_types',
    });
  }
  const allow_redirects = input.automatic_payment_methods?.allow_redirects ?? 'always';
  return {
    allowed_payment_method_types: types ? types.map(() => 'card' as const) : null,
    automatic_payment_methods: { enabled: true, allow_redirects },
    payment_method_types: ['card'],
  };
}

/**
 * The method to confirm with: the one sent, else the stored one; it must belong to the intent's customer.
 */
export async function methodToConfirm(
  call: Call,
  intent: Intent,
  sent: string | null | undefined,
  noun: string,
): Promise<PaymentMethod> {
  const id = sent ?? intent.payment_method;
  if (!id) {
    throw refused(
      `You cannot confirm this ${noun} because it's missing a payment method. Update it with a payment method and then confirm it again.`,
      `${intent.object}_unexpected_state`,
      { [intent.object]: intent },
    );
  }
  // Locks the customer before the method, as every call does, to avoid deadlocks.
  if (intent.customer) await loadCustomer(call, intent.customer, 'customer');
  const method = await useMethod(call, id, 'payment_method');
  await checkOwner(call, method, intent.customer);
  return method;
}

/** A customer's method can only be used for intents of that customer. */
export async function checkOwner(call: Call, method: PaymentMethod, customer: string | null): Promise<void> {
  if (customer) await loadCustomer(call, customer, 'customer');
  if (method.customer === null || method.customer === customer) return;
  if (customer) await useMethod(call, method.id, 'payment_method', customer);
  throw refused(
    `The PaymentMethod ${method.id} belongs to a Customer. Please include the Customer in the \`customer\` parameter.`,
    undefined,
    { param: 'payment_method' },
  );
}

/** Automatic payment methods may redirect, so Stripe requires a return URL. */
export function checkReturnUrl(intent: Intent, returnUrl: string | null | undefined, noun: string): void {
  if (returnUrl && !/^https?:\/\/|^[a-z][a-z0-9+.-]*:\/\//i.test(returnUrl)) {
    throw refused('Not a valid URL', 'url_invalid', { param: 'return_url' });
  }
  // The allowed types here are cards only, which never redirect.
  if (intent.allowed_payment_method_types || intent.automatic_payment_methods?.allow_redirects === 'never')
    return;
  if (returnUrl) return;
  throw refused(
    `This ${noun} may redirect your customer off of your page, so you must provide a \`return_url\`. If you don't want to accept redirect-based methods, set \`automatic_payment_methods[enabled]\` to \`true\` and \`automatic_payment_methods[allow_redirects]\` to \`never\` when creating it, or allow only \`card\` by \`allowed_payment_method_types\`.`,
  );
}

/** Sends the customer to the local page of a 3-D Secure challenge. */
export function challenge(call: Call, intent: Intent, returnUrl: string | null | undefined): NextAction {
  const url = new URL(`/local/stripe/authenticate/${intent.id}`, call.publicOrigin);
  url.searchParams.set('client_secret', intent.client_secret);
  return returnUrl
    ? { type: 'redirect_to_url', redirect_to_url: { url: url.href, return_url: returnUrl } }
    : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url.href } };
}
