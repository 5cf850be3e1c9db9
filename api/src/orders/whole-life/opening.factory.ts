import fc from 'fast-check';
import { sql } from '../../database';
import { inDays } from '../order.factory';
import { stripeBehaves } from '../../testing';
import { seenOf } from '../changes/change.factory';
import { answerBank, meddle } from './bank-commands.factory';
import { byClock, expectOneOf, keepQuestion, kitchen, orders, seenVersion } from './command.factory';
import { couponCodes, type CouponCode } from './coupons.factory';
import { setRoom } from './kitchen-commands.factory';
import {
  askToPay,
  endAsk,
  letCartPass,
  orderedBefore,
  payAsAsked,
  setCertificate,
  setCredit,
  setLastUse,
} from './money-commands.factory';
import { untilItIsOver } from './over.factory';
import { giveRole, sendChanges } from './people-commands.factory';
import type { Reference } from './reference.factory';
import { hour, minute, timePasses } from './virtual-time.factory';
import { work } from './worker.factory';
import { behaveAs, readOrder, type CardName, type World } from './world.factory';

/** How a life begins: the steps done before anything fails, each after the previous one. */
const states = [
  ...(['cart', 'pending', 'accepted', 'charged', 'sentBack', 'asked', 'paying'] as const),
  ...(['delivered', 'refusedLater', 'moved', 'near'] as const),
];
export interface Opening {
  days: 3 | 10;
  card: CardName;
  state: (typeof states)[number];
  /** A direct order. */
  isDirect: boolean;
  /**
   * While a change is open: its sender loses their role, or other orders take its capacity while its bank is asked. For
   * a delivered order, `room` means that Stripe does not answer a raised tip. A payment request is declined, or with
   * `room` withdrawn.
   */
  meanwhile: 'nothing' | 'role' | 'room';
  /** Afterwards the bank confirms, or another card replaces a refused one. */
  isAgreed: boolean;
  /** Who pays: the card, an invoice, an asked colleague, or a bypass. */
  payment: 'card' | 'invoice' | 'colleague' | 'nobody';
  coupon: CouponCode | null;
  /** In dollars; null for the default rate. */
  tip: number | null;
  isExempt: boolean;
  /** What now prevents it: the coupon's last use is gone, the owner has ordered before, or the credit is used up. */
  obstacle: 'none' | 'used up' | 'not the first' | 'credit';
}
export const opening: fc.Arbitrary<Opening> = fc
  .record<Opening>({
    days: fc.constantFrom(3, 3, 3, 10),
    card: fc.constantFrom<CardName>('pays', 'pays', 'pays', 'other', 'asks', 'refused'),
    state: fc.constantFrom(...states, 'paying'),
    isDirect: fc.constantFrom(false, false, true),
    meanwhile: fc.constantFrom('nothing', 'role', 'room'),
    isAgreed: fc.boolean(),
    payment: fc.constantFrom('card', 'card', 'card', 'card', 'invoice', 'colleague', 'nobody'),
    coupon: fc.constantFrom(null, null, ...couponCodes),
    tip: fc.constantFrom(null, null, 0, 25),
    isExempt: fc.constantFrom(false, false, true),
    obstacle: fc.constantFrom('none', 'none', 'none', 'none', 'none', 'used up', 'not the first', 'credit'),
  })
  // A card is only authorized later for an event that is far ahead.
  .map((begins) => ({ ...begins, days: begins.state === 'refusedLater' ? 10 : begins.days }));

/** Brings a cart to the state in which its life begins, as far as its card allows. */
export async function open(reference: Reference, world: World, opening: Opening): Promise<void> {
  const { state, isDirect, isAgreed } = opening;
  const order = `${orders}/${reference.orderId}`;
  if (isDirect) await world.owner.post(`${order}/claim`).send({}).expect(200);
  await fill(reference, world, opening);
  await reference.look([]);
  if (state === 'cart') return endQuestion(reference, world, opening);
  if (opening.payment === 'colleague') await payAsAsked(reference, world, null);
  else {
    const placed = await world.owner.post(`${order}/submit`).send({});
    keepQuestion(reference, placed);
    reference.isPromised = placed.status === 200;
  }
  await reference.look(['submit']);
  if (state === 'pending' || !reference.isPromised) return;
  await world.cook.post(`${kitchen}/${reference.orderId}/accept`).expect(200);
  await reference.look(['accept']);
  if (state === 'delivered') {
    await untilItIsOver(reference.orderId);
    await reference.look(byClock);
    if (isAgreed && reference.is.status === 'fulfilled') await giveMore(reference, world, opening);
  }
  if (state === 'refusedLater') await refuseLater(reference, world, opening);
  if (state === 'near') await comeNear(reference, world, isAgreed);
  if (state === 'moved') await move(reference, world, isAgreed);
  if (state === 'charged' || state === 'sentBack') await meddle(reference, world, 'capture', true);
  if (state === 'sentBack') {
    const { cancellation_policy: policy } = await readOrder(world, reference.orderId);
    await world.owner
      .post(`${order}/cancel`)
      .send({ fee: policy?.fee ?? 0 })
      .expect(200);
    await work();
    await reference.look(['cancel']);
  }
  if (state === 'asked' || state === 'paying') await beginChange(reference, world, opening);
}

