import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { stripeBehaves } from '../../testing';
import { booksOf } from './books.factory';
import type { Reference } from './reference.factory';
import { hour, minute, timePasses } from './virtual-time.factory';
import { nextDue, parkedJobs, sweep, work } from './worker.factory';
import { readOrder, type World } from './world.factory';

const clockSteps = ['submit', 'expire', 'cancelUnpaid', 'fulfil'] as const;

/** Stripe answers again and an hour passes without actions; what still waits then waits for a person or for the event. */
export async function anHourPasses(...references: Reference[]): Promise<void> {
  await stripeBehaves({ behaviour: 'normal' });
  // Stripe keeps the key of a slow call locked until the call ends in real time, during the first of these pauses.
  await work();
  const pauses = [1, 2, 3, 4, 25, 25].map((minutes) => minutes * minute);
  for (const [nth, pause] of pauses.entries()) {
    const left = pauses.slice(nth).reduce((sum, each) => sum + each, 0);
    // Skips the rest of the hour if nothing is due in it.
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

/** Moves the clock until no job is left. */
export async function daysPass(reference: Reference): Promise<void> {
  for (let look = 0; ; look += 1) {
    const due = await nextDue();
    if (due === null) break;
    if (look > 60) throw new Error('the clock has something to do for ever');
    await timePasses(Math.max(due, hour));
    // The sweep runs every minute and finds what lost its job.
    if (due < 0) await sweep();
    await work();
  }
  await reference.look(clockSteps);
  expect(reference.isOpen).toBe(false);
  await expectNothingWaits(reference);
}

/** Checks that no payment or change is in an intermediate state, and that no job was given up. */
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

/** What must hold of an order once no job is left. */
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
  // Money that is not owed must be a refund that failed.
  expect(cents(order.payment.stuck_refund ?? 0)).toBe(Math.max(0, taken - owedByCard));
  await expectRefunds(reference, world);
  // An unpaid order shows its owner the refused card and lets them choose another.
  if (taken < owedByCard)
    expect(order).toMatchObject({ payment: { status: 'failed' }, can: { choose_card: true } });
  // A delivered order is only unpaid if the API could not know it.
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

/** What the organization owes is on exactly one invoice with its terms; other payments are on none. */
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

/** An asked colleague is charged only if they started a payment. */
async function expectOwnCard({ orderId, payerPressed }: Reference, { payerCard }: World): Promise<void> {
  const asked = await sql.rows(
    'select status from payment_attempts where order_id = $1 and credit_card_id = $2',
    [orderId, payerCard.id],
  );
  if (!payerPressed) expect(asked).toEqual([]);
}

/** Every refund was made once, or failed three times and was reported to the site admin once. */
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

/** The kitchen's bookings match the order, and its days are their sums. */
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

/** One mail per event that happened. */
async function expectMails(reference: Reference, order: Schemas['Order']): Promise<void> {
  const placed = await sql.rows<{ recipient: string }>(
    `select recipient from outbox_messages where event_key like $1 || '%'`,
    [`order-${reference.orderId}-submitted`],
  );
  // An asked colleague who paid gets a mail as well.
  const most = reference.payerPressed ? [2, 3] : [2];
  expect(order.status === 'in_cart' ? [0] : most).toContain(placed.length);
  const submitted = order.history.filter(({ kind }) => kind === 'submitted');
  expect(submitted).toHaveLength(order.status === 'in_cart' ? 0 : 1);
}
