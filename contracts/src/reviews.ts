import type { negativeReviewTags, positiveReviewTags } from './constants';

/** How long after its start an order may be reviewed, and how long a review may be changed. */
export const reviewDays = 60;
export const reviewEditHours = 48;
/** Characters that a text of a review of three stars or fewer has at least (2 §9). */
export const shortestComplaint = 10;
/** A rating above it is a good one (2 §9). */
export const highestPoorRating = 3;
export const reviewSentences = {
  good: 'Please add some thumb ups/downs or write a quick review. We really appreciate it!',
  poor: 'Please let us know what went wrong, publicly or privately, so that we can take relevant action with the restaurant (10 characters minimum).',
  thanks: 'Thank you for reviewing!',
  failed: 'Oops, something went wrong. Try refreshing the page.',
} as const;

interface WrittenReview {
  overall_rating: number;
  body: string;
  feedback_for_caterer: string;
  positive_rating_reasons: readonly (typeof positiveReviewTags)[number][];
  negative_rating_reasons: readonly (typeof negativeReviewTags)[number][];
}

/** Which text a review lacks, and the sentence about it (2 §5); null where it says enough. */
export function reviewProblem(review: WrittenReview): { fields: ReviewText[]; message: string } | null {
  if (review.overall_rating > highestPoorRating) {
    const says =
      review.body.trim() !== '' ||
      review.positive_rating_reasons.length > 0 ||
      review.negative_rating_reasons.length > 0;
    return says ? null : { fields: ['body'], message: reviewSentences.good };
  }
  const texts = (['body', 'feedback_for_caterer'] as const).map((field) => ({
    field,
    length: review[field].trim().length,
  }));
  const entered = texts.filter(({ length }) => length > 0);
  const short = entered.filter(({ length }) => length < shortestComplaint);
  if (entered.length > 0 && short.length === 0) return null;
  return {
    fields: entered.length === 0 ? ['feedback_for_caterer'] : short.map(({ field }) => field),
    message: reviewSentences.poor,
  };
}
type ReviewText = 'body' | 'feedback_for_caterer';
