import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { defineList, listAnswer, listQuery, nothing, presentList, routes, type RecordOf } from '../http';
import { prepared } from '../prepared';
import { centsToDollars } from '../pricing';
import { billsOfPollView, billView, settleBody } from './bill.schemas';
import { settleBill } from './bills';
import { guestToken, guestTokenHash } from './guest-token';
import { loadPoll } from './load-poll';
import { loadLinkedPoll } from './load-public-poll';
import { isOfAccount } from './own-answer';
import { codeParams, pollCode, selectionParams } from './poll-code';
import { unguessed } from './unguessed';

/** What people owe for meals above the allowance, for themselves and for the person who collects it. */
export const billRoutes = routes({ tag: 'Polls', base: '/cpi' });

const bills = {
  columns: {
    id: 'int4',
    selectionId: 'int4',
    name: 'text',
    amountCents: 'int4',
    isVoid: 'bool',
    createdAt: 'timestamptz',
    paidAt: 'timestamptz?',
  },
  select: `b.id, s.id as "selectionId", s.name, b.amount_cents as "amountCents", b.voided_at is not null as "isVoid",
    b.created_at as "createdAt", b.paid_at as "paidAt"`,
  order: 's.name, b.id',
  key: 'b.id',
} as const;
const from =
  'poll_selection_bills b join poll_selections s on s.id = b.poll_selection_id where s.poll_id = $1';

const billsOfPoll = defineList({ ...bills, name: 'poll-bills', from });
// $2 is the reader's account, $3 the hash of their browser's token; one of them is null.
const ownBills = defineList({
  ...bills,
  name: 'poll-bills-own',
  from: `${from} and (${isOfAccount('$2')} or s.guest_token_hash = $3)`,
});

const amountDue = prepared(
  'poll-amount-due',
  { cents: 'int4' },
  `select coalesce(sum(b.amount_cents), 0)::int as cents from ${from} and b.voided_at is null and b.paid_at is null`,
);

const presentBill = (bill: RecordOf<typeof billsOfPoll>): Schemas['PollSelectionBill'] => ({
  id: bill.id,
  poll_selection_id: bill.selectionId,
  name: bill.name,
  amount: centsToDollars(bill.amountCents),
  status: bill.isVoid ? 'void' : bill.paidAt ? 'paid' : 'due',
  created_at: bill.createdAt.toISOString(),
  paid_at: bill.paidAt?.toISOString() ?? null,
});

billRoutes.get(
  '/v2/public/poll_selection_bills',
  {
    summary: 'What the reader owes for their meal of a poll',
    spec: '2 §7',
    who: 'anyone',
    query: listQuery<{ code: string }>({ code: pollCode().required() }),
    answer: listAnswer(billView),
  },
  async ({ actor, query, request }) => {
    const poll = await unguessed(query.code, request, () => loadLinkedPoll(query.code));
    const token = actor ? null : guestToken(request);
    const whose = [actor?.userId ?? null, token === null ? null : guestTokenHash(token, poll.id)];
    return presentList(await ownBills.page([poll.id, ...whose], query), presentBill);
  },
);

billRoutes.get(
  '/v1/orderer/order_polls/:code/bills',
  {
    summary: 'What people owe for their meals of a poll',
    who: 'signed-in',
    params: codeParams,
    query: listQuery(),
    answer: billsOfPollView,
  },
  async ({ actor, params, query }) => {
    const poll = await loadPoll(params.code, actor, 'list');
    const [due] = await sql.rows(amountDue, [poll.id]);
    return {
      ...presentList(await billsOfPoll.page([poll.id], query), presentBill),
      amount_due: centsToDollars(due?.cents ?? 0),
    };
  },
);

billRoutes.patch(
  '/v1/orderer/order_polls/:code/bills/:id',
  {
    summary: 'Says that a bill was settled between its people, or that it was not',
    who: 'signed-in',
    params: selectionParams,
    body: settleBody,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params, body }) => {
    const poll = await loadPoll(params.code, actor, 'update');
    await settleBill(poll.id, params.id, body.poll_selection_bill.is_paid);
  },
);
