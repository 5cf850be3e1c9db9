import { isTaxExempt, ratesFor, taxesOn, type ExemptionCertificate, type Rates } from '../../../pricing';
import { chargeFees, noFees, shareOf, taxBase, taxedWhere, tipOn, type TaxedCharges } from '../../../rules';
import type { PlacesAndRates } from '../live/places-and-rates';

/** The rates of a place and date as numbers ready to multiply, in parts per million. */
export interface Tariff {
  rates: Rates;
  taxed: TaxedCharges;
  /** One for each jurisdiction, for each is rounded by itself. */
  taxes: number[];
}

const fees = noFees();

/** The sum of the lines that `priceOrder` would make for an order paid by card; `delivery` is -1 for none. */
export function totalOf(food: number, afterDeal: number, delivery: number, tariff: Tariff): number {
  const fee = delivery < 0 ? 0 : delivery;
  const tip = tipOn(food, tariff.rates.tip);
  let total = afterDeal + fee + tip + chargeFees(fees, afterDeal, fee, tip, true, tariff.rates);
  const base = taxBase(afterDeal, fee, fees, tariff.taxed);
  for (const ppm of tariff.taxes) total += shareOf(base, ppm);
  return total;
}

/** The tariff of a place for an event on a date; an UnknownRateError names a rate that no row covers. */
export function tariffOf(
  placesAndRates: PlacesAndRates,
  placeId: number,
  date: string,
  certificates: readonly ExemptionCertificate[],
): Tariff {
  const rates = ratesFor(placesAndRates.feeRates, { placeId, date });
  const place = placesAndRates.places.get(placeId);
  const own = taxesOn(
    placesAndRates.taxRates.filter(({ jurisdictionId }) => jurisdictionId === place?.jurisdictionId),
    date,
  );
  const exempt = isTaxExempt(certificates, place?.taxState ?? '', date);
  return {
    rates,
    taxed: taxedWhere((charge) => placesAndRates.taxed.has(`${place?.taxState} ${charge}`)),
    taxes: exempt ? [] : own.map(({ ratePpm }) => ratePpm),
  };
}
