import { negativeReviewTags, positiveReviewTags } from '@copper-carrot/contracts';
import Joi from 'joi';
import { id, shape } from '../http';

const count = (says: string) => Joi.number().integer().min(0).required().description(says);
const stars = () => Joi.number().integer().min(1).max(5).required();
const tags = (valid: readonly string[]) =>
  Joi.array()
    .items(Joi.string().valid(...valid))
    .required();

const reply = () =>
  Joi.object({
    body: Joi.string().required(),
    created_at: Joi.string().required().description('An instant in UTC, ISO 8601.'),
  })
    .allow(null)
    .required()
    .description('What its restaurant answered; null where it did not.');

const longText = (says: string) => Joi.string().trim().allow('').max(5000).description(says);
const reasons = (valid: readonly string[], says: string) =>
  Joi.array()
    .items(Joi.string().valid(...valid))
    .unique()
    .description(says);

export const reviewBody = shape(
  'ReviewBody',
  'What somebody thought of their order; a key left out stays as it is.',
  {
    review: Joi.object({
      overall_rating: Joi.number().integer().min(1).max(5).description('Stars, 1 to 5; needed at first.'),
      body: longText(
        'For everybody. With three stars or fewer, this or the private text, of ten characters or more.',
      ),
      feedback_for_caterer: longText('For the restaurant alone.'),
      customer_notes: longText('For one’s own office alone.'),
      would_reorder: Joi.boolean().allow(null).description('Null says nothing.'),
      positive_rating_reasons: reasons(positiveReviewTags, 'What was good; nothing that was not.'),
      negative_rating_reasons: reasons(negativeReviewTags, 'What was not.'),
      anonymous: Joi.boolean().description('Without one’s name and organization.'),
    }).required(),
  },
);

export const replyBody = shape('ReviewReplyBody', 'The answer of a restaurant to a review.', {
  reply: Joi.object({ body: Joi.string().trim().min(1).max(5000).required() }).required(),
});

const words = (says: string) => Joi.string().allow('').required().description(says);
const orNull = <Schema extends Joi.Schema>(schema: Schema, says: string) =>
  schema.allow(null).required().description(says);

/** A review for its writer, their organization or its restaurant. */
export const givenReview = shape('Review', 'A review with what is not for everybody (2 §3).', {
  id: id().required(),
  order_id: orNull(Joi.number().integer(), 'The order; null for its restaurant where it is anonymous.'),
  start_date: orNull(
    Joi.string(),
    'When it was eaten, `YYYY-MM-DD` in the zone of the order; null for its restaurant where it is anonymous.',
  ),
  overall_rating: Joi.number().integer().min(1).max(5).required().description('Stars, 1 to 5.'),
  body: words('For everybody; empty where stars and tags say it.'),
  feedback_for_caterer: words('For the restaurant alone; empty for who did not write it.'),
  customer_notes: words('For one’s own office alone; empty for the restaurant.'),
  would_reorder: orNull(Joi.boolean(), 'Null where they did not say.'),
  positive_rating_reasons: tags(positiveReviewTags),
  negative_rating_reasons: tags(negativeReviewTags),
  anonymous: Joi.boolean().required(),
  reviewer_id: orNull(Joi.number().integer(), 'Who wrote it; null for its restaurant where it is anonymous.'),
  reviewer_name: orNull(Joi.string().allow(''), 'Null for its restaurant where it is anonymous.'),
  brand: Joi.object({
    name: Joi.string().required(),
    avatar_url: Joi.string().allow('').required(),
  }).required(),
  package: orNull(
    Joi.object({ name: Joi.string().required(), slug: Joi.string().required() }),
    'What was ordered; null for dishes of a menu.',
  ),
  points_awarded: orNull(
    Joi.number().integer(),
    'Coins that the order earned; 0 of an old review. Null for its restaurant.',
  ),
  created_at: Joi.string().required().description('An instant in UTC, ISO 8601.'),
  editable_until: orNull(
    Joi.string(),
    'Until when its reader may change it, an instant in UTC; null where not.',
  ),
  reply: reply(),
});

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
    .description(
      'For how many people it was ordered; null where nobody counted, and of an anonymous review.',
    ),
  package: Joi.object({ name: Joi.string().required(), slug: Joi.string().required() })
    .allow(null)
    .required()
    .description('What was ordered; null for dishes of a menu and for what is not offered any more.'),
  created_at: Joi.string().required().description('An instant in UTC, ISO 8601.'),
  reply: reply(),
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
