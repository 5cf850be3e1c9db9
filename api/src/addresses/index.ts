export { Address } from './address.model';
export {
  addressBook,
  addressInBook,
  addressOfBookQuery,
  inBook,
  ofPerson,
  ofTeam,
  type BookQuery,
} from './address-book';
export { addressAnswer, addressBookQuery, addressList } from './address.schemas';
export { notADoor, undeliverable, undeliverableError } from './deliverable';
export { geocode, type AddressWanted } from './geocoding/geocode';
export { type GeocodedAddress } from './geocoding/geocoded-address';
export { addressRoutes } from './geocoding/geocoder.routes';
export { lookUpCounter } from './geocoding/look-up-limit';
export { positionOfZip } from './zip-codes';
