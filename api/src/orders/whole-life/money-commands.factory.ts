import fc from 'fast-check';
import { sql } from '../../database';
import { withFault } from './faults.factory';
import { couponIds } from './coupons.factory';
import {
  always,
  answersTo,
  by,
  Command,
  expectOneOf,
  fault,
  isCart,
  isRefusal,
  keepQuestion,
  orders,
  saying,
  seenVersion,
  stands,
  who,
  type Heard,
} from './command.factory';
import { sendChanges } from './people-commands.factory';
import { owedOnInvoice } from './promises.factory';
import { expectUnchanged, type Reference } from './reference.factory';
import { readOrder, type World } from './world.factory';

/** Raises the tip after delivery; a double click counts once. */
export const raiseTip = fc
  .record({ who, dollars: fc.constantFrom(1, 5, 20.5), times: fc.constantFrom(1, 1, 2), fault: fault(30) })
  .map(
    (how) =>
      new Command(
        `raise the tip ${saying(how)}`,
        [],
        ({ is }) => is.status === 'fulfilled',
        async (reference, world) => {
          const before = reference.is;
          const cents = before.tipLine + Math.round(how.dollars * 100);
          reference.tipsAsked.add(cents);
          const send = () =>
            world[how.who]
              .patch(`${orders}/${reference.orderId}/tip`)
              .set(withFault(how.fault))
              .send({ tip: { amount: cents / 100 } })
              .then((answer) => answer as Heard);
          const answers = await Promise.all(Array.from({ length: how.times }, send));
          for (const answer of answers)
            expectOneOf(answersTo(how.who, reference, [200, 402, 409, 422, 429, 503]), answer, how.fault);
          await reference.look([]);
          if (answers.some(({ status }) => status === 200)) expect(reference.is.tipLine).toBe(cents);
          else if (answers.every((answer) => answer.status === 402 || isRefusal(answer)))
            expectUnchanged(before, reference.is);
        },
      ),
  );

/** Uses a coupon's last redemption for another order, or gives it back. */
export async function setLastUse(reference: Reference, { carts }: World, isGone: boolean): Promise<void> {
  const other = carts[10];
  await (isGone
    ? sql.rows(
        `insert into coupon_redemptions (order_id, coupon_id, user_id, amount_cents)
         select id, $2, user_id, 900 from orders where id = $1`,
        [other, couponIds.LAST],
      )
    : sql.rows('delete from coupon_redemptions where order_id = $1', [other]));
  reference.lastUseIsGone = isGone;
}
export const lastUseIs = fc.boolean().map(
  (isGone) =>
    new Command(
      `the last use of a coupon is ${isGone ? 'taken' : 'free'}`,
      [],
      ({ lastUseIsGone, is }) => lastUseIsGone !== isGone && is.used?.couponId !== couponIds.LAST,
      (reference, world) => setLastUse(reference, world, isGone),
    ),
);

/** The owner has another delivered order. */
export const hasOrdered = fc.constant(
  new Command('its owner has ordered before', [], ({ hasOrderedBefore }) => !hasOrderedBefore, orderedBefore),
);
export async function orderedBefore(reference: Reference, { earlierId, ownerId }: World): Promise<void> {
  await sql.rows('update orders set user_id = $2 where id = $1', [earlierId, ownerId]);
  reference.hasOrderedBefore = true;
}

/** The credit limit of the organization: none, what it owes now, or some more. */
export const creditIs = fc
  .constantFrom(null, 0, 150_00)
  .map(
    (more) =>
      new Command(`credit on invoices: ${more ?? 'any'}`, [], always, (reference, world) =>
        setCredit(reference, world, more === null ? null : owedOnInvoice(reference.is) + more),
      ),
  );
export async function setCredit(
  reference: Reference,
  { membership }: World,
  cents: number | null,
): Promise<void> {
  await sql.rows('update teams set credit_limit_cents = $2 where id = $1', [membership.teamId, cents]);
  reference.creditCents = cents;
}

