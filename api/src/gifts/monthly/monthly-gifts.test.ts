import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import {
  addJob,
  client,
  mailTo,
  makeUser,
  runPendingJobs,
  signedIn,
  stripeBehaves,
  timeComesFor,
  useLocalServices,
} from '../../testing';
import { campaignOf, chargesOf, give, makeGiver, type Giver } from '../gift.factory';
import { chargeMonth } from './monthly-gift.jobs';

useLocalServices();
jest.setTimeout(60_000);
beforeEach(() => sql.rows('delete from rate_limits'));
afterEach(() => stripeBehaves({ behaviour: 'normal' }));

const monthlyGift = '/cpi/v1/public/monthly_gift';
const templates = async ({ email }: Giver) => (await mailTo(email)).map(({ template }) => template);

async function begin(card = 'pm_card_visa') {
  const giver = await makeGiver();
  await give(giver, { monthly: true, stripe_token: card }).expect(201);
  const [mail] = await mailTo(giver.email);
  const row = await sql.first<{ id: number }>('select id from monthly_gifts where campaign_id = $1', [
    giver.campaign.id,
  ]);
  return { giver, id: row?.id ?? 0, token: String(mail?.data.manageToken) };
}
const standing = (id: number) =>
  sql.first<{ status: string; month: number; failures: number; days: number }>(
    `select status, next_month as month, failures, round(extract(epoch from next_at - now()) / 86400)::int as days
     from monthly_gifts where id = $1`,
    [id],
  );
/** Its next day has come. */
async function comesDue(id: number): Promise<void> {
  await sql.rows(
    `update monthly_gifts set started_at = started_at - (next_at - now()), next_at = now() - interval '1 second' where id = $1`,
    [id],
  );
  await timeComesFor('monthly_gift', id);
}
const change = (token: string, status: string) => client().patch(monthlyGift).send({ token, status });

describe('[CARE-05] a monthly gift', () => {
  test('is charged at once and then once a month, however often its job runs', async () => {
    const { giver, id } = await begin();
    expect(await standing(id)).toMatchObject({ status: 'active', month: 1, failures: 0 });
    await runPendingJobs();
    expect(await chargesOf(giver)).toHaveLength(1);
    await comesDue(id);
    for (let times = 0; times < 2; times += 1) await addJob(chargeMonth, { monthlyGiftId: id });
    await runPendingJobs();
    expect(await chargesOf(giver)).toMatchObject([{ captured: 5_000 }, { captured: 5_000 }]);
    expect(await standing(id)).toMatchObject({ status: 'active', month: 2 });
    expect((await standing(id))?.days).toBeGreaterThan(26);
    expect(await campaignOf(giver)).toMatchObject({ raised: 100, donation_count: 2 });
    expect(await templates(giver)).toEqual(['gift_receipt', 'gift_receipt']);
  });

  test('that did not begin is charged never again', async () => {
    const giver = await makeGiver();
    await give(giver, { monthly: true, stripe_token: 'pm_card_chargeDeclined' }).expect(402);
    const rows = await sql.rows('select status from monthly_gifts where campaign_id = $1', [
      giver.campaign.id,
    ]);
    expect(rows).toEqual([{ status: 'ended' }]);
  });

  test('is paused, gone on with and ended by the link of its mail', async () => {
    const { giver, id, token } = await begin();
    const read = await client().get(`${monthlyGift}?token=${token}`).expect(200);
    expect(read.body).toMatchObject({
      amount: 50,
      status: 'active',
      campaign: { slug: giver.campaign.slug },
    });
    const paused = (await change(token, 'paused').expect(200)).body as Schemas['MonthlyGift'];
    expect(paused).toMatchObject({ status: 'paused', next_on: null });
    await comesDue(id);
    await addJob(chargeMonth, { monthlyGiftId: id });
    await runPendingJobs();
    expect(await chargesOf(giver)).toHaveLength(1);
    await change(token, 'active').expect(200);
    // The month that fell into the pause is left out.
    expect(await standing(id)).toMatchObject({ status: 'active', month: 2 });
    await runPendingJobs();
    expect(await chargesOf(giver)).toHaveLength(1);
    for (let press = 0; press < 2; press += 1) await change(token, 'ended').expect(200);
    await change(token, 'active').expect(409);
    await comesDue(id);
    expect(await chargesOf(giver)).toHaveLength(1);
    await change('made-up', 'ended').expect(422);
    await client().get(monthlyGift).expect(422);
  });

  test('whose card fails is tried three times within a week and then ends with a mail', async () => {
    const { giver, id } = await begin();
    await sql.rows(
      `update monthly_gifts set stripe_payment_method_id = 'pm_card_chargeDeclined' where id = $1`,
      [id],
    );
    await comesDue(id);
    expect(await standing(id)).toMatchObject({ status: 'active', month: 1, failures: 1, days: 3 });
    await comesDue(id);
    expect(await templates(giver)).toEqual(['gift_receipt']);
    await comesDue(id);
    expect(await standing(id)).toMatchObject({ status: 'ended', failures: 3 });
    expect(await templates(giver)).toEqual(['gift_receipt', 'monthly_gift_ended']);
    expect(await campaignOf(giver)).toMatchObject({ raised: 50, donation_count: 1 });
  });

  test('leaves out the months in which nothing was charged', async () => {
    const { giver, id } = await begin();
    await sql.rows(
      `update monthly_gifts set started_at = started_at - interval '100 days', next_at = now() - interval '70 days' where id = $1`,
      [id],
    );
    for (let look = 0; look < 2; look += 1) await timeComesFor('monthly_gift', id);
    expect(await chargesOf(giver)).toHaveLength(2);
    expect((await standing(id))?.days).toBeGreaterThan(0);
  });

  test('ends where a gift of it is sent back', async () => {
    const { giver, id } = await begin();
    const [gift] = await sql.rows<{ id: number }>('select id from donations where monthly_gift_id = $1', [
      id,
    ]);
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    await admin.post(`/cpi/v1/public/donations/${gift?.id}/refund`).expect(204);
    expect(await standing(id)).toMatchObject({ status: 'ended' });
    await comesDue(id);
    expect(await chargesOf(giver)).toHaveLength(1);
  });

  test('ends where its card was removed', async () => {
    const { giver, id } = await begin();
    await sql.rows(
      `with card as (insert into credit_cards (user_id, brand, last4, exp_month, exp_year, stripe_payment_method_id, archived_at)
         values ($2, 'visa', '4242', 12, 2040, 'pm_removed', now()) returning id)
       update monthly_gifts set credit_card_id = card.id from card where monthly_gifts.id = $1`,
      [id, (await makeUser()).id],
    );
    await comesDue(id);
    expect(await standing(id)).toMatchObject({ status: 'ended' });
    expect(await chargesOf(giver)).toHaveLength(1);
  });

  test('ends with its campaign', async () => {
    const { giver, id } = await begin();
    await sql.rows('update campaigns set active = false where id = $1', [giver.campaign.id]);
    await comesDue(id);
    expect(await standing(id)).toMatchObject({ status: 'ended' });
    expect(await templates(giver)).toEqual(['gift_receipt', 'monthly_gift_ended']);
    expect(await chargesOf(giver)).toHaveLength(1);
  });
});
