import { coinsLeft } from '../coins';
import { forbidden } from '../errors';
import { idParams, listAnswer, listQuery, nothing, presentList, routes, type Actor } from '../http';
import { findOrder, redeemOn } from '../orders';
import { dollarsToCents } from '../pricing';
import { findNextLapse, listEntries, listRedeemable, listRedemptions } from './load-rewards';
import { presentCoins, presentEntry, presentRedeemable, presentRedemption } from './reward.presenter';
import {
  awardRedemption,
  coinEntry,
  redeemableCoins,
  redeemableOrder,
  redemptionBody,
} from './reward.schemas';

/** The coins of a person, and what they pay. */
export const rewardRoutes = routes({ tag: 'Rewards', base: '/cpi/v1/orderer' });

const spec = '2 §7';

/** Site admins and people whose rewards are switched off collect no coins (2 §6). */
function requireRewarded({ isAdmin, rewardsDisabled }: Actor): void {
  if (isAdmin || rewardsDisabled) throw forbidden();
}

rewardRoutes.get(
  '/coins',
  {
    summary: 'How one’s coins came and went, the latest first',
    spec: '2 §3',
    who: 'signed-in',
    query: listQuery({}),
    answer: listAnswer(coinEntry),
  },
  async ({ actor, query }) => {
    requireRewarded(actor);
    return presentList(await listEntries(actor.userId, query), presentEntry);
  },
);

rewardRoutes.get(
  '/award_redemptions',
  {
    summary: 'What one’s coins pay of which orders',
    spec,
    who: 'signed-in',
    query: listQuery({}),
    answer: listAnswer(awardRedemption),
  },
  async ({ actor, query }) => {
    requireRewarded(actor);
    return presentList(await listRedemptions(actor.userId, query), presentRedemption);
  },
);

rewardRoutes.get(
  '/award_redemptions/redeemable_coins',
  {
    summary: 'How many coins one can redeem, and what they pay',
    spec,
    who: 'signed-in',
    answer: redeemableCoins,
  },
  async ({ actor }) => {
    requireRewarded(actor);
    const coins = Math.max(0, await coinsLeft(actor.userId, null));
    return presentCoins(coins, await findNextLapse(actor.userId));
  },
);

rewardRoutes.get(
  '/award_redemptions/redeemable_orders',
  {
    summary: 'The carts of one’s own that coins can pay a part of, the latest first',
    spec,
    who: 'signed-in',
    query: listQuery({}),
    answer: listAnswer(redeemableOrder),
  },
  async ({ actor, query }) => {
    requireRewarded(actor);
    return presentList(await listRedeemable(actor.userId, query), presentRedeemable);
  },
);

rewardRoutes.post(
  '/award_redemptions',
  {
    summary: 'Has coins pay whole dollars of a cart of one’s own',
    description:
      'They are spent when the order is placed, which looks once more whether they are there, and come back when it ends without food.',
    spec,
    who: 'signed-in',
    body: redemptionBody,
    answer: awardRedemption,
    status: 201,
  },
  async ({ actor, body: { award_redemption: wished } }) => {
    requireRewarded(actor);
    const order = await findOrder(wished.order_id, actor);
    const cents = dollarsToCents(wished.amount, 'amount');
    await redeemOn(order.id, cents, actor);
    const { records } = await listRedemptions(actor.userId, { limit: 200, offset: 0 });
    const row = records.find(({ orderId }) => orderId === order.id);
    if (!row) throw new Error(`order ${order.id} redeems no coins though it was told to`);
    return presentRedemption(row);
  },
);

rewardRoutes.delete(
  '/award_redemptions/:id',
  {
    summary: 'Has coins pay nothing of a cart, which is named by its own id',
    spec,
    who: 'signed-in',
    params: idParams,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params }) => {
    requireRewarded(actor);
    await redeemOn((await findOrder(params.id, actor)).id, 0, actor);
  },
);
