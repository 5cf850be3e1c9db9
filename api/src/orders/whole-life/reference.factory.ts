import { isOpen, orderTransitions, type OrderStatus, type OrderTransition } from '@copper-carrot/contracts';
import { sql } from '../../database';
import type { ChangeStatus } from '../changes/order-change.model';

/** How an order stands. */
interface Standing {
  status: OrderStatus;
  headcount: number;
  totalCents: number | null;
  change: ChangeStatus | null;
  changeHeadcount: number | null;
  /** What its sender is in the organization by now. */
  senderRole: string | null;
  /** Its caterer changes it too: whoever does says which version they saw. */
  isDirect: boolean;
  lockVersion: number;
}

const standing = `
  select o.status, o.headcount, o.total_cents as "totalCents", o.is_direct as "isDirect",
    o.lock_version as "lockVersion", c.status as change,
    (c.after ->> 'headcount')::int as "changeHeadcount",
    (select role from memberships m where m.user_id = c.requested_by and m.team_id = o.team_id) as "senderRole"
  from orders o left join lateral (
    select status, after, requested_by from order_change_requests where order_id = o.id order by id desc limit 1) c on true
  where o.id = $1`;

/** What a headcount costs, whichever order it is of and however often it was changed: dollars in cents. */
const prices = new Map<string, number>();

/** What is known of an order without asking the API how it works: how it stood, and what was promised to whom. */
export class Reference {
  /** What the bank was asked last, until it has answered. */
  bank: string | null = null;
  /** Somebody heard that it is placed. */
  isPromised = false;
  /** Somebody at Stripe let its hold go, for which nobody can make the card answer. */
  holdWasLetGo = false;
  /** The colleague is an admin of the organization. */
  colleagueMay = true;
  /** For how many its kitchen cooks, where others have taken the rest of its room. */
  room: number | null = null;

  private constructor(
    readonly orderId: number,
    /** Where the payment service's books end before it. */
    readonly booksFrom: number,
    public is: Standing,
  ) {}

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
    this.is = await readStanding(this.orderId);
    expect(reachable(before.status, allowed)).toContain(this.is.status);
    if (this.isPromised) expect(this.is.status).not.toBe('in_cart');
    // Nobody is fed for whom there is no room, and nobody spends what they may not any more.
    if (this.room !== null && this.is.status !== 'in_cart')
      expect(this.is.headcount).toBeLessThanOrEqual(this.room);
    if (liveChanges.includes(before.change) && this.is.change === 'applied')
      expect(this.is.senderRole).not.toBe('staff');
    if (this.is.totalCents === null) return;
    const key = `${this.is.headcount}`;
    const price = prices.get(key) ?? this.is.totalCents;
    prices.set(key, price);
    expect(this.is.totalCents).toBe(price);
  }
}

/** A change that is on its way: it is asked about, paid or applied. */
const liveChanges: readonly (ChangeStatus | null)[] = ['proposed', 'paying', 'requested'];

/** A refused change left everything as it was, save for what an earlier one came to meanwhile. */
export function expectUnchanged(before: Standing, is: Standing): void {
  const earlier = liveChanges.includes(before.change) ? before.changeHeadcount : null;
  expect(is.status).toBe(before.status);
  if (is.headcount !== before.headcount) expect(is.headcount).toBe(earlier);
  else expect(is.totalCents).toBe(before.totalCents);
  if (liveChanges.includes(is.change))
    expect([is.change, is.changeHeadcount]).toEqual([before.change, before.changeHeadcount]);
}

async function readStanding(orderId: number): Promise<Standing> {
  const found = await sql.first<Standing>(standing, [orderId]);
  if (!found) throw new Error(`the order ${orderId} is lost`);
  return found;
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
