import fc from 'fast-check';
import type { Reference } from './reference.factory';
import type { CardName, World } from './world.factory';
import { work } from './worker.factory';
import { keepQuestion, seenVersion, orders, kitchen } from './command.factory';
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
];

/** How a life begins: what was done before anything goes wrong, each of it on what stands before it. */
const states = ['cart', 'pending', 'accepted', 'charged', 'sentBack', 'asked', 'paying'] as const;
export interface Opening {
  days: 3 | 10;
  card: CardName;
  state: (typeof states)[number];
  /** Its caterer made it for its customer. */
  isDirect: boolean;
  /** While a change is on its way, a colleague who has sent it loses their role, or, while its bank is asked, others take its room. */
  meanwhile: 'nothing' | 'role' | 'room';
  /** And then its bank says yes. */
  isAgreed: boolean;
}
export const opening: fc.Arbitrary<Opening> = fc.record({
  days: fc.constantFrom(3, 3, 3, 10),
  card: fc.constantFrom<CardName>('pays', 'pays', 'pays', 'other', 'asks', 'refused'),
  state: fc.constantFrom(...states, 'paying'),
  isDirect: fc.constantFrom(false, false, true),
  meanwhile: fc.constantFrom('nothing', 'role', 'room'),
  isAgreed: fc.boolean(),
});

/** Brings a cart to where its life begins, as far as its card lets it. */
export async function open(
  reference: Reference,
  world: World,
  { state, isDirect, meanwhile, isAgreed }: Opening,
): Promise<void> {
  const order = `${orders}/${reference.orderId}`;
  if (isDirect) await world.owner.post(`${order}/claim`).send({}).expect(200);
  await reference.look([]);
  if (state === 'cart') return;
  const placed = await world.owner.post(`${order}/submit`).send({});
  keepQuestion(reference, placed);
  reference.isPromised = placed.status === 200;
  await reference.look(['submit']);
  if (state === 'pending' || !reference.isPromised) return;
  await world.cook.post(`${kitchen}/${reference.orderId}/accept`).expect(200);
  await reference.look(['accept']);
  if (state === 'charged' || state === 'sentBack') await meddle(reference, world, 'capture', true);
  if (state === 'sentBack') {
    await world.owner.post(`${order}/cancel`).send({ fee: 0 }).expect(200);
    await work();
    await reference.look(['cancel']);
  }
  if (state !== 'asked' && state !== 'paying') return;
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
