import { negativeReviewTags, type List, type Schemas } from '@copper-carrot/contracts';
import { presentList } from '../http';
import type { GivenRow } from './given-reviews';
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
  reply: presentReply(row),
});

const presentReply = ({ reply, repliedAt }: { reply: string | null; repliedAt: Date | null }) =>
  reply === null || repliedAt === null ? null : { body: reply, created_at: repliedAt.toISOString() };

/** A review for its writer, and for others of the organization that ordered. */
export function presentGiven(row: GivenRow, reader: { userId: number }): Schemas['Review'] {
  const isOwn = row.reviewerId === reader.userId;
  return {
    id: row.id,
    order_id: row.orderId,
    start_date: row.startDate,
    overall_rating: row.rating,
    body: row.body,
    feedback_for_caterer: isOwn ? row.privateText : '',
    customer_notes: row.notes,
    would_reorder: row.wouldReorder,
    positive_rating_reasons: row.positive,
    negative_rating_reasons: row.negative,
    anonymous: row.anonymous,
    reviewer_id: row.reviewerId,
    reviewer_name: row.reviewerName,
    brand: { name: row.brandName, avatar_url: row.brandPicture },
    package:
      row.packageName === null || row.packageSlug === null
        ? null
        : { name: row.packageName, slug: row.packageSlug },
    points_awarded: row.pointsAwarded,
    created_at: row.createdAt.toISOString(),
    editable_until: isOwn ? (row.editableUntil?.toISOString() ?? null) : null,
    reply: presentReply(row),
  };
}

/** The same for the restaurant; an anonymous one leaves out everything that identifies its author. */
export function presentForCaterer(row: GivenRow): Schemas['Review'] {
  const named = !row.anonymous;
  return {
    ...presentGiven(row, { userId: 0 }),
    order_id: named ? row.orderId : null,
    start_date: named ? row.startDate : null,
    feedback_for_caterer: row.privateText,
    customer_notes: '',
    reviewer_id: named ? row.reviewerId : null,
    reviewer_name: named ? row.reviewerName : null,
    points_awarded: null,
  };
}

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
