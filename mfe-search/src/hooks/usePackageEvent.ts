import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Schemas } from '@copper-carrot/contracts';
import { readSearch, writeEvent } from '../search/query-string';
import { type EventDetails } from '../search/search-state';
import { usePageQuery } from './usePageQuery';

export interface PackageEvent extends EventDetails {
  headcount: number;
  /** Where it is picked up; null is the nearest kitchen. */
  pickupKitchenId: number | null;
}

/** How the food comes, as the calls take it: a kitchen is named only where it is picked up. */
export const pickupOf = ({ pickup, pickupKitchenId }: PackageEvent) => ({
  pickup,
  ...(pickup && pickupKitchenId !== null && { pickup_kitchen_id: pickupKitchenId }),
});

const kitchenParam = 'pickup_kitchen_id';
const kitchenIn = (query: URLSearchParams) => {
  const text = query.get(kitchenParam) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
};

/** For whom, where and when a package is looked at: in the address, so that a reload or a link brings it back. */
export function usePackageEvent({ minimum_headcount }: Pick<Schemas['Package'], 'minimum_headcount'>) {
  const { pathname, search, hash, isLeaving } = usePageQuery();
  const navigate = useNavigate();
  const event = useMemo((): PackageEvent => {
    const params = new URLSearchParams(search);
    const { placeId, googlePlaceId, address, addressId, headcount, date, time, pickup } = readSearch(params);
    return {
      placeId,
      googlePlaceId,
      address,
      addressId,
      headcount: headcount ?? minimum_headcount,
      date,
      time: date && time,
      pickup,
      pickupKitchenId: kitchenIn(params),
    };
  }, [search, minimum_headcount]);
  // Two quick changes add up: the second one may come before the first is drawn.
  const latest = useRef(event);
  useEffect(() => {
    latest.current = event;
  }, [event]);
  const change = (part: Partial<PackageEvent>) => {
    if (isLeaving()) return;
    latest.current = { ...latest.current, ...part };
    const params = writeEvent(latest.current);
    if (latest.current.pickupKitchenId !== null)
      params.set(kitchenParam, String(latest.current.pickupKitchenId));
    const query = params.toString();
    void navigate({ pathname, search: query && `?${query}`, hash }, { replace: true });
  };
  return { event, change };
}
