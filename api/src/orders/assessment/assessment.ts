import { isHeldAtOnce, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import type { ChosenKitchen } from '../../delivery';
import { ApiError } from '../../errors';
import type { PricedOrder } from '../../pricing';
import type { Order } from '../order.model';
import { cardToCharge } from '../payment/payment-methods';
import type { OrderTerms } from './order-terms';
import type { PriceConfig } from './price-terms';

export interface AssessOptions {
  now: Date;
  ignoreChecks?: Schemas['IgnoreChecks'];
  /** Whether a card counts as given, because somebody is asked for theirs. */
  cardIsAskedFor?: boolean;
  /** With what an order that stands was priced; read anew where it is absent. */
  config?: PriceConfig | undefined;
  transaction: Transaction | null;
}

/** What an order would be, and all that stands against it; the same for preview, patch, validity and submit. */
export interface Assessment {
  terms: OrderTerms;
  priced: PricedOrder;
  /** What the price was made with. */
  config: PriceConfig;
  chosenKitchen: ChosenKitchen | null;
  /** With whose delivery it is priced, whatever stands against that; null where nobody would bring it. */
  pricedKitchen: ChosenKitchen | null;
  /** Of which place it is: that of the kitchen where the food is picked up, else of its address; null where that is near none. */
  placeId: number | null;
  /** The zone in which the event's date and time are read. */
  timeZone: string;
  /** The event's instant, where date and time are known. */
  startAt: Date | null;
  /** The last instant at which it can be ordered. */
  cutoffAt: Date | null;
  /** The one moment by which all of it was judged. */
  assessedAt: Date;
  /** What is wrong with what was entered; missing parts are no problem here. */
  problems: ApiError[];
}

/** The card to hold for an order, and whether at submit: events further away are held by the clock. */
export function cardToHold(order: Order, { startAt, priced, assessedAt }: Assessment) {
  const id = cardToCharge(order);
  if (id === null || startAt === null || priced.totalCents === 0) return null;
  return { id, atSubmit: isHeldAtOnce(startAt, assessedAt) };
}

/** Raises the first problem's code with the fields of all of them, so that a screen can mark each. */
export function requireNoProblems({ problems }: Pick<Assessment, 'problems'>): void {
  const [first] = problems;
  if (!first) return;
  throw new ApiError(first.status, first.code, {
    ...first.details,
    message: first.message,
    fields: merged(problems.map((problem) => problem.details.fields)),
    field_errors: merged(problems.map((problem) => problem.details.field_errors)),
  });
}

function merged(parts: (Record<string, string[]> | undefined)[]) {
  const all: Record<string, string[]> = {};
  for (const part of parts)
    for (const [field, values] of Object.entries(part ?? {})) all[field] = [...(all[field] ?? []), ...values];
  return all;
}
