import { QueryTypes, type Transaction } from 'sequelize';
import { database } from '../database';
import { dealComesFirst, taxedWhere } from '../rules';
import { ratesFor, taxesOn, type RateRow } from './rates';
import type { Deal, ExemptionCertificate, Rates, TaxRule } from './types';

/** What a price depends on beside the food: the rates of a place and date, its tax, and who is exempt from it. */
export interface PriceRules {
  rates: Rates;
  tax: TaxRule | null;
  certificates: ExemptionCertificate[];
}

const rulesSql = `
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
    from places p join tax_jurisdictions j on j.id = p.tax_jurisdiction_id where p.id = $1) as tax,
  (select coalesce(json_agg(json_build_object('state', state, 'expiresOn', expires_on::text)), '[]')
    from tax_exemptions where team_id = $3) as certificates`;

interface RulesRow {
  rateRows: RateRow[];
  tax: {
    state: string;
    taxed: string[];
    jurisdictions: (TaxRule['jurisdictions'][number] & { from: string | null; to: string | null })[];
  } | null;
  certificates: ExemptionCertificate[];
}

/** The price rules of a place on a local date, and an organization's certificates. */
export async function loadPriceRules(
  at: { placeId: number | null; date: string; teamId: number | null },
  transaction: Transaction | null,
): Promise<PriceRules> {
  const [row] = await database.query<RulesRow>(rulesSql, {
    bind: [at.placeId, at.date, at.teamId],
    type: QueryTypes.SELECT,
    transaction,
  });
  if (!row) throw new Error('The price rules could not be read');
  const { rateRows, tax, certificates } = row;
  const jurisdictions = taxesOn(tax?.jurisdictions ?? [], at.date);
  return {
    rates: ratesFor(rateRows, at),
    certificates,
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

/** The deals of a brand that hold on the event's date, which keeps an order's price from changing while it waits. */
export async function loadDeals(
  at: { brandId: number; date: string },
  transaction: Transaction | null,
): Promise<StoredDeal[]> {
  return database.query<StoredDeal>(
    `select id, package_id as "packageId", label, percent_ppm as "percentPpm", amount_cents as "amountCents",
       minimum_cents as "minimumCents"
     from deals where brand_id = $1 and effective @> $2::date`,
    { bind: [at.brandId, at.date], type: QueryTypes.SELECT, transaction },
  );
}

/** The deal that a package gets: its own before its brand's, then the oldest; null where there is none. */
export function dealFor(deals: readonly StoredDeal[], packageId: number): Deal | null {
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
