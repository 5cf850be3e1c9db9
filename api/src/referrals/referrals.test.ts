import { coinsPerReferral, type List, type Schemas } from '@copper-carrot/contracts';
import type { User } from '../accounts';
import { database, sql } from '../database';
import { makeReadyCart } from '../orders/order.factory';
import { orderEvents } from '../orders';
import { usePayments } from '../orders/payment/payment.factory';
import { paymentEvents } from '../payments';
import {
  client,
  makeUser,
  runPendingJobs,
  signedIn,
  signUp,
  timeComesFor,
  type TestClient,
} from '../testing';

const kitchen = usePayments();
beforeEach(() => sql.rows('delete from rate_limits'));

const path = '/cpi/v2/orderer/referrals';
const linkOf = async (person: TestClient) =>
  ((await person.get(`${path}/link`).expect(200)) as { body: Schemas['ReferralLink'] }).body;
const listOf = async (person: TestClient) =>
  ((await person.get(path).expect(200)) as { body: List<Schemas['Referral']> }).body;
const coinsBy = (userId: number) =>
  sql.rows<{ coins: number; reason: string }>(
    'select coins, reason from coin_entries where user_id = $1 order by id',
    [userId],
  );
const userOf = async (email: string) => {
  const [row] = await sql.rows<{ id: number }>('select id from users where email = $1', [email]);
  if (!row) throw new Error(`${email} has no account`);
  return row.id;
};

/** Has a person order, and be delivered to. */
async function delivered(userId: number, ...columns: string[]): Promise<number> {
  const cart = await makeReadyCart(kitchen.caterer);
  await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(200);
  await kitchen.cook.post(`/cpi/v1/caterer/orders/${cart.orderId}/accept`).expect(200);
  const changes = ['user_id = $2', ...columns].join(', ');
  await sql.rows(`update orders set ${changes} where id = $1`, [cart.orderId, userId]);
  await timeComesFor('order', cart.orderId);
  await runPendingJobs();
  return cart.orderId;
}
const referralCoins = async (userId: number) =>
  (await coinsBy(userId)).filter(({ reason }) => reason === 'referral');

async function referred(email: string, referrer?: User) {
  const user = referrer ?? (await makeUser({ firstName: 'Ada' }));
  const person = await signedIn(user);
  const { uuid } = await linkOf(person);
  await signUp({ email, referral: uuid });
  return { user, person, uuid };
}

