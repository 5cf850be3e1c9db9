import { addressBookLimit, read, submitTimeoutMs, type Schemas } from '@copper-carrot/contracts';
import { client, type OnceHeaders, signedIn } from '@copper-carrot/contracts/runtime';

const base = '/cpi/v1/orderer/orders/{id}';
const order = (id: string | number) => ({ params: { id: Number(id) } });

/** Reads of the checkout section (1 §7). */
export const urls = {
  order: (id: string | number) => read(base, order(id)),
  nextStart: (id: number) => read(`${base}/next_start`, { params: { id } }),
  choices: (id: string | number) => read(`${base}/package/items`, order(id)),
  menuItems: (id: number) => read('/cpi/v2/public/orders/{id}/menu_items', { params: { id } }),
  menus: (id: number) => read('/cpi/v2/public/orders/{id}/restaurant_menus', { params: { id } }),
  cards: (id: string | number) =>
    read(`${base}/credit_cards`, { ...order(id), query: { valid_stripe: true } }),
  /** The invoice credit that the organization has left for this order. */
  credit: (order_id: number, teamId: number) =>
    read('/cpi/v2/orderer/teams/{id}/credit', { params: { id: teamId }, query: { order_id } }),
  addresses: (id: string | number) => read(`${base}/addresses`, order(id)),
  approval: (id: number) => read(`${base}/approval`, { params: { id } }),
  settings: (teamId: number) => read('/cpi/v2/orderer/teams/{id}/settings', { params: { id: teamId } }),
  /** Reads up to 100 saved addresses, which is the most that one address book holds. */
  savedAddresses: (id: string | number, offset?: number) =>
    read(`${base}/addresses`, {
      ...order(id),
      query: { for_address_book: true, root: true, limit: addressBookLimit, offset },
    }),
  paymentAsk: (id: number, askId: number) => read(`${base}/payment_asks/{askId}`, { params: { id, askId } }),
} as const;

export const getOrder = (id: string | number) => signedIn(() => client.fetch(urls.order(id)));

/**
 * Changes a cart and answers it with its new price; a broken rule answers 422 with `field_errors`.
 */
export const patchOrder = (
  id: string | number,
  body: Schemas['PatchOrderBody'],
  ignore: Schemas['IgnoreChecks'],
) => signedIn(() => client.patch(base, { ...order(id), body: { ...body, ...withIgnored(ignore) } }));

/** Runs the API's checks for submitting the order and stores nothing. */
export const checkValidity = (id: string | number, ignore: Schemas['IgnoreChecks'], signal: AbortSignal) =>
  client.post(`${base}/check_validity`, { ...order(id), body: withIgnored(ignore), isRead: true, signal });

/**
 * Submits the cart at the version and price that the person saw; a repeat with the same key gets
 * the first answer.
 */
export const submitOrder = (
  { id, lock_version, pricing }: Pick<Schemas['Order'], 'id' | 'lock_version' | 'pricing'>,
  ignore: Schemas['IgnoreChecks'],
  headers: OnceHeaders,
) =>
  client.post(`${base}/submit`, {
    ...order(id),
    body: { total: pricing.customer_price, lock_version, ...withIgnored(ignore) },
    headers,
    timeoutMs: submitTimeoutMs,
  });

/** Calculates the effect of changes to a submitted order; nothing is stored. */
export const calculateChanges = (
  id: string | number,
  changes: Schemas['OrderChanges'],
  ignore: Schemas['IgnoreChecks'],
) =>
  signedIn(() =>
    client.patch(`${base}/calculate_changes`, {
      ...order(id),
      body: { order: changes, ...withIgnored(ignore) },
    }),
  );

/** Sends changes of a submitted order; a repeat with the same key gets the first answer. */
export const modifyOrder = (
  id: string | number,
  { ignore_checks: ignore = {}, ...body }: Schemas['ModifyOrderBody'],
  headers: OnceHeaders,
) =>
  client.post(`${base}/modify`, {
    ...order(id),
    body: { ...body, ...withIgnored(ignore) },
    headers,
    timeoutMs: submitTimeoutMs,
  });

