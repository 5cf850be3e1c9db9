import { linkedApps } from '@copper-carrot/contracts';
import Joi from 'joi';
import { id, shape } from '../http';

/** The groups of a caterer's Action Center (2 §4). */
export type CatererGroup =
  | 'orders_awaiting_confirmation'
  | 'pending_orders'
  | 'orders_with_pending_changes'
  | 'canceled_and_unconfirmed_orders'
  | 'pending_menu_reviews';

const nullable = (schema: Joi.Schema, says: string) => schema.allow(null).required().description(says);

const link = shape('AppLink', 'Where an item leads (2 §2).', {
  app: Joi.string()
    .valid(...linkedApps)
    .required(),
  path: Joi.string().required().description('Within that app, before its prefix.'),
}).required();

const orderAction = shape('CatererOrderAction', 'An order that wants something of its caterer.', {
  id: id().required(),
  title: Joi.string().required().description('What was ordered.'),
  customer: nullable(Joi.string(), 'Who ordered it; null where nobody is named.'),
  start_date: nullable(Joi.string(), '`YYYY-MM-DD` in the zone of the order; null while not said.'),
  start_time: nullable(Joi.string(), '`HH:mm` in the zone of the order; null while not said.'),
  time_zone: nullable(Joi.string(), 'The zone of the order; null while not said.'),
  headcount: nullable(Joi.number().integer().min(0), 'How many people; null while not said.'),
  deadline: nullable(Joi.string(), 'Until when to answer, an instant in UTC; null without a deadline.'),
  lock_version: Joi.number().integer().required().description('The version to answer.'),
  link,
});
const reviewAction = shape('MenuReviewAction', 'A menu review that waits for its brand.', {
  id: id().required(),
  description: Joi.string().allow('').required(),
  sent_at: Joi.string().required().description('When it was sent; an instant in UTC.'),
  link,
});
const orders = (says: string) => Joi.array().items(orderAction).required().description(says);

/** What waits for a caterer, by brand (2 §4). */
export const catererActionsAnswer = shape('CatererActions', 'What waits for a caterer, by brand (2 §4).', {
  brands: Joi.array()
    .items(
      shape('BrandActions', 'What waits for the people of a brand; 50 of each group at most.', {
        brand: Joi.object({ id: id().required(), name: Joi.string().required() }).required(),
        orders_awaiting_confirmation: orders('Accepted, and tomorrow or today; the soonest first.'),
        pending_orders: orders('Not answered yet; the soonest first.'),
        orders_with_pending_changes: orders('With changes to answer; the soonest first.'),
        canceled_and_unconfirmed_orders: orders('Canceled, and not acknowledged; the soonest first.'),
        pending_menu_reviews: Joi.array()
          .items(reviewAction)
          .required()
          .description('Not answered; the oldest first.'),
      }),
    )
    .required()
    .description('The acting brand first.'),
});
