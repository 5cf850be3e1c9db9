import type { Schemas } from '@copper-carrot/contracts';
import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { refused } from '../../errors';
import {
  balanceOf,
  FieldRangeError,
  centsToDollars,
  coinsFor,
  dealFor,
  loadPriceRules,
  priceDate,
  priceOrder,
  type Deal,
  type PriceLine,
  type PricedOrder,
  type PriceRules,
  type PricingInput,
  type TaxedAt,
} from '../../pricing';
import { fees, perPerson } from '../../rules';
import { pricedCoupon } from '../../coupons';
import { pricedFood } from '../offer/priced-food';
import type { OrderTerms } from './order-terms';

export interface DeliveryTerms {
  feeCents: number;
  minimumCents: number;
}

/** The parts of a price that do not come from the order: rates, tax, certificates and the deal of its place and date. */
export interface PriceConfig extends PriceRules {
  date: string;
  deal: Deal | null;
}

/**
 * The price configuration of terms: without a date, today's; for a pickup or without an address, that of the kitchen's
 * place. Tax is that of the delivery address or the pickup kitchen.
 */
export async function loadPriceConfig(
  terms: OrderTerms,
  { today, pickupKitchen }: { today: string; pickupKitchen: TaxedAt | null },
  transaction: Transaction | null,
): Promise<PriceConfig> {
  const date = priceDate(terms.startDate, today);
  const home = pickupKitchen?.placeId ?? terms.offer.placeIds[0] ?? null;
  const placeId = terms.pickup ? home : (terms.location?.placeId ?? home);
  const taxedAt = (terms.pickup ? pickupKitchen : terms.location) ?? { placeId: home, state: null };
  const { deals, ...rules } = await loadPriceRules(
    { placeId, taxedAt, date, teamId: terms.teamId, brandId: terms.offer.brandId },
    transaction,
  );
  return { ...rules, date, deal: dealFor(deals, terms.offer.packageId) };
}

function tipOf({ tipCents, tipPpm }: OrderTerms): PricingInput['tip'] {
  if (tipCents !== null) return { kind: 'amount', amountCents: tipCents };
  return tipPpm == null ? { kind: 'default' } : { kind: 'rate', ratePpm: tipPpm };
}

/** The only function that prices terms; without a headcount it prices the package's minimum. */
export function priceTerms(
  terms: OrderTerms,
  config: PriceConfig,
  delivery: DeliveryTerms | null,
): PricedOrder {
  const input: PricingInput = {
    food: pricedFood(terms),
    coupon: terms.coupon ? pricedCoupon(terms.coupon) : null,
    creditCents: terms.creditCents,
    delivery: terms.pickup ? null : delivery,
    payment: terms.payment,
    tip: tipOf(terms),
    ...config,
    rates: { ...config.rates, commission: terms.offer.commissionPpm },
  };
  try {
    return priceOrder(input);
  } catch (error) {
    // The error names fields of the price, which are not fields of the request.
    if (!(error instanceof FieldRangeError)) throw error;
    throw refused(
      'total',
      'less_than_or_equal_to',
      'This order comes to more than an order can be.',
      errorCodes.submit.invalid,
    );
  }
}

const explanations: Partial<Record<string, { explanation: string }>> = fees;

type ShownLine = Pick<PriceLine, 'label' | 'amountCents' | 'taxable'> & { code: string };

export const presentPriceLine = (line: ShownLine): Schemas['PriceLine'] => ({
  code: line.code,
  label: line.label,
  amount: centsToDollars(line.amountCents),
  taxable: line.taxable,
  explanation: explanations[line.code]?.explanation ?? null,
});

/** The price per person in dollars; 0 while the headcount is unknown. */
export const presentPerPerson = (totalCents: number, headcount: number | null): number =>
  headcount ? centsToDollars(perPerson(totalCents, headcount)) : 0;

/** A price as the API shows it, in dollars. */
export function presentPricing(
  priced: Pick<PricedOrder, 'totalCents' | 'foodCents' | 'tipCents'> & { lines: ShownLine[] },
  of: {
    headcount: number | null;
    /** What the customer owes, if it differs from the price. */
    owedCents?: number;
    awardsMultiplierPpm: number;
    capturedCents?: number;
    refundedCents?: number;
  },
): Schemas['OrderPricing'] {
  const { headcount, awardsMultiplierPpm, capturedCents = 0, refundedCents = 0 } = of;
  const owedCents = of.owedCents ?? priced.totalCents;
  return {
    lines: priced.lines.map(presentPriceLine),
    customer_price: centsToDollars(priced.totalCents),
    order_items_price: centsToDollars(priced.foodCents),
    price_per_person: presentPerPerson(priced.totalCents, headcount),
    tip: centsToDollars(priced.tipCents),
    balance: centsToDollars(balanceOf({ totalCents: owedCents, capturedCents, refundedCents })),
    coins: coinsFor(priced.foodCents, awardsMultiplierPpm),
  };
}
