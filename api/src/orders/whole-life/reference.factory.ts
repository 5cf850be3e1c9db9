import { isOpen, orderTransitions, type OrderStatus, type OrderTransition } from '@copper-carrot/contracts';
import { sql } from '../../database';
import type { ChangeStatus } from '../changes/order-change.model';
import { afterwards } from './faults.factory';
import { expectPromises } from './promises.factory';
import { contentOf, contentOfChange, readStanding, type Standing } from './standing.factory';

/** What is known of an order without asking the API how it works: how it stood, and what was promised to whom. */
export class Reference {
  /** What the bank was asked last, until it has answered. */
  bank: string | null = null;
  /** Somebody heard that it is placed. */
  isPromised = false;
  /** Somebody at Stripe let its hold go, for which nobody can make the card answer. */
  holdWasLetGo = false;
  /** No worker was awake from before its card was to be asked until its food was there. */
  workerSlept = false;
  /** The colleague is an admin of the organization. */
  colleagueMay = true;
  /** For how many its kitchen cooks, where others have taken the rest of its room. */
  room: number | null = null;
  /** Its organization has filed a certificate, and pays no tax. */
  isExempt = false;
  /** What its organization may owe on invoices, in cents. */
  creditCents: number | null = null;
  /** Somebody else has the last use of the coupon that has one. */
  lastUseIsGone = false;
  /** Its owner had food of another order before. */
  hasOrderedBefore = false;
  /** Whoever was asked to pay for it has pressed the button. */
  payerPressed = false;
  /** What its tip was asked to be once the food was there, in cents. */
  readonly tipsAsked = new Set<number>();

  /** The codes of what was refused. */
  readonly heard = new Set<string>();
  /** How it stood when its life began. */
  readonly began: Standing;

  private constructor(
    readonly orderId: number,
    /** Where the payment service's books end before it. */
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

  /** How it stands now: it came there by the steps that were allowed, and no promise is broken. */
  async look(allowed: readonly OrderTransition[]): Promise<void> {
    const before = this.is;
    await afterwards();
    this.is = await readStanding(this.orderId);
    expect(reachable(before.status, allowed)).toContain(this.is.status);
    if (this.isPromised) expect(this.is.status).not.toBe('in_cart');
    // Nobody is fed for whom there is no room, and nobody spends what they may not any more.
    if (this.room !== null && this.is.status !== 'in_cart')
      expect(this.is.headcount).toBeLessThanOrEqual(this.room);
    if (liveChanges.includes(before.change) && this.is.change === 'applied')
      expect(this.is.senderRole).not.toBe('staff');
    expectPromises(this, before);
  }
}

/** A change that is on its way: it is asked about, paid or applied. */
const liveChanges: readonly (ChangeStatus | null)[] = ['proposed', 'paying', 'requested'];

/** A refused change left everything as it was, save for what an earlier one came to meanwhile. */
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
