import Joi from 'joi';
import { id, instant, listAnswer, nameForOthers, shape } from '../http';
import { pollCode } from '../polls';

const question = nameForOthers(200, { says: 'What is asked' });

export const surveyBody = shape(
  'OrderSurveyBody',
  'What to ask of those who ate; a key left out stays as it is.',
  {
    order_survey: Joi.object({ question, closes_at: instant('Until when answers are taken') }).required(),
  },
);

const rating = Joi.number().integer().min(1).max(5).description('Stars, 1 to 5.');
const responses = (says: string) => Joi.number().integer().min(0).required().description(says);
const moment = (says: string) => Joi.string().isoDate().required().description(`${says}, in UTC.`);

export const surveyAnswer = shape('OrderSurvey', 'A survey of an order, with what its answers come to.', {
  id: id().required(),
  code: Joi.string().required().description('Whoever has it answers, at `/surveys/{code}`.'),
  question: Joi.string().required(),
  opens_at: moment('From when answers are taken: the start of the event'),
  closes_at: moment('Until when answers are taken'),
  is_open: Joi.boolean().required().description('Whether answers are taken now.'),
  response_count: responses('How many people answered.'),
  average_rating: Joi.number()
    .allow(null)
    .required()
    .description('Stars, with two decimals; null without answers.'),
  ratings: Joi.array()
    .items(Joi.object({ rating: rating.required(), count: responses('How many gave these stars.') }))
    .length(5)
    .required()
    .description('How often each number of stars was given, five first.'),
});
export const surveyOfOrder = shape(
  'SurveyOfOrder',
  'The survey of an order, and what its reader may do with it.',
  {
    order_survey: surveyAnswer.allow(null).required().description('Null while there is none.'),
    can: Joi.object({
      create: Joi.boolean().required(),
      update: Joi.boolean().required(),
      delete: Joi.boolean().required(),
    }).required(),
  },
);

export const responseAnswer = shape('OrderSurveyResponse', 'What somebody thought of the food.', {
  id: id().required(),
  rating: rating.required(),
  comment: Joi.string().allow('').required(),
  name: Joi.string().allow(null).required().description('Null of who did not say it.'),
  created_at: moment('When it was first said'),
});
export const responsesAnswer = listAnswer(responseAnswer);

export const codeParams = Joi.object<{ code: string }, true>({ code: pollCode().required() });
export const publicSurveyAnswer = shape('PublicOrderSurvey', 'A survey as whoever has its code reads it.', {
  code: Joi.string().required(),
  question: Joi.string().required(),
  food: Joi.string().required().description('What was eaten.'),
  brand_name: Joi.string().required(),
  start_date: Joi.string()
    .allow(null)
    .required()
    .description('`YYYY-MM-DD` in the zone of the event; null of an order without one.'),
  state: Joi.string()
    .valid('early', 'open', 'closed')
    .required()
    .description('`early` before the food is there.'),
  response: responseAnswer
    .allow(null)
    .required()
    .description('What this browser or account answered; null while it has not.'),
});
export const newResponseBody = shape('NewOrderSurveyResponseBody', 'An answer to a survey.', {
  code: pollCode().required(),
  order_survey_response: Joi.object({
    rating: rating.required().messages({ 'any.required': 'must be chosen' }),
    comment: Joi.string().trim().allow('').max(2000).description('What else there is to say.'),
    name: nameForOthers(100).allow(null, '').description('Null or empty to say no name.'),
  }).required(),
});
