import '../orders/whole-life/virtual-time.factory';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { booksOf } from '../orders/whole-life/books.factory';
import { lastFault, type Fault } from '../orders/whole-life/faults.factory';
import { Reference } from '../orders/whole-life/reference.factory';
import { anHourPasses } from '../orders/whole-life/settle.factory';
import { beginAnew, copyCart, readOrder, useWorld } from '../orders/whole-life/world.factory';
import { strikesAll } from '../orders/whole-life/strikes.factory';
import { forgetJobs, work } from '../orders/whole-life/worker.factory';
import { addJob } from '../testing';
import { inHours } from './poll.factory';
import { sendPolled } from './poll.jobs';

const world = useWorld();
jest.setTimeout(strikesAll ? 900_000 : 240_000);

/** A scheduled poll with twelve answers that has just ended. */
async function overAndArmed(): Promise<{ reference: Reference; pollId: number }> {
  await beginAnew(world);
  const reference = await Reference.of(await copyCart(world, { days: 3, card: 'pays', isDirect: false }));
  const { orderId } = reference;
  const path = `/cpi/v1/orderer/orders/${orderId}/poll`;
  const { body: poll } = (await world.owner
    .post(path)
    .send({ order_poll: inHours(5) })
    .expect(201)) as {
    body: Schemas['Poll'];
  };
  const [first] = poll.poll_options;
  await world.owner
    .post(`/cpi/v1/orderer/order_polls/${poll.code}/selections`)
    .send({
      poll_selection: {
        user_id: null,
        name: 'All of us',
        package_item_option_id: first?.package_item_option_id,
        qty: 12,
      },
    })
    .expect(201);
  await world.owner
    .patch(path)
    .send({
      order_poll: { auto_submit: true, scheduled_at: 'now', maximum_total: 9_000 },
      ignore_checks: { simultaneous_delivery: true },
    })
    .expect(200);
  const [row] = await sql.rows<{ id: number }>(
    `update order_polls set status = 'closed', closed_at = clock_timestamp(), expires_at = clock_timestamp()
     where order_id = $1 returning id`,
    [orderId],
  );
  await forgetJobs();
  const pollId = row?.id ?? 0;
  await addJob(sendPolled, { pollId });
  return { reference, pollId };
}

/** Tries only some of the requests; `npm run explore` tries each. */
const everyHowManieth = strikesAll ? 1 : 6;
test.each([
  ['before', 1],
  ['after', strikesAll ? 1 : 4],
] as const)(
  'a scheduled poll whose worker is killed %s its words has sent its order once an hour later',
  async (when, first) => {
    let at: number = first;
    for (; ; at += everyHowManieth) {
      const { reference, pollId } = await overAndArmed();
      const fault: Fault = { how: 'killed', at, when };
      await work(fault);
      const { isMet } = lastFault;
      await anHourPasses(reference);
      const { status, headcount, pricing } = await readOrder(world, reference.orderId);
      const books = await booksOf(reference);
      const held = books.filter((each) => each.status === 'requires_capture').map(({ amount }) => amount);
      const poll = await sql.first<{ status: string; failure: string | null }>(
        'select status, failure_message as failure from order_polls where id = $1',
        [pollId],
      );
      const sent = await sql.rows(
        `select event_key from outbox_messages where event_key like 'order-' || $1 || '-submitted%'`,
        [reference.orderId],
      );
      expect({ at, status, headcount, held, poll, mails: sent.length }).toEqual({
        at,
        status: 'pending',
        headcount: 12,
        held: [Math.round(pricing.customer_price * 100)],
        poll: { status: 'submitted', failure: null },
        mails: 2,
      });
      if (!isMet) break;
    }
    // Enough requests to the database and Stripe, with faults before and after the order was placed.
    expect(at).toBeGreaterThan(20);
  },
);