const withIgnored = (ignore: Schemas['IgnoreChecks']) =>
  Object.values(ignore).some(Boolean) ? { ignore_checks: ignore } : {};

/** Claims a direct order for its customer; repeating the call changes nothing. */
export const claimOrder = (id: number) => client.post(`${base}/claim`, order(id));

/** Finds members of the order's organization who may pay for it, by name or email address. */
export async function findPayers(id: number, query: string, signal: AbortSignal) {
  const { records } = await client.get(`${base}/payers`, {
    ...order(id),
    query: { query, limit: 8 },
    signal,
  });
  return records;
}

/** Asks a colleague by mail to pay; a new request replaces the previous one. */
export const askToPay = (id: number, ask: Schemas['AskToPayBody']['ask']) =>
  client.post(`${base}/payment_asks`, { ...order(id), body: { ask } });

const asked = `${base}/payment_asks/{askId}` as const;
const ofAsk = (id: number, askId: number) => ({ params: { id, askId } });

export const getPaymentAsk = (id: number, askId: number) => client.get(asked, ofAsk(id, askId));

/** Withdraws the request to pay. */
export const takeAskBack = (id: number, askId: number) => client.delete(asked, ofAsk(id, askId));

export const declineToPay = (id: number, askId: number) => client.post(`${asked}/decline`, ofAsk(id, askId));

/** Saves a card for the colleague who was asked to pay. */
export const addCardToPay = (id: number, askId: number, card: Schemas['AddCardBody']['credit_card']) =>
  client.post(`${asked}/credit_cards`, { ...ofAsk(id, askId), body: { credit_card: card } });

/**
 * Pays at the version and price that the payer saw; a repeat with the same key gets the first
 * answer.
 */
export const payAsAsked = (id: number, askId: number, body: Schemas['PayAskedBody'], headers: OnceHeaders) =>
  client.post(`${asked}/pay`, { ...ofAsk(id, askId), body, headers, timeoutMs: submitTimeoutMs });

/** Saves a card by its payment-method id, sent in the specification's `stripe_token` field. */
export const addCard = (id: string | number, card: Schemas['AddCardBody']['credit_card']) =>
  client.post(`${base}/credit_cards`, { ...order(id), body: { credit_card: card } });

/** Previews what a reset of the choices to the current menu would change. */
export const askForReset = (id: string | number, signal: AbortSignal) =>
  client.post(`${base}/reset_choices`, {
    ...order(id),
    body: { persist_changes: false },
    isRead: true,
    signal,
  });

/** Resets the order's choices to the current menu. */
export const resetChoices = ({ id, lock_version }: Pick<Schemas['Order'], 'id' | 'lock_version'>) =>
  client.post(`${base}/reset_choices`, { ...order(id), body: { lock_version } });

/**
 * Adds a combination to a choice, for this order only; the request body is the combination itself
 * (1 §7).
 */
export const addCombo = (id: number, choiceId: number, body: Schemas['ComboOption']) =>
  client.post(`${base}/package/items/{choiceId}/options`, { params: { id, choiceId }, body });

/** Creates an organization whose admin is the person. */
export const createTeam = (team: Schemas['TeamBody']['team']) =>
  client.post('/cpi/v2/orderer/teams', { body: { team } });

/** Sends the email verification link again. */
export const resendVerification = () => client.post('/cpi/v1/email_verification');

/** Asks the admins of the organization whether a cart may be placed. */
export const askForApproval = (id: number) => client.post(`${base}/approval`, { params: { id } });

/** Says yes or no to the request that was read, for a total in dollars. */
export const decideApproval = (id: number, approval: Schemas['OrderApprovalBody']['approval']) =>
  client.post(`${base}/approval/decide`, { params: { id }, body: { approval } });
