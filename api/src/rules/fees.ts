import { sentences } from '@copper-carrot/contracts';
import { shareOf } from './pricing';

/**
 * What an order is charged beside its food, delivery and tip, in the sequence of its lines: a new fee is an entry here,
 * its sum and its tax below, and a rate in `price-rules.data.ts`. All of it goes to the platform.
 */
export const fees = {
  service_fee: { rate: 'service', label: 'Service fee', explanation: sentences.serviceFee },
  processing_fee: { rate: 'processing', label: 'Processing fee', explanation: sentences.processingFee },
} as const;
export type FeeCode = keyof typeof fees;
export const feeCodes = Object.keys(fees) as FeeCode[];
/** In cents. */
export type Fees = Record<FeeCode, number>;
export const noFees = (): Fees => allOf(feeCodes, () => 0);

/** What has a rate, in parts per million, that holds from a day on, everywhere or at a place. */
export type RateKind = (typeof fees)[FeeCode]['rate'] | 'tip' | 'commission';
export const rateKinds: readonly RateKind[] = [
  ...feeCodes.map((code) => fees[code].rate),
  'tip',
  'commission',
];

/** The charges that a state may tax. A tip is voluntary and never taxed. */
export type TaxableCharge = 'food' | 'delivery' | FeeCode;
export const taxableCharges: readonly TaxableCharge[] = ['food', 'delivery', ...feeCodes];
export type TaxedCharges = Record<TaxableCharge, boolean>;
export const taxedWhere = (isTaxed: (charge: TaxableCharge) => boolean): TaxedCharges =>
  allOf(taxableCharges, isTaxed);

/** Fills in what each fee comes to, and answers their sum. Search keeps one `Fees` for thousands of packages. */
export function chargeFees(
  into: Fees,
  netFoodCents: number,
  deliveryCents: number,
  tipCents: number,
  byCard: boolean,
  rates: Record<RateKind, number>,
): number {
  into.service_fee = shareOf(netFoodCents, rates.service);
  // On what a card is charged with before tax: the fee may itself be taxed, and the two must not feed each other.
  const charged = netFoodCents + deliveryCents + tipCents + into.service_fee;
  into.processing_fee = byCard ? shareOf(charged, rates.processing) : 0;
  return into.service_fee + into.processing_fee;
}

/** What each jurisdiction's rate is counted on; `foodCents` is the taxable food after its discounts. */
export const taxBase = (foodCents: number, deliveryCents: number, of: Fees, taxed: TaxedCharges): number =>
  (taxed.food ? foodCents : 0) +
  (taxed.delivery ? deliveryCents : 0) +
  (taxed.service_fee ? of.service_fee : 0) +
  (taxed.processing_fee ? of.processing_fee : 0);

function allOf<Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}
