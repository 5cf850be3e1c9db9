import type { Schemas } from '@copper-carrot/contracts';
import Stripe from 'stripe';
import { sql } from '../database';
import { passes, usePayments } from '../orders/payment/payment.factory';
import { stripe } from '../payments';
import { bankSays, mailTo, makeUser, runPendingJobs, signedIn, stripeBehaves } from '../testing';
import {
  base,
  chargesOf,
  colleague,
  makeInvoice,
  makeOffice,
  pay,
  read,
  saveCard,
  statusOf,
  type Office,
} from './invoice.factory';
import { invoiceWaits } from './pay-invoices';

usePayments();
beforeEach(() => Object.assign(invoiceWaits, { undecidedPauseMs: 50, patienceMs: 600 }));

const errorIn = ({ body }: { body: unknown }) => body as Schemas['Error'];
const templates = async (email: string) => (await mailTo(email)).map(({ template }) => template);
const ledger = ({ team }: Pick<Office, 'team'>) =>
  sql.rows(
    `select p.kind, p.amount_cents from payments p join invoices i on i.id = p.invoice_id where i.team_id = $1 order by p.id`,
    [team.id],
  );

describe('[API-068] paying invoices with a card', () => {
  test('is one charge for several, and each of them is paid', async () => {
    const office = await makeOffice();
    const ids = [
      await makeInvoice(office, { cents: 1_250 }),
      await makeInvoice(office, { cents: 3_000, dueIn: -3 }),
    ];
    const { body } = (await pay(office, ids, 42.5).expect(201)) as { body: Schemas['PaidInvoices'] };
    expect(body.amount).toBe(42.5);
    expect(body.invoices.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await chargesOf(office)).toEqual([{ status: 'succeeded', amount: 4_250, captured: 4_250 }]);
    expect(await ledger(office)).toEqual([
      { kind: 'invoice_payment', amount_cents: 1_250 },
      { kind: 'invoice_payment', amount_cents: 3_000 },
    ]);
    await runPendingJobs();
    expect(await templates(office.email)).toEqual(['invoices_paid']);
    const { records } = await read<{ records: Schemas['Payment'][] }>(
      office.admin,
      `${base}/payments?team_id=${office.team.id}`,
    );
    expect(records.map(({ amount, method, card }) => [amount, method, card?.last4])).toEqual([
      [30, 'card', '4242'],
      [12.5, 'card', '4242'],
    ]);
  });

  test('happens once, however often and by however many it is pressed', async () => {
    invoiceWaits.patienceMs = 10_000;
    const office = await makeOffice();
    const ids = [await makeInvoice(office), await makeInvoice(office)];
    const answers = await Promise.all(Array.from({ length: 4 }, () => pay(office, ids, 20)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    await pay(office, [...ids].reverse(), 20).expect(201);
    const other = { ...office, admin: await colleague(office, 'orderer') };
    expect(errorIn(await pay(other, [ids[0] ?? 0], 10).expect(409)).code).toBe('stale_record');
    await runPendingJobs();
    expect(await chargesOf(office)).toHaveLength(1);
    expect(await ledger(office)).toHaveLength(2);
  });

  test('of two who pay overlapping invoices at once charges the shared one once', async () => {
    const office = await makeOffice();
    const [first, shared, last] = [
      await makeInvoice(office),
      await makeInvoice(office),
      await makeInvoice(office),
    ];
    const other = { ...office, admin: await colleague(office, 'orderer') };
    const answers = await Promise.all([pay(office, [first, shared], 20), pay(other, [shared, last], 20)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    await runPendingJobs();
    expect((await chargesOf(office)).filter(({ status }) => status !== 'canceled')).toHaveLength(1);
    expect((await ledger(office)).length).toBe(2);
  });

  test('charges nothing where the sum is another one, or the card is not theirs or has expired', async () => {
    const office = await makeOffice();
    const id = await makeInvoice(office);
    const changed = errorIn(await pay(office, [id], 9.99).expect(409));
    expect(changed.context.changes).toEqual([{ field: 'total', before: 9.99, after: 10 }]);
    const elsewhere = await makeOffice();
    const others = await pay({ ...office, cardId: elsewhere.cardId }, [id], 10).expect(422);
    expect(errorIn(others).fields).toEqual({ credit_card_id: ['inclusion'] });
    await sql.rows('update credit_cards set exp_year = 2020 where id = $1', [office.cardId]);
    const expired = await pay(office, [id], 10).expect(422);
    expect(errorIn(expired).fields).toEqual({ credit_card_id: ['expired_card'] });
    const mixed = await pay(office, [id, await makeInvoice(elsewhere)], 20).expect(404);
    expect(errorIn(mixed).code).toBe('not_found');
    await pay(office, [id, id], 20).expect(422);
    await pay(office, [], 0).expect(422);
    expect(await chargesOf(office)).toEqual([]);
  });

  test('is for who may list the invoices and read the cards of the organization', async () => {
    const office = await makeOffice();
    const id = await makeInvoice(office);
    for (const role of ['staff', 'guest', 'external_attendant'] as const)
      await pay({ ...office, admin: await colleague(office, role) }, [id], 10).expect(404);
    await pay({ ...office, admin: await signedIn(await makeUser()) }, [id], 10).expect(404);
    await pay({ ...office, admin: await colleague(office, 'orderer') }, [id], 10).expect(201);
  });

  test('with a refused card leaves them to be paid with another one', async () => {
    const office = await makeOffice();
    const id = await makeInvoice(office);
    const refused = await saveCard(office.admin, 'pm_card_chargeCustomerFail');
    const answer = await pay({ ...office, cardId: refused }, [id], 10).expect(402);
    expect(errorIn(answer).fields).toEqual({ credit_card_id: ['generic_decline'] });
    expect(await statusOf(id)).toBe(false);
    await pay(office, [id], 10).expect(201);
    expect((await chargesOf(office)).filter(({ captured }) => captured > 0)).toHaveLength(1);
  });

  test('that the bank has to confirm is paid once it did, also if the page was left', async () => {
    const office = await makeOffice('pm_card_authenticationRequired');
    const id = await makeInvoice(office);
    const asked = errorIn(await pay(office, [id], 10).expect(402));
    expect(asked.code).toBe('submit_order-payment_authentication_required');
    await bankSays('succeeded', String(asked.context.client_secret));
    expect(await statusOf(id)).toBe(false);
    await passes('31 minutes');
    expect(await statusOf(id)).toBe(true);
    expect(await chargesOf(office)).toMatchObject([{ status: 'succeeded', captured: 1_000 }]);
  });

  test('that the bank never confirmed is let go and told', async () => {
    const office = await makeOffice('pm_card_authenticationRequired');
    const id = await makeInvoice(office);
    await pay(office, [id], 10).expect(402);
    await passes('31 minutes');
    await passes('31 minutes');
    expect(await chargesOf(office)).toMatchObject([{ status: 'canceled', captured: 0 }]);
    expect(await templates(office.email)).toEqual(['invoices_not_paid']);
    await pay({ ...office, cardId: await saveCard(office.admin, 'pm_card_visa') }, [id], 10).expect(201);
  });

  test('without an answer of the payment service is paid a little later, and once', async () => {
    const office = await makeOffice();
    const id = await makeInvoice(office);
    await stripeBehaves({ behaviour: '429', path: '/v1/payment_intents' });
    const error = errorIn(await pay(office, [id], 10).expect(409));
    expect(error.code).toBe('order-payment_in_progress');
    const { body } = (await office.admin.get(`${base}/invoices/${id}`).expect(200)) as {
      body: Schemas['Invoice'];
    };
    expect(body).toMatchObject({ payment_in_progress: true, can: { pay: false } });
    await stripeBehaves({ behaviour: 'normal' });
    await passes('1 minute');
    expect(await statusOf(id)).toBe(true);
    expect(await chargesOf(office)).toMatchObject([{ captured: 1_000 }]);
  });

  test('whose capture was not answered is captured by its job', async () => {
    const office = await makeOffice();
    const id = await makeInvoice(office);
    const lost = new Stripe.errors.StripeConnectionError({ message: 'lost' });
    const captures = jest.spyOn(stripe.paymentIntents, 'capture').mockRejectedValue(lost);
    await pay(office, [id], 10).expect(409);
    await passes('1 minute');
    expect(await statusOf(id)).toBe(false);
    captures.mockRestore();
    await passes('1 minute');
    expect(await statusOf(id)).toBe(true);
    expect(await chargesOf(office)).toMatchObject([{ captured: 1_000 }]);
  });

  test('whose capture is not answered for ten minutes is let go and told', async () => {
    const office = await makeOffice();
    const id = await makeInvoice(office);
    const lost = new Stripe.errors.StripeConnectionError({ message: 'lost' });
    const captures = jest.spyOn(stripe.paymentIntents, 'capture').mockRejectedValue(lost);
    await pay(office, [id], 10).expect(409);
    await passes('11 minutes');
    captures.mockRestore();
    expect(await chargesOf(office)).toMatchObject([{ status: 'canceled', captured: 0 }]);
    expect(await statusOf(id)).toBe(false);
    expect(await templates(office.email)).toEqual(['invoices_not_paid']);
  });
});

describe('money that an operator books', () => {
  const book = (by: Awaited<ReturnType<typeof signedIn>>, id: number, payment: object) =>
    by.post(`${base}/invoices/${id}/book`).send({ payment });
  const transfer = { reference: 'WIRE-77', received_on: '2026-01-05' };

  test('pays its invoice once, and its organization reads what was booked', async () => {
    const office = await makeOffice();
    const id = await makeInvoice(office, { cents: 5_000 });
    const operator = await signedIn(await makeUser({ isAdmin: true }));
    for (let press = 0; press < 2; press += 1) {
      const { body } = (await book(operator, id, transfer).expect(200)) as { body: Schemas['Invoice'] };
      expect(body).toMatchObject({ status: 'paid', paid_at: '2026-01-05T12:00:00.000Z' });
    }
    await book(operator, id, { ...transfer, reference: 'WIRE-78' }).expect(409);
    const { records } = await read<{ records: Schemas['Payment'][] }>(
      office.admin,
      `${base}/payments?team_id=${office.team.id}`,
    );
    expect(records).toMatchObject([
      { amount: 50, method: 'transfer', booked_by_operator: true, reference: 'WIRE-77', card: null },
    ]);
    const [{ id: paymentId } = { id: 0 }] = records;
    expect(await read(office.admin, `${base}/payments/${paymentId}`)).toEqual(records[0]);
    const stranger = await makeOffice();
    await stranger.admin.get(`${base}/payments/${paymentId}`).expect(404);
  });

  test('is booked by a site admin in person alone, and not for the future', async () => {
    const office = await makeOffice();
    const id = await makeInvoice(office);
    await book(office.admin, id, transfer).expect(403);
    const operator = await signedIn(await makeUser({ isAdmin: true }));
    const future = await book(operator, id, { ...transfer, received_on: '2099-01-01' }).expect(422);
    expect(errorIn(future).fields).toEqual({ received_on: ['less_than_or_equal_to'] });
    await book(operator, id, { received_on: '2026-01-05' }).expect(422);
    expect(await statusOf(id)).toBe(false);
  });
});
