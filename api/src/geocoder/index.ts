export { geocode, suggestAddresses, type AddressWanted } from './geocode';
export { type GeocodedAddress } from './geocoded-address';
export { lookUpLimit } from './look-up-limit';
export { addressRoutes } from './geocoder.routes';
