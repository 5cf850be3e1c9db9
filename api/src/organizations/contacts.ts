import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { invalid, notFound } from '../errors';
import { defineList, presentList, type Actor, type Paging } from '../http';
import { column } from '../prepared';
import type { ContactParams, ContactValues } from './contact.schemas';
import { contactPolicy } from './team.policy';

type ContactRow = ContactValues & { id: number; team_id: number };

const methodLabels: Record<ContactValues['contact_method_type'], string> = {
  phone: 'Phone',
  sms: 'Text message',
  email: 'E-mail',
};

const columns = 'id, team_id, name, entity, phone_number, email::text, contact_method_type';

const present = (row: ContactRow, actor: Actor): Schemas['Contact'] => ({
  ...row,
  contact_method_type_string: methodLabels[row.contact_method_type],
  can: {
    update: contactPolicy.update(actor, { id: row.team_id }),
    delete: contactPolicy.delete(actor, { id: row.team_id }),
  },
});

const contacts = defineList({
  name: 'team-contacts',
  columns: {
    id: 'int4',
    team_id: 'int4',
    name: 'text',
    entity: column<ContactValues['entity']>('text'),
    phone_number: 'text?',
    email: 'text?',
    contact_method_type: column<ContactValues['contact_method_type']>('text'),
  },
  select: columns,
  from: 'team_contacts where team_id = $1',
  order: 'name',
  key: 'id',
});

/** The contacts of an organization by name. */
export const listContacts = async (teamId: number, page: Paging, actor: Actor) =>
  presentList(await contacts.page([teamId], page), (row) => present(row, actor));

/** A contact of this organization; 404 for those of others. */
export async function findContact(
  { id, contactId }: ContactParams,
  actor: Actor,
): Promise<Schemas['Contact']> {
  const row = await sql.first<ContactRow>(
    `select ${columns} from team_contacts where team_id = $1 and id = $2`,
    [id, contactId],
  );
  if (!row) throw notFound();
  return present(row, actor);
}

const blank: Omit<ContactValues, 'name'> = {
  entity: 'person',
  phone_number: null,
  email: null,
  contact_method_type: 'phone',
};

/** Nobody can be reached without either. */
function requireReachable({ phone_number, email }: ContactValues): void {
  if (!phone_number && !email) throw invalid('phone_number', 'blank', 'or an e-mail address must be given');
}

const values = (of: ContactValues) => [of.name, of.entity, of.phone_number, of.email, of.contact_method_type];

export async function addContact(
  teamId: number,
  given: Partial<ContactValues> & { name: string },
  actor: Actor,
): Promise<Schemas['Contact']> {
  const contact = { ...blank, ...given };
  requireReachable(contact);
  const row = await sql.first<{ id: number }>(
    `insert into team_contacts (team_id, name, entity, phone_number, email, contact_method_type)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [teamId, ...values(contact)],
  );
  return findContact({ id: teamId, contactId: row?.id ?? 0 }, actor);
}

export async function changeContact(
  of: ContactParams,
  changes: Partial<ContactValues>,
  actor: Actor,
): Promise<Schemas['Contact']> {
  const contact = { ...(await findContact(of, actor)), ...changes };
  requireReachable(contact);
  await sql.rows(
    `update team_contacts set name = $3, entity = $4, phone_number = $5, email = $6, contact_method_type = $7, updated_at = now()
     where team_id = $1 and id = $2`,
    [of.id, of.contactId, ...values(contact)],
  );
  return findContact(of, actor);
}

export async function removeContact(of: ContactParams, actor: Actor): Promise<void> {
  await findContact(of, actor);
  await sql.rows('delete from team_contacts where team_id = $1 and id = $2', [of.id, of.contactId]);
}
