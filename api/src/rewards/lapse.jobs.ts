import { coinNoticeDays, coinsPerDollar } from '@copper-carrot/contracts';
import { User } from '../accounts';
import { databaseNow } from '../clock';
import { lapseCoins, lapsesAtSql } from '../coins';
import { database } from '../database';
import { defineJob, rowId } from '../jobs';
import { coinsLapse } from './reward.mails';

/** Writes off a person's coins that have lapsed, and tells them of those that lapse next. */
export const lapseCoinsOf = defineJob<{ userId: number }>('coins_lapse', {
  payload: { userId: rowId() },
  key: ['coins', 'userId'],
});
/** Finds whose coins lapse, or will within the days in which they are told. */
export const sweepCoins = defineJob<object>('coins_sweep', { payload: {}, cron: '10 9 * * *' });

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** One mail a month tells of all coins that lapse until the end of the month that is 30 days away, and of the first day. */
async function lapse(userId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const now = await databaseNow(transaction);
    const told = new Date(now.getTime() + coinNoticeDays * 86_400_000);
    const endOfMonth = new Date(Date.UTC(told.getUTCFullYear(), told.getUTCMonth() + 1, 1));
    const { soon, from } = await lapseCoins(userId, { now, until: endOfMonth }, transaction);
    const person = await User.findByPk(userId, { transaction, rejectOnEmpty: true });
    const isRewarded = !person.isAdmin && !person.rewardsDisabled && !person.deactivatedAt;
    if (soon === 0 || !from || !isRewarded) return;
    await coinsLapse.queue(transaction, {
      event: `coins-${userId}-lapse-${told.toISOString().slice(0, 7)}`,
      to: person.email,
      data: {
        firstName: person.firstName,
        coins: soon,
        worth: Math.floor(soon / coinsPerDollar),
        from: longDate.format(from),
      },
    });
  });
}

export const rewardJobs = [
  lapseCoinsOf.handledBy(({ userId }) => lapse(userId)),
  sweepCoins.handledBy(() =>
    lapseCoinsOf.enqueueMissing(
      `select "userId" from (
         select user_id as "userId", sum(coins) as coins from coin_entries
         where coins < 0 or ${lapsesAtSql('coin_entries')} < now() + interval '${coinNoticeDays + 31} days'
         group by user_id) each
       where coins > 0`,
      100_000,
    ),
  ),
];
