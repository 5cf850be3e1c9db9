import type { Schemas } from '@copper-carrot/contracts';
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { makeDonation } from '../cares/cares.factory';
import { sql } from '../database';
import { passes } from '../orders/payment/payment.factory';
import { stripe } from '../payments';
import {
  bankSays,
  client,
  mailTo,
  makeUser,
  runPendingJobs,
  signedIn,
  stripeBehaves,
  useLocalServices,
} from '../testing';
import { campaignOf, chargesOf, give, giversOf, ledgerOf, makeGiver, type Giver } from './gift.factory';
import { giftWaits } from './give';

useLocalServices();
jest.setTimeout(60_000);
beforeEach(async () => {
  await sql.rows('delete from rate_limits');
  Object.assign(giftWaits, { undecidedPauseMs: 50, patienceMs: 600, takeOverMs: 4_000 });
});
afterEach(() => stripeBehaves({ behaviour: 'normal' }));

const errorIn = ({ body }: { body: unknown }) => body as Schemas['Error'];
const giftIn = ({ body }: { body: unknown }) => body as Schemas['Gift'];
const templates = async ({ email }: Giver) => (await mailTo(email)).map(({ template }) => template);
const kept = async (giver: Giver) => {
  const { raised, donation_count } = await campaignOf(giver);
  return [raised, donation_count];
};

