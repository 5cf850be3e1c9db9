import { addressBookLimit, read, submitTimeoutMs, type Schemas } from '@copper-carrot/contracts';
import { client, type OnceHeaders, signedIn } from '@copper-carrot/contracts/runtime';

const base = '/cpi/v1/orderer/orders/{id}';
const order = (id: string | number) => ({ params: { id: Number(id) } });

/** The URLs that checkout reads (1 §7). */
export const urls = {
  order: (id: string | number) => read(base, order(id)),
  nextStart: (id: number) => read(`${base}/next_start`, { params: { id } }),
  choices: (id: string | number) => read(`${base}/package/items`, order(id)),
  menuItems: (id: number) => read('/cpi/v2/public/orders/{id}/menu_items', { params: { id } }),
  menus: (id: number) => read('/cpi/v2/public/orders/{id}/restaurant_menus', { params: { id } }),
  cards: (id: string | number) =>
    read(`${base}/credit_cards`, { ...order(id), query: { valid_stripe: true } }),
  /** What its organization has left for it to order on invoices. */
  credit: (order_id: number, teamId: number) =>
    read('/cpi/v2/orderer/teams/{id}/credit', { params: { id: teamId }, query: { order_id } }),
  /** Whatever was read of its saved addresses. */
  addresses: (id: string | number) => read(`${base}/addresses`, order(id)),
  /** A hundred at once: as many as one book holds. */
  savedAddresses: (id: string | number, offset?: number) =>
    read(`${base}/addresses`, {
      ...order(id),
      query: { for_address_book: true, root: true, limit: addressBookLimit, offset },
    }),
  paymentAsk: (id: number, askId: number) => read(`${base}/payment_asks/{askId}`, { params: { id, askId } }),
} as const;

/** The order as it stands now. */
export const getOrder = (id: string | number) => signedIn(() => client.fetch(urls.order(id)));

/** Changes a cart and answers it with its new price; 422 with `field_errors` where a rule stands against it. */
export const patchOrder = (
  id: string | number,
  body: Schemas['PatchOrderBody'],
  ignore: Schemas['IgnoreChecks'],
) => signedIn(() => client.patch(base, { ...order(id), body: { ...body, ...withIgnored(ignore) } }));

/** What stands against submitting the order now. */
export const checkValidity = (id: string | number, ignore: Schemas['IgnoreChecks'], signal: AbortSignal) =>
  client.post(`${base}/check_validity`, { ...order(id), body: withIgnored(ignore), isRead: true, signal });

/** Submits the cart as it was seen, or not at all; the key makes a repeat of the same press get the first answer. */
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

/** What changes would make of an order that was submitted; nothing is stored. */
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

/** Sends changes of an order that was submitted; the key makes a repeat of the same press get the first answer. */
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

/** Makes a direct order one's own; again changes nothing. */
export const claimOrder = (id: number) => client.post(`${base}/claim`, order(id));

/** Members of the order's organization who may pay for it, by what their name or address holds. */
export async function findPayers(id: number, query: string, signal: AbortSignal) {
  const { records } = await client.get(`${base}/payers`, {
    ...order(id),
    query: { query, limit: 8 },
    signal,
  });
  return records;
}

/** Asks a colleague by mail to pay; whoever was asked before is not any more. */
export const askToPay = (id: number, ask: Schemas['AskToPayBody']['ask']) =>
  client.post(`${base}/payment_asks`, { ...order(id), body: { ask } });

const asked = `${base}/payment_asks/{askId}` as const;
const ofAsk = (id: number, askId: number) => ({ params: { id, askId } });

/** The question as it stands now. */
export const getPaymentAsk = (id: number, askId: number) => client.get(asked, ofAsk(id, askId));

/** Asks nobody to pay any more. */
export const takeAskBack = (id: number, askId: number) => client.delete(asked, ofAsk(id, askId));

/** Says no to paying. */
export const declineToPay = (id: number, askId: number) => client.post(`${asked}/decline`, ofAsk(id, askId));

/** Saves a card of whoever is asked to pay. */
export const addCardToPay = (id: number, askId: number, card: Schemas['AddCardBody']['credit_card']) =>
  client.post(`${asked}/credit_cards`, { ...ofAsk(id, askId), body: { credit_card: card } });

/** Pays as it was seen, or not at all; the key makes a repeat of the same press get the first answer. */
export const payAsAsked = (id: number, askId: number, body: Schemas['PayAskedBody'], headers: OnceHeaders) =>
  client.post(`${asked}/pay`, { ...ofAsk(id, askId), body, headers, timeoutMs: submitTimeoutMs });

/** Saves a card by its payment-method id, which the specification's `stripe_token` carries. */
export const addCard = (id: string | number, card: Schemas['AddCardBody']['credit_card']) =>
  client.post(`${base}/credit_cards`, { ...order(id), body: { credit_card: card } });

/** What a reset of the choices to the menu of today would change. */
export const askForReset = (id: string | number, signal: AbortSignal) =>
  client.post(`${base}/reset_choices`, {
    ...order(id),
    body: { persist_changes: false },
    isRead: true,
    signal,
  });

/** Brings the choices of the order that was shown to the menu of today. */
export const resetChoices = ({ id, lock_version }: Pick<Schemas['Order'], 'id' | 'lock_version'>) =>
  client.post(`${base}/reset_choices`, { ...order(id), body: { lock_version } });

/** Adds a combination to a choice, for this order alone; checkout sends it as the body itself (1 §7). */
export const addCombo = (id: number, choiceId: number, body: Schemas['ComboOption']) =>
  client.post(`${base}/package/items/{choiceId}/options`, { params: { id, choiceId }, body });

/** Makes an organization of which the person is the admin. */
export const createTeam = (team: Schemas['TeamBody']['team']) =>
  client.post('/cpi/v2/orderer/teams', { body: { team } });

/** Mails the link that confirms the person's address once more. */
export const resendVerification = () => client.post('/cpi/v1/email_verification');
