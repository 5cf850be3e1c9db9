import fc from 'fast-check';
import type { OrderTransition, Schemas } from '@copper-carrot/contracts';
import { stripe } from '../../payments';
import { bankSays, stripeBehaves } from '../../testing';
import { seenOf, withdraw as withdrawChanges } from '../changes/change.factory';
import { booksOf, eventsOf } from './books.factory';
import { withFault, type Fault } from './faults.factory';
import { expectUnchanged, type Reference } from './reference.factory';
import { timePasses } from './virtual-time.factory';
import { nextDue, sweep, work } from './worker.factory';
import { behaveAs, cardNames, readOrder, type CardName, type World } from './world.factory';

/** One thing that somebody does to an order, when it can be done, and the steps that it may bring. */
class Command implements fc.AsyncCommand<Reference, World> {
  constructor(
    private readonly name: string,
    private readonly brings: readonly OrderTransition[],
    private readonly can: (reference: Reference) => boolean,
    private readonly act: (reference: Reference, world: World) => Promise<void>,
  ) {}
  check(reference: Readonly<Reference>): boolean {
    return this.can(reference);
  }
  async run(reference: Reference, world: World): Promise<void> {
    await this.act(reference, world);
    await reference.look(this.brings);
  }
  toString(): string {
    return this.name;
  }
}

interface Heard {
  status: number;
  body: unknown;
  text: string;
}
/** An answer is one of these; only who was struck by a fault may have none. */
function expectOneOf(statuses: number[], { status, text }: Heard, fault: Fault | null = null): void {
  const all = fault ? [...statuses, 500, 503] : statuses;
  if (!all.includes(status)) throw new Error(`answered ${status}: ${text}`);
}
const bodyOf = <Body>({ body }: Heard) => body as Body;

/** What a bank that has to be asked is asked by. */
function keepQuestion(reference: Reference, answer: Heard): void {
  const { context } = bodyOf<Schemas['Error']>(answer);
  if (answer.status === 402 && typeof context.client_secret === 'string')
    reference.bank = context.client_secret;
}

type Who = 'owner' | 'colleague';
const who = fc.constantFrom<Who>('owner', 'colleague');
const fault = (words: number): fc.Arbitrary<Fault | null> =>
  fc
    .option(
      fc.record({
        how: fc.constantFrom<Fault['how']>('killed', 'killed', 'cut'),
        at: fc.integer({ min: 1, max: words }),
        when: fc.constantFrom<Fault['when']>('before', 'after'),
      }),
      { freq: 2 },
    )
    .chain((struck) => fc.constantFrom(struck, null));
const saying = (given: unknown) => JSON.stringify(given);
const always = () => true;
const isCart = ({ is }: Reference) => is.status === 'in_cart';
const stands = (reference: Reference) => reference.isOpen;
const wasPlaced = (reference: Reference) => !isCart(reference);
const by = (...steps: OrderTransition[]) => steps;
/** What the clock and the worker may do. */
const byClock = by('submit', 'expire', 'cancelUnpaid', 'fulfil');

const orders = '/cpi/v1/orderer/orders';
const kitchen = '/cpi/v1/caterer/orders';

const press = fc.record({ who, times: fc.constantFrom(1, 1, 2), looked: fc.boolean(), fault: fault(45) }).map(
  (how) =>
    new Command(`submit ${saying(how)}`, by('submit'), isCart, async (reference, world) => {
      const seen = how.looked ? await readOrder(world, reference.orderId) : null;
      const body = seen ? { total: seen.pricing.customer_price, lock_version: seen.lock_version } : {};
      const send = () =>
        world[how.who]
          .post(`${orders}/${reference.orderId}/submit`)
          .set(withFault(how.fault))
          .send(body)
          .then((answer) => answer as Heard);
      const answers = await Promise.all(Array.from({ length: how.times }, send));
      for (const answer of answers) {
        expectOneOf([200, 402, 409, 422, 429, 503], answer, how.fault);
        keepQuestion(reference, answer);
        if (answer.status === 200) reference.isPromised = true;
      }
      const placed = answers.filter(({ status }) => status === 200).map(({ text }) => text);
      expect(new Set(placed).size).toBeLessThanOrEqual(1);
    }),
);