/** Sets obstacles, exemption and payment. */
async function fill(reference: Reference, world: World, opening: Opening): Promise<void> {
  const { payment, isExempt, obstacle } = opening;
  if (isExempt) await setCertificate(reference, world, true);
  if (obstacle === 'used up') await setLastUse(reference, world, true);
  if (obstacle === 'not the first') await orderedBefore(reference, world);
  if (obstacle === 'credit') await setCredit(reference, world, 0);
  await reference.look([]);
  if (payment === 'nobody') await letCartPass(reference, world.site);
  if (payment === 'colleague') await askToPay(reference, world);
}

/** The payment request is declined, withdrawn or stays open. */
async function endQuestion(reference: Reference, world: World, { meanwhile }: Opening): Promise<void> {
  if (reference.is.askId === null || meanwhile === 'nothing') return;
  await endAsk(reference, world, meanwhile === 'role' ? 'decline' : 'take back', null);
  await reference.look([]);
}

/** The card is authorized days after the submit and refused; maybe another one is chosen. */
async function refuseLater(reference: Reference, world: World, { card, isAgreed }: Opening): Promise<void> {
  const { cards } = world;
  await behaveAs(cards[card], cards.refused);
  await comeTo(reference, 92);
  await reference.look(byClock);
  if (!isAgreed || !reference.isOpen) return;
  const { id } = card === 'other' ? cards.pays : cards.other;
  const answer = await world.owner
    .patch(`${orders}/${reference.orderId}/payment`)
    .send({ payment: { credit_card_id: id } });
  expectOneOf([200, 409, 422], answer);
}

/** The tip is raised; or Stripe does not answer it until the limit. */
async function giveMore(reference: Reference, { owner }: World, { meanwhile }: Opening): Promise<void> {
  const isUnanswered = meanwhile === 'room';
  if (isUnanswered) await stripeBehaves({ behaviour: 'dead' });
  const cents = reference.is.tipLine + 500;
  reference.tipsAsked.add(cents);
  const tip = { amount: cents / 100 };
  expectOneOf([200, 402, 409, 422], await owner.patch(`${orders}/${reference.orderId}/tip`).send({ tip }));
  if (isUnanswered) {
    await stripeBehaves({ behaviour: 'normal' });
    await timePasses(11 * minute);
    await work();
  }
  await reference.look([]);
}

/** Moves the clock to some hours before the start and runs the worker. */
export async function comeTo({ orderId }: Reference, hours: number): Promise<void> {
  const left = await sql.first<{ ms: number }>(
    'select (extract(epoch from start_at - clock_timestamp()) * 1000)::float as ms from orders where id = $1',
    [orderId],
  );
  await timePasses((left?.ms ?? 0) - hours * hour);
  await work();
}

/** Moves the clock so near to the start that canceling costs a fee; maybe cancels. */
async function comeNear(reference: Reference, world: World, isCanceled: boolean): Promise<void> {
  await comeTo(reference, 20);
  await reference.look(byClock);
  if (!isCanceled || !reference.isOpen) return;
  const { cancellation_policy: policy } = await readOrder(world, reference.orderId);
  await world.owner
    .post(`${orders}/${reference.orderId}/cancel`)
    .send({ fee: policy?.fee ?? 0 })
    .expect(200);
  await reference.look(['cancel']);
}

/** Changes the date; maybe the caterer approves. */
async function move(reference: Reference, world: World, isAgreed: boolean): Promise<void> {
  await sendChanges(reference, {
    sender: world.owner,
    statuses: [200, 402, 409, 422],
    fault: null,
    order: { start_date: inDays(4), start_time: '12:30' },
  });
  if (!isAgreed || reference.is.change !== 'requested') return;
  await world.cook
    .post(`${kitchen}/${reference.orderId}/approve_changes`)
    .send(await seenOf(reference.orderId))
    .expect(200);
  await reference.look([]);
}

async function beginChange(
  reference: Reference,
  world: World,
  { state, meanwhile, isAgreed }: Opening,
): Promise<void> {
  const order = `${orders}/${reference.orderId}`;
  const card = state === 'paying' ? { credit_card_id: world.cards.asks.id } : {};
  const changes = { headcount: state === 'paying' ? 22 : 40, ...card };
  const sender = meanwhile === 'role' ? world.colleague : world.owner;
  const wish = { order: changes, ...seenVersion(reference) };
  keepQuestion(reference, await sender.post(`${order}/modify`).send(wish));
  await reference.look([]);
  if (meanwhile === 'role') await giveRole(reference, world, 'staff');
  if (meanwhile !== 'room' || state !== 'paying') return;
  await setRoom(reference, 'taken');
  if (!isAgreed || reference.bank === null) return;
  await answerBank(reference, world, { outcome: 'succeeded', told: true });
  await reference.look([]);
}
