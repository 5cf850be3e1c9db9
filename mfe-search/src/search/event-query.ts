import { type EventDetails, type Filters } from './search-state';

/** What a search is asked for an event: then its packages can be had there and then, at the price of their own pages. */
export const eventQuery = ({
  placeId,
  googlePlaceId,
  address,
  headcount,
  date,
  time,
  pickup,
}: EventDetails): Filters => ({
  place_id: placeId ?? undefined,
  google_place_id: googlePlaceId ?? undefined,
  formatted_address: address ?? undefined,
  headcount: headcount ?? undefined,
  start_date: date ?? undefined,
  start_time: (date && time) ?? undefined,
  pickup: pickup || undefined,
});