/** The organization files a tax exemption certificate, or it expires. */
export const certificateIs = fc.boolean().map(
  (isFiled) =>
    new Command(
      `its certificate is ${isFiled ? 'filed' : 'gone'}`,
      [],
      (reference) => isCart(reference) && reference.isExempt !== isFiled,
      (reference, world) => setCertificate(reference, world, isFiled),
    ),
);
export async function setCertificate(
  reference: Reference,
  { membership: { teamId } }: World,
  isFiled: boolean,
): Promise<void> {
  await (isFiled
    ? sql.rows(
        `insert into tax_exemptions (team_id, state, certificate_number, expires_on)
         values ($1, 'NY', 'EX-1', current_date + 100)`,
        [teamId],
      )
    : sql.rows('delete from tax_exemptions where team_id = $1', [teamId]));
  reference.isExempt = isFiled;
}

/** A site admin bypasses the payment of a cart or a submitted order. */
export const letPass = fault(40).map(
  (struck) =>
    new Command(
      `it is let pass without payment ${saying(struck)}`,
      by(),
      (reference) => isCart(reference) || stands(reference),
      (reference, { site }) =>
        isCart(reference)
          ? letCartPass(reference, site)
          : sendChanges(reference, {
              sender: site,
              statuses: [200, 409, 422],
              fault: struck,
              order: { bypass_payment: true },
            }),
    ),
);
export async function letCartPass(reference: Reference, site: World['site']): Promise<void> {
  const order = { bypass_payment: true, ...seenVersion(reference) };
  expectOneOf([200, 409, 422], await site.patch(`${orders}/${reference.orderId}`).send({ order }));
}

/** A colleague is asked to pay for a cart, and pays, declines, or the request is withdrawn. */
const what = fc.constantFrom('ask', 'pay', 'pay', 'pay', 'decline', 'take back');
export const asking = fc.record({ what, fault: fault(45) }).map(
  (how) =>
    new Command(
      `a colleague and its payment ${saying(how)}`,
      how.what === 'pay' ? by('submit') : [],
      (reference) => isCart(reference) && (how.what === 'ask') === (reference.is.askId === null),
      async (reference, world) => {
        if (how.what === 'ask') return askToPay(reference, world);
        if (how.what === 'pay') return payAsAsked(reference, world, how.fault);
        return endAsk(reference, world, how.what, how.fault);
      },
    ),
);
export async function askToPay({ orderId }: Reference, { owner, payerId }: World): Promise<void> {
  const answer = await owner.post(`${orders}/${orderId}/payment_asks`).send({ ask: { user_id: payerId } });
  expectOneOf([200, 409, 422, 429], answer);
}
/** The request is declined or withdrawn. */
export async function endAsk(
  { orderId, is }: Reference,
  { payer, owner }: World,
  how: 'decline' | 'take back',
  struck: Parameters<typeof withFault>[0],
): Promise<void> {
  const ask = `${orders}/${orderId}/payment_asks/${is.askId ?? 0}`;
  const call = how === 'decline' ? payer.post(`${ask}/decline`) : owner.delete(ask);
  expectOneOf([204, 409], await call.set(withFault(struck)).send(), struck);
}
/** Pays with their own card and the values on their screen. */
export async function payAsAsked(
  reference: Reference,
  world: World,
  struck: Parameters<typeof withFault>[0],
): Promise<void> {
  const { askId } = reference.is;
  // An incomplete cart can't have a payment request.
  if (askId === null) return;
  reference.payerPressed = true;
  const answer = await world.payer
    .post(`${orders}/${reference.orderId}/payment_asks/${askId}/pay`)
    .set(withFault(struck))
    .send(await askedPayment(reference, world));
  expectOneOf([200, 402, 409, 422, 429, 503], answer, struck);
  keepQuestion(reference, answer);
  if (answer.status === 200) reference.isPromised = true;
}
/** The body of an asked colleague's payment: their card and the values on their screen. */
export const askedPayment = async (reference: Reference, world: World) => ({
  credit_card_id: world.payerCard.id,
  total: await totalAsAsked(reference, world),
  lock_version: (await readOrder(world, reference.orderId)).lock_version,
});
/** The price of a cart as paid by card. */
async function totalAsAsked({ orderId, is }: Reference, { payer }: World): Promise<number> {
  const path = `${orders}/${orderId}/payment_asks/${is.askId ?? 0}`;
  const { body } = (await payer.get(path).expect(200)) as {
    body: { order: { pricing: { customer_price: number } } | null };
  };
  return body.order?.pricing.customer_price ?? 0;
}
