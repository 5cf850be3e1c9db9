import { pollSelectionsLimit, type QueryOf, read, type Schemas } from '@copper-carrot/contracts';
import { client, isApiFailure, type OnceHeaders, signedIn } from '@copper-carrot/contracts/runtime';

const polls = '/cpi/v1/orderer/order_polls';
const ofOrder = '/cpi/v1/orderer/orders/{id}/poll';
const ofCode = '/cpi/v1/orderer/order_polls/{code}';
const answers = `${ofCode}/selections` as const;
const bills = `${ofCode}/bills` as const;
/** The most bills per page. */
export const mostBills = 200;
/** Query of a page, counted from 1. */
const pageOf = (page: number, limit: number) => ({ limit, ...(page > 1 && { offset: (page - 1) * limit }) });
const byOrder = (id: number) => ({ params: { id } });
const byCode = (code: string) => ({ params: { code } });

/** The most members offered to invite. */
const mostMembers = 100;

/** Reads of polls: the person's list, and one poll for its owner (1 §7). */
export const pollUrls = {
  polls: (query: QueryOf<typeof polls>) => read(polls, { query }),
  poll: (orderId: number) => read(ofOrder, byOrder(orderId)),
  selections: (code: string, page = 1) =>
    read(answers, { ...byCode(code), query: pageOf(page, pollSelectionsLimit) }),
  bills: (code: string, page = 1) => read(bills, { ...byCode(code), query: pageOf(page, mostBills) }),
  members: (teamId: number) =>
    read('/cpi/v2/orderer/teams/{id}/memberships', {
      params: { id: teamId },
      query: { limit: mostMembers },
    }),
} as const;

/** Starts the poll of a cart and mails its invitees. */
export const makePoll = (orderId: number, body: Schemas['NewPollBody']) =>
  client.post(ofOrder, { ...byOrder(orderId), body });

/** Changes, closes, reopens, arms or disarms a poll. */
export const changePoll = (
  orderId: number,
  order_poll: Schemas['ChangePollBody']['order_poll'],
  ignore: Schemas['IgnoreChecks'] = {},
) => client.patch(ofOrder, { ...byOrder(orderId), body: { order_poll, ...withIgnored(ignore) } });

/** Previews the answers' effect on the order; nothing is stored. */
export const askForApplied = (orderId: number, ignore: Schemas['IgnoreChecks'], signal: AbortSignal) =>
  signedIn(() =>
    client.post(`${ofOrder}/apply_selections`, {
      ...byOrder(orderId),
      body: { persist_changes: false, ...withIgnored(ignore) },
      isRead: true,
      signal,
    }),
  );

/** Applies the answers to the order. */
export const applySelections = (orderId: number, ignore: Schemas['IgnoreChecks']) =>
  client.post(`${ofOrder}/apply_selections`, {
    ...byOrder(orderId),
    body: { persist_changes: true, ...withIgnored(ignore) },
  });

const withIgnored = (ignore: Schemas['IgnoreChecks']) =>
  Object.values(ignore).some(Boolean) ? { ignore_checks: ignore } : {};

/** Deletes a poll, optionally with a mail to those who answered with an address. */
export const deletePoll = (code: string, email_pollees: boolean) =>
  client.delete(ofCode, { ...byCode(code), body: { email_pollees } });

/** Invites people by mail, each once. */
export const inviteToPoll = (code: string, invitees: Schemas['PollInviteeBody'][]) =>
  client.post(`${ofCode}/invitees`, { ...byCode(code), body: { invitees } });

/** Reminds invitees who have not answered. */
export const remindTheRest = (code: string) => client.post(`${ofCode}/reminders`, byCode(code));

/** Creates a new link; the old one stops working. */
export const renewLink = (code: string) => client.post(`${ofCode}/renewals`, byCode(code));

/** Adds an answer on behalf of someone; a repeat with the same key adds no second one. */
export const addAnswer = (
  code: string,
  poll_selection: Schemas['PollSelectionFields'],
  headers: OnceHeaders,
) => client.post(answers, { ...byCode(code), body: { poll_selection }, headers });

export const changeAnswer = (code: string, id: number, poll_selection: Schemas['PollSelectionFields']) =>
  client.patch(`${answers}/{id}`, { params: { code, id }, body: { poll_selection } });

export const removeAnswer = (code: string, id: number) =>
  client.delete(`${answers}/{id}`, { params: { code, id } });

/** Marks a bill as settled or not. */
export const settleBill = (code: string, id: number, is_paid: boolean) =>
  client.patch(`${bills}/{id}`, { params: { code, id }, body: { poll_selection_bill: { is_paid } } });

const shared = '/cpi/v1/public/poll_selections';

/** Reads of a poll by its public link (2 §7). */
export const sharedUrls = {
  poll: (code: string) => read(shared, { query: { code } }),
  bills: (code: string) => read('/cpi/v2/public/poll_selection_bills', { query: { code } }),
  calendar: (code: string) => read('/cpi/v1/public/order_polls/{code}/calendar', byCode(code)),
} as const;

/** Answers by the poll's link; a repeat with the same key adds no second answer. */
export const answerByLink = (
  code: string,
  poll_selection: Schemas['PollSelectionFields'],
  headers: OnceHeaders,
) => client.post(shared, { body: { code, poll_selection }, headers });

/** Withdraws an answer; succeeds also if it is already gone. */
export const withdrawByLink = (code: string, id: number) =>
  client.delete(`${shared}/{id}`, { params: { id }, body: { code } }).catch((error: unknown) => {
    if (!isApiFailure(error) || error.status !== 404) throw error;
  });
