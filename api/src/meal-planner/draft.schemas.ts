import { orderStatuses } from '@copper-carrot/contracts';
import Joi from 'joi';
import { pictureView } from '../catalog';
import { errorAnswer } from '../http/error-shape';
import { date, id, listAnswer, listQuery, shape, whole } from '../http';
import {
  answered,
  answeredDollars,
  answeredId,
  answeredWords,
  can,
  color,
  headcount,
  plannedName,
  presentationType,
  savedSearch,
  startDate,
  startTime,
  teamId,
  where,
} from './planned-fields.schemas';

/** As many as a person looks at in a calendar at once. */
const mostDrafts = 500;
/** The most that are changed by one call. */
const mostAtOnce = 100;

export interface Range {
  team_id?: number;
  from: string;
  to: string;
}
export const range = {
  team_id: teamId,
  from: date(', the first day, in the zone of each meal').required(),
  to: date(', the last day, in the zone of each meal').required(),
};

const fields = {
  start_date: startDate,
  start_time: startTime,
  headcount,
  order_template_id: id().allow(null).description('The template that gives what is left out; null for none.'),
  saved_search: savedSearch,
  ...where,
  package_id: id().allow(null).description('The package to order; null leaves it open.'),
  brand_id: id()
    .allow(null)
    .description('The restaurant to order from; of a package it is its own. Null leaves it open.'),
  presentation_type: presentationType,
  name: plannedName('What the calendar shows; null and empty leave it to the food').allow(null, ''),
};
const created = { ...fields, start_date: startDate.required() };

export const newDraftBody = shape('NewDraftOrderBody', 'A meal to plan.', {
  team_id: teamId,
  draft_order: Joi.object(created).required(),
});
export const ruleDraftBody = shape('RuleDraftOrderBody', 'A meal to plan by hand for a rule.', {
  draft_order: Joi.object(created).required(),
});
export const draftBody = shape('DraftOrderBody', 'What to change; a key left out stays as it is.', {
  draft_order: Joi.object(fields).min(1).required(),
});
export const createOrderBody = shape('CreateDraftedOrderBody', 'Nothing is to be said.', {});
export const updateAllBody = shape('UpdateDraftOrdersBody', 'Drafts to change, to order or to remove.', {
  draft_orders: Joi.array()
    .items(
      Joi.object({
        id: id().required(),
        ...fields,
        create_order: Joi.boolean().description('Whether it is turned into an order, after the changes.'),
        remove: Joi.boolean().description('Whether it is removed; the rest is not looked at.'),
      }),
    )
    .min(1)
    .max(mostAtOnce)
    .unique('id')
    .required()
    .description('Each draft once.'),
});

const offered = (what: string, keys: Joi.PartialSchemaMap) =>
  Joi.object({ id: id().required(), name: Joi.string().required(), slug: Joi.string().required(), ...keys })
    .allow(null)
    .required()
    .description(`${what}; null while open.`);

export const draftAnswer = shape('DraftOrder', 'A planned meal, which is no order yet (2 §3).', {
  id: id().required(),
  team_id: id().required(),
  order_template_id: answeredId('The template that it began with; null for none.'),
  managed_rule_id: answeredId('The rule that it belongs to; null for none.'),
  start_date: Joi.string().required().description('`YYYY-MM-DD` in the zone of the address.'),
  ...answered,
  name: Joi.string().required().description('What the calendar shows.'),
  color: color.required(),
  package: offered('The package', { image: pictureView.required() }),
  brand: offered('The restaurant', {}),
  price_per_person: answeredDollars(
    'What it costs each person, all in, as it was planned',
    'while not known',
  ),
  total_price: answeredDollars('What all of it costs, as it was planned', 'while not known'),
  by_hand: Joi.boolean()
    .required()
    .description('Whether a person planned or changed it; such a meal is left alone by its rule.'),
  why: Joi.array().items(Joi.string()).required().description('Why it is this one, in sentences.'),
  displaced: answeredWords('What it was chosen over, in a sentence; null where nothing else came close.'),
  problem: answeredWords('Why it could not be ordered when it was last looked at; null where it could.'),
  order_id: answeredId('The order that it became; null while it is none.'),
  order_status: Joi.string()
    .valid(...orderStatuses)
    .allow(null)
    .required()
    .description('Of that order; null without one.'),
  can: can('update', 'delete', 'create_order'),
});
export const draftsAnswer = listAnswer(draftAnswer);
export const draftsQuery = listQuery<Range>(range, whole(mostDrafts)).description(
  '`to` is no earlier than `from`.',
);

export const createdOrderAnswer = shape('CreatedDraftOrder', 'The order that a planned meal became.', {
  id: id().required().description('Of the draft.'),
  order_id: id().required(),
});
const updatedDraft = shape('UpdatedDraftOrder', 'What became of one of several drafts.', {
  id: id().required(),
  draft_order: draftAnswer
    .allow(null)
    .required()
    .description('As it is now; null where it was removed, or can’t be read.'),
  order_id: answeredId('The order that it became; null while it is none.'),
  error: errorAnswer.allow(null).required().description('Why it was not done; null where it was.'),
});
export const updateAllAnswer = listAnswer(updatedDraft);

export const mealPlanQuery = Joi.object<Range>(range).description('`to` is no earlier than `from`.');
const holiday = shape('Holiday', 'A holiday of the United States.', {
  date: Joi.string().required().description('`YYYY-MM-DD` on the calendar, in every zone.'),
  name: Joi.string().required(),
});
export const holidays = Joi.array().items(holiday).required();
export const mealPlanAnswer = shape('MealPlan', 'The weeks of a plan, with what they cost.', {
  holidays,
  weeks: Joi.array()
    .items(
      Joi.object({
        starts_on: Joi.string().required().description('Its Monday, `YYYY-MM-DD` in the zone of each meal.'),
        meals: Joi.number().integer().min(0).required().description('How many meals are planned.'),
        total_price: Joi.number().min(0).required().description('What they cost, in dollars.'),
        budget: answeredDollars('What the rules allow a week in all', 'where one of them has no limit'),
      }),
    )
    .required(),
});
