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

/** Of a person, which is no organization's, and of an organization; null for none. */
interface Book {
  userId: number | null;
  teamId: number | null;
}

const { columns, list } = columnsOf(Address, 'a');
/** Whether an address `a` is a person's own, or one of an organization's: placeholders of a query, or columns of another table. */
export const ofPerson = (user: string) => `a.user_id = ${user} and a.team_id is null`;
export const ofTeam = (team: string) => `a.team_id = ${team}`;
const ofBook = (person: string, team: string) => `(${ofPerson(person)} or ${ofTeam(team)})`;
/** Whether it was not deleted; an order may have been given one that stands in no book. */
const kept = 'a.archived_at is null';
/** Whether it stands in its book. */
export const inBook = `${kept} and a.for_address_book`;

/**
 * Whose an address is, whether it stands in the book yet or was deleted since: $1 an id, $2 a person or null, $3 an
 * organization or null. What an order has of an address is a copy, which outlives its entry.
 */
export const addressOfBookQuery = prepared(
  'address-of-book',
  { id: 'int4' },
  `select id from addresses a where id = $1 and ${ofBook('$2', '$3')}`,
);

/** The same, of those that were not deleted. */
const addressInBookQuery = prepared(
  'address-in-book',
  columns,
  `select ${list} from addresses a where id = $1 and ${kept} and ${ofBook('$2', '$3')}`,
);

/** One address of the book, or null where it holds none of this id. */
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

/** The addresses of a person and of the organization that an order is for, the newest first. */
export const addressBook = ({ userId, teamId }: Book, { for_address_book, root, ...page }: BookQuery) =>
  addresses.page([userId, teamId, for_address_book ?? null, root ?? false], page);
