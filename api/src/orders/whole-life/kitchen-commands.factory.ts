import fc from 'fast-check';
import type { OrderTransition } from '@copper-carrot/contracts';
import { seenOf } from '../changes/change.factory';
import { withFault } from './faults.factory';
import { Command, by, expectOneOf, fault, kitchen, saying } from './command.factory';
import { sendChanges } from './people-commands.factory';
import type { Reference } from './reference.factory';
import { fillKitchen, openKitchen } from './world.factory';

export const answering = (what: 'accept' | 'decline', step: OrderTransition) =>
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

/** From the day before on; earlier it is refused. */
export const confirming = fault(25).map(
  (struck) =>
    new Command(
      `confirm ${saying(struck)}`,
      by('confirm'),
      ({ is }) => is.status === 'accepted',
      async ({ orderId }, { cook }) => {
        const answer = await cook.post(`${kitchen}/${orderId}/confirm`).set(withFault(struck)).send({});
        expectOneOf([200, 409], answer, struck);
      },
    ),
);

export const answeringChanges = (what: 'approve_changes' | 'decline_changes') =>
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

/** The caterer changes a direct order without raising its price. */
export const cookChanges = fc.record({ headcount: fc.constantFrom(17, 18, 19, 21), fault: fault(45) }).map(
  (how) =>
    new Command(
      `its caterer changes ${saying(how)}`,
      [],
      ({ isOpen, is }) => isOpen && is.isDirect,
      async (reference, { cook }) => {
        const isMore = how.headcount > reference.is.headcount;
        await sendChanges(reference, {
          sender: cook,
          statuses: isMore ? [403, 409, 422] : [200, 409, 422],
          fault: how.fault,
          order: { headcount: how.headcount },
        });
      },
    ),
);

/** Fills the kitchen's capacity with other orders, or frees it. */
export async function setRoom(reference: Reference, room: 'taken' | 'free'): Promise<void> {
  const { status, headcount } = reference.is;
  const booked = status === 'in_cart' ? 0 : headcount;
  reference.room = room === 'taken' ? booked : null;
  await (room === 'taken' ? fillKitchen(reference.orderId) : openKitchen());
}
/** Also while the bank of an order that needs the capacity is asked. */
export const roomIs = fc.constantFrom('taken' as const, 'free' as const).map(
  (room) =>
    new Command(
      `the kitchen's room is ${room}`,
      [],
      ({ room: left, bank, is }) =>
        room === 'free' ? left !== null : left === null && (bank !== null || is.change === 'paying'),
      (reference) => setRoom(reference, room),
    ),
);
