import type { HeadcountRange } from '@copper-carrot/contracts';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { wrongHeadcount, type WrongHeadcount } from '../order/headcount';
import { readSearch, writeFound } from '../search/query-string';
import { type EventDetails } from '../search/search-state';
import { usePageQuery } from './usePageQuery';

export interface PackageEvent extends EventDetails {
  /** The headcount; while the typed one is invalid, the nearest valid one. */
  headcount: number;
  wrongHeadcount: WrongHeadcount | null;
  /** The pickup kitchen; null for the nearest. */
  pickupKitchenId: number | null;
  /** The search text that led here, or empty. */
  text: string;
}

/** The API's pickup fields; a kitchen is sent only for a pickup. */
export const pickupOf = ({ pickup, pickupKitchenId }: PackageEvent) => ({
  pickup,
  ...(pickup && pickupKitchenId !== null && { pickup_kitchen_id: pickupKitchenId }),
});

/** The API's event fields, without the address. */
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
 * The event of a package page, kept in the address for reloads and links. Without a headcount, the usual
 * one applies.
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
      text,
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
      text,
    };
    return { event, said };
  }, [search, usual, minimum_headcount, maximum_headcount, increment_by]);
  // A second change may come before the first is rendered, so both apply to the latest value.
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
    // The usual headcount is not written to the address, as a search by that address would exclude packages
    // not sold for it.
    const params = writeFound({ ...event, headcount });
    if (event.pickupKitchenId !== null) params.set(kitchenParam, String(event.pickupKitchenId));
    const query = params.toString();
    void navigate({ pathname, search: query && `?${query}`, hash }, { replace: true });
  };
  return { event: found.event, change };
}
