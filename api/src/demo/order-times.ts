import type { OrderStatus } from '@copper-carrot/contracts';
import { pendingExpiry } from '../schedule';
import { type Random } from '../random';
import { addHours } from './clock';
import { type DemoOrder } from './demo-order';
import { type DemoPackage } from './dataset';

/** When an order was placed, so that its notice was long enough; null in a cart, undefined where it can't be. */
export function submitTime(
  state: OrderStatus,
  startAt: Date,
  pack: DemoPackage,
  now: Date,
  random: Random,
): Date | null | undefined {
  if (state === 'in_cart') return null;
  const latest = addHours(startAt, -(pack.leadTimeHours + 18));
  if (state === 'pending') {
    const submitted = addHours(now, -(0.3 + random.next() * 5));
    const expiry = pendingExpiry({
      submittedAt: submitted,
      startsAt: startAt,
      leadTimeHours: pack.leadTimeHours,
    });
    return submitted < latest && expiry > addHours(now, 12) ? submitted : undefined;
  }
  const wanted = addHours(startAt, -24 * (2 + random.next() * 12));
  const submitted = wanted < latest ? wanted : latest;
  // Orders that lie ahead were placed lately, but before now.
  const recent = addHours(now, -(26 + random.next() * 150));
  return submitted < addHours(now, -26) ? submitted : recent < latest ? recent : undefined;
}

/** When the caterer answered, confirmed and delivered it, or when it ended. */
export function timesOf(
  state: OrderStatus,
  submittedAt: Date,
  startAt: Date,
  now: Date,
  random: Random,
): DemoOrder['times'] {
  const answered = addHours(submittedAt, 0.4 + random.next() * 6);
  const accepted_at = answered;
  const beforeNow = (at: Date) => (at < now ? at : addHours(now, -0.5));
  const dayBefore = beforeNow(addHours(startAt, -(16 + random.next() * 4)));
  const confirmed_at = dayBefore > answered ? dayBefore : addHours(answered, 0.2);
  switch (state) {
    case 'accepted':
      return { accepted_at };
    case 'confirmed':
      return { accepted_at, confirmed_at };
    case 'fulfilled':
      return { accepted_at, confirmed_at, fulfilled_at: addHours(startAt, 1) };
    case 'declined':
      return { ended_at: answered };
    case 'expired':
      return { ended_at: addHours(submittedAt, 24) };
    case 'canceled': {
      const wanted = addHours(startAt, -(8 + random.next() * 70));
      const canceled = beforeNow(wanted > answered ? wanted : addHours(answered, 1));
      return { accepted_at, ended_at: canceled };
    }
    default:
      return {};
  }
}
