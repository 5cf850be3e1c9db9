export { addressBook, addressInBook } from './address-book';
export { addressBookQuery, addressList } from './address.schemas';
