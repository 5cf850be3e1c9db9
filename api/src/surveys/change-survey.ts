import { stoppedStatuses, type Schemas } from '@copper-carrot/contracts';
import { databaseNow } from '../clock';
import { database, sql } from '../database';
import { ApiError, invalid, notFound } from '../errors';
import { lockOrder } from '../orders';
import { newPollCode } from '../polls';
import { prepared } from '../prepared';
import { openForDays } from './load-survey';

type Wish = Schemas['OrderSurveyBody']['order_survey'];

const made = prepared(
  'survey-made',
  { id: 'int4' },
  `insert into order_surveys (code, order_id, question, closes_at) values ($1, $2, $3, $4)
   on conflict (order_id) do nothing returning id`,
);
const changed = prepared(
  'survey-changed',
  { id: 'int4' },
  `update order_surveys set question = coalesce($2, question), closes_at = coalesce($3::timestamptz, closes_at)
   where order_id = $1 returning id`,
);
const removed = prepared(
  'survey-removed',
  { id: 'int4' },
  'delete from order_surveys where order_id = $1 returning id',
);

const usualQuestion = 'How was your meal?';
const dayMs = 24 * 60 * 60_000;

/** Makes the survey of an order once; a second call changes nothing. Answers whether it was made now. */
export const makeSurvey = (orderId: number, { question, closes_at: closesAt }: Wish): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    if (order.isInCart || stoppedStatuses.includes(order.status))
      throw new ApiError(409, 'order_surveys-no_food', {
        message: 'A survey asks about food that comes: this order is not placed, or will not be made.',
      });
    const now = await databaseNow(transaction);
    const opens = Math.max(order.startAt?.getTime() ?? 0, now.getTime());
    const until = closesAt === undefined ? new Date(opens + openForDays * dayMs) : new Date(closesAt);
    if (until <= now) throw invalid('closes_at', 'greater_than', 'must be in the future');
    const [row] = await sql.within(transaction, made, [
      newPollCode(),
      orderId,
      question ?? usualQuestion,
      until,
    ]);
    return row !== undefined;
  });

/** Changes what it asks, or until when; a moment that is past closes it. */
export async function changeSurvey(orderId: number, { question, closes_at: closesAt }: Wish): Promise<void> {
  const [row] = await sql.rows(changed, [orderId, question ?? null, closesAt ?? null]);
  if (!row) throw notFound('This order has no survey.');
}

/** Takes a survey away with all that was answered. */
export async function removeSurvey(orderId: number): Promise<void> {
  const [row] = await sql.rows(removed, [orderId]);
  if (!row) throw notFound('This order has no survey.');
}
