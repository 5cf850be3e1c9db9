import { type AnswerOf, type BodyOf, read } from '@copper-carrot/contracts';
import { client, useRead } from '@copper-carrot/contracts/runtime';

const path = '/cpi/v1/orderer/addresses';

export type Address = AnswerOf<typeof path, 'get'>['records'][number];
export type Book = AnswerOf<'/cpi/v1/orderer/addresses/filters', 'get'>['records'][number];
export type AddressFields = BodyOf<'/cpi/v1/orderer/addresses/{id}', 'patch'>['address'];

/** The book of an organization, else one's own. */
export const bookUrl = (teamId: number | null) =>
  read(path, { query: teamId === null ? {} : { team_id: teamId } });
export const booksUrl = read('/cpi/v1/orderer/addresses/filters', {});

export const useBooks = () => useRead(booksUrl);
export const useBook = (teamId: number | null) => useRead(bookUrl(teamId), { keepPrevious: false });

export const addAddress = (address: BodyOf<typeof path, 'post'>['address']) =>
  client.post(path, { body: { address } });

export const changeAddress = (id: number, address: AddressFields) =>
  client.patch(`${path}/{id}`, { params: { id }, body: { address } });

export const removeAddress = (id: number) => client.delete(`${path}/{id}`, { params: { id } });
