import './virtual-time.factory';
import { booksOf } from './books.factory';
import { lastFault, withFault, type Fault } from './faults.factory';
import { Reference } from './reference.factory';
import { anHourPasses } from './settle.factory';
import { beginAnew, copyCart, readOrder, useWorld } from './world.factory';

const world = useWorld();
jest.setTimeout(120_000);

/** A submit whose process is killed at that word; answers whether it had so many. */
async function submitAndDie(reference: Reference, fault: Fault) {
  const { status, text } = await world.owner
    .post(`/cpi/v1/orderer/orders/${reference.orderId}/submit`)
    .set(withFault(fault))
    .send({});
  reference.isPromised = status === 200;
  return { status, text, wasStruck: lastFault.isMet };
}

/** How the order stands, and what is held for it, in cents. */
async function standingOf(reference: Reference) {
  const { status, pricing } = await readOrder(world, reference.orderId);
  const books = await booksOf(reference);
  return {
    status,
    total: Math.round(pricing.customer_price * 100),
    held: books.filter((each) => each.status === 'requires_capture').map(({ amount }) => amount),
    intents: books.length,
    received: books.reduce((sum, { received }) => sum + received, 0),
  };
}

/** Its kitchen declines it: another order to the same door at the same time would be asked about. */
async function forget({ orderId }: Reference, status: string): Promise<void> {
  if (status !== 'pending') return;
  await world.cook
    .post(`/cpi/v1/caterer/orders/${orderId}/decline`)
    .send({ reason: 'Our oven broke.' })
    .expect(200);
}

test.each(['before', 'after'] as const)(
  'a submit that is killed %s any of its words leaves nothing waiting an hour later: it is placed and held once, or neither',
  async (when) => {
    const ends = new Set<string>();
    let at = 1;
    for (; ; at += 1) {
      await beginAnew(world);
      const reference = await Reference.of(await copyCart(world, { days: 3, card: 'pays', isDirect: false }));
      const { wasStruck, ...answer } = await submitAndDie(reference, { how: 'killed', at, when });
      await anHourPasses(reference);
      const { status, total, held, received, intents } = await standingOf(reference);
      // Whoever goes on asks under the same key: Stripe knows of one payment, or of none.
      expect(intents).toBeLessThanOrEqual(1);
      const agrees = { status: status === 'pending' ? 'pending' : 'in_cart', received: 0 };
      expect({ at, status, held, received }).toEqual({
        at,
        ...agrees,
        held: status === 'pending' ? [total] : [],
      });
      ends.add(status);
      await forget(reference, status);
      if (!wasStruck) {
        expect(answer).toMatchObject({ status: 200 });
        break;
      }
    }
    // It spoke to the database and to Stripe many times, and died on both sides of its order.
    expect(at).toBeGreaterThan(20);
    expect([...ends].sort()).toEqual(['in_cart', 'pending']);
  },
);
