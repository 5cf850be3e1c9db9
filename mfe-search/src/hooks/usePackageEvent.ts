import type { HeadcountRange } from '@copper-carrot/contracts';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { wrongHeadcount, type WrongHeadcount } from '../order/headcount';
import { readSearch, writeEvent } from '../search/query-string';
import { type EventDetails } from '../search/search-state';
import { usePageQuery } from './usePageQuery';

export interface PackageEvent extends EventDetails {
  /** For how many; the nearest that would do while what was typed can't be asked about. */
  headcount: number;
  wrongHeadcount: WrongHeadcount | null;
  /** Where it is picked up; null is the nearest kitchen. */
  pickupKitchenId: number | null;
}

/** How the food comes, as the calls take it: a kitchen is named only where it is picked up. */
export const pickupOf = ({ pickup, pickupKitchenId }: PackageEvent) => ({
  pickup,
  ...(pickup && pickupKitchenId !== null && { pickup_kitchen_id: pickupKitchenId }),
});

/** What an order says of the event, as the calls take it; where it goes stands beside the order. */
export const eventOf = (event: PackageEvent) => ({
  ...pickupOf(event),
  headcount: event.headcount,
  start_date: event.date,
  start_time: event.time,
});

const kitchenParam = 'pickup_kitchen_id';
const kitchenIn = (query: URLSearchParams) => {
  const text = query.get(kitchenParam) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
};

/**
 * For whom, where and when a package is looked at: in the address, so that a reload or a link brings it back. Where nobody
 * has said for how many, it is for the usual number.
 */
export function usePackageEvent(range: HeadcountRange, usual = range.minimum_headcount) {
  const { minimum_headcount, maximum_headcount, increment_by } = range;
  const { pathname, search, hash, isLeaving } = usePageQuery();
  const navigate = useNavigate();
  const found = useMemo((): { event: PackageEvent; said: number | null } => {
    const params = new URLSearchParams(search);
    const {
      headcount: said,
      placeId,
      googlePlaceId,
      address,
      addressId,
      date,
      time,
      pickup,
    } = readSearch(params);
    const headcount = said ?? usual;
    const wrong = wrongHeadcount({ minimum_headcount, maximum_headcount, increment_by }, headcount);
    const event = {
      placeId,
      googlePlaceId,
      address,
      addressId,
      headcount: wrong?.nearest ?? headcount,
      wrongHeadcount: wrong,
      date,
      time: date && time,
      pickup,
      pickupKitchenId: kitchenIn(params),
    };
    return { event, said };
  }, [search, usual, minimum_headcount, maximum_headcount, increment_by]);
  // Two quick changes add up: the second one may come before the first is drawn.
  const latest = useRef(found);
  useEffect(() => {
    latest.current = found;
  }, [found]);
  const change = (part: Partial<PackageEvent>) => {
    if (isLeaving()) return;
    const { event: before, said } = latest.current;
    const { headcount = said } = part;
    const wrong =
      part.headcount === undefined ? before.wrongHeadcount : wrongHeadcount(range, part.headcount);
    const event = { ...before, ...part, wrongHeadcount: wrong };
    latest.current = { event, said: headcount };
    // The usual number is nobody's choice: what takes the address for one would leave out what is not sold for it.
    const params = writeEvent({ ...event, headcount });
    if (event.pickupKitchenId !== null) params.set(kitchenParam, String(event.pickupKitchenId));
    const query = params.toString();
    void navigate({ pathname, search: query && `?${query}`, hash }, { replace: true });
  };
  return { event: found.event, change };
}
