import './virtual-time.factory';
import type { Schemas } from '@copper-carrot/contracts';
import { booksOf } from './books.factory';
import { open } from './commands.factory';
import { withFault, type Fault } from './faults.factory';
import { Reference } from './reference.factory';
import { anHourPasses, daysPass, expectSound } from './settle.factory';
import { timePasses } from './virtual-time.factory';
import { beginAnew, copyCart, readOrder, useWorld } from './world.factory';

/** A call that dies at each word that it has with the database or with Stripe, and what its person reads when they ask again. */
const world = useWorld();
jest.setTimeout(180_000);

const base = '/cpi/v1/orderer/orders';
const submit = ({ orderId }: Reference, fault: Fault | null) =>
  world.owner
    .post(`${base}/${orderId}/submit`)
    .set({ 'Idempotency-Key': `submit-${orderId}`, ...withFault(fault) })
    .send({});
const modifyTo =
  (headcount: number) =>
  ({ orderId }: Reference, fault: Fault | null) =>
    world.owner
      .post(`${base}/${orderId}/modify`)
      .set({ 'Idempotency-Key': `modify-${orderId}`, ...withFault(fault) })
      .send({ order: { headcount } });
type Call = typeof submit;

const begin = async (state: 'cart' | 'accepted') => {
  await beginAnew(world);
  const reference = await Reference.of(await copyCart(world, 3, 'pays'));
  await open(reference, world, { days: 3, card: 'pays', state });
  return reference;
};
const readBy = ({ status, body }: { status: number; body: unknown }): string =>
  status === 200 ? 'done' : (body as Schemas['Error']).message;
const heldFor = async (reference: Reference) =>
  (await booksOf(reference)).filter(({ status }) => status === 'requires_capture').map(({ amount }) => amount);
const priceOf = async ({ orderId }: Reference) =>
  Math.round((await readOrder(world, orderId)).pricing.customer_price * 100);

/** Takes a call of a new order with each fault in turn, until there is no word left to strike at. */
async function atEveryWord(
  { state, call }: { state: 'cart' | 'accepted'; call: Call },
  afterwards: (reference: Reference, read: string) => Promise<void>,
): Promise<number> {
  let struck = 0;
  for (const when of ['before', 'after'] as const)
    for (let at = 1; ; at += 1) {
      const reference = await begin(state);
      const answer = await call(reference, { how: 'killed', at, when });
      await afterwards(reference, readBy(answer));
      // Nothing was left to strike at.
      if (answer.status === 200) break;
      struck += 1;
    }
  return struck;
}

describe.each([
  { what: 'submit', state: 'cart', call: submit, status: 'pending' },
  { what: 'change that holds at once', state: 'accepted', call: modifyTo(22), status: 'accepted' },
  { what: 'change that its caterer is asked', state: 'accepted', call: modifyTo(40), status: 'accepted' },
] as const)('a $what that is killed at every word', ({ state, call, status }) => {
  test('is done once as its person, who heard nothing, asks again', async () => {
    const read = new Set<string>();
    const struck = await atEveryWord({ state, call }, async (reference) => {
      await timePasses(10_000);
      read.add(readBy(await call(reference, null)));
      await anHourPasses(reference);
      expect(reference.is.status).toBe(status);
      if (reference.is.change !== 'requested') expect(await heldFor(reference)).toEqual([await priceOf(reference)]);
    });
    expect([...read]).toEqual(['done']);
    expect(struck).toBeGreaterThan(20);
  });

  test('is done whole or not at all as its person has gone', async () => {
    const ends = new Set<string>();
    await atEveryWord({ state, call }, async (reference) => {
      await anHourPasses(reference);
      ends.add(reference.is.status);
      const held = await heldFor(reference);
      if (reference.is.status === 'in_cart') expect(held).toEqual([]);
      else expect(Math.max(...held)).toBeGreaterThanOrEqual(await priceOf(reference));
      await daysPass(reference);
      await expectSound(reference, world);
    });
    expect(ends).toContain(status);
  });
});
