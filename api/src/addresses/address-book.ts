import type { List, Schemas } from '@copper-carrot/contracts';
import { Op, type Transaction, type WhereOptions } from 'sequelize';
import type { Paging } from '../http';
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

/** The addresses of a person and of the organization that an order is for, the newest first. */
export async function addressBook(of: Book, query: BookQuery): Promise<List<Schemas['Address']>> {
  const where: WhereOptions<Address> = {
    ...inBook(of),
    ...(query.for_address_book === undefined ? {} : { forAddressBook: query.for_address_book }),
    ...(query.root ? { rootId: null } : {}),
  };
  const { rows, count } = await Address.findAndCountAll({
    where,
    order: [['id', 'DESC']],
    limit: query.limit,
    offset: query.offset,
  });
  return { records: rows.map(presentAddress), count };
}

const presentAddress = (address: Address): Schemas['Address'] => ({
  id: address.id,
  user_id: address.userId,
  team_id: address.teamId,
  company_name: address.companyName,
  formatted_address: address.formattedAddress,
  google_place_id: address.googlePlaceId,
  suite: address.suite,
  city: address.city,
  state: address.state,
  zip: address.zip,
  latitude: address.latitude,
  longitude: address.longitude,
  approximate: address.approximate,
  place_id: address.placeId,
  time_zone: address.timeZone,
  contact_name: address.contactName,
  contact_phone: address.contactPhone,
  delivery_instructions: address.deliveryInstructions,
});
