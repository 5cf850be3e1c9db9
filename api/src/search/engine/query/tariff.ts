import {
  isTaxExempt,
  ratesFor,
  taxesOn,
  type ExemptionCertificate,
  type Rates,
  type TaxedAt,
} from '../../../pricing';
import { chargeFees, noFees, shareOf, taxBase, taxedWhere, tipOn, type TaxedCharges } from '../../../rules';
import type { PlacesAndRates } from '../live/places-and-rates';

/** The rates of a place and date as numbers, in parts per million. */
export interface Tariff {
  rates: Rates;
  taxed: TaxedCharges;
  /** One per jurisdiction, because each tax is rounded separately. */
  taxes: number[];
}

const fees = noFees();

/** The total that `priceOrder` would give for an order paid by card; `delivery` is -1 for none. */
export function totalOf(food: number, afterDeal: number, delivery: number, tariff: Tariff): number {
  const fee = delivery < 0 ? 0 : delivery;
  const tip = tipOn(food, tariff.rates.tip);
  let total = afterDeal + fee + tip + chargeFees(fees, afterDeal, fee, tip, true, tariff.rates);
  const base = taxBase(afterDeal, fee, fees, tariff.taxed);
  for (const ppm of tariff.taxes) total += shareOf(base, ppm);
  return total;
}

/**
 * The tariff of a place and date, with the taxes of the destination; throws an UnknownRateError that names a missing
 * rate.
 */
export function tariffOf(
  placesAndRates: PlacesAndRates,
  placeId: number,
  taxedAt: TaxedAt,
  date: string,
  certificates: readonly ExemptionCertificate[],
): Tariff {
  const rates = ratesFor(placesAndRates.feeRates, { placeId, date });
  const place = taxedAt.placeId === null ? undefined : placesAndRates.places.get(taxedAt.placeId);
  const state = taxedAt.state ?? place?.taxState ?? '';
  const jurisdiction =
    place?.taxState === state ? place.jurisdictionId : placesAndRates.stateJurisdictions.get(state);
  const own = taxesOn(
    placesAndRates.taxRates.filter(({ jurisdictionId }) => jurisdictionId === jurisdiction),
    date,
  );
  const exempt = isTaxExempt(certificates, state, date);
  return {
    rates,
    taxed: taxedWhere((charge) => placesAndRates.taxed.has(`${state} ${charge}`)),
    taxes: exempt ? [] : own.map(({ ratePpm }) => ratePpm),
  };
}
