import type { Schemas } from '@copper-carrot/contracts';

/** An address with position, place and time zone. */
export interface GeocodedAddress {
  googlePlaceId: string;
  formattedAddress: string;
  /** Whether the position is only the ZIP code's. */
  approximate: boolean;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
  zip: string;
  /** Null outside the served areas. */
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
