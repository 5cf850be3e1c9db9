import type { Schemas } from './schemas';

type Place = Pick<Schemas['Place'], 'enum' | 'brands_count' | 'time_zone'>;

/** The cookie with the place chosen last in this browser, for its pages and the server's HTML. */
export const placeCookie = 'cc_place';

/**
 * The place where a person most likely orders: the last chosen, a saved address's, the largest in the
 * reader's time zone, or the largest.
 */
export function likelyPlace<Each extends Place>(
  places: readonly Each[],
  known: { chosen: number | null; own: number | null; zone: string | null },
): Each | null {
  const largest = (among: readonly Each[]) =>
    among.reduce<Each | null>(
      (best, place) => (best && best.brands_count >= place.brands_count ? best : place),
      null,
    );
  const byId = (id: number | null) => places.find((place) => place.enum === id);
  return (
    byId(known.chosen) ??
    byId(known.own) ??
    largest(places.filter((place) => place.time_zone === known.zone)) ??
    largest(places)
  );
}
