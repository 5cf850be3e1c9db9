import './virtual-time.factory';
import type { Schemas } from '@copper-carrot/contracts';
import { booksOf } from './books.factory';
import { open } from './commands.factory';
import { withFault, type Fault } from './faults.factory';
import { Reference } from './reference.factory';
import { anHourPasses } from './settle.factory';
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
  (await booksOf(reference))
    .filter(({ status }) => status === 'requires_capture')
    .map(({ amount }) => amount);
const priceOf = async ({ orderId }: Reference) =>
  Math.round((await readOrder(world, orderId)).pricing.customer_price * 100);

/**
 * Has a call of a new order killed after each of its words in turn, until there is none left to be killed at: that is also
 * before the next word.
 */
async function afterEachWord(
  { state, call }: { state: 'cart' | 'accepted'; call: Call },
  afterwards: (reference: Reference) => Promise<void>,
): Promise<number> {
  for (let at = 1; ; at += 1) {
    const reference = await begin(state);
    const answer = await call(reference, { how: 'killed', at, when: 'after' });
    await afterwards(reference);
    // Two of one person for one time are asked about.
    if (reference.isOpen)
      await world.owner.post(`${base}/${reference.orderId}/cancel`).send({ fee: 0 }).expect(200);
    if (answer.status === 200) return at - 1;
  }
}

const calls = [
  { what: 'submit', state: 'cart', call: submit, status: 'pending', headcount: 20 },
  {
    what: 'change that holds at once',
    state: 'accepted',
    call: modifyTo(22),
    status: 'accepted',
    headcount: 22,
  },
] as const;

describe.each(calls)('a $what that is killed after each word', ({ state, call, status, headcount }) => {
  test('is done once as its person, who heard nothing, asks again', async () => {
    const read = new Set<string>();
    const struck = await afterEachWord({ state, call }, async (reference) => {
      await timePasses(10_000);
      read.add(readBy(await call(reference, null)));
      await anHourPasses(reference);
      expect(reference.is).toMatchObject({ status, headcount });
      expect(await heldFor(reference)).toEqual([await priceOf(reference)]);
    });
    expect([...read]).toEqual(['done']);
    expect(struck).toBeGreaterThan(20);
  });

  test('is done whole or not at all as its person has gone', async () => {
    const ends = new Set<string>();
    await afterEachWord({ state, call }, async (reference) => {
      await anHourPasses(reference);
      const held = await heldFor(reference);
      ends.add(`${reference.is.status} for ${reference.is.headcount}`);
      if (reference.is.status === 'in_cart') expect(held).toEqual([]);
      else expect(held).toEqual([await priceOf(reference)]);
    });
    expect([...ends].sort()).toEqual(
      state === 'cart' ? ['in_cart for 20', 'pending for 20'] : ['accepted for 20', 'accepted for 22'],
    );
  });
});

test('a change that its caterer is asked is asked once, however it was killed', async () => {
  const read = new Set<string>();
  await afterEachWord({ state: 'accepted', call: modifyTo(40) }, async (reference) => {
    await timePasses(10_000);
    read.add(readBy(await modifyTo(40)(reference, null)));
    await anHourPasses(reference);
    expect(reference.is).toMatchObject({ status: 'accepted', headcount: 20, change: 'requested' });
    expect(await heldFor(reference)).toHaveLength(2);
  });
  expect([...read]).toEqual(['done']);
});
