import { pollSelectionsLimit, type QueryOf, read, type Schemas } from '@copper-carrot/contracts';
import { client, isApiFailure, type OnceHeaders, signedIn } from '@copper-carrot/contracts/runtime';

const polls = '/cpi/v1/orderer/order_polls';
const ofOrder = '/cpi/v1/orderer/orders/{id}/poll';
const ofCode = '/cpi/v1/orderer/order_polls/{code}';
const answers = `${ofCode}/selections` as const;
const bills = `${ofCode}/bills` as const;
/** As many bills as are read at once. */
export const mostBills = 200;
/** A page of a list, from 1. */
const pageOf = (page: number, limit: number) => ({ limit, ...(page > 1 && { offset: (page - 1) * limit }) });
const byOrder = (id: number) => ({ params: { id } });
const byCode = (code: string) => ({ params: { code } });

/** As many members as are offered to be invited at a press. */
const mostMembers = 100;

/** What is read of polls: one's own list, and a poll as its owner sees it (1 §7). */
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

/** Begins the poll of a cart, and mails whom it names. */
export const makePoll = (orderId: number, body: Schemas['NewPollBody']) =>
  client.post(ofOrder, { ...byOrder(orderId), body });

/** Changes a poll, closes it, opens it again, has it send its order by itself or takes that off. */
export const changePoll = (
  orderId: number,
  order_poll: Schemas['ChangePollBody']['order_poll'],
  ignore: Schemas['IgnoreChecks'] = {},
) => client.patch(ofOrder, { ...byOrder(orderId), body: { order_poll, ...withIgnored(ignore) } });

/** What the answers would make of the order; nothing is stored. */
export const askForApplied = (orderId: number, ignore: Schemas['IgnoreChecks'], signal: AbortSignal) =>
  signedIn(() =>
    client.post(`${ofOrder}/apply_selections`, {
      ...byOrder(orderId),
      body: { persist_changes: false, ...withIgnored(ignore) },
      isRead: true,
      signal,
    }),
  );

/** Puts the answers onto the order. */
export const applySelections = (orderId: number, ignore: Schemas['IgnoreChecks']) =>
  client.post(`${ofOrder}/apply_selections`, {
    ...byOrder(orderId),
    body: { persist_changes: true, ...withIgnored(ignore) },
  });

const withIgnored = (ignore: Schemas['IgnoreChecks']) =>
  Object.values(ignore).some(Boolean) ? { ignore_checks: ignore } : {};

/** Ends a poll for good; whoever answered with an address is told if asked for. */
export const deletePoll = (code: string, email_pollees: boolean) =>
  client.delete(ofCode, { ...byCode(code), body: { email_pollees } });

/** Invites people by mail, each once. */
export const inviteToPoll = (code: string, invitees: Schemas['PollInviteeBody'][]) =>
  client.post(`${ofCode}/invitees`, { ...byCode(code), body: { invitees } });

/** Writes once more to whoever was invited and said nothing. */
export const remindTheRest = (code: string) => client.post(`${ofCode}/reminders`, byCode(code));

/** Another link; the old one is dead. */
export const renewLink = (code: string) => client.post(`${ofCode}/renewals`, byCode(code));

/** Adds the answer of somebody else; the key makes a repeat of the same press the same answer. */
export const addAnswer = (
  code: string,
  poll_selection: Schemas['PollSelectionFields'],
  headers: OnceHeaders,
) => client.post(answers, { ...byCode(code), body: { poll_selection }, headers });

/** Changes somebody's answer. */
export const changeAnswer = (code: string, id: number, poll_selection: Schemas['PollSelectionFields']) =>
  client.patch(`${answers}/{id}`, { params: { code, id }, body: { poll_selection } });

/** Takes somebody's answer away. */
export const removeAnswer = (code: string, id: number) =>
  client.delete(`${answers}/{id}`, { params: { code, id } });

/** Says that a bill is settled between its people, or that it is not. */
export const settleBill = (code: string, id: number, is_paid: boolean) =>
  client.patch(`${bills}/{id}`, { params: { code, id }, body: { poll_selection_bill: { is_paid } } });

const shared = '/cpi/v1/public/poll_selections';

/** What is read of a poll by its link alone (2 §7). */
export const sharedUrls = {
  poll: (code: string) => read(shared, { query: { code } }),
  bills: (code: string) => read('/cpi/v2/public/poll_selection_bills', { query: { code } }),
  calendar: (code: string) => read('/cpi/v1/public/order_polls/{code}/calendar', byCode(code)),
} as const;

/** Says what one wants to eat, by the link of a poll; the key makes a repeat of the same press the same answer. */
export const answerByLink = (
  code: string,
  poll_selection: Schemas['PollSelectionFields'],
  headers: OnceHeaders,
) => client.post(shared, { body: { code, poll_selection }, headers });

/** Takes one's own answer back; one that is gone already is taken back. */
export const withdrawByLink = (code: string, id: number) =>
  client.delete(`${shared}/{id}`, { params: { id }, body: { code } }).catch((error: unknown) => {
    if (!isApiFailure(error) || error.status !== 404) throw error;
  });
