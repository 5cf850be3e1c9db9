import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { stripeBehaves } from '../../testing';
import { booksOf } from './books.factory';
import type { Reference } from './reference.factory';
import { hour, minute, timePasses } from './virtual-time.factory';
import { nextDue, parkedJobs, sweep, work } from './worker.factory';
import { readOrder, type World } from './world.factory';

const clockSteps = ['submit', 'expire', 'cancelUnpaid', 'fulfil'] as const;

/** Stripe answers again, nobody touches anything, and an hour passes: what waits by then waits for a person or for the event. */
export async function anHourPasses(...references: Reference[]): Promise<void> {
  await stripeBehaves({ behaviour: 'normal' });
  // A slow call is over in the real time that the first of these take: until then Stripe has its key in use, and is asked in vain.
  await work();
  const pauses = [1, 2, 3, 4, 25, 25].map((minutes) => minutes * minute);
  for (const [nth, pause] of pauses.entries()) {
    const left = pauses.slice(nth).reduce((sum, each) => sum + each, 0);
    // The rest of the hour goes by at once where it has nothing to bring.
    const isIdle = await nothingComesIn(left, references);
    await timePasses(isIdle ? left : pause);
    await sweep();
    await work();
    if (isIdle) break;
  }
  for (const reference of references) {
    await reference.look(clockSteps);
    await expectNothingWaits(reference);
  }
}

async function nothingComesIn(milliseconds: number, references: readonly Reference[]): Promise<boolean> {
  const due = await nextDue();
  if (due !== null && due <= milliseconds) return false;
  for (const reference of references) if ((await waiting(reference)).length > 0) return false;
  return true;
}

/** Days pass until nothing is left to come. */
export async function daysPass(reference: Reference): Promise<void> {
  for (let look = 0; ; look += 1) {
    const due = await nextDue();
    if (due === null) break;
    if (look > 60) throw new Error('the clock has something to do for ever');
    await timePasses(Math.max(due, hour));
    // What its job was lost of is found once a minute.
    if (due < 0) await sweep();
    await work();
  }
  await reference.look(clockSteps);
  expect(reference.isOpen).toBe(false);
  await expectNothingWaits(reference);
}

/** Nothing of an order's money or changes is between two states, and no work on it was given up. */
async function expectNothingWaits(reference: Reference): Promise<void> {
  expect(await waiting(reference)).toEqual([]);
  expect(await parkedJobs()).toEqual([]);
}
const waiting = ({ orderId }: Reference) =>
  sql.rows(
    `select 'payment' as what, id, status from payment_attempts
       where order_id = $1 and status in ('claimed', 'requires_action', 'voiding')
     union all select 'refund', id, status from payment_refunds
       where order_id = $1 and status = 'claimed' and claimed_at <= now()
     union all select 'change', id, status from order_change_requests where order_id = $1 and status in ('proposed', 'paying')
     union all select 'delivery', event_id, subscriber from event_deliveries
       where parked_at is not null or due_at < now() - interval '1 hour'`,
    [orderId],
  );

const cents = (dollars: number) => Math.round(dollars * 100);

/** What has to hold of an order once nothing is left to come. */
export async function expectSound(reference: Reference, world: World): Promise<void> {
  const order = await readOrder(world, reference.orderId);
  const books = await booksOf(reference);
  const taken = books.reduce((sum, { received, refunded }) => sum + received - refunded, 0);

  expect(books.filter(({ status }) => status === 'requires_capture')).toEqual([]);
  const { paidWithInvoice, bypassPayment, waivedCents } = reference.is;
  const owed =
    order.status === 'fulfilled'
      ? Math.max(0, cents(order.pricing.customer_price) - (waivedCents ?? 0))
      : order.status === 'canceled'
        ? cents(order.cancellation_fee ?? 0)
        : 0;
  const owedByCard = paidWithInvoice || bypassPayment ? 0 : owed;
  // What is with us though nobody owes it, no card took back.
  expect(cents(order.payment.stuck_refund ?? 0)).toBe(Math.max(0, taken - owedByCard));
  await expectRefunds(reference, world);
  // What is not paid is somebody's: its owner reads that the card was refused, and may choose another one.
  if (taken < owedByCard)
    expect(order).toMatchObject({ payment: { status: 'failed' }, can: { choose_card: true } });
  // Nothing is cooked unpaid that we could know of.
  if (taken < owedByCard && order.status === 'fulfilled')
    expect(reference.holdWasLetGo || reference.workerSlept).toBe(true);
  await expectLedger(reference, taken);
  if (order.status !== 'in_cart') expect(cents(order.pricing.balance)).toBe(owed - taken);
  expectLines(order);
  await expectInvoice(reference, world, owed - owedByCard);
  await expectOwnCard(reference, world);
  await expectKitchen(reference, order);
  await expectMails(reference, order);
}

