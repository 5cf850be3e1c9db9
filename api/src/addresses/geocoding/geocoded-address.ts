import type { Schemas } from '@copper-carrot/contracts';

/** An address with its position, and the place and zone that it lies in. */
export interface GeocodedAddress {
  googlePlaceId: string;
  formattedAddress: string;
  /** True where the position is only that of the ZIP code. */
  approximate: boolean;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
  zip: string;
  /** Null outside the areas that are served. */
  placeId: number | null;
  timeZone: string;
}

export const presentAddress = (address: GeocodedAddress): Schemas['AddressSuggestion'] => ({
  google_place_id: address.googlePlaceId,
  formatted_address: address.formattedAddress,
  approximate: address.approximate,
  latitude: address.latitude,
  longitude: address.longitude,
  city: address.city,
  state: address.state,
  zip: address.zip,
  place_id: address.placeId,
  time_zone: address.timeZone,
});