describe('[API-101] referrals', () => {
  test('are made by one’s own link, which stays the same and says whose it is', async () => {
    const person = await signedIn(await makeUser({ firstName: 'Ada' }));
    const link = await linkOf(person);
    expect(await linkOf(person)).toEqual(link);
    expect(link).toMatchObject({ path: `/refer/${link.uuid}`, coins: coinsPerReferral, amount: 10 });
    const open = async (by: TestClient) =>
      (await by.get(`/cpi/v2/public/referrals/${link.uuid}`).expect(200)).body as object;
    expect(await open(client())).toEqual({
      ...{ uuid: link.uuid, first_name: 'Ada', is_own: false, coins: coinsPerReferral, amount: 10 },
    });
    expect(await open(person)).toMatchObject({ is_own: true });
    await client().get('/cpi/v2/public/referrals/00000000-0000-4000-8000-000000000000').expect(404);
    await client().get('/cpi/v2/public/referrals/7').expect(422);
    await client().get(path).expect(401);
    const withoutRewards = await signedIn(await makeUser({ rewardsDisabled: true }));
    await withoutRewards.get(path).expect(403);
    await withoutRewards.get(`${path}/link`).expect(403);
  });

  test('reward both people with the first delivered order of the new one, once', async () => {
    const { user, person } = await referred('robin-referred@example.com');
    expect(await listOf(person)).toMatchObject({
      count: 1,
      records: [{ name: 'Robin', rewarded_at: null, coins: 0 }],
    });
    const newcomer = await userOf('robin-referred@example.com');
    expect(await coinsBy(user.id)).toEqual([]);
    await delivered(newcomer);
    await delivered(newcomer);
    const reward = { coins: coinsPerReferral, reason: 'referral' };
    expect(await coinsBy(user.id)).toEqual([reward]);
    expect((await coinsBy(newcomer)).filter(({ reason }) => reason === 'referral')).toEqual([reward]);
    expect((await listOf(person)).records).toMatchObject([{ coins: coinsPerReferral }]);
    const [order] = await sql.rows<{ id: number }>('select id from orders where user_id = $1', [newcomer]);
    await database.transaction((transaction) =>
      orderEvents.fulfilled.publish(transaction, { kind: 'order', key: order?.id ?? 0 }, {}),
    );
    await runPendingJobs();
    expect(await coinsBy(user.id)).toEqual([reward]);
  });

  test('count once for one mailbox, however its address is written', async () => {
    const { user, uuid, person } = await referred('jo.farmer@gmail.com');
    await signUp({ email: 'j.ofarmer+2@googlemail.com', referral: uuid });
    const others = await signedIn(await makeUser());
    await signUp({ email: 'jofarmer+3@gmail.com', referral: (await linkOf(others)).uuid });
    expect([(await listOf(person)).count, (await listOf(others)).count]).toEqual([1, 0]);
    for (const email of ['jo.farmer@gmail.com', 'j.ofarmer+2@googlemail.com'])
      await delivered(await userOf(email));
    expect(await referralCoins(user.id)).toHaveLength(1);
    expect(await referralCoins(await userOf('j.ofarmer+2@googlemail.com'))).toEqual([]);
  });

  test('reward no bypassed payment, no small order, and no food of one’s own brand', async () => {
    const { user } = await referred('small-first@example.com');
    const newcomer = await userOf('small-first@example.com');
    await delivered(newcomer, 'food_cents = 4999');
    await delivered(newcomer, 'bypass_payment = true');
    await delivered(newcomer, 'waived_cents = 100');
    for (const cook of [user.id, newcomer]) {
      await sql.rows('insert into brand_members (brand_id, user_id) values ($1, $2)', [
        kitchen.caterer.brand.id,
        cook,
      ]);
      await delivered(newcomer);
      await sql.rows('delete from brand_members where user_id = $1', [cook]);
    }
    expect([await referralCoins(user.id), await referralCoins(newcomer)]).toEqual([[], []]);
    await delivered(newcomer, 'food_cents = 5000');
    expect(await referralCoins(user.id)).toHaveLength(1);
  });

  test('are taken back from both, once, by a full refund of the order that earned them', async () => {
    const { user, person } = await referred('refunded-first@example.com');
    const newcomer = await userOf('refunded-first@example.com');
    const orderId = await delivered(newcomer);
    const coinsOf = async (userId: number) =>
      (await coinsBy(userId))
        .filter(({ coins }) => Math.abs(Number(coins)) === coinsPerReferral)
        .map(({ coins, reason }) => [reason, coins]);
    const refund = async (cents: number) => {
      await sql.rows(
        `insert into payments (order_id, kind, amount_cents, stripe_id) values ($1, 'refund', $2, $3)`,
        [orderId, -cents, `re_referral_${orderId}_${cents}`],
      );
      // A second event changes nothing.
      for (let told = 0; told < 2; told += 1)
        await database.transaction((transaction) =>
          paymentEvents.refunded.publish(
            transaction,
            { kind: 'payment', key: orderId },
            { orderId, amountCents: cents },
          ),
        );
      await runPendingJobs();
    };
    const [{ total = 0 } = {}] = await sql.rows<{ total: number }>(
      'select total_cents as total from orders where id = $1',
      [orderId],
    );
    await refund(100);
    expect(await coinsOf(user.id)).toEqual([['referral', coinsPerReferral]]);
    await refund(total - 100);
    for (const id of [user.id, newcomer])
      expect(await coinsOf(id)).toEqual([
        ['referral', coinsPerReferral],
        ['refund', -coinsPerReferral],
      ]);
    expect((await listOf(person)).records).toMatchObject([{ coins: 0 }]);
    await delivered(newcomer);
    expect(await referralCoins(user.id)).toHaveLength(1);
  });

  test('are not of oneself, also by another address of the same mailbox, and not of a link that nobody has', async () => {
    const ada = await makeUser({ email: 'ada.own@example.com' });
    const { person } = await referred('ada.own+second@example.com', ada);
    expect(await listOf(person)).toEqual({ records: [], count: 0 });
    await signUp({
      email: 'by-nobody@example.com',
      referral: '00000000-0000-4000-8000-000000000000',
    });
    await delivered(await userOf('by-nobody@example.com'));
    const coins = await coinsBy(await userOf('by-nobody@example.com'));
    expect(coins.filter(({ reason }) => reason === 'referral')).toEqual([]);
  });
});
