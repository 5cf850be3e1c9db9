import { grants, type Role, type Schemas } from '@copper-carrot/contracts';
import type { Order } from '../order.model';
import { askIsOver, payableUntil, statusOf, type PaymentAsk } from './payment-asks';

/** A payment request as it is read with an order. */
export interface ShownAsk extends Pick<PaymentAsk, 'id' | 'askedAt' | 'until' | 'outcome' | 'isOver'> {
  userId: number;
  name: string;
  /** Their current role in the organization; null if they have left it. */
  role: Role | null;
}

/** SQL for an order's latest request, as JSON or null. */
export const askJson = (order: string): string => `(
  select json_build_object('id', k.id, 'userId', k.asked_user_id, 'name', trim(w.first_name || ' ' || w.last_name),
      'askedAt', k.asked_at, 'until', k.until, 'outcome', k.outcome, 'isOver', ${askIsOver('k')}, 'role', m.role)
    from payment_asks k join users w on w.id = k.asked_user_id
      left join memberships m on m.user_id = k.asked_user_id and m.team_id = k.team_id
    where k.order_id = ${order}.id order by k.id desc limit 1)`;

/** Parses the dates, which JSON holds as text. */
export const askOf = (ask: ShownAsk | null): ShownAsk | null =>
  ask && { ...ask, askedAt: new Date(ask.askedAt), until: new Date(ask.until) };

/** Who was asked to pay, and the outcome; a person who may no longer pay counts as having left. */
export function presentAsk(
  { id, userId, name, askedAt, until, outcome, isOver, role }: ShownAsk,
  order: Pick<Order, 'status' | 'payerId' | 'cutoffAt'>,
): Schemas['AskedToPay'] {
  const status = statusOf({ outcome, askedUserId: userId, isOver }, order);
  const hasLeft = status === 'asked' && !grants(role, 'credit_cards', 'read');
  return {
    id,
    user_id: userId,
    name,
    status: hasLeft ? 'left' : status,
    asked_at: askedAt.toISOString(),
    until: payableUntil(until, order).toISOString(),
  };
}
