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
  /** Whether a card counts as given, because a colleague is asked to pay. */
  cardIsAskedFor?: boolean;
  /** The configuration that an existing order was priced with; loaded if absent. */
  config?: PriceConfig | undefined;
  transaction: Transaction | null;
}

/** The price of an order and every problem with it; the same for preview, patch, validity and submit. */
export interface Assessment {
  terms: OrderTerms;
  priced: PricedOrder;
  /** The configuration of the price. */
  config: PriceConfig;
  chosenKitchen: ChosenKitchen | null;
  /** The kitchen whose delivery is priced, even if another check refuses it; null if no kitchen delivers there. */
  pricedKitchen: ChosenKitchen | null;
  /** The place of the pickup kitchen, or of the address; null if no place is near. */
  placeId: number | null;
  /** The time zone of the event's date and time. */
  timeZone: string;
  /** The event's start; null until date and time are known. */
  startAt: Date | null;
  /** The last instant at which it can be ordered. */
  cutoffAt: Date | null;
  /** The instant that every check used as "now". */
  assessedAt: Date;
  /** Problems of the input; missing parts are not included. */
  problems: ApiError[];
}

/** The card to authorize for an order, and whether at submit: for later events the payment job authorizes it. */
export function cardToHold(order: Order, { startAt, priced, assessedAt }: Assessment) {
  const id = cardToCharge(order);
  if (id === null || startAt === null || priced.totalCents === 0) return null;
  return { id, atSubmit: isHeldAtOnce(startAt, assessedAt) };
}

/** Throws the first problem's code with the fields of all problems, so that a screen can mark each. */
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