const editCart = fc
  .record({ who, headcount: fc.integer({ min: 15, max: 30 }), card: fc.constantFrom<CardName>(...cardNames) })
  .map(
    (how) =>
      new Command(`edit the cart ${saying(how)}`, [], isCart, async ({ orderId }, { cards, ...people }) => {
        const order = { headcount: how.headcount, credit_card_id: cards[how.card].id };
        const answer = await people[how.who].patch(`${orders}/${orderId}`).send({ order });
        expectOneOf([200, 409, 422], answer);
      }),
  );

/** What says that nothing came of a call: a 402 may ask the bank, and a 503 nobody knows about. */
const refusals = [409, 422, 429];

const modify = fc
  .record({
    who,
    headcount: fc.constantFrom(18, 19, 20, 21, 22, 40),
    card: fc.option(fc.constantFrom<CardName>(...cardNames), { freq: 2 }),
    fault: fault(60),
  })
  .map(
    (how) =>
      new Command(`modify ${saying(how)}`, [], stands, async (reference, world) => {
        const { headcount } = how;
        const order = { headcount, ...(how.card && { credit_card_id: world.cards[how.card].id }) };
        const before = reference.is;
        const answer = await world[how.who]
          .post(`${orders}/${reference.orderId}/modify`)
          .set(withFault(how.fault))
          .send({ order });
        expectOneOf([200, 402, 409, 422, 429, 503], answer, how.fault);
        keepQuestion(reference, answer);
        if (refusals.includes(answer.status)) {
          await reference.look([]);
          expectUnchanged(before, reference.is);
        }
        if (answer.status !== 200) return;
        const { status } = bodyOf<Schemas['ModifiedOrder']>(answer);
        await reference.look([]);
        const { is } = reference;
        expect([status, status === 'requested' ? is.changeHeadcount : is.headcount]).toEqual([
          status,
          headcount,
        ]);
      }),
  );

const chooseCard = fc.record({ who, card: fc.constantFrom<CardName>(...cardNames), fault: fault(30) }).map(
  (how) =>
    new Command(`choose a card ${saying(how)}`, [], wasPlaced, async (reference, world) => {
      const answer = await world[how.who]
        .patch(`${orders}/${reference.orderId}/payment`)
        .set(withFault(how.fault))
        .send({ payment: { credit_card_id: world.cards[how.card].id } });
      expectOneOf([200, 402, 409, 422, 429, 503], answer, how.fault);
      keepQuestion(reference, answer);
    }),
);

const cancel = fc.record({ who, fault: fault(30) }).map(
  (how) =>
    new Command(`cancel ${saying(how)}`, by('cancel'), stands, async (reference, world) => {
      const { cancellation_policy: policy } = await readOrder(world, reference.orderId);
      const fee = policy?.fee ?? 0;
      const answer = await world[how.who]
        .post(`${orders}/${reference.orderId}/cancel`)
        .set(withFault(how.fault))
        .send({ fee });
      expectOneOf([200, 409], answer, how.fault);
    }),
);

const withdraw = who.map(
  (actor) =>
    new Command(
      `withdraw (${actor})`,
      [],
      ({ is }) => is.change === 'requested' || is.change === 'paying',
      async ({ orderId }, world) => {
        expectOneOf([200, 409], await withdrawChanges({ orderer: world[actor], orderId }));
      },
    ),
);

