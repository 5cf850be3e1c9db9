import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { prepared } from '../prepared';
import { columnsOf, recordOf } from '../records';
import { defineList, type Paging } from '../http';
import { Address } from './address.model';

export interface BookQuery extends Paging {
  for_address_book?: boolean;
  /** Only entries that are not copies of another one. */
  root?: boolean;
}

/** A person's own addresses and an organization's; null for none. */
interface Book {
  userId: number | null;
  teamId: number | null;
}

const { columns, list } = columnsOf(Address, 'a');
/** SQL for whether an address `a` belongs to a person or an organization; the arguments are placeholders or columns. */
export const ofPerson = (user: string) => `a.user_id = ${user} and a.team_id is null`;
export const ofTeam = (team: string) => `a.team_id = ${team}`;
const ofBook = (person: string, team: string) => `(${ofPerson(person)} or ${ofTeam(team)})`;
/** Not deleted; an order may use an address that is in no book. */
const kept = 'a.archived_at is null';
/** Listed in its address book. */
export const inBook = `${kept} and a.for_address_book`;

/**
 * Whether an address belongs to a person or organization, also if it is not listed or was deleted: $1 an id, $2 a
 * person or null, $3 an organization or null. Orders copy addresses, so they outlive the entry.
 */
export const addressOfBookQuery = prepared(
  'address-of-book',
  { id: 'int4' },
  `select id from addresses a where id = $1 and ${ofBook('$2', '$3')}`,
);

/** The same without deleted ones. */
const addressInBookQuery = prepared(
  'address-in-book',
  columns,
  `select ${list} from addresses a where id = $1 and ${kept} and ${ofBook('$2', '$3')}`,
);

/** An address of the book by id, or null. */
export async function addressInBook(
  id: number,
  { userId, teamId }: Book,
  transaction: Transaction | null,
): Promise<Address | null> {
  const [row] = await sql.within(transaction, addressInBookQuery, [id, userId, teamId]);
  return row ? recordOf(Address, row) : null;
}

const addresses = defineList({
  name: 'address-book',
  columns: {
    id: 'int4',
    user_id: 'int4?',
    team_id: 'int4?',
    label: 'text?',
    company_name: 'text?',
    formatted_address: 'text',
    google_place_id: 'text',
    suite: 'text?',
    city: 'text',
    state: 'text',
    zip: 'text',
    latitude: 'float8',
    longitude: 'float8',
    approximate: 'bool',
    place_id: 'int4?',
    time_zone: 'text',
    contact_name: 'text?',
    contact_phone: 'text?',
    delivery_instructions: 'text?',
    lock_version: 'int4',
  },
  select: `id, user_id, team_id, label, company_name, formatted_address, google_place_id, suite, city, state, zip, latitude, longitude,
    approximate, place_id, time_zone, contact_name, contact_phone, delivery_instructions, lock_version`,
  from: `addresses a where ${kept} and ${ofBook('$1', '$2')}
    and ($3::boolean is null or for_address_book = $3) and (not $4::boolean or root_id is null)`,
  key: 'id desc',
});

/** The addresses of a person and of the order's organization, newest first. */
export const addressBook = ({ userId, teamId }: Book, { for_address_book, root, ...page }: BookQuery) =>
  addresses.page([userId, teamId, for_address_book ?? null, root ?? false], page);
