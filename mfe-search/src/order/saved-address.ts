import type { Schemas } from '@copper-carrot/contracts';
import { type EventDetails } from '../search/search-state';

export type PickedAddress = Pick<EventDetails, 'address' | 'addressId' | 'googlePlaceId'>;

/** The saved addresses that an order of this person may use; an organization's are for its own orders. */
export const ownAddresses = (user: Schemas['Session'] | null) =>
  user?.addresses.filter(({ team_id: team }) => team === null || team === user.current_team?.id);

/** The picked one; an id in a shared link may belong to another person. */
export const savedAddress = ({ addressId, googlePlaceId }: PickedAddress, user: Schemas['Session'] | null) =>
  ownAddresses(user)?.find(
    ({ id, google_place_id }) => id === addressId && google_place_id === googlePlaceId,
  );

/** The destination of a new order: the saved entry, else the words. */
export function whereTo(event: PickedAddress, user: Schemas['Session'] | null) {
  const saved = savedAddress(event, user);
  return {
    ...(saved && { address_id: saved.id }),
    google_place_id: event.googlePlaceId,
    formatted_address: event.address,
  };
}
