import type { Schemas } from '@copper-carrot/contracts';
import { type EventDetails } from '../search/search-state';

export type PickedAddress = Pick<EventDetails, 'address' | 'addressId' | 'googlePlaceId'>;

/**
 * The entry of the address book that was picked, where it is one that an order of this person may start with: the address of
 * a page may come from somebody else, and an organization's book is for the orders of that organization.
 */
export const savedAddress = ({ addressId, googlePlaceId }: PickedAddress, user: Schemas['Session'] | null) =>
  user?.addresses.find(
    ({ id, google_place_id, team_id }) =>
      id === addressId &&
      google_place_id === googlePlaceId &&
      (team_id === null || team_id === user.current_team?.id),
  );

/** Where an order that is started goes: as the entry that was picked says, else by its words. */
export function whereTo(event: PickedAddress, user: Schemas['Session'] | null) {
  const saved = savedAddress(event, user);
  return {
    ...(saved && { address_id: saved.id }),
    google_place_id: event.googlePlaceId,
    formatted_address: event.address,
  };
}
