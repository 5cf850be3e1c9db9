import Joi from 'joi';
import { notFound } from '../errors';
import { authorize, idParams, Reply, routes, shape, type Actor } from '../http';
import { findOrder, loadAgreedTerms, loadOrder, mayReadPoll, orderPolicy } from '../orders';
import { loadPicks } from '../polls';
import { drawLabels, labelsPerSheet } from './draw-labels';
import { presentOrderLabels } from './order-labels.presenter';
import { asPdf, paperLimit } from './paper.routes';

/** The labels of an order for the customer to print: one for each person's meal, or one for each dish. */
export const orderLabelRoutes = routes({ tag: 'Order papers', base: '/cpi/v1/orderer' });

const label = shape('OrderLabel', 'What a label says, of a portion or of a dish.', {
  name: Joi.string().allow(null).required().description('Whose it is; null where nobody was asked.'),
  dish: Joi.string().required(),
  marks: Joi.string().allow('').required().description('The dietary marks in words; empty without any.'),
  allergens: Joi.string().required(),
  note: Joi.string().allow('').required().description('What its eater said; empty without any.'),
  warning: Joi.string()
    .allow('')
    .required()
    .description('Where more was picked than ordered; empty otherwise.'),
});
const labelsAnswer = shape(
  'OrderLabels',
  'The labels of an order, in the sequence in which they are laid out.',
  {
    foot: Joi.array()
      .items(Joi.string().allow(''))
      .length(2)
      .required()
      .description('What every label says below.'),
    labels: Joi.array().items(label).required(),
  },
);

/** The names of a poll are for those who may read it, and for the order's owner. */
async function load(orderId: number, actor: Actor) {
  const found = await findOrder(orderId, actor);
  authorize(orderPolicy, 'readAsCustomer', actor, found);
  const order = await loadOrder(orderId, actor);
  const { offer } = (await loadAgreedTerms(orderId, null)) ?? {};
  const readsNames = found.userId === actor.userId || mayReadPoll(actor, found);
  return presentOrderLabels({
    order,
    choices: offer?.choices ?? [],
    allergensStatedOn: offer?.allergensStatedOn ?? null,
    polled: readsNames ? await loadPicks(orderId) : null,
  });
}

orderLabelRoutes.get(
  '/orders/:id/labels',
  {
    summary: 'The labels of an order: whose meal is which, else its dishes',
    description: 'None of a cart, and none of an order that will not be made.',
    spec: '2 §2',
    who: 'signed-in',
    params: idParams,
    answer: labelsAnswer,
  },
  async ({ actor, params }) => {
    const { foot, labels } = await load(params.id, actor);
    return { foot, labels };
  },
);

orderLabelRoutes.get(
  '/orders/:id/labels/sheets',
  {
    ...asPdf,
    summary: 'The same as PDF, ten on a Letter sheet',
    description: '404 where there is nothing to print.',
  },
  async ({ actor, params }) => {
    const sheets = await load(params.id, actor);
    if (sheets.labels.length === 0) throw notFound('There is nothing to label: this order does not stand.');
    const points = Math.ceil(sheets.labels.length / (labelsPerSheet * 10));
    await paperLimit.spend(String(actor.userId), { points });
    return Reply.file(await drawLabels(sheets), 'application/pdf', `labels-${params.id}.pdf`);
  },
);
