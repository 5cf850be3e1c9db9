import { Op, type Transaction, type WhereOptions } from 'sequelize';
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

const inBook = (of: Book): WhereOptions<Address> => ({
  archivedAt: null,
  [Op.or]: [{ userId: of.userId ?? 0, teamId: null }, ...(of.teamId === null ? [] : [{ teamId: of.teamId }])],
});

/** One address of the book, or null where it holds none of this id. */
export const addressInBook = (id: number, of: Book, transaction: Transaction | null) =>
  Address.findOne({ where: { [Op.and]: [{ id }, inBook(of)] }, transaction });

const addresses = defineList({
  name: 'address-book',
  columns: {
    id: 'int4',
    user_id: 'int4?',
    team_id: 'int4?',
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
  },
  select: `id, user_id, team_id, company_name, formatted_address, google_place_id, suite, city, state, zip, latitude, longitude,
    approximate, place_id, time_zone, contact_name, contact_phone, delivery_instructions`,
  from: `addresses where archived_at is null and (user_id = $1 and team_id is null or team_id = $2)
    and ($3::boolean is null or for_address_book = $3) and (not $4::boolean or root_id is null)`,
  key: 'id desc',
});

/** The addresses of a person and of the organization that an order is for, the newest first. */
export const addressBook = ({ userId, teamId }: Book, { for_address_book, root, ...page }: BookQuery) =>
  addresses.page([userId, teamId, for_address_book ?? null, root ?? false], page);
