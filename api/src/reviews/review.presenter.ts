import { negativeReviewTags, type List, type Schemas } from '@copper-carrot/contracts';
import { presentList } from '../http';
import type { ReviewCounts, ReviewRow } from './list-reviews';

const presentReview = (row: ReviewRow): Schemas['PublicReview'] => ({
  id: row.id,
  overall_rating: row.rating,
  body: row.body,
  reviewer_name: row.reviewerName,
  positive_rating_reasons: row.positive,
  negative_rating_reasons: row.negative,
  would_reorder: row.wouldReorder,
  headcount: row.headcount,
  package:
    row.packageName === null || row.packageSlug === null
      ? null
      : { name: row.packageName, slug: row.packageSlug },
  created_at: row.createdAt.toISOString(),
});

const rated = ['5', '4', '3', '2', '1'] as const;

function presentSummary(counts: ReviewCounts): Schemas['ReviewSummary'] {
  const stars = rated.map((text) => ({ stars: Number(text), count: counts.stars[text] ?? 0 }));
  const count = stars.reduce((sum, each) => sum + each.count, 0);
  const sum = stars.reduce((all, each) => all + each.stars * each.count, 0);
  return {
    average: count === 0 ? null : Math.round((sum / count) * 100) / 100,
    count,
    stars,
    tags: negativeReviewTags
      .map((tag) => ({ tag, positive: counts.positive[tag] ?? 0, negative: counts.negative[tag] ?? 0 }))
      .filter(({ positive, negative }) => positive + negative > 0)
      .sort((a, b) => b.positive + b.negative - (a.positive + a.negative)),
    would_reorder: counts.wouldReorder,
    would_not_reorder: counts.wouldNotReorder,
  };
}

export const presentReviews = ({
  counts,
  ...list
}: List<ReviewRow> & { counts: ReviewCounts }): Schemas['ReviewList'] => ({
  ...presentList(list, presentReview),
  summary: presentSummary(counts),
});
