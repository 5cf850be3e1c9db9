import Joi from 'joi';
import { id, listAnswer, listQuery, shape } from '../http';

const menuReviewAnswers = ['approved', 'changes_requested'] as const;
export type MenuReviewAnswer = (typeof menuReviewAnswers)[number];

const answerOf = () => Joi.string().valid(...menuReviewAnswers);
const instantOrNull = (says: string) =>
  Joi.string().allow(null).required().description(`${says}, an instant in UTC; null while it waits.`);

export const menuReview = shape('MenuReview', 'A question of the marketplace about a brand’s menu (2 §3).', {
  id: id().required(),
  brand_id: id().required(),
  description: Joi.string().allow('').required().description('What the brand is asked to look at.'),
  sent_at: Joi.string().required().description('When it was sent; an instant in UTC.'),
  finished_at: instantOrNull('When it was answered'),
  answer: answerOf().allow(null).required().description('Null while it waits.'),
  answer_note: Joi.string()
    .allow(null)
    .required()
    .description('What the brand wrote; null where it wrote nothing.'),
  answered_by: Joi.string().allow(null).required().description('Who answered; null while it waits.'),
  can: Joi.object({ answer: Joi.boolean().required() }).required(),
});
export const menuReviewList = listAnswer(menuReview);
export const menuReviewsQuery = listQuery<{ pending?: boolean }>({
  pending: Joi.boolean().description('Those that wait for an answer alone.'),
});

export const newMenuReviewBody = shape('NewMenuReviewBody', 'What a brand is asked about its menu.', {
  menu_review: Joi.object({
    description: Joi.string().trim().min(1).max(2000).required(),
  }).required(),
});

export const answerMenuReviewBody = shape('AnswerMenuReviewBody', 'What a brand answers to a menu review.', {
  menu_review: Joi.object({
    answer: answerOf().required(),
    answer_note: Joi.string()
      .trim()
      .max(2000)
      .allow(null, '')
      .description('What is to be changed; needed with `changes_requested`. Null and empty say nothing.'),
  }).required(),
});
