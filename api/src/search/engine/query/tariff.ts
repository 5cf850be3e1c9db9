import { ratesFor, taxesOn, type ExemptionCertificate } from '../../../pricing';
import type { Reference } from '../live/reference-data';

/** The rates of a place and date as numbers ready to multiply, in parts per million. */
export interface Tariff {
  service: number;
  processing: number;
  tip: number;
  taxesFood: boolean;
  taxesDelivery: boolean;
  taxesService: boolean;
  taxesProcessing: boolean;
  /** One for each jurisdiction, for each is rounded by itself. */
  taxes: number[];
}

/** More than an order may come to: see `priceOrder`. */
export const mostCents = 1_000_000_000;
const PPM = 1_000_000;

/** `shareOf` of pricing in plain numbers: up to 10^9 cents at 10^6 ppm, twice the product still is a safe integer. */
export const share = (amount: number, ppm: number) => Math.floor((2 * amount * ppm + PPM) / (2 * PPM));

/** A whole divided by people, half a cent up. */
export const perPerson = (total: number, people: number) => Math.floor((2 * total + people) / (2 * people));

/** The sum of the lines that `priceOrder` would make for an order paid by card; `delivery` is -1 for none. */
export function totalOf(food: number, afterDeal: number, delivery: number, tariff: Tariff): number {
  const fee = delivery < 0 ? 0 : delivery;
  const service = share(afterDeal, tariff.service);
  const tip = share(food, tariff.tip);
  const processing = share(afterDeal + fee + service + tip, tariff.processing);
  const base =
    (tariff.taxesFood ? afterDeal : 0) +
    (tariff.taxesDelivery ? fee : 0) +
    (tariff.taxesService ? service : 0) +
    (tariff.taxesProcessing ? processing : 0);
  let total = afterDeal + fee + service + processing + tip;
  for (const ppm of tariff.taxes) total += share(base, ppm);
  return total;
}

/** The tariff of a place for an event on a date; an UnknownRateError names a rate that no row covers. */
export function tariffOf(
  reference: Reference,
  placeId: number,
  date: string,
  certificates: readonly ExemptionCertificate[],
): Tariff {
  const rates = ratesFor(reference.feeRates, { placeId, date });
  const place = reference.places.get(placeId);
  const own = taxesOn(
    reference.taxRates.filter(({ jurisdictionId }) => jurisdictionId === place?.jurisdictionId),
    date,
  );
  const exempt = certificates.some(({ state, expiresOn }) => state === place?.taxState && expiresOn >= date);
  const taxed = (charge: string) => reference.taxed.has(`${place?.taxState} ${charge}`);
  return {
    service: rates.serviceFeePpm,
    processing: rates.processingFeePpm,
    tip: rates.defaultTipPpm,
    taxesFood: taxed('food'),
    taxesDelivery: taxed('delivery'),
    taxesService: taxed('service_fee'),
    taxesProcessing: taxed('processing_fee'),
    taxes: exempt ? [] : own.map(({ ratePpm }) => ratePpm),
  };
}
