import { negativeReviewTags, positiveReviewTags } from '@copper-carrot/contracts';
import Joi from 'joi';
import { shape } from '../http';

const count = (says: string) => Joi.number().integer().min(0).required().description(says);
const stars = () => Joi.number().integer().min(1).max(5).required();
const tags = (valid: readonly string[]) =>
  Joi.array()
    .items(Joi.string().valid(...valid))
    .required();

/** What everybody may read of a review: never what was meant for the restaurant or for the reviewer's own office. */
const publicReview = shape('PublicReview', 'A review as everybody may read it (2 §3).', {
  id: Joi.number().integer().required(),
  overall_rating: stars().description('Stars, 1 to 5.'),
  body: Joi.string().allow('').required().description('What they wrote; empty where stars and tags say it.'),
  reviewer_name: Joi.string()
    .allow(null)
    .required()
    .description('First name and an initial; null where they did not want to be named.'),
  positive_rating_reasons: tags(positiveReviewTags),
  negative_rating_reasons: tags(negativeReviewTags),
  would_reorder: Joi.boolean().allow(null).required().description('Null where they did not say.'),
  headcount: Joi.number()
    .integer()
    .allow(null)
    .required()
    .description('For how many people it was ordered; null where nobody counted.'),
  package: Joi.object({ name: Joi.string().required(), slug: Joi.string().required() })
    .allow(null)
    .required()
    .description('What was ordered; null for dishes of a menu and for what is not offered any more.'),
  created_at: Joi.string().required().description('An instant in UTC, ISO 8601.'),
});

const reviewSummary = shape('ReviewSummary', 'What all reviews come to.', {
  average: Joi.number()
    .min(1)
    .max(5)
    .allow(null)
    .required()
    .description('Stars, to two places; null without a review.'),
  count: count('How many reviews there are, whatever is asked for of them.'),
  stars: Joi.array()
    .items(
      Joi.object({ stars: stars().description('Stars, 1 to 5.'), count: count('How many gave that many.') }),
    )
    .required()
    .description('Five entries, of five stars first.'),
  tags: Joi.array()
    .items(
      Joi.object({
        tag: Joi.string()
          .valid(...negativeReviewTags)
          .required(),
        positive: count('How many praised it.'),
        negative: count('How many found it wanting.'),
      }),
    )
    .required()
    .description('What was praised or found wanting by anybody, most often named first.'),
  would_reorder: count('How many would order it again.'),
  would_not_reorder: count('How many would not; the others did not say.'),
});

export const reviewList = shape('ReviewList', 'A page of reviews, and what all of them come to.', {
  records: Joi.array().items(publicReview).required(),
  count: count('How many reviews there are of what was asked for, beyond this page too.'),
  summary: reviewSummary.required(),
});
