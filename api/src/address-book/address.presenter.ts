import type { Schemas } from '@copper-carrot/contracts';
import type { Address } from '../addresses';

/** An entry of an address book, to whoever may read the book. */
export const presentSaved = (address: Address): Schemas['Address'] => ({
  id: address.id,
  user_id: address.userId,
  team_id: address.teamId,
  label: address.label,
  company_name: address.companyName,
  formatted_address: address.formattedAddress,
  google_place_id: address.googlePlaceId,
  suite: address.suite,
  city: address.city,
  state: address.state,
  zip: address.zip,
  latitude: address.latitude,
  longitude: address.longitude,
  approximate: address.approximate,
  place_id: address.placeId,
  time_zone: address.timeZone,
  contact_name: address.contactName,
  contact_phone: address.contactPhone,
  delivery_instructions: address.deliveryInstructions,
  lock_version: address.lockVersion,
});
