import { type AnswerOf, type BodyOf, read } from '@copper-carrot/contracts';
import { client, useRead } from '@copper-carrot/contracts/runtime';

const path = '/cpi/v2/orderer/teams/{id}/contacts';
const onePath = '/cpi/v2/orderer/teams/{id}/contacts/{contactId}';

export type Contact = AnswerOf<typeof onePath, 'get'>;
export type ContactFields = BodyOf<typeof path, 'post'>['contact'];

export const mostContacts = 200;

export const contactsUrl = (id: number) => read(path, { params: { id } });
const contactUrl = (id: number, contactId: number) => read(onePath, { params: { id, contactId } });

export const useContacts = (id: number) =>
  useRead(read(path, { params: { id }, query: { limit: mostContacts } }));
export const useContact = (id: number, contactId: number) =>
  useRead(contactUrl(id, contactId), { failure: 'page' });

export const addContact = (id: number, contact: ContactFields) =>
  client.post(path, { params: { id }, body: { contact } });
export const changeContact = (id: number, contactId: number, contact: ContactFields) =>
  client.patch(onePath, { params: { id, contactId }, body: { contact } });
export const removeContact = (id: number, contactId: number) =>
  client.delete(onePath, { params: { id, contactId } });
export const staleContact = (id: number, contactId: number | null) => [
  contactsUrl(id),
  ...(contactId === null ? [] : [contactUrl(id, contactId)]),
];
