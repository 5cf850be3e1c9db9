export { geocode, suggestAddresses, type AddressWanted } from './geocode';
export { type GeocodedAddress } from './geocoded-address';
export { addressRoutes } from './geocoder.routes';
