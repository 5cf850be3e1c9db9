import { grants, type Role, type Schemas } from '@copper-carrot/contracts';
import type { Order } from '../order.model';
import { statusOf, type PaymentAsk } from './payment-asks';

/** A question to a colleague as an order is read with it. */
export interface ShownAsk extends Pick<PaymentAsk, 'id' | 'askedAt' | 'until' | 'outcome' | 'isOver'> {
  userId: number;
  name: string;
  /** What they are in the organization now; null where they left it. */
  role: Role | null;
}

/** Who was asked to pay, and what became of it; whoever may not pay any more is asked no more. */
export function presentAsk(
  { id, userId, name, askedAt, until, outcome, isOver, role }: ShownAsk,
  order: Pick<Order, 'status' | 'payerId'>,
): Schemas['AskedToPay'] {
  const status = statusOf({ outcome, askedUserId: userId, isOver }, order);
  const hasLeft = status === 'asked' && !grants(role, 'credit_cards', 'read');
  return {
    id,
    user_id: userId,
    name,
    status: hasLeft ? 'left' : status,
    asked_at: askedAt.toISOString(),
    until: until.toISOString(),
  };
}
