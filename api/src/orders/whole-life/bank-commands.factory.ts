import fc from 'fast-check';
import { stripe } from '../../payments';
import { bankSays, bankSendsBack, stripeBehaves } from '../../testing';
import { booksOf, eventsOf } from './books.factory';
import type { Reference } from './reference.factory';
import { hour, timePasses } from './virtual-time.factory';
import { work } from './worker.factory';
import { behaveAs, type CardName, type World } from './world.factory';
import { Command, expectOneOf, saying, always, stands, byClock } from './command.factory';

/** Answers the open bank challenge; Stripe's event arrives now or later. */
export async function answerBank(
  reference: Reference,
  world: World,
  { outcome, told }: { outcome: 'succeeded' | 'failed'; told: boolean },
): Promise<void> {
  // A challenge whose payment was canceled meanwhile can't be answered.
  await bankSays(outcome, String(reference.bank)).catch(() => undefined);
  reference.bank = null;
  if (!told) return;
  await tellLast(reference, world);
  await work();
}

/** The person confirms or refuses at their bank. */
export const bankAnswers = fc
  .record({
    outcome: fc.constantFrom('succeeded' as const, 'succeeded' as const, 'failed' as const),
    told: fc.boolean(),
  })
  .map(
    (how) =>
      new Command(
        `the bank: ${how.outcome}${how.told ? ', told' : ''}`,
        byClock,
        ({ bank }) => bank !== null,
        (reference, world) => answerBank(reference, world, how),
      ),
  );

const misbehaving = [
  'normal',
  'dead',
  '429',
  '409 in use',
  '500 after success',
  '500 without success',
  'dropped',
  'late',
  'slow',
] as const;
export const stripeIs = fc
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

/** Sends these events as Stripe does, signed. */
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

/** Sends Stripe's latest event. */
export const tellLast = async (reference: Reference, world: World): Promise<void> =>
  send((await eventsOf(reference)).slice(-1), world);

/** Sends Stripe's latest events, maybe in reverse order or twice. */
export const stripeTells = fc.record({ backwards: fc.boolean(), most: fc.integer({ min: 1, max: 6 }) }).map(
  (how) =>
    new Command(`Stripe tells ${saying(how)}`, [], always, async (reference, world) => {
      const events = (await eventsOf(reference)).slice(-how.most);
      await send(how.backwards ? events.reverse() : events, world);
    }),
);

/** Cancels or captures the newest hold in Stripe's dashboard. */
export async function meddle(reference: Reference, world: World, what: 'cancel' | 'capture', tells: boolean) {
  const held = (await booksOf(reference)).findLast(({ status }) => status === 'requires_capture');
  if (!held) return;
  await stripeBehaves({ behaviour: 'normal' });
  await stripe.paymentIntents[what](held.id);
  reference.holdWasLetGo ||= what === 'cancel';
  if (!tells) return;
  await tellLast(reference, world);
  await work();
}
/** The event of a cancellation may be lost. */
export const atStripe = fc
  .constantFrom<['cancel' | 'capture', boolean]>(['cancel', true], ['cancel', false], ['capture', true])
  .map(
    ([what, tells]) =>
      new Command(`at Stripe: ${what}${tells ? ', told' : ''}`, byClock, stands, (reference, world) =>
        meddle(reference, world, what, tells),
      ),
  );

/** A refund fails at the bank, once or again after each retry. */
export const refundFails = fc.constantFrom(1, 1, 2, 3).map(
  (times) =>
    new Command(
      `the bank sends back what went back, ${times}×`,
      byClock,
      always,
      async ({ orderId }, world) => {
        for (let nth = 1; nth <= times; nth += 1) {
          if (nth > 1) await timePasses(hour);
          await work();
          const told = await bankSendsBack(orderId);
          if (told === null) return;
          await send([told], world);
          await work();
        }
      },
    ),
);
export const cardGoesBad = fc.constantFrom<CardName>('pays', 'other', 'asks').map(
  (card) =>
    new Command(`the card that ${card} is refused from now on`, [], stands, async (_reference, { cards }) => {
      await behaveAs(cards[card], cards.refused);
    }),
);