describe('[CARE-05] a gift', () => {
  test('of a guest is charged, counted, named and receipted', async () => {
    const giver = await makeGiver();
    const gift = giftIn(await give(giver, { honoree: 'Rosa' }).expect(201));
    expect(gift).toMatchObject({ amount: 50, total: 50, monthly: false, email: giver.email });
    expect(await kept(giver)).toEqual([50, 1]);
    expect(await giversOf(giver)).toMatchObject([
      { name: 'Gina Guest', honoree: 'Rosa', amount: 50, monthly: false, can: { refund: false } },
    ]);
    expect(await chargesOf(giver)).toEqual([
      { status: 'succeeded', amount: 5_000, captured: 5_000, refunded: 0 },
    ]);
    expect(await ledgerOf(giver)).toEqual([{ kind: 'gift', cents: 5_000 }]);
    const [mail] = await mailTo(giver.email);
    expect(mail).toMatchObject({ template: 'gift_receipt', data: { card: 'visa ending in 4242' } });
    const receipt = await client().get(gift.receipt_url).expect(200);
    expect(receipt.type).toBe('application/pdf');
    await client().get('/cpi/v1/public/donations/receipt?token=made-up').expect(422);
  });

  test('with the fees of its card raises what was given, and anonymously no name', async () => {
    const giver = await makeGiver();
    const gift = giftIn(await give(giver, { covers_fees: true, anonymous: true }).expect(201));
    expect(gift).toMatchObject({ amount: 50, total: 51.81 });
    expect(await kept(giver)).toEqual([50, 1]);
    expect(await giversOf(giver)).toMatchObject([{ name: null, amount: 50 }]);
    expect(await chargesOf(giver)).toMatchObject([{ captured: 5_181 }]);
  });

  test('of somebody signed in is by their name and a card that they saved', async () => {
    const user = await makeUser();
    const giver = await makeGiver(await signedIn(user));
    const added = await giver.by
      .post('/cpi/v1/orderer/credit_cards')
      .send({ credit_card: { stripe_token: 'pm_card_visa', nickname: '' } })
      .expect(201);
    const { id } = added.body as { id: number };
    const gift = giftIn(await give(giver, { credit_card_id: id, name: undefined }).expect(201));
    expect(gift.email).toBe(user.email);
    expect(await giversOf(giver)).toMatchObject([{ name: `${user.firstName} ${user.lastName}` }]);
    const others = await give(await makeGiver(), { credit_card_id: id }).expect(422);
    expect(errorIn(others).fields).toEqual({ credit_card_id: ['inclusion'] });
  });

  test.each([
    [{ amount: 0.5, total: 0.5 }, 'amount'],
    [{ amount: 10_000.01, total: 10_000.01 }, 'amount'],
    [{ amount: 10.005, total: 10.01 }, 'amount'],
    [{ name: undefined }, 'name'],
    [{ email: undefined }, 'email'],
    [{ email: 'nobody' }, 'email'],
    [{ stripe_token: undefined }, 'stripe_token'],
    [{ honoree: 'x'.repeat(101) }, 'honoree'],
  ])('of %j is refused by its field %s', async (wish, field) => {
    const giver = await makeGiver();
    expect(Object.keys(errorIn(await give(giver, wish).expect(422)).fields)).toEqual([field]);
    expect(await chargesOf(giver)).toEqual([]);
  });

  test('of another sum than was shown, without a key, or to no or an ended campaign is not charged', async () => {
    const giver = await makeGiver();
    const changed = errorIn(await give(giver, { total: 49 }).expect(409));
    expect(changed.context.changes).toEqual([{ field: 'total', before: 49, after: 50 }]);
    await give(giver, {}, '').expect(422);
    await give({ ...giver, campaign: { ...giver.campaign, slug: 'no-such-campaign' } }).expect(404);
    await sql.rows(`update campaigns set ends_on = '2020-01-31' where id = $1`, [giver.campaign.id]);
    await give(giver).expect(409);
    expect(await chargesOf(giver)).toEqual([]);
  });

  test('by a declined card is not counted, and another card gives it', async () => {
    const giver = await makeGiver();
    const refused = await give(giver, { stripe_token: 'pm_card_chargeDeclined' }).expect(402);
    expect(errorIn(refused)).toMatchObject({ code: 'submit_order-payment_failed' });
    expect(await kept(giver)).toEqual([0, 0]);
    await give(giver).expect(201);
    expect(await kept(giver)).toEqual([50, 1]);
    expect(await templates(giver)).toEqual(['gift_receipt']);
  });

  test('that the bank has to confirm is made once it did, by the same request or without its page', async () => {
    for (const isLeft of [false, true]) {
      const giver = await makeGiver();
      const key = randomUUID();
      const card = { stripe_token: 'pm_card_authenticationRequired' };
      const asked = errorIn(await give(giver, card, key).expect(402));
      expect(asked.code).toBe('submit_order-payment_authentication_required');
      await bankSays('succeeded', String(asked.context.client_secret));
      expect(await kept(giver)).toEqual([0, 0]);
      await (isLeft ? passes('31 minutes') : give(giver, card, key).expect(201));
      expect(await kept(giver)).toEqual([50, 1]);
      expect(await chargesOf(giver)).toMatchObject([{ captured: 5_000 }]);
    }
  });

  test('that the bank has to confirm is let go where its giver gives with another card', async () => {
    const giver = await makeGiver();
    await give(giver, { stripe_token: 'pm_card_authenticationRequired' }).expect(402);
    await give(giver).expect(201);
    await runPendingJobs();
    expect(await chargesOf(giver)).toMatchObject([{ status: 'canceled', captured: 0 }, { captured: 5_000 }]);
    expect(await kept(giver)).toEqual([50, 1]);
  });

  test('is answered to a repeat after its campaign has ended', async () => {
    const giver = await makeGiver();
    const key = randomUUID();
    const first = giftIn(await give(giver, {}, key).expect(201));
    await sql.rows('update campaigns set active = false where id = $1', [giver.campaign.id]);
    expect(giftIn(await give(giver, {}, key).expect(201)).id).toBe(first.id);
  });

  test('that the bank never confirmed is let go and told', async () => {
    const giver = await makeGiver();
    await give(giver, { stripe_token: 'pm_card_authenticationRequired' }).expect(402);
    for (let look = 0; look < 2; look += 1) await passes('31 minutes');
    expect(await chargesOf(giver)).toMatchObject([{ status: 'canceled', captured: 0 }]);
    expect(await kept(giver)).toEqual([0, 0]);
    expect(await templates(giver)).toEqual(['gift_not_paid']);
  });

  test('is charged once for its key, sent twenty times at once', async () => {
    giftWaits.patienceMs = 20_000;
    const giver = await makeGiver();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(giver, {}, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => giftIn(answer).id)).size).toBe(1);
    await runPendingJobs();
    expect(await chargesOf(giver)).toHaveLength(1);
    expect(await ledgerOf(giver)).toHaveLength(1);
    expect(await kept(giver)).toEqual([50, 1]);
    expect(await templates(giver)).toEqual(['gift_receipt']);
    const other = errorIn(await give(giver, { amount: 60, total: 60 }, key).expect(422));
    expect(Object.keys(other.fields)).toEqual(['Idempotency-Key']);
  });

  test.each([
    { behaviour: 'dropped', times: 1 },
    { behaviour: '500 after success', times: 1 },
    { behaviour: '429', times: 2 },
  ] as const)('whose answer is lost ($behaviour) is charged once when it is sent again', async (trouble) => {
    const giver = await makeGiver();
    const key = randomUUID();
    await stripeBehaves({ ...trouble, method: 'POST' });
    const { status } = await give(giver, {}, key);
    expect([201, 409]).toContain(status);
    await stripeBehaves({ behaviour: 'normal' });
    giftWaits.takeOverMs = 0;
    await give(giver, {}, key).expect(201);
    await passes('1 minute');
    expect((await chargesOf(giver)).filter(({ captured }) => captured > 0)).toHaveLength(1);
    expect(await kept(giver)).toEqual([50, 1]);
  });

  test('that its page left while Stripe was away is made by the job', async () => {
    const giver = await makeGiver();
    await stripeBehaves({ behaviour: '429', path: '/v1/payment_intents' });
    expect(errorIn(await give(giver).expect(409)).code).toBe('order-payment_in_progress');
    await stripeBehaves({ behaviour: 'normal' });
    await passes('1 minute');
    expect(await kept(giver)).toEqual([50, 1]);
    expect(await templates(giver)).toEqual(['gift_receipt']);
  });

  test('that webhooks tell of twice is counted once', async () => {
    const giver = await makeGiver();
    const key = randomUUID();
    const asked = errorIn(
      await give(giver, { stripe_token: 'pm_card_authenticationRequired' }, key).expect(402),
    );
    await bankSays('succeeded', String(asked.context.client_secret));
    const intentId = String(asked.context.payment_intent_id);
    const secret = process.env.STRIPE_WEBHOOK_SECRET ?? '';
    const { data } = await stripe.events.list({ limit: 100 });
    const about = ({ data: { object } }: Stripe.Event) => {
      const { id, payment_intent } = object as { id: string; payment_intent?: string };
      return (payment_intent ?? id) === intentId;
    };
    const events = data.filter(about);
    expect(events.length).toBeGreaterThan(1);
    for (const event of [...events, ...events]) {
      const payload = JSON.stringify(event);
      await client()
        .post('/cpi/v1/webhooks/stripe')
        .set('Content-Type', 'application/json')
        .set('Stripe-Signature', stripe.webhooks.generateTestHeaderString({ payload, secret }))
        .send(payload)
        .expect(204);
    }
    await runPendingJobs();
    expect(await kept(giver)).toEqual([50, 1]);
    expect(await ledgerOf(giver)).toHaveLength(1);
    await give(giver, { stripe_token: 'pm_card_authenticationRequired' }, key).expect(201);
    expect(await templates(giver)).toEqual(['gift_receipt']);
  });
});

