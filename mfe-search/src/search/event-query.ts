import { type EventDetails, type Filters } from './search-state';

/** The API's event filters, so that packages are available then and have their page's price. */
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
