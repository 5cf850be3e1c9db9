import { errorCodes, type List, type Schemas } from '@copper-carrot/contracts';
import { databaseNow } from '../clock';
import { database, sql } from '../database';
import { ApiError, invalid, notFound } from '../errors';
import { authorize, defineList, presentList, type Actor, type Paging } from '../http';
import { column, prepared, type RowWith } from '../prepared';
import { menuReviewSent } from './menu-review.mails';
import { menuReviewPolicy } from './menu-review.policy';
import type { MenuReviewAnswer } from './menu-review.schemas';

const columns = {
  id: 'int4',
  brandId: 'int4',
  description: 'text',
  sentAt: 'timestamptz',
  finishedAt: 'timestamptz?',
  answer: column<MenuReviewAnswer | null>('text?'),
  answerNote: 'text?',
  answeredBy: 'text?',
} as const;
type ReviewRow = RowWith<typeof columns>;
const select = `r.id, r.brand_id as "brandId", r.description, r.sent_at as "sentAt", r.finished_at as "finishedAt", r.answer,
  r.answer_note as "answerNote", nullif(trim(u.first_name || ' ' || u.last_name), '') as "answeredBy"`;
const from = 'menu_reviews r left join users u on u.id = r.answered_by';

const reviews = defineList({
  name: 'menu-reviews',
  columns,
  select,
  from: `${from} where r.brand_id = $1 and (not $2::boolean or r.finished_at is null)`,
  order: 'r.sent_at desc',
  key: 'r.id desc',
});
const one = prepared('menu-review', columns, `select ${select} from ${from} where r.id = $1`);

const present = (row: ReviewRow, actor: Actor): Schemas['MenuReview'] => ({
  id: row.id,
  brand_id: row.brandId,
  description: row.description,
  sent_at: row.sentAt.toISOString(),
  finished_at: row.finishedAt?.toISOString() ?? null,
  answer: row.answer,
  answer_note: row.answerNote,
  answered_by: row.answeredBy,
  can: { answer: row.finishedAt === null && menuReviewPolicy.answer(actor, row) },
});

/** The menu reviews of a brand, the latest first. */
export const listMenuReviews = async (
  brandId: number,
  { pending = false, ...page }: { pending?: boolean } & Paging,
  actor: Actor,
): Promise<List<Schemas['MenuReview']>> =>
  presentList(await reviews.page([brandId, pending], page), (row) => present(row, actor));

/** A menu review for the people of its brand; 404 for everybody else. */
export async function loadMenuReview(id: number, actor: Actor): Promise<Schemas['MenuReview']> {
  const row = await sql.first(one, [id]);
  if (!row) throw notFound();
  authorize(menuReviewPolicy, 'read', actor, row);
  return present(row, actor);
}

const made = prepared(
  'menu-review-made',
  { id: 'int4' },
  `insert into menu_reviews (brand_id, description) values ($1, $2)
   on conflict (brand_id, md5(description)) where finished_at is null do nothing returning id`,
);
const waiting = prepared(
  'menu-review-waiting',
  { id: 'int4' },
  'select id from menu_reviews where brand_id = $1 and description = $2 and finished_at is null',
);
const peopleOf = prepared(
  'menu-review-people',
  { email: 'text', name: 'text' },
  `select u.email::text as email, b.name from brand_members m join users u on u.id = m.user_id join brands b on b.id = m.brand_id
   where m.brand_id = $1 and m.role in ('owner', 'manager') order by u.id`,
);

/** Sends a menu review to a brand, whose owners and managers get a mail; the same again is the one that waits. */
export async function sendMenuReview(
  brandId: number,
  description: string,
  actor: Actor,
): Promise<Schemas['MenuReview']> {
  authorize(menuReviewPolicy, 'create', actor, { brandId });
  const id = await database.transaction(async (transaction) => {
    const [row] = await sql.within(transaction, made, [brandId, description]);
    if (!row) return (await sql.within(transaction, waiting, [brandId, description]))[0]?.id;
    for (const { email, name } of await sql.within(transaction, peopleOf, [brandId]))
      await menuReviewSent.queue(transaction, {
        event: `menu-review-${row.id}-sent`,
        to: email,
        data: { brandId, reviewId: row.id, brand: name, description },
      });
    return row.id;
  });
  if (id === undefined) throw notFound();
  return loadMenuReview(id, actor);
}

const locked = prepared(
  'menu-review-locked',
  { brandId: 'int4', finishedAt: 'timestamptz?' },
  'select brand_id as "brandId", finished_at as "finishedAt" from menu_reviews where id = $1 for update',
);
const answered = prepared(
  'menu-review-answered',
  {},
  'update menu_reviews set answer = $2, answer_note = $3, answered_by = $4, finished_at = $5 where id = $1',
);

/** Answers a menu review for its brand, once; 409 afterwards. */
export async function answerMenuReview(
  id: number,
  { answer, answer_note: note }: Schemas['AnswerMenuReviewBody']['menu_review'],
  actor: Actor,
): Promise<Schemas['MenuReview']> {
  await database.transaction(async (transaction) => {
    const [review] = await sql.within(transaction, locked, [id]);
    if (!review) throw notFound();
    authorize(menuReviewPolicy, 'answer', actor, review);
    if (review.finishedAt)
      throw new ApiError(409, errorCodes.menuReview.answered, {
        message: 'This menu review has been answered.',
      });
    if (answer === 'changes_requested' && !note)
      throw invalid('answer_note', 'blank', 'must say what is to be changed');
    const at = await databaseNow(transaction);
    await sql.within(transaction, answered, [id, answer, note || null, actor.userId, at]);
  });
  return loadMenuReview(id, actor);
}
