import {
  errorCodes,
  reviewEditHours,
  type negativeReviewTags,
  type positiveReviewTags,
} from '@copper-carrot/contracts';
import { databaseNow } from '../clock';
import { database, sql } from '../database';
import { ApiError, notFound } from '../errors';
import { defineList, isSiteAdmin, type Actor, type Paging, type RecordOf } from '../http';
import { column, prepared, type RowWith } from '../prepared';

const columns = {
  id: 'int4',
  orderId: 'int4',
  startDate: 'date?',
  rating: 'int4',
  body: 'text',
  privateText: 'text',
  notes: 'text',
  wouldReorder: 'bool?',
  positive: column<(typeof positiveReviewTags)[number][]>('text[]'),
  negative: column<(typeof negativeReviewTags)[number][]>('text[]'),
  anonymous: 'bool',
  reviewerId: 'int4',
  reviewerName: 'text',
  brandName: 'text',
  brandPicture: 'text',
  packageName: 'text?',
  packageSlug: 'text?',
  pointsAwarded: 'int4?',
  createdAt: 'timestamptz',
  editableUntil: 'timestamptz?',
  reply: 'text?',
  repliedAt: 'timestamptz?',
} as const;

const select = `r.id, r.order_id as "orderId", o.start_date as "startDate", r.overall_rating as rating, r.body,
  r.feedback_for_caterer as "privateText", r.customer_notes as notes, r.would_reorder as "wouldReorder",
  r.positive_rating_reasons as positive, r.negative_rating_reasons as negative, r.anonymous,
  r.reviewer_id as "reviewerId", trim(u.first_name || ' ' || u.last_name) as "reviewerName", b.name as "brandName",
  coalesce(b.picture ->> 'url', '') as "brandPicture", coalesce(o.agreed #>> '{package,name}', p.name) as "packageName",
  p.slug as "packageSlug", o.points_awarded as "pointsAwarded", r.created_at as "createdAt",
  nullif(greatest(r.created_at + interval '${reviewEditHours} hours', now()), now()) as "editableUntil",
  r.reply, r.replied_at as "repliedAt"`;
const from = `reviews r join orders o on o.id = r.order_id join users u on u.id = r.reviewer_id
  join brands b on b.id = r.brand_id left join packages p on p.id = r.package_id`;
const newestFirst = { order: 'r.created_at desc', key: 'r.id desc' };

/** What a person wrote; of one organization, where that is said: then also what its others wrote under their names. */
const given = defineList({
  name: 'reviews-given',
  columns,
  select,
  from: `${from} where ($2::integer is null and r.reviewer_id = $1)
    or (o.team_id = $2 and (r.reviewer_id = $1 or not r.anonymous or $3))`,
  ...newestFirst,
});
const ofBrand = defineList({
  name: 'reviews-for-caterer',
  columns,
  select,
  from: `${from} where r.brand_id = $1`,
  ...newestFirst,
});

export type GivenRow = RecordOf<typeof given>;

export const listGiven = (actor: Actor, teamId: number | null, page: Paging) =>
  given.page([actor.userId, teamId, isSiteAdmin(actor)], page);

export const listForCaterer = (brandId: number, page: Paging) => ofBrand.page([brandId], page);

const one = prepared('review-one', columns, `select ${select} from ${from} where r.id = $1`);
const ofOrder = prepared('review-of-order', columns, `select ${select} from ${from} where r.order_id = $1`);

/** A review by its order, for its writer. */
export async function reviewOfOrder(orderId: number): Promise<RowWith<typeof columns>> {
  const row = await sql.first(ofOrder, [orderId]);
  if (!row) throw notFound();
  return row;
}

/** A review that somebody wrote themselves; 404 for any other. */
export async function ownReview(id: number, actor: Actor): Promise<GivenRow> {
  const row = await sql.first(one, [id]);
  if (!row || (row.reviewerId !== actor.userId && !isSiteAdmin(actor))) throw notFound();
  return row;
}

const brandOf = prepared(
  'review-locked',
  { brandId: 'int4', reply: 'text?' },
  'select brand_id as "brandId", reply from reviews where id = $1 for update',
);
const replied = prepared(
  'review-replied',
  {},
  'update reviews set reply = $2, replied_at = $3, replied_by = $4 where id = $1',
);

/** Answers a review of one's own restaurant, once: 409 afterwards. */
export async function replyToReview(id: number, text: string, actor: Actor): Promise<GivenRow> {
  await database.transaction(async (transaction) => {
    const [review] = await sql.within(transaction, brandOf, [id]);
    if (!review || !(actor.brandIds.includes(review.brandId) || isSiteAdmin(actor))) throw notFound();
    if (review.reply !== null)
      throw new ApiError(409, errorCodes.review.replied, { message: 'This review has been answered.' });
    await sql.within(transaction, replied, [id, text, await databaseNow(transaction), actor.userId]);
  });
  const row = await sql.first(one, [id]);
  if (!row) throw notFound();
  return row;
}