const answering = (what: 'accept' | 'decline', step: OrderTransition) =>
  fault(25).map(
    (struck) =>
      new Command(
        `${what} ${saying(struck)}`,
        by(step),
        ({ is }) => is.status === 'pending',
        async ({ orderId }, { cook }) => {
          const answer = await cook
            .post(`${kitchen}/${orderId}/${what}`)
            .set(withFault(struck))
            .send(what === 'decline' ? { reason: 'Our oven broke.' } : {});
          expectOneOf([200, 409], answer, struck);
        },
      ),
  );

const answeringChanges = (what: 'approve_changes' | 'decline_changes') =>
  fault(35).map(
    (struck) =>
      new Command(
        `${what} ${saying(struck)}`,
        [],
        ({ is }) => is.change === 'requested',
        async ({ orderId }, { cook }) => {
          const answer = await cook
            .post(`${kitchen}/${orderId}/${what}`)
            .set(withFault(struck))
            .send({ ...(await seenOf(orderId)), ...(what === 'decline_changes' && { reason: 'No gas.' }) });
          expectOneOf([200, 409, 422], answer, struck);
        },
      ),
  );

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const spans = {
  '20 s': 20 * second,
  '2 min': 2 * minute,
  '35 min': 35 * minute,
  '5 h': 5 * hour,
  '21 h': 21 * hour,
  '3 days': 73 * hour,
  '6.6 days': 158 * hour,
};

const wait = fc.constantFrom(...(Object.keys(spans) as (keyof typeof spans)[])).map(
  (span) =>
    new Command(`${span} pass`, byClock, always, async () => {
      await timePasses(spans[span]);
      await work();
    }),
);
const waitForNext = fault(25).map(
  (struck) =>
    new Command(`what is due next comes ${saying(struck)}`, byClock, always, async () => {
      await timePasses(Math.max(0, (await nextDue()) ?? 0));
      await work(struck);
      await work();
    }),
);
const workNow = fc.record({ fault: fault(25), sweeps: fc.boolean() }).map(
  (how) =>
    new Command(`a worker ${saying(how)}`, byClock, always, async () => {
      if (how.sweeps) await sweep();
      await work(how.fault);
    }),
);

const bankAnswers = fc.constantFrom('succeeded' as const, 'failed' as const).map(
  (outcome) =>
    new Command(
      `the bank: ${outcome}`,
      [],
      ({ bank }) => bank !== null,
      async (reference) => {
        // A question that was let go meanwhile is answered by nobody.
        await bankSays(outcome, String(reference.bank)).catch(() => undefined);
        reference.bank = null;
      },
    ),
);

const misbehaving = [
  'normal',
  'dead',
  '429',
  '409 in use',
  '500 after success',
  'dropped',
  'late',
  'slow',
] as const;
const stripeIs = fc
  .record({
    behaviour: fc.constantFrom(...misbehaving),
    times: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 4 }),
    method: fc.constantFrom('POST', null),
  })
  .map(
    ({ behaviour, times, method }) =>
      new Command(`Stripe is ${saying({ behaviour, times, method })}`, [], always, async () => {
        if (behaviour === 'normal') return stripeBehaves({ behaviour });
        const isLong = behaviour === 'late' || behaviour === 'slow';
        await stripeBehaves({
          behaviour,
          ...(isLong ? { times: 1, milliseconds: 400 } : times !== null && { times }),
          ...(method && { method }),
        });
      }),
  );

/** Stripe sends these events, signed. */
async function send(events: string[], { owner }: World): Promise<void> {
  for (const payload of events) {
    const signature = stripe.webhooks.generateTestHeaderString({
      payload,
      secret: process.env.STRIPE_WEBHOOK_SECRET ?? '',
    });
    const answer = await owner
      .post('/cpi/v1/webhooks/stripe')
      .set('Content-Type', 'application/json')
      .set('Stripe-Signature', signature)
      .send(payload);
    expectOneOf([204], answer);
  }
}

/** Stripe tells what happened: the last of it, maybe backwards, maybe once more. */
const stripeTells = fc.record({ backwards: fc.boolean(), most: fc.integer({ min: 1, max: 6 }) }).map(
  (how) =>
    new Command(`Stripe tells ${saying(how)}`, [], always, async (reference, world) => {
      const events = (await eventsOf(reference)).slice(-how.most);
      await send(how.backwards ? events.reverse() : events, world);
    }),
);

