import type { Schemas } from '@copper-carrot/contracts';
import { optionView, presentOption } from '../catalog';
import {
  asList,
  authorize,
  id,
  idParams,
  listAnswer,
  listQuery,
  nothing,
  presentList,
  routes,
  type Actor,
} from '../http';
import { findOrder, orderPolicy, requireMayIgnore } from '../orders';
import { presentApplied } from './applied.presenter';
import { applySelections } from './apply-selections';
import { changePoll } from './change-poll';
import { deletePoll, renewLink } from './end-poll';
import { inviteToPoll, remindTheRest } from './invite-to-poll';
import { pollsList } from './list-polls';
import { loadPoll, loadPollOfOrder } from './load-poll';
import { makePoll } from './make-poll';
import { codeParams } from './poll-code';
import { pollPolicy } from './poll.policy';
import { presentListedPoll, presentPoll } from './poll.presenter';
import {
  appliedView,
  applyBody,
  changePollBody,
  deletePollBody,
  inviteBody,
  listedPollView,
  newPollBody,
  pollView,
} from './poll.schemas';

/** Polls for their owners. */
export const pollRoutes = routes({ tag: 'Polls', base: '/cpi/v1/orderer' });

const spec = '1 §7';

pollRoutes.get(
  '/order_polls',
  {
    summary: 'My polls: of my orders, those that I answered, and those that I was invited to',
    spec: '2 §2',
    who: 'signed-in',
    query: listQuery<{ team_id?: number }>({
      team_id: id().description('Only those of the orders of this organization.'),
    }),
    answer: listAnswer(listedPollView),
  },
  async ({ actor, query }) =>
    presentList(await pollsList.page([actor.userId, query.team_id ?? null], query), (poll) =>
      presentListedPoll(poll, actor),
    ),
);

pollRoutes.get(
  '/orders/:id/poll',
  { summary: 'The poll of an order', spec, who: 'signed-in', params: idParams, answer: pollView },
  async ({ actor, params }) => presentPoll(await loadPollOfOrder(params.id, actor, 'read')),
);

pollRoutes.post(
  '/orders/:id/poll',
  {
    summary: 'Asks people what they want to eat of an order, and invites them',
    spec,
    who: 'signed-in',
    params: idParams,
    body: newPollBody,
    answer: pollView,
    status: 201,
  },
  async ({ actor, params, body }) => {
    const order = await findOrder(params.id, actor);
    authorize(orderPolicy, 'edit', actor, order);
    // An order without an organization fails validation by field below.
    if (order.teamId !== null) authorize(pollPolicy, 'create', actor, order);
    const code = await makePoll(params.id, body, actor);
    return presentPoll(await loadPoll(code, actor, 'read'));
  },
);

pollRoutes.patch(
  '/orders/:id/poll',
  {
    summary: 'Changes a poll, closes it, opens it again, or has it send its order by itself',
    spec,
    who: 'signed-in',
    params: idParams,
    body: changePollBody,
    answer: pollView,
  },
  async ({ actor, params, body }) => {
    const poll = await loadPollOfOrder(params.id, actor, 'update');
    requireMayIgnore(actor, await findOrder(params.id, actor), body.ignore_checks);
    await changePoll(poll.id, body, actor);
    return presentPoll(await loadPollOfOrder(params.id, actor, 'read'));
  },
);

pollRoutes.post(
  '/orders/:id/poll/apply_selections',
  {
    summary: 'Puts what people picked onto the order, or says what that would do',
    spec,
    who: 'signed-in',
    params: idParams,
    body: applyBody,
    answer: appliedView,
  },
  async ({ actor, params, body }) => {
    const { code } = await loadPollOfOrder(params.id, actor, 'read');
    return apply(code, params.id, body, actor);
  },
);

pollRoutes.post(
  '/order_polls/:code/apply_selections',
  {
    summary: 'The same by the code of the poll',
    spec: '2 §7',
    who: 'signed-in',
    params: codeParams,
    body: applyBody,
    answer: appliedView,
  },
  async ({ actor, params, body }) => {
    const { orderId } = await loadPoll(params.code, actor, 'read');
    return apply(params.code, orderId, body, actor);
  },
);

/** Applying changes the order, so it needs the right to read the poll and to edit the order. */
async function apply(
  code: string,
  orderId: number,
  { persist_changes: persist = true, ignore_checks: ignoreChecks = {} }: Schemas['ApplySelectionsBody'],
  actor: Actor,
) {
  const order = await findOrder(orderId, actor);
  authorize(orderPolicy, persist ? 'edit' : 'read', actor, order);
  requireMayIgnore(actor, order, ignoreChecks);
  const poll = await loadPoll(code, actor, 'read');
  const applied = await applySelections(poll.id, { persist, ignoreChecks, actor });
  return presentApplied(applied, await loadPoll(code, actor, 'read'));
}

pollRoutes.delete(
  '/order_polls/:code',
  {
    summary: 'Ends a poll for good; its order stays as it is',
    spec,
    who: 'signed-in',
    params: codeParams,
    body: deletePollBody,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params, body }) => {
    const poll = await loadPoll(params.code, actor, 'delete');
    await deletePoll(poll.id, body.email_pollees ?? false, actor);
  },
);

pollRoutes.get(
  '/order_polls/:code/options',
  {
    summary: 'What can be picked in a poll',
    spec: '2 §7',
    who: 'signed-in',
    params: codeParams,
    answer: listAnswer(optionView),
  },
  async ({ actor, params }) => {
    const { options } = await loadPoll(params.code, actor, 'read');
    return asList(options.map(presentOption));
  },
);

pollRoutes.post(
  '/order_polls/:code/invitees',
  {
    summary: 'Invites people to a poll by mail, each once',
    spec,
    who: 'signed-in',
    params: codeParams,
    body: inviteBody,
    answer: pollView,
    status: 201,
  },
  async ({ actor, params, body }) => {
    const poll = await loadPoll(params.code, actor, 'update');
    await inviteToPoll(poll.id, body.invitees, actor);
    return presentPoll(await loadPoll(params.code, actor, 'read'));
  },
);

pollRoutes.post(
  '/order_polls/:code/reminders',
  {
    summary: 'Reminds by mail whoever was invited and said nothing; once an hour',
    spec,
    who: 'signed-in',
    params: codeParams,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params }) => {
    const poll = await loadPoll(params.code, actor, 'update');
    await remindTheRest(poll.id, actor);
  },
);

pollRoutes.post(
  '/order_polls/:code/renewals',
  {
    summary: 'Gives a poll another link; the old one is dead',
    spec,
    who: 'signed-in',
    params: codeParams,
    answer: pollView,
    status: 201,
  },
  async ({ actor, params }) => {
    const poll = await loadPoll(params.code, actor, 'update');
    return presentPoll(await loadPoll(await renewLink(poll.id), actor, 'read'));
  },
);
