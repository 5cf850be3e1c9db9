import { asList, authorize, idParams, nothing, routes } from '../http';
import { addressAnswer, addressBook, addressList } from '../addresses';
import { addressBody, addressBooks, bookQuery, newAddressBody } from './address-book.schemas';
import { presentSaved } from './address.presenter';
import { bookPolicy } from './book.policy';
import { addAddress, changeAddress, removeAddress } from './change-book';
import { booksOf } from './load-books';

/** Saved addresses: a person's own, and those of their organizations (2 §1, 2 §7). */
export const addressBookRoutes = routes({ tag: 'Addresses', base: '/cpi/v1/orderer' });

const spec = '2 §7';

addressBookRoutes.get(
  '/addresses',
  {
    summary: 'The addresses of an organization’s book, else of one’s own, the newest first',
    spec,
    who: 'signed-in',
    query: bookQuery,
    answer: addressList,
  },
  ({ actor, query: { team_id: teamId = null, ...page } }) => {
    const book = { userId: teamId === null ? actor.userId : null, teamId };
    authorize(bookPolicy, 'read', actor, book);
    return addressBook(book, { ...page, for_address_book: true });
  },
);

addressBookRoutes.get(
  '/addresses/filters',
  {
    summary: 'The books that one may look into: one’s own, and those of organizations',
    spec,
    who: 'signed-in',
    answer: addressBooks,
  },
  async ({ actor }) => asList(await booksOf(actor)),
);

addressBookRoutes.post(
  '/addresses',
  {
    summary: 'Saves an address',
    spec,
    who: 'signed-in',
    body: newAddressBody,
    answer: addressAnswer,
    status: 201,
  },
  async ({ actor, body }) => presentSaved(await addAddress(body.address, actor)),
);

addressBookRoutes.patch(
  '/addresses/:id',
  {
    summary: 'Changes a saved address; orders keep what they have of it',
    spec,
    who: 'signed-in',
    params: idParams,
    body: addressBody,
    answer: addressAnswer,
  },
  async ({ actor, params, body }) => presentSaved(await changeAddress(params.id, body.address, actor)),
);

addressBookRoutes.delete(
  '/addresses/:id',
  {
    summary: 'Deletes a saved address; orders keep what they have of it',
    spec,
    who: 'signed-in',
    params: idParams,
    answer: nothing,
    status: 204,
  },
  ({ actor, params }) => removeAddress(params.id, actor),
);
