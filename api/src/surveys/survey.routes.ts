import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { notFound } from '../errors';
import {
  authorize,
  defineList,
  idParams,
  listQuery,
  nothing,
  presentList,
  Reply,
  routes,
  type Actor,
} from '../http';
import { findOrder, type Order } from '../orders';
import { changeSurvey, makeSurvey, removeSurvey } from './change-survey';
import { loadSurvey, surveyOf } from './load-survey';
import { surveyPolicy } from './survey.policy';
import { presentResponse, presentSurvey, responseColumns } from './survey.presenter';
import { responsesAnswer, surveyAnswer, surveyBody, surveyOfOrder } from './survey.schemas';

/** What an orderer asks of those who ate (2 §4, 2 §6). */
export const surveyRoutes = routes({ tag: 'Surveys', base: '/cpi/v2/orderer' });

async function allowed(
  action: Parameters<typeof authorize<Order, keyof typeof surveyPolicy>>[1],
  id: number,
  actor: Actor,
) {
  const order = await findOrder(id, actor);
  authorize(surveyPolicy, action, actor, order);
  return order;
}

async function presentedOf(orderId: number): Promise<Schemas['OrderSurvey']> {
  const survey = await sql.first(surveyOf, [orderId]);
  if (!survey) throw notFound('This order has no survey.');
  return presentSurvey(survey);
}

surveyRoutes.get(
  '/orders/:id/survey',
  {
    summary: 'The survey of an order, with what its answers come to',
    spec: '2 §7',
    who: 'signed-in',
    params: idParams,
    answer: surveyOfOrder,
  },
  async ({ actor, params }) => {
    const order = await allowed('readSurvey', params.id, actor);
    const survey = await loadSurvey(order.id);
    return {
      order_survey: survey && presentSurvey(survey),
      can: {
        create: surveyPolicy.create(actor, order),
        update: surveyPolicy.update(actor, order),
        delete: surveyPolicy.delete(actor, order),
      },
    };
  },
);

surveyRoutes.post(
  '/orders/:id/survey',
  {
    summary: 'Makes the survey of an order; again it is the same one',
    spec: '2 §4, 2 §7',
    who: 'signed-in',
    params: idParams,
    body: surveyBody,
    answer: surveyAnswer,
    status: 201,
  },
  async ({ actor, params, body }) => {
    await allowed('create', params.id, actor);
    const isNew = await makeSurvey(params.id, body.order_survey);
    const survey = await presentedOf(params.id);
    return isNew ? survey : Reply.json(200, survey);
  },
);

surveyRoutes.patch(
  '/orders/:id/survey',
  {
    summary: 'Changes what the survey of an order asks, or until when',
    spec: '2 §6',
    who: 'signed-in',
    params: idParams,
    body: surveyBody,
    answer: surveyAnswer,
  },
  async ({ actor, params, body }) => {
    await allowed('update', params.id, actor);
    await changeSurvey(params.id, body.order_survey);
    return presentedOf(params.id);
  },
);

surveyRoutes.delete(
  '/orders/:id/survey',
  {
    summary: 'Takes the survey of an order away, with its answers',
    spec: '2 §6',
    who: 'signed-in',
    params: idParams,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params }) => {
    await allowed('delete', params.id, actor);
    await removeSurvey(params.id);
  },
);

const responses = defineList({
  name: 'survey-responses',
  columns: responseColumns,
  select: 'r.id, r.rating, r.comment, r.name, r.created_at',
  from: 'order_survey_responses r join order_surveys s on s.id = r.order_survey_id where s.order_id = $1',
  order: 'r.created_at desc',
  key: 'r.id desc',
});

surveyRoutes.get(
  '/orders/:id/survey/responses',
  {
    summary: 'What those who ate answered, the latest first',
    spec: '2 §7',
    who: 'signed-in',
    params: idParams,
    query: listQuery(),
    answer: responsesAnswer,
  },
  async ({ actor, params, query }) => {
    await allowed('list', params.id, actor);
    return presentList(await responses.page([params.id], query), presentResponse);
  },
);
