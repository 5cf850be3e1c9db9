import { authorize, idParams, listQuery, nothing, routes, type Actor } from '../http';
import { contactAnswer, contactBody, contactParams, contactsAnswer, newContactBody } from './contact.schemas';
import { addContact, changeContact, findContact, listContacts, removeContact } from './contacts';
import { contactPolicy } from './team.policy';

/** Whom a caterer reaches at an organization (2 §6, 2 §7). */
export const contactRoutes = routes({ tag: 'Organizations', base: '/cpi/v2/orderer/teams' });

type Action = 'list' | 'create' | 'update' | 'delete';
const allow = (action: Action | 'read', actor: Actor, teamId: number) =>
  authorize(contactPolicy, action, actor, { id: teamId });

contactRoutes.get(
  '/:id/contacts',
  {
    summary: 'Contacts of an organization',
    spec: '2 §7',
    who: 'signed-in',
    params: idParams,
    query: listQuery(),
    answer: contactsAnswer,
  },
  ({ actor, params, query }) => {
    allow('list', actor, params.id);
    return listContacts(params.id, query, actor);
  },
);

contactRoutes.post(
  '/:id/contacts',
  {
    summary: 'Adds a contact',
    spec: '2 §7',
    who: 'signed-in',
    params: idParams,
    body: newContactBody,
    answer: contactAnswer,
    status: 201,
  },
  ({ actor, params, body }) => {
    allow('create', actor, params.id);
    return addContact(params.id, body.contact, actor);
  },
);

contactRoutes.get(
  '/:id/contacts/:contactId',
  { summary: 'A contact', spec: '2 §7', who: 'signed-in', params: contactParams, answer: contactAnswer },
  ({ actor, params }) => {
    allow('read', actor, params.id);
    return findContact(params, actor);
  },
);

contactRoutes.patch(
  '/:id/contacts/:contactId',
  {
    summary: 'Changes a contact',
    spec: '2 §7',
    who: 'signed-in',
    params: contactParams,
    body: contactBody,
    answer: contactAnswer,
  },
  ({ actor, params, body }) => {
    allow('update', actor, params.id);
    return changeContact(params, body.contact, actor);
  },
);

contactRoutes.delete(
  '/:id/contacts/:contactId',
  {
    summary: 'Removes a contact',
    spec: '2 §7',
    who: 'signed-in',
    params: contactParams,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params }) => {
    allow('delete', actor, params.id);
    await removeContact(params, actor);
  },
);
