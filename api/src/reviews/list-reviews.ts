import type { List, negativeReviewTags, positiveReviewTags } from '@copper-carrot/contracts';
import { sql } from '../database';
import { defineList, type Paging, type RecordOf } from '../http';
import { column, prepared } from '../prepared';

type NegativeTag = (typeof negativeReviewTags)[number];
type PositiveTag = (typeof positiveReviewTags)[number];

export interface ReviewFilter {
  overall_rating?: number;
}

/** How often each was given; what nobody gave is absent. */
type Counts<Key extends string> = Partial<Record<Key, number>>;

/** The reviews of whatever a column of theirs names. */
function reviewsBy(name: string, key: 'package_id' | 'brand_id') {
  const page = defineList({
    name: `reviews-of-${name}`,
    columns: {
      id: 'int4',
      rating: 'int4',
      body: 'text',
      reviewerName: 'text?',
      positive: column<PositiveTag[]>('text[]'),
      negative: column<NegativeTag[]>('text[]'),
      wouldReorder: 'bool?',
      headcount: 'int4?',
      packageName: 'text?',
      packageSlug: 'text?',
      createdAt: 'timestamptz',
      reply: 'text?',
      repliedAt: 'timestamptz?',
    },
    // Nobody's whole name stands beside what they think of a lunch.
    select: `r.id, r.overall_rating as rating, r.body,
      case when r.anonymous or u.deactivated_at is not null then null
        else u.first_name || coalesce(' ' || nullif(left(u.last_name, 1), '') || '.', '') end as "reviewerName",
      r.positive_rating_reasons as positive, r.negative_rating_reasons as negative, r.would_reorder as "wouldReorder",
      case when not r.anonymous then o.headcount end as headcount, p.name as "packageName", p.slug as "packageSlug", r.created_at as "createdAt", r.reply, r.replied_at as "repliedAt"`,
    from: `reviews r join users u on u.id = r.reviewer_id join orders o on o.id = r.order_id
      left join packages p on p.id = r.package_id and p.active
      where r.${key} = $1 and ($2::integer is null or r.overall_rating = $2)`,
    order: 'r.created_at desc',
    key: 'r.id desc',
    fromReplica: true,
  });
  const summary = prepared(
    `review-summary-of-${name}`,
    {
      stars: column<Counts<'1' | '2' | '3' | '4' | '5'>>('json'),
      positive: column<Counts<NegativeTag>>('json'),
      negative: column<Counts<NegativeTag>>('json'),
      wouldReorder: 'int4',
      wouldNotReorder: 'int4',
    },
    `with given as (select * from reviews where ${key} = $1)
     select coalesce((select json_object_agg(stars, number) from (
         select overall_rating as stars, count(*) as number from given group by 1) each), '{}') as stars,
       coalesce((select json_object_agg(tag, number) from (
         select unnest(positive_rating_reasons) as tag, count(*) as number from given group by 1) each), '{}') as positive,
       coalesce((select json_object_agg(tag, number) from (
         select unnest(negative_rating_reasons) as tag, count(*) as number from given group by 1) each), '{}') as negative,
       (select count(*)::integer from given where would_reorder) as "wouldReorder",
       (select count(*)::integer from given where not would_reorder) as "wouldNotReorder"`,
  );
  return { page, summary };
}

const lists = {
  package: reviewsBy('package', 'package_id'),
  brand: reviewsBy('brand', 'brand_id'),
};

export type ReviewRow = RecordOf<typeof lists.brand.page>;
export type ReviewCounts = Awaited<ReturnType<typeof countsOf>>;

async function countsOf(of: keyof typeof lists, id: number) {
  const [counts] = await sql.fromReplica(lists[of].summary, [id]);
  return counts ?? { stars: {}, positive: {}, negative: {}, wouldReorder: 0, wouldNotReorder: 0 };
}

/** A page of the reviews of a package or a restaurant, the newest first, with what all of them come to. */
export async function listReviews(
  of: keyof typeof lists,
  id: number,
  { overall_rating, ...page }: ReviewFilter & Paging,
): Promise<List<ReviewRow> & { counts: ReviewCounts }> {
  const [list, counts] = await Promise.all([
    lists[of].page.page([id, overall_rating ?? null], page),
    countsOf(of, id),
  ]);
  return { ...list, counts };
}
