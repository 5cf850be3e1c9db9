import { authorizationDue } from '../schedule';
import { addHours } from './clock';
import { type DemoOrder } from './demo-order';
import { type DemoDataset } from './dataset';

/** Adds an order's history as the commands would have written it. */
export function addHistory(dataset: DemoDataset, order: DemoOrder): void {
  const { id, submittedAt, times, state, user, brand, priced, cardId } = order;
  if (!submittedAt) return;
  const entries: { kind: string; at: Date; userId: number | null; details: Record<string, unknown> }[] = [];
  const enter = (
    kind: string,
    at: Date | undefined,
    userId: number | null,
    details: Record<string, unknown> = {},
  ) => {
    if (at) entries.push({ kind, at, userId, details });
  };
  enter('created', addHours(submittedAt, -0.5), user.id);
  enter('submitted', submittedAt, user.id, { total_cents: priced.totalCents });
  const isHeld = cardId !== null && (state === 'fulfilled' || isDue(order, dataset.now));
  if (isHeld) enter('payment_authorized', authorizedAt(order), null, { amount_cents: priced.totalCents });
  enter('accepted', times.accepted_at, brand.ownerId);
  enter('confirmed', times.confirmed_at, brand.ownerId);
  enter('fulfilled', times.fulfilled_at, brand.ownerId);
  if (cardId !== null && state === 'fulfilled')
    enter('payment_captured', addHours(order.startAt, 2), null, { amount_cents: priced.totalCents });
  const by = state === 'declined' ? brand.ownerId : state === 'canceled' ? user.id : null;
  if (times.ended_at) enter(state, times.ended_at, by, { reason: order.row.end_reason });
  if (times.ended_at && isHeld)
    enter('payment_released', addHours(times.ended_at, 0.01), null, { amount_cents: priced.totalCents });
  entries.sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const { kind, at, userId, details } of entries)
    dataset.tables.add('order_history', {
      order_id: id,
      kind,
      details,
      user_id: userId,
      at: at.toISOString(),
    });
}

/** Who made a direct cart, and who claimed it. */
export function addDirectHistory({ tables, now }: DemoDataset, { id, brand, user, direct }: DemoOrder): void {
  const enter = (kind: string, hours: number, userId: number | null) =>
    tables.add('order_history', {
      order_id: id,
      kind,
      details: {},
      user_id: userId,
      at: addHours(now, -hours).toISOString(),
    });
  enter('created', 20, brand.ownerId);
  if (direct === 'claimed') enter('claimed', 2, user.id);
}

/** When the card was authorised: as the orders' own clock has it. */
export const authorizedAt = ({ submittedAt, startAt }: DemoOrder): Date =>
  authorizationDue({ submittedAt: submittedAt ?? startAt, startsAt: startAt });

/** Whether the authorisation was asked for before the order ended, and before now. */
export const isDue = (order: DemoOrder, now: Date) => authorizedAt(order) <= (order.times.ended_at ?? now);
