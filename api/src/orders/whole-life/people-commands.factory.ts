import fc from 'fast-check';
import type { Schemas } from '@copper-carrot/contracts';
import { withdraw as withdrawChanges } from '../changes/change.factory';
import type { TestClient } from '../../testing';
import { couponCodes } from './coupons.factory';
import { withFault, type Fault } from './faults.factory';
import { expectUnchanged, type Reference } from './reference.factory';
import { contentOf, contentOfChange, wished } from './standing.factory';
import { inDays } from '../order.factory';
import { cardNames, readOrder, type CardName, type World } from './world.factory';
import {
  Command,
  type Heard,
  expectOneOf,
  isRefusal,
  bodyOf,
  keepQuestion,
  seenVersion,
  who,
  answersTo,
  fault,
  saying,
  isCart,
  isChanging,
  stands,
  wasPlaced,
  by,
  orders,
} from './command.factory';

export const press = fc
  .record({ who, times: fc.constantFrom(1, 1, 2), looked: fc.boolean(), fault: fault(45) })
  .map(
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
          expectOneOf(answersTo(how.who, reference, [200, 402, 409, 422, 429, 503]), answer, how.fault);
          keepQuestion(reference, answer);
          if (answer.status === 200) reference.isPromised = true;
        }
        const placed = answers.filter(({ status }) => status === 200).map(({ text }) => text);
        expect(new Set(placed).size).toBeLessThanOrEqual(1);
      }),
  );

type Wish = Schemas['OrderChanges'];
/** What may change besides the headcount: tip, coupon, date, time or invoice. */
const wish: fc.Arbitrary<{ days?: number; order: Wish }> = fc.oneof(
  fc.constantFrom(null, 0, 25, 60.5).map((tip) => ({ order: { tip } })),
  fc.constantFrom(null, ...couponCodes).map((code) => ({ order: { coupon_code: code } })),
  fc.constantFrom('11:30', '12:30').map((start_time) => ({ order: { start_time } })),
  fc.constantFrom(2, 4, 9).map((days) => ({ days, order: {} })),
  fc.constant({ order: { paid_with_invoice: true } }),
);
/** A change as it is sent; days count from the start of the life. */
const sent = ({ days, order }: { days?: number; order: Wish }): Wish => ({
  ...order,
  ...(days !== undefined && { start_date: inDays(days) }),
});
const orNothing = fc.option(wish, { freq: 2 });

export const editCart = fc
  .record({
    who,
    headcount: fc.integer({ min: 15, max: 30 }),
    card: fc.constantFrom<CardName>(...cardNames),
    wish: orNothing,
  })
  .map(
    (how) =>
      new Command(`edit the cart ${saying(how)}`, [], isCart, async (reference, { cards, ...people }) => {
        const card = { credit_card_id: cards[how.card].id };
        const more = how.wish ? sent(how.wish) : {};
        const order = { headcount: how.headcount, ...card, ...more, ...seenVersion(reference) };
        const answer = await people[how.who].patch(`${orders}/${reference.orderId}`).send({ order });
        expectOneOf(answersTo(how.who, reference, [200, 409, 422, 429]), answer);
        if (answer.status !== 200) return;
        await reference.look([]);
        expect(contentOf(reference.is)).toMatchObject(wished(order));
      }),
  );

/** Sends changes: a refused one changes nothing, others are applied or requested as the answer says. */
export async function sendChanges(
  reference: Reference,
  { sender, statuses, fault: struck, order }: Changes,
): Promise<void> {
  const before = reference.is;
  const answer = await sender
    .post(`${orders}/${reference.orderId}/modify`)
    .set(withFault(struck))
    .send({ order, ...seenVersion(reference) });
  expectOneOf(statuses, answer, struck);
  keepQuestion(reference, answer);
  await reference.look([]);
  const { is } = reference;
  if (isRefusal(answer)) expectUnchanged(before, is);
  if (answer.status !== 200) return;
  const { status } = bodyOf<Schemas['ModifiedOrder']>(answer);
  expect(status === 'requested' ? contentOfChange(is) : contentOf(is)).toMatchObject(wished(order));
}
interface Changes {
  sender: TestClient;
  statuses: number[];
  fault: Fault | null;
  order: Wish;
}

export const modify = fc
  .record({
    who,
    headcount: fc.constantFrom(18, 19, 20, 21, 22, 40),
    card: fc.option(fc.constantFrom<CardName>(...cardNames), { freq: 2 }),
    fault: fault(60),
    wish: orNothing,
    isAlone: fc.boolean(),
  })
  .map(
    (how) =>
      new Command(`modify ${saying(how)}`, [], stands, (reference, world) =>
        sendChanges(reference, {
          sender: world[how.who],
          statuses: answersTo(how.who, reference, [200, 402, 409, 422, 429, 503]),
          fault: how.fault,
          order: {
            // The other change may be sent without a headcount.
            ...(!(how.wish && how.isAlone) && { headcount: how.headcount }),
            ...(how.card && { credit_card_id: world.cards[how.card].id }),
            ...(how.wish && sent(how.wish)),
          },
        }),
      ),
  );

export const chooseCard = fc
  .record({ who, card: fc.constantFrom<CardName>(...cardNames), fault: fault(30) })
  .map(
    (how) =>
      new Command(`choose a card ${saying(how)}`, [], wasPlaced, async (reference, world) => {
        const answer = await world[how.who]
          .patch(`${orders}/${reference.orderId}/payment`)
          .set(withFault(how.fault))
          .send({ payment: { credit_card_id: world.cards[how.card].id } });
        expectOneOf(answersTo(how.who, reference, [200, 402, 409, 422, 429, 503]), answer, how.fault);
        keepQuestion(reference, answer);
      }),
  );

export const cancel = fc.record({ who, fault: fault(30) }).map(
  (how) =>
    new Command(`cancel ${saying(how)}`, by('cancel'), stands, async (reference, world) => {
      const { cancellation_policy: policy } = await readOrder(world, reference.orderId);
      const fee = policy?.fee ?? 0;
      const answer = await world[how.who]
        .post(`${orders}/${reference.orderId}/cancel`)
        .set(withFault(how.fault))
        .send({ fee });
      expectOneOf(answersTo(how.who, reference, [200, 409]), answer, how.fault);
    }),
);

export const withdraw = who.map(
  (actor) =>
    new Command(`withdraw (${actor})`, [], isChanging, async (reference, world) => {
      const { orderId } = reference;
      const answer = await withdrawChanges({ orderer: world[actor], orderId });
      expectOneOf(answersTo(actor, reference, [200, 409]), answer);
    }),
);

/** Another admin changes the colleague's role. */
export async function giveRole(
  reference: Reference,
  { chief, membership: { id, teamId } }: World,
  role: 'staff' | 'admin',
): Promise<void> {
  await chief
    .patch(`/cpi/v2/orderer/teams/${teamId}/memberships/${id}`)
    .send({ membership: { role } })
    .expect(204);
  reference.colleagueMay = role === 'admin';
}
/** The colleague loses their role while changes are open, or gets it back. */
export const colleagueIs = fc.constantFrom('staff' as const, 'admin' as const).map(
  (role) =>
    new Command(
      `the colleague is ${role} from now on`,
      [],
      (reference) =>
        role === 'admin' ? !reference.colleagueMay : reference.colleagueMay && isChanging(reference),
      (reference, world) => giveRole(reference, world, role),
    ),
);
