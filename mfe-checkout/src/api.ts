import {
  ApiFailure,
  callUrl,
  client,
  type List,
  openAuth,
  type SiteData,
  type Schemas,
} from '@copper-carrot/contracts';

/** A session that ended in the middle costs a sign-in, never what was typed: the same call is made again after it. */
async function signedIn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 401 || !(await openAuth('login'))) throw error;
    return call();
  }
}

const base = '/cpi/v1/orderer/orders/{id}';

/** The URLs that checkout reads, which are its SWR keys too (1 §7). */
export const urls = {
  order: (id: string | number) => callUrl(base, { id }),
  choices: (id: string | number) => callUrl(`${base}/package/items`, { id }),
  cards: (id: string | number) => callUrl(`${base}/credit_cards`, { id }, { valid_stripe: true }),
  addresses: (id: string | number) =>
    callUrl(`${base}/addresses`, { id }, { for_address_book: true, root: true, limit: 100 }),
  validity: (id: string | number) => callUrl(`${base}/check_validity`, { id }),
} as const;

export const get = <Answer>(url: string): Promise<Answer> =>
  signedIn(() => client.request<Answer>('get', url));

/** Changes a cart and answers it with its new price; 422 with `field_errors` where a rule stands against it. */
export const patchOrder = (id: string | number, body: Schemas['PatchOrderBody']) =>
  signedIn(() => client.request<Schemas['Order']>('patch', urls.order(id), { body }));

/** What stands against submitting the order now. */
export const checkValidity = (id: string | number, ignore: Schemas['IgnoreChecks']) =>
  signedIn(() =>
    client.request<Schemas['OrderValidity']>('post', urls.validity(id), { body: withIgnored(ignore) }),
  );

/** Submits the cart; the key makes a repeat of the same press get the first answer. */
export const submitOrder = (id: string | number, ignore: Schemas['IgnoreChecks'], key: string) =>
  signedIn(() =>
    client.request<Schemas['SubmittedOrder']>('post', callUrl(`${base}/submit`, { id }), {
      body: withIgnored(ignore),
      headers: { 'Idempotency-Key': key },
    }),
  );

const withIgnored = (ignore: Schemas['IgnoreChecks']) =>
  Object.values(ignore).some(Boolean) ? { ignore_checks: ignore } : {};

/** Saves a card by its payment-method id, which the specification's `stripe_token` carries. */
export const addCard = (
  id: string | number,
  card: { stripe_token: string; nickname: string; team_id: number | null },
) =>
  signedIn(() =>
    client.request<Schemas['CreditCard']>('post', callUrl(`${base}/credit_cards`, { id }), {
      body: { credit_card: card },
    }),
  );

/** Addresses that a typed text may mean. */
export async function suggestAddresses(
  query: string,
  signal: AbortSignal,
): Promise<Schemas['AddressSuggestion'][]> {
  const { records } = await client.request<List<Schemas['AddressSuggestion']>>(
    'get',
    callUrl('/cpi/v1/public/addresses/suggestions', {}, { query }),
    { signal },
  );
  return records;
}

/** Mails the link that confirms the person's address once more. */
export const resendVerification = () => signedIn(() => client.request('post', '/cpi/v1/email_verification'));

/** The key of Stripe's own card fields; null where test cards stand in for them. */
export function stripePublishableKey(): string | null {
  const text = document.getElementById('site-data')?.textContent;
  return text ? ((JSON.parse(text) as SiteData).stripePublishableKey ?? null) : null;
}
