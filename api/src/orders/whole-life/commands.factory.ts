import fc from 'fast-check';
import type { Reference } from './reference.factory';
import { behaveAs, readOrder, type CardName, type World } from './world.factory';
import { hour, timePasses } from './virtual-time.factory';
import { work } from './worker.factory';
import { byClock, expectOneOf, keepQuestion, seenVersion, orders, kitchen } from './command.factory';
import {
  press,
  editCart,
  modify,
  chooseCard,
  cancel,
  withdraw,
  colleagueIs,
  giveRole,
} from './people-commands.factory';
import { answering, answeringChanges, cookChanges, roomIs, setRoom } from './kitchen-commands.factory';
import {
  asking,
  askToPay,
  certificateIs,
  creditIs,
  hasOrdered,
  lastUseIs,
  letCartPass,
  letPass,
  payAsAsked,
  raiseTip,
  setCertificate,
} from './money-commands.factory';
import { couponCodes, type CouponCode } from './coupons.factory';
import { untilItIsOver } from './over.factory';
import { wait, waitForNext, workNow } from './clock-commands.factory';
import {
  answerBank,
  bankAnswers,
  stripeIs,
  stripeTells,
  meddle,
  atStripe,
  refundFails,
  cardGoesBad,
} from './bank-commands.factory';

const often = <T>(times: number, arbitrary: T): T[] => Array.from({ length: times }, () => arbitrary);

/** Everything that happens to an order, as often as is worth it. */
export const commands = [
  ...often(3, press),
  ...often(1, editCart),
  ...often(7, modify),
  ...often(2, chooseCard),
  ...often(3, cancel),
  ...often(2, withdraw),
  ...often(2, colleagueIs),
  ...often(3, answering('accept', 'accept')),
  ...often(2, answering('decline', 'decline')),
  ...often(5, answeringChanges('approve_changes')),
  ...often(2, answeringChanges('decline_changes')),
  ...often(3, cookChanges),
  ...often(3, roomIs),
  ...often(2, wait),
  ...often(4, waitForNext),
  ...often(2, workNow),
  ...often(6, bankAnswers),
  ...often(2, stripeIs),
  ...often(2, stripeTells),
  ...often(3, atStripe),
  ...often(2, refundFails),
  ...often(2, cardGoesBad),
  ...often(6, raiseTip),
  ...often(1, lastUseIs),
  ...often(1, hasOrdered),
  ...often(2, creditIs),
  ...often(1, certificateIs),
  ...often(2, letPass),
  ...often(4, asking),
];

/** How a life begins: what was done before anything goes wrong, each of it on what stands before it. */
const states = [
  ...(['cart', 'pending', 'accepted', 'charged', 'sentBack', 'asked', 'paying'] as const),
  ...(['delivered', 'refusedLater'] as const),
];
export interface Opening {
  days: 3 | 10;
  card: CardName;
  state: (typeof states)[number];
  /** Its caterer made it for its customer. */
  isDirect: boolean;
  /** While a change is on its way, a colleague who has sent it loses their role, or, while its bank is asked, others take its room. */
  meanwhile: 'nothing' | 'role' | 'room';
  /** And then its bank says yes; or another card is chosen for one that was refused later. */
  isAgreed: boolean;
  /** Who pays: the card, its organization, a colleague who is asked to, or nobody. */
  payment: 'card' | 'invoice' | 'colleague' | 'nobody';
  coupon: CouponCode | null;
  /** In dollars; null for the default rate. */
  tip: number | null;
  isExempt: boolean;
}
export const opening: fc.Arbitrary<Opening> = fc.record({
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
});

/** Brings a cart to where its life begins, as far as its card lets it. */
export async function open(reference: Reference, world: World, opening: Opening): Promise<void> {
  const { state, isDirect, isAgreed } = opening;
  const order = `${orders}/${reference.orderId}`;
  if (isDirect) await world.owner.post(`${order}/claim`).send({}).expect(200);
  await fill(reference, world, opening);
  await reference.look([]);
  if (state === 'cart') return;
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
  }
  if (state === 'refusedLater') await refuseLater(reference, world, isAgreed);
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

/** What is wished for of it, and who pays. */
async function fill(reference: Reference, world: World, opening: Opening): Promise<void> {
  const { payment, coupon, tip, isExempt } = opening;
  if (isExempt) await setCertificate(reference, world, true);
  const wish = {
    ...(payment === 'invoice' && { paid_with_invoice: true }),
    ...(coupon && { coupon_code: coupon }),
    ...(tip !== null && { tip }),
  };
  if (Object.keys(wish).length > 0) {
    await reference.look([]);
    await world.owner
      .patch(`${orders}/${reference.orderId}`)
      .send({ order: { ...wish, ...seenVersion(reference) } })
      .expect(200);
  }
  await reference.look([]);
  if (payment === 'nobody') await letCartPass(reference, world.site);
  if (payment === 'colleague') await askToPay(reference, world);
}

/** Its card is asked days after it was placed, and refused; maybe another one pays. */
async function refuseLater(reference: Reference, world: World, isPaid: boolean): Promise<void> {
  await behaveAs(world.cards.pays, world.cards.refused);
  await timePasses(4 * 24 * hour + 20 * hour);
  await work();
  await reference.look(byClock);
  if (!isPaid || !reference.isOpen) return;
  const payment = { credit_card_id: world.cards.other.id };
  const answer = await world.owner.patch(`${orders}/${reference.orderId}/payment`).send({ payment });
  expectOneOf([200, 409, 422], answer);
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
