import { asList, idParams, nothing, presentList, Reply, routes } from '../http';
import { changeDraft, createDraft, deleteDraft } from './change-drafts';
import { createOrderOf } from './create-order-of';
import { presentDraft } from './draft.presenter';
import {
  createdOrderAnswer,
  createOrderBody,
  draftAnswer,
  draftBody,
  draftsAnswer,
  draftsQuery,
  mealPlanAnswer,
  mealPlanQuery,
  newDraftBody,
  updateAllAnswer,
  updateAllBody,
} from './draft.schemas';
import { findDraft, listDrafts } from './drafts';
import { teamOf } from './planner.policy';
import { rangeOf } from './range';
import { updateAll } from './update-all';
import { loadWeeks } from './weeks';

/** Planned meals of an organization, which are no orders yet (2 §3, 2 §7). */
export const draftOrderRoutes = routes({ tag: 'Meal planner', base: '/cpi/v2/orderer' });

const spec = '2 §3, 2 §7';
const who = 'signed-in';

draftOrderRoutes.get(
  '/draft_orders',
  {
    summary: 'Planned meals of an organization between two days, the first one first',
    spec,
    who,
    query: draftsQuery,
    answer: draftsAnswer,
  },
  async ({ actor, query }) => {
    const page = await listDrafts(teamOf(query.team_id, actor), rangeOf(query), query);
    return presentList(page, (row) => presentDraft(row, actor));
  },
);
draftOrderRoutes.post(
  '/draft_orders',
  { summary: 'Plans a meal', spec, who, body: newDraftBody, answer: draftAnswer, status: 201 },
  async ({ actor, body }) =>
    presentDraft(await createDraft(teamOf(body.team_id, actor), body.draft_order, actor), actor),
);
draftOrderRoutes.patch(
  '/draft_orders/update_all',
  {
    summary: 'Changes, orders or removes several planned meals, each with its own result',
    spec,
    who,
    body: updateAllBody,
    answer: updateAllAnswer,
  },
  async ({ actor, body }) => asList(await updateAll(body.draft_orders, actor)),
);
draftOrderRoutes.get(
  '/draft_orders/:id',
  { summary: 'A planned meal', spec, who, params: idParams, answer: draftAnswer },
  async ({ actor, params }) => presentDraft(await findDraft(params.id, actor), actor),
);
draftOrderRoutes.patch(
  '/draft_orders/:id',
  {
    summary: 'Changes a planned meal, or moves it to another day',
    spec,
    who,
    params: idParams,
    body: draftBody,
    answer: draftAnswer,
  },
  async ({ actor, params, body }) =>
    presentDraft(await changeDraft(params.id, body.draft_order, actor), actor),
);
draftOrderRoutes.delete(
  '/draft_orders/:id',
  { summary: 'Removes a planned meal', spec, who, params: idParams, answer: nothing, status: 204 },
  ({ actor, params }) => deleteDraft(params.id, actor),
);
draftOrderRoutes.post(
  '/draft_orders/:id/create_order',
  {
    summary: 'Turns a planned meal into an order, once: again it is the same order',
    spec: '2 §4, 2 §7',
    who,
    params: idParams,
    body: createOrderBody,
    answer: createdOrderAnswer,
    status: 201,
  },
  async ({ actor, params }) => {
    const { orderId, isNew } = await createOrderOf(params.id, actor);
    const answer = { id: params.id, order_id: orderId };
    return isNew ? answer : Reply.json(200, answer);
  },
);
draftOrderRoutes.get(
  '/meal_plan',
  {
    summary: 'Holidays and the cost of each week of a plan',
    spec: '2 §2',
    who,
    query: mealPlanQuery,
    answer: mealPlanAnswer,
  },
  ({ actor, query }) => loadWeeks(teamOf(query.team_id, actor), rangeOf(query)),
);