describe('[CARE-05] a gift that is given back', () => {
  const refund = (by: Awaited<ReturnType<typeof signedIn>>, id: number) =>
    by.post(`/cpi/v1/public/donations/${id}/refund`).send({});

  test('by a site admin alone leaves the totals at once, and its card gets all of it once', async () => {
    const giver = await makeGiver();
    const { id } = giftIn(await give(giver, { covers_fees: true }).expect(201));
    await give(giver).expect(201);
    await refund(client(), id).expect(401);
    await refund(await signedIn(await makeUser()), id).expect(403);
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    expect((await giversOf(giver, admin)).map(({ can }) => can.refund)).toEqual([true, true]);
    for (let press = 0; press < 2; press += 1) await refund(admin, id).expect(204);
    expect(await kept(giver)).toEqual([50, 1]);
    expect((await giversOf(giver)).map((each) => each.id)).not.toContain(id);
    await runPendingJobs();
    expect(await chargesOf(giver)).toMatchObject([{ captured: 5_181, refunded: 5_181 }, { refunded: 0 }]);
    expect((await ledgerOf(giver)).map(({ cents }) => cents)).toEqual([5_181, 5_000, -5_181]);
    expect(await templates(giver)).toEqual(['gift_receipt', 'gift_receipt', 'gift_refunded']);
  });

  test('is refused where no card was charged', async () => {
    const giver = await makeGiver();
    await makeDonation(giver.campaign.id, 2_000);
    const [{ id } = { id: 0 }] = await giversOf(giver);
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    await refund(admin, id).expect(409);
    await refund(admin, 2_147_483_647).expect(404);
    expect(await kept(giver)).toEqual([20, 1]);
  });
});
