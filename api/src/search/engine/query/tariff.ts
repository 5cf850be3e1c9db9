import { isTaxExempt, ratesFor, taxesOn, type ExemptionCertificate } from '../../../pricing';
import { processingFee, serviceFee, shareOf, taxBase, tipOn, type TaxedCharges } from '../../../rules';
import type { Reference } from '../live/reference-data';

/** The rates of a place and date as numbers ready to multiply, in parts per million. */
export interface Tariff {
  service: number;
  processing: number;
  tip: number;
  taxed: TaxedCharges;
  /** One for each jurisdiction, for each is rounded by itself. */
  taxes: number[];
}

/** The sum of the lines that `priceOrder` would make for an order paid by card; `delivery` is -1 for none. */
export function totalOf(food: number, afterDeal: number, delivery: number, tariff: Tariff): number {
  const fee = delivery < 0 ? 0 : delivery;
  const service = serviceFee(afterDeal, tariff.service);
  const tip = tipOn(food, tariff.tip);
  const processing = processingFee(afterDeal, fee, service, tip, tariff.processing);
  const base = taxBase(afterDeal, fee, service, processing, tariff.taxed);
  let total = afterDeal + fee + service + processing + tip;
  for (const ppm of tariff.taxes) total += shareOf(base, ppm);
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
  const exempt = isTaxExempt(certificates, place?.taxState ?? '', date);
  const taxed = (charge: string) => reference.taxed.has(`${place?.taxState} ${charge}`);
  return {
    service: rates.serviceFeePpm,
    processing: rates.processingFeePpm,
    tip: rates.defaultTipPpm,
    taxed: {
      food: taxed('food'),
      delivery: taxed('delivery'),
      service_fee: taxed('service_fee'),
      processing_fee: taxed('processing_fee'),
    },
    taxes: exempt ? [] : own.map(({ ratePpm }) => ratePpm),
  };
}