/** What its organization owes was written to it once, by its terms; what a card pays, or nobody, is on no invoice. */
async function expectInvoice(
  { orderId, is }: Reference,
  { membership }: World,
  cents: number,
): Promise<void> {
  const invoices = await sql.rows(
    `select i.amount_cents as cents, i.due_on - i.issued_on = t.invoice_terms_days as "isByTerms"
     from invoices i join teams t on t.id = i.team_id where i.order_id = $1 and t.id = $2`,
    [orderId, membership.teamId],
  );
  expect(invoices).toEqual(is.paidWithInvoice && cents > 0 ? [{ cents, isByTerms: true }] : []);
}

/** Whoever is asked to pay is charged only where they pressed. */
async function expectOwnCard({ orderId, payerPressed }: Reference, { payerCard }: World): Promise<void> {
  const asked = await sql.rows(
    'select status from payment_attempts where order_id = $1 and credit_card_id = $2',
    [orderId, payerCard.id],
  );
  if (!payerPressed) expect(asked).toEqual([]);
}

/** All that was to go back has gone once, or failed three times, of which whoever runs the site was told once. */
async function expectRefunds({ orderId }: Reference, { siteAdmin }: World): Promise<void> {
  const refunds = await sql.rows<{ statuses: string[]; told: number }>(
    `select array_agg(r.status order by r.id) as statuses, count(m.id)::int as told
     from payment_refunds r left join outbox_messages m
       on m.event_key = 'order-' || r.order_id || '-refund-failed-' || r.id || '-site:order_refund_stuck:' || $2
     where r.order_id = $1 group by r.payment_attempt_id, split_part(r.key, '#', 1)`,
    [orderId, siteAdmin],
  );
  for (const { statuses, told } of refunds) {
    const failed = statuses.filter((status) => status === 'failed').length;
    const isBack = statuses.at(-1) === 'done';
    expect({ statuses, failed, told }).toEqual({
      statuses,
      failed: isBack ? statuses.length - 1 : 3,
      told: isBack ? 0 : 1,
    });
  }
}

async function expectLedger({ orderId }: Reference, taken: number): Promise<void> {
  const ledger = await sql.first<{ cents: number }>(
    'select coalesce(sum(amount_cents), 0)::int as cents from payments where order_id = $1',
    [orderId],
  );
  expect(ledger?.cents).toBe(taken);
}

function expectLines({ pricing }: Schemas['Order']): void {
  const sum = pricing.lines.reduce((all, { amount }) => all + cents(amount), 0);
  expect(sum).toBe(cents(pricing.customer_price));
}

/** The kitchen cooks what stands or stood, for as many as it says, and its days are the sums of that. */
async function expectKitchen({ orderId }: Reference, order: Schemas['Order']): Promise<void> {
  const booked = await sql.rows<{ headcount: number }>(
    'select headcount from capacity_holds where order_id = $1',
    [orderId],
  );
  expect(booked).toEqual(order.status === 'fulfilled' ? [{ headcount: order.headcount }] : []);
  const unequal = await sql.rows(
    `select d.* from kitchen_days d left join (
       select kitchen_id, on_date, daypart, sum(headcount) as headcount, count(*) as orders
       from capacity_holds group by 1, 2, 3) h using (kitchen_id, on_date, daypart)
     where (d.booked_headcount, d.booked_orders) is distinct from (coalesce(h.headcount, 0), coalesce(h.orders, 0))`,
  );
  expect(unequal).toEqual([]);
}

/** Once each, and only of what came to be. */
async function expectMails(reference: Reference, order: Schemas['Order']): Promise<void> {
  const placed = await sql.rows<{ recipient: string }>(
    `select recipient from outbox_messages where event_key like $1 || '%'`,
    [`order-${reference.orderId}-submitted`],
  );
  // Whoever was asked to pay and did is written to as well.
  const most = reference.payerPressed ? [2, 3] : [2];
  expect(order.status === 'in_cart' ? [0] : most).toContain(placed.length);
  const submitted = order.history.filter(({ kind }) => kind === 'submitted');
  expect(submitted).toHaveLength(order.status === 'in_cart' ? 0 : 1);
}