/** Somebody at Stripe lets the newest hold go, or charges it. */
async function meddle(reference: Reference, world: World, what: 'cancel' | 'capture', tells: boolean) {
  const held = (await booksOf(reference)).findLast(({ status }) => status === 'requires_capture');
  if (!held) return;
  await stripeBehaves({ behaviour: 'normal' });
  await stripe.paymentIntents[what](held.id);
  reference.holdWasLetGo ||= what === 'cancel';
  if (!tells) return;
  await send((await eventsOf(reference)).slice(-1), world);
  await work();
}
/** It is told at once, or, of what is let go, maybe never. */
const atStripe = fc
  .constantFrom<['cancel' | 'capture', boolean]>(['cancel', true], ['cancel', false], ['capture', true])
  .map(
    ([what, tells]) =>
      new Command(`at Stripe: ${what}${tells ? ', told' : ''}`, byClock, stands, (reference, world) =>
        meddle(reference, world, what, tells),
      ),
  );
const cardGoesBad = fc.constantFrom<CardName>('pays', 'other', 'asks').map(
  (card) =>
    new Command(`the card that ${card} is refused from now on`, [], stands, async (_reference, { cards }) => {
      await behaveAs(cards[card], cards.refused);
    }),
);

const often = <T>(times: number, arbitrary: T): T[] => Array.from({ length: times }, () => arbitrary);

/** Everything that happens to an order, as often as is worth it. */
export const commands = [
  ...often(3, press),
  ...often(1, editCart),
  ...often(7, modify),
  ...often(2, chooseCard),
  ...often(2, cancel),
  ...often(2, withdraw),
  ...often(3, answering('accept', 'accept')),
  ...often(1, answering('decline', 'decline')),
  ...often(3, answeringChanges('approve_changes')),
  ...often(2, answeringChanges('decline_changes')),
  ...often(2, wait),
  ...often(4, waitForNext),
  ...often(2, workNow),
  ...often(4, bankAnswers),
  ...often(2, stripeIs),
  ...often(2, stripeTells),
  ...often(3, atStripe),
  ...often(2, cardGoesBad),
];

/** How a life begins: what was done before anything goes wrong, each of it on what stands before it. */
const states = ['cart', 'pending', 'accepted', 'charged', 'asked', 'paying'] as const;
export interface Opening {
  days: 3 | 10;
  card: CardName;
  state: (typeof states)[number];
}
export const opening: fc.Arbitrary<Opening> = fc.record({
  days: fc.constantFrom(3, 3, 3, 10),
  card: fc.constantFrom<CardName>('pays', 'pays', 'pays', 'other', 'asks', 'refused'),
  state: fc.constantFrom(...states),
});

/** Brings a cart to where its life begins, as far as its card lets it. */
export async function open(reference: Reference, world: World, { state }: Opening): Promise<void> {
  const order = `${orders}/${reference.orderId}`;
  if (state === 'cart') return;
  const placed = await world.owner.post(`${order}/submit`).send({});
  keepQuestion(reference, placed);
  reference.isPromised = placed.status === 200;
  await reference.look(['submit']);
  if (state === 'pending' || !reference.isPromised) return;
  await world.cook.post(`${kitchen}/${reference.orderId}/accept`).expect(200);
  await reference.look(['accept']);
  if (state === 'charged') await meddle(reference, world, 'capture', true);
  if (state !== 'asked' && state !== 'paying') return;
  const card = state === 'paying' ? { credit_card_id: world.cards.asks.id } : {};
  const changes = { headcount: state === 'paying' ? 22 : 40, ...card };
  keepQuestion(reference, await world.owner.post(`${order}/modify`).send({ order: changes }));
  await reference.look([]);
}
