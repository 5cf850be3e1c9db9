import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { column, prepared } from '../prepared';
import { dealComesFirst, taxedWhere } from '../rules';
import { ratesFor, taxesOn, type RateRow } from './rates';
import type { Deal, ExemptionCertificate, Rates, TaxRule } from './types';

/** What a price depends on beside the food: the rates of a place and date, its tax, and who is exempt from it. */
export interface PriceRules {
  rates: Rates;
  tax: TaxRule | null;
  certificates: ExemptionCertificate[];
}

/** A caterer's deal as it is stored; it holds for one package, or for all of the brand's. */
export interface StoredDeal {
  id: number;
  packageId: number | null;
  label: string;
  percentPpm: number | null;
  amountCents: number | null;
  /** Food below it gets no deal. */
  minimumCents: number;
}

// A deal holds by the event's date, which keeps an order's price from changing while it waits.
interface StoredTax {
  state: string;
  taxed: string[];
  jurisdictions: (TaxRule['jurisdictions'][number] & { from: string | null; to: string | null })[];
}

const rulesQuery = prepared(
  'price-rules',
  {
    rateRows: column<RateRow[]>('json'),
    tax: column<StoredTax>('json?'),
    certificates: column<ExemptionCertificate[]>('json'),
    deals: column<StoredDeal[]>('json'),
  },
  `
select
  (select coalesce(json_agg(json_build_object(
      'kind', kind, 'placeId', place_id, 'ratePpm', rate_ppm,
      'effectiveFrom', lower(effective)::text, 'effectiveTo', upper(effective)::text)), '[]')
    from fee_rates where effective @> $2::date and (place_id is null or place_id = $1)) as "rateRows",
  (select json_build_object('state', j.state,
      'taxed', (select coalesce(json_agg(t.charge_code), '[]') from taxability t where t.state = j.state and t.taxable),
      'jurisdictions', (select coalesce(json_agg(json_build_object('code', j.code, 'label', j.label, 'ratePpm', r.rate_ppm,
          'from', lower(r.effective)::text, 'to', upper(r.effective)::text)), '[]')
        from tax_rates r where r.jurisdiction_id = j.id and not isempty(r.effective)))
    from tax_jurisdictions j where j.id = coalesce(
      (select p.tax_jurisdiction_id from places p where p.id = $6::int and p.state = coalesce($5::text, p.state)),
      (select id from tax_jurisdictions where state = $5 and covers_state))) as tax,
  (select coalesce(json_agg(json_build_object('state', state, 'expiresOn', expires_on::text)), '[]')
    from tax_exemptions where team_id = $3 and confirmed_at is not null) as certificates,
  (select coalesce(json_agg(json_build_object('id', id, 'packageId', package_id, 'label', label, 'percentPpm', percent_ppm,
      'amountCents', amount_cents, 'minimumCents', minimum_cents)), '[]')
    from deals where brand_id = $4 and effective @> $2::date) as deals`,
);

/** Where food goes: its nearest place, and its state where that is known, which decides whether the place's tax holds. */
export interface TaxedAt {
  placeId: number | null;
  state: string | null;
}

/**
 * The price rules of a place on a local date, an organization's certificates and a brand's deals; taxes are those of
 * `taxedAt`, else of the place.
 */
export async function loadPriceRules(
  at: { placeId: number | null; taxedAt?: TaxedAt; date: string; teamId: number | null; brandId: number },
  transaction: Transaction | null,
): Promise<PriceRules & { deals: StoredDeal[] }> {
  const { placeId, state } = at.taxedAt ?? { placeId: at.placeId, state: null };
  const values = [at.placeId, at.date, at.teamId, at.brandId, state, placeId];
  const [row] = await sql.within(transaction, rulesQuery, values);
  if (!row) throw new Error('The price rules could not be read');
  const { rateRows, tax, certificates, deals } = row;
  const jurisdictions = taxesOn(tax?.jurisdictions ?? [], at.date);
  return {
    rates: ratesFor(rateRows, at),
    certificates,
    deals,
    tax:
      tax && jurisdictions.length > 0
        ? {
            state: tax.state,
            taxability: taxedWhere((charge) => tax.taxed.includes(charge)),
            jurisdictions: jurisdictions.map(({ code, label, ratePpm }) => ({ code, label, ratePpm })),
          }
        : null,
  };
}

/** The deal that a package gets: its own before its brand's, then the oldest; null where there is none. */
export function dealFor(deals: readonly StoredDeal[], packageId: number | null): Deal | null {
  const [best] = deals
    .filter((deal) => deal.packageId === null || deal.packageId === packageId)
    .sort((a, b) => (dealComesFirst(a.packageId !== null, a.id, b.packageId !== null, b.id) ? -1 : 1));
  if (!best) return null;
  return {
    label: best.label,
    minimumCents: best.minimumCents,
    discount:
      best.percentPpm === null
        ? { kind: 'amount', amountCents: best.amountCents ?? 0 }
        : { kind: 'rate', ratePpm: best.percentPpm },
  };
}
