import { coinsPerReview, formatOrderDate, href } from '@copper-carrot/contracts';
import { User } from '../accounts';
import { database, sql } from '../database';
import { on, subscribe } from '../events';
import { awaitsReview, lockOrder, orderEvents } from '../orders';
import { prepared } from '../prepared';
import { askForReview } from './review.jobs';
import { reviewAsked } from './review.mails';

/** Sent the next day, so that colleagues have had time to comment. */
const hoursAfter = 20;

export const reviewSubscription = subscribe(
  'review_asks',
  on(orderEvents.fulfilled, ({ subject, happenedAt }, transaction) =>
    askForReview.enqueue(
      transaction,
      { orderId: subject.key },
      { runAt: new Date(happenedAt.getTime() + hoursAfter * 3_600_000) },
    ),
  ),
);

const asked = prepared(
  'review-asked',
  { brand: 'text', food: 'text?', isAwaited: 'bool' },
  `select b.name as brand, coalesce(o.agreed #>> '{package,name}', p.name) as food, ${awaitsReview('o')} as "isAwaited"
   from orders o join brands b on b.id = o.brand_id left join packages p on p.id = o.package_id where o.id = $1`,
);

/** Sends one mail per order, unless it was reviewed or skipped in the meantime. */
async function ask(orderId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    const [found] = await sql.within(transaction, asked, [orderId]);
    const owner = await User.findByPk(order.userId, { transaction, rejectOnEmpty: true });
    if (!found?.isAwaited || owner.deactivatedAt) return;
    const isRewarded = Boolean(order.pointsAwarded) && !owner.isAdmin && !owner.rewardsDisabled;
    await reviewAsked.queue(transaction, {
      event: `order-${orderId}-review`,
      to: owner.email,
      data: {
        firstName: owner.firstName,
        brand: found.brand,
        what: found.food ?? 'Dishes from its menu',
        when: order.startDate ? formatOrderDate(order.startDate) : '',
        path: href.customerOrder({ id: orderId }),
        coins: isRewarded ? coinsPerReview : 0,
      },
    });
  });
}

export const reviewJobs = [askForReview.handledBy(({ orderId }) => ask(orderId))];
