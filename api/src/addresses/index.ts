export { addressBook } from './address-book';
export { addressBookQuery, addressList } from './address.schemas';
