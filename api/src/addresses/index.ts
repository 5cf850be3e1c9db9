export { addressBook, addressInBook, type BookQuery } from './address-book';
export { addressBookQuery, addressList } from './address.schemas';
