import { loadPackageWithChoices, quotePackage, type PackageWithChoices } from '../catalog';
import { sql } from '../database';
import type { DeliveryProblem } from '../delivery';
import { loadPriceRules } from '../pricing';
import type { CutoffRule } from '../schedule';
import { kitchensFor, type Event } from './event';
import { headcountReason, minimumReason, serviceabilityReason, timeReason, type Reason } from './reasons';
import { column, prepared } from '../prepared';

/** A restaurant with what it offers, as far as its rules need it. */
export interface Offer {
  brand: { id: number; name: string; slug: string; active: boolean };
  rule: CutoffRule;
  /** Places where it has an active kitchen, by their labels. */
  places: { id: number; label: string }[];
}

const offerQuery = prepared(
  'why-not-brand',
  {
    id: 'int4',
    name: 'text',
    slug: 'text',
    active: 'bool',
    leadTimeHours: 'int4',
    dayBeforeClock: 'text?',
    places: column<Offer['places']>('json'),
  },
  `select b.id, b.name, b.slug, b.active, b.lead_time_hours as "leadTimeHours", to_char(b.day_before_cutoff, 'HH24:MI') as "dayBeforeClock",
    coalesce((select json_agg(json_build_object('id', p.id, 'label', p.label) order by p.id) from places p
      where exists (select from kitchens k where k.place_id = p.id and k.brand_id = b.id and k.active)), '[]') as places
    from brands b where b.id = $1`,
);

export async function readOffer(brandId: number): Promise<Offer | null> {
  const [row] = await sql.fromReplica(offerQuery, [brandId]);
  if (!row) return null;
  const { id, name, slug, active, leadTimeHours, dayBeforeClock, places } = row;
  return { brand: { id, name, slug, active }, rule: { leadTimeHours, dayBeforeClock }, places };
}

/** A package with what its food costs for a headcount, after the deal, as an order on that date would say. */
export interface Priced {
  pack: PackageWithChoices;
  foodFor: (headcount: number) => number;
}

export async function readPriced(
  id: number,
  at: { placeId: number | null; date: string; teamId: number | null },
): Promise<Priced | null> {
  const pack = await loadPackageWithChoices(id, null);
  if (!pack) return null;
  const { deals, ...rules } = await loadPriceRules({ ...at, brandId: pack.brandId }, null);
  const terms = { date: at.date, delivery: null, rules, deals };
  return { pack, foodFor: (headcount) => quotePackage(pack, { ...terms, headcount }).foodAfterDealCents };
}

/** How near to an order each reason is; of a restaurant's packages the one with the most behind it speaks. */
const progress = ['inactive', 'not_at_place', 'outside_area', 'no_pickup'];
export const isAboutPlace = ({ code }: Reason) => progress.includes(code);

/**
 * Why a package, or with null a restaurant by itself, can't be had at an event, by the rules that its order would have to
 * obey; null where none of them stands against it.
 */
export async function reasonAgainst(
  name: string,
  offer: Offer,
  priced: Priced | null,
  event: Event,
): Promise<Reason | null> {
  const { brand, places } = offer;
  const inactive = !brand.active || priced?.pack.active === false || places.length === 0;
  if (inactive) return { code: 'inactive', message: `${name} is not on offer at the moment.`, params: {} };
  const reached = await kitchensFor(brand.id, event, event.date);
  if ('error' in reached) {
    return reached.error && !isElsewhere(reached.error)
      ? serviceabilityReason(name, reached.error)
      : notAtPlace(name, offer);
  }
  const rule = priced
    ? { leadTimeHours: priced.pack.leadTimeHours, dayBeforeClock: priced.pack.dayBeforeCutoff }
    : offer.rule;
  const { headcount } = event;
  return (
    timeReason(name, reached.kitchens, rule, event) ??
    (priced && headcount !== null
      ? (headcountReason(name, priced.pack, headcount) ??
        minimumReason(name, reached.kitchens, { ...event, headcount }, priced.pack, priced.foodFor))
      : null)
  );
}

/** Farther away than anybody delivers: no matter of distance, but of another city. */
const isElsewhere = ({ nearest }: DeliveryProblem) =>
  typeof nearest.distance_miles === 'number' && nearest.distance_miles > 100;

function notAtPlace(name: string, { places }: Offer): Reason {
  const list = new Intl.ListFormat('en-US').format(places.map(({ label }) => label));
  return {
    code: 'not_at_place',
    message: `${name} is not offered here. You find it in ${list}.`,
    params: { place_ids: places.map(({ id }) => id) },
  };
}
