import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Schemas } from '@copper-carrot/contracts';
import { readSearch, writeEvent } from '../search/query-string';
import { type EventDetails } from '../search/search-state';
import { usePageQuery } from './usePageQuery';

export interface PackageEvent extends EventDetails {
  headcount: number;
}

/** For whom, where and when a package is looked at: in the address, so that a reload or a link brings it back. */
export function usePackageEvent({ minimum_headcount }: Pick<Schemas['Package'], 'minimum_headcount'>) {
  const { pathname, search, hash, isLeaving } = usePageQuery();
  const navigate = useNavigate();
  const event = useMemo((): PackageEvent => {
    const { placeId, googlePlaceId, address, headcount, date, time, pickup } = readSearch(
      new URLSearchParams(search),
    );
    return {
      placeId,
      googlePlaceId,
      address,
      headcount: headcount ?? minimum_headcount,
      date,
      time: date && time,
      pickup,
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
    const query = writeEvent(latest.current).toString();
    void navigate({ pathname, search: query && `?${query}`, hash }, { replace: true });
  };
  return { event, change };
}
