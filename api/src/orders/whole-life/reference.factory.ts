import { isOpen, orderTransitions, type OrderStatus, type OrderTransition } from '@copper-carrot/contracts';
import { sql } from '../../database';
import type { ChangeStatus } from '../changes/order-change.model';
import { afterwards } from './faults.factory';
import { expectPromises } from './promises.factory';
import { contentOf, contentOfChange, readStanding, type Standing } from './standing.factory';

/** What the test knows of an order without asking the API: its state, and what was promised. */
export class Reference {
  /** The open bank challenge. */
  bank: string | null = null;
  /** A person was told that the order is placed. */
  isPromised = false;
  /** The hold was canceled at Stripe, and the card can't be made to pay. */
  holdWasLetGo = false;
  /** No worker ran between the authorization's due date and the delivery. */
  workerSlept = false;
  /** The colleague is an admin of the organization. */
  colleagueMay = true;
  /** The capacity left for this order, if others have taken the rest. */
  room: number | null = null;
  /** The organization has a tax exemption certificate. */
  isExempt = false;
  /** The organization's credit limit, in cents. */
  creditCents: number | null = null;
  /** The coupon's last use is taken by another order. */
  lastUseIsGone = false;
  /** The owner has another delivered order. */
  hasOrderedBefore = false;
  /** The asked colleague has started a payment. */
  payerPressed = false;
  /** Requested tips after delivery, in cents. */
  readonly tipsAsked = new Set<number>();

  /** Error codes so far. */
  readonly heard = new Set<string>();
  /** The state when its life began. */
  readonly began: Standing;

  private constructor(
    readonly orderId: number,
    /** The position in Stripe's records before this order. */
    readonly booksFrom: number,
    public is: Standing,
  ) {
    this.began = is;
  }

  static async of(orderId: number): Promise<Reference> {
    const books = await sql.first<{ last: number }>(
      'select coalesce(max(seq), 0) as last from local_services.stripe_objects',
    );
    return new Reference(orderId, books?.last ?? 0, await readStanding(orderId));
  }

  get isOpen(): boolean {
    return isOpen(this.is.status);
  }

  /** Reads the state, and checks that allowed steps led to it and every promise holds. */
  async look(allowed: readonly OrderTransition[]): Promise<void> {
    const before = this.is;
    await afterwards();
    this.is = await readStanding(this.orderId);
    expect(reachable(before.status, allowed)).toContain(this.is.status);
    if (this.isPromised) expect(this.is.status).not.toBe('in_cart');
    // The headcount stays within the capacity, and every payer within their rights.
    if (this.room !== null && this.is.status !== 'in_cart')
      expect(this.is.headcount).toBeLessThanOrEqual(this.room);
    if (liveChanges.includes(before.change) && this.is.change === 'applied')
      expect(this.is.senderRole).not.toBe('staff');
    expectPromises(this, before);
  }
}

/** Statuses of an open change. */
const liveChanges: readonly (ChangeStatus | null)[] = ['proposed', 'paying', 'requested'];

/** A refused change left the order as it was, except for the result of an earlier change. */
export function expectUnchanged(before: Standing, is: Standing): void {
  const earlier = liveChanges.includes(before.change) ? contentOfChange(before) : null;
  expect(is.status).toBe(before.status);
  const had = contentOf(before);
  const has = contentOf(is);
  if (JSON.stringify(has) !== JSON.stringify(had)) expect(has).toEqual(earlier);
  else expect(is.totalCents).toBe(before.totalCents);
  if (liveChanges.includes(is.change)) {
    expect(is.change).toBe(before.change);
    expect(contentOfChange(is)).toEqual(earlier);
  }
}

function reachable(from: OrderStatus, allowed: readonly OrderTransition[]): OrderStatus[] {
  const found: OrderStatus[] = [from];
  for (const status of found)
    for (const name of allowed) {
      const { from: starts, to } = orderTransitions[name];
      if ((starts as readonly OrderStatus[]).includes(status) && !found.includes(to)) found.push(to);
    }
  return found;
}
