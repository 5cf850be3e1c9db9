import type { Schemas } from '@copper-carrot/contracts';
import type { Response } from 'express';
import { sql } from '../database';
import { readBlockedBrands } from '../favorites';
import { untilGone, type Actor } from '../http';
import { currentIndex, readContext, type SearchContext, type SearchFilters } from '../search';
import { isAboutPlace, readOffer, readPriced, reasonAgainst, type Offer, type Priced } from './assess';
import type { Event } from './event';
import { filtersAgainst, foundOf, type Asked } from './found';
import { findNamed, type Named } from './named';
import { nearestChange } from './nearest';
import type { Reason } from './reasons';
import { changeWords, type Change } from './words';
import { prepared } from '../prepared';

const MOST = 3;
const SHORTEST = 3;

/**
 * The packages and restaurants that the search's text names but that the search leaves out, at most three, the best name
 * first: why, by the rules that orders obey, and the nearest search that finds them, tried out before it is offered. Of whom
 * the searcher has blocked nothing is said.
 */
export async function whyNot(
  filters: SearchFilters & { query: string },
  actor: Actor | null,
  response: Response,
): Promise<Schemas['UnavailableRecord'][]> {
  const signal = untilGone(response);
  const context = await readContext(filters, actor, await currentIndex(), signal);
  if ([...filters.query].length < SHORTEST) return [];
  const blocked = [...(await readBlockedBrands(filters.with_blocked ? null : context.userId, signal))];
  const named = await sql.cancellable(signal, (rows) =>
    findNamed(rows, filters.query, context.placeId, blocked),
  );
  const asked = { filters, actor, signal };
  const [packages, brands] = await Promise.all(
    (['package', 'brand'] as const).map((kind) => {
      const ids = named.filter((each) => each.kind === kind).map(({ brandId }) => brandId);
      return foundOf(kind, [...new Set(ids)], asked);
    }),
  );
  const records: Schemas['UnavailableRecord'][] = [];
  for (const each of named) {
    if (records.length === MOST || signal.aborted) break;
    if ((each.kind === 'package' ? packages : brands)?.has(each.id)) continue;
    const record = await explain(each, context, asked);
    if (record) records.push(record);
  }
  return records;
}

const eventOf = ({ filters, placeId, position, now }: SearchContext): Event => ({
  placeId,
  position,
  pickup: filters.pickup,
  date: filters.start_date ?? null,
  time: filters.start_date ? (filters.start_time ?? null) : null,
  headcount: filters.headcount ?? null,
  now,
});

async function explain(
  named: Named,
  context: SearchContext,
  asked: Asked,
): Promise<Schemas['UnavailableRecord'] | null> {
  const offer = await readOffer(named.brandId);
  if (!offer) return null;
  const event = eventOf(context);
  const pricing = {
    placeId: context.placeId ?? offer.places[0]?.id ?? null,
    date: context.priceDate,
    teamId: context.teamId,
  };
  const priced =
    named.kind === 'package'
      ? await readPriced(named.id, pricing)
      : await bestPackage(named, offer, event, pricing);
  const subject = subjectOf(named);
  const reason = await reasonAgainst(subject, offer, priced, event);
  const against = reason ? [] : await filtersAgainst(named.kind, named.id, named.brandId, asked);
  // What no rule and no filter leaves out has come on offer meanwhile.
  if (!reason && against.length === 0) return null;
  const { id, name, slug } = offer.brand;
  return {
    kind: named.kind,
    id: named.id,
    name: named.name,
    slug: named.slug,
    brand: { id, name, slug },
    reason: reason ?? filteredOut(subject, against),
    nearest: await nearestOf(named, { offer, priced, event, against, asked }),
  };
}

/** A package's name stands in marks, for it may be a plural that the sentence around it is not. */
const subjectOf = ({ kind, name }: Named) => (kind === 'package' ? `“${name}”` : name);

const filteredOut = (name: string, filters: string[]): Reason => ({
  code: 'filtered_out',
  message: `${name} can be had, but your other filters leave it out.`,
  params: { filters },
});

interface Case {
  offer: Offer;
  priced: Priced | null;
  event: Event;
  against: string[];
  asked: Asked;
}

/** The nearest search that finds it; the search itself has the last word on whether it does. */
async function nearestOf(
  named: Named,
  { offer, priced, event, against, asked }: Case,
): Promise<Schemas['UnavailableRecord']['nearest']> {
  const moved = await nearestChange(named.name, offer, priced, event);
  if (!moved) return null;
  const finds = async (change: Change) => {
    const changed = Object.entries({ ...asked.filters, ...change }).filter(([, value]) => value !== null);
    const filters = Object.fromEntries(changed) as unknown as SearchFilters;
    return (await foundOf(named.kind, [named.brandId], { ...asked, filters })).has(named.id);
  };
  const without = (filters: string[]) => Object.fromEntries(filters.map((filter) => [filter, null]));
  const change: Change = { ...moved, ...without(against) };
  if (await finds(change)) return { label: changeWords(change), params: change };
  // A filter may stand against it beside the rule, which only shows once the rule is met.
  const { query: _text, ...rest } = asked.filters;
  const filters = { ...rest, ...moved } as SearchFilters;
  const more = await filtersAgainst(named.kind, named.id, named.brandId, { ...asked, filters });
  const freer: Change = { ...moved, ...without(more) };
  return more.length > 0 && (await finds(freer)) ? { label: changeWords(freer), params: freer } : null;
}

const offered = prepared(
  'why-not-packages',
  { id: 'int4' },
  'select id from packages where brand_id = $1 and active order by popularity desc, id limit 12',
);

/** Of a restaurant's packages the one with the least against it, which speaks for it; null for one of menus alone. */
async function bestPackage(
  { brandId, name }: Named,
  offer: Offer,
  event: Event,
  pricing: Parameters<typeof readPriced>[1],
): Promise<Priced | null> {
  let best: { priced: Priced; distance: number } | null = null;
  for (const { id } of await sql.fromReplica(offered, [brandId])) {
    const priced = await readPriced(id, pricing);
    if (!priced) continue;
    const reason = await reasonAgainst(name, offer, priced, event);
    // Where the restaurant itself is the matter, each of its packages says the same.
    if (!reason || isAboutPlace(reason)) return priced;
    const distance = distanceOf(reason, priced, event);
    if (!best || distance < best.distance) best = { priced, distance };
  }
  return best?.priced ?? null;
}

/** How far a package is from being had: a little more food, then another headcount by how much, then another time. */
function distanceOf({ code, params }: Reason, { pack }: Priced, { headcount }: Event): number {
  if (code === 'minimum_not_met') return (params.missing ?? 0) / 1_000_000;
  if (code.startsWith('headcount') && headcount !== null) {
    return 1 + Math.max(pack.minimumHeadcount - headcount, headcount - pack.maximumHeadcount, 0);
  }
  return 1_000_000 + (params.notice_hours ?? 0);
}
