import type { Schemas } from './schemas';

type Place = Pick<Schemas['Place'], 'enum' | 'brands_count' | 'time_zone'>;

/** A cookie that holds the id of the place that a browser chose last, for its pages and for the server's HTML. */
export const placeCookie = 'cc_place';

/** Where a person most likely orders: the place chosen last, an own address, the largest one on the reader's clock, the largest. */
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
