import { addressBookLimit, errorCodes, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { accountEvents, askOutside, Team } from '../accounts';
import {
  Address,
  geocode,
  inBook,
  lookUpCounter,
  notADoor,
  ofPerson,
  ofTeam,
  undeliverable,
  type GeocodedAddress,
} from '../addresses';
import { databaseNow } from '../clock';
import { database, sql } from '../database';
import { ApiError, invalid, notFound } from '../errors';
import { on, subscribe } from '../events';
import { authorize, type Actor } from '../http';
import { prepared } from '../prepared';
import { presentSaved } from './address.presenter';
import { bookPolicy, type BookOf } from './book.policy';

type Fields = Schemas['AddressBody']['address'];

const countLookUp = lookUpCounter('book_addresses');

const countQuery = prepared(
  'address-book-size',
  { count: 'int8' },
  `select count(*) from addresses a where ${inBook} and (${ofPerson('$1')} or ${ofTeam('$2')})`,
);

/** The place of the newest address of a book, else of the last order of the person who changes it: it decides what a text without a town means. */
const placeNear = prepared(
  'place-near-book',
  { placeId: 'int4?' },
  `select coalesce(
    (select a.place_id from addresses a
      where ${inBook} and (${ofPerson('$1')} or ${ofTeam('$2')}) and a.place_id is not null order by a.id desc limit 1),
    (select o.place_id from orders o where o.user_id = $3 and o.place_id is not null order by o.id desc limit 1)
  ) as "placeId"`,
);

const bookLock = prepared(
  'address-book-lock',
  {},
  'select where pg_advisory_xact_lock(hashtext($1)) is not null',
);

/**
 * Puts an address into a book (2 §7): 404 for a book that the actor may not read, 403 for one that they may not edit; 422 by
 * field for an address that nobody finds, a label that is taken or a book that is full.
 */
export async function addAddress(
  { team_id: teamId = null, ...fields }: Schemas['NewAddressBody']['address'],
  actor: Actor,
): Promise<Address> {
  const book = { userId: teamId === null ? actor.userId : null, teamId };
  authorize(bookPolicy, 'edit', actor, book);
  // A site admin may edit every book that there is.
  if (teamId !== null && !(await Team.findByPk(teamId))) throw notFound();
  const { place, actor: by } = await placeOf(fields, actor, book);
  authorize(bookPolicy, 'edit', by, book);
  return database.transaction(async (transaction) => {
    await lockBook(book, transaction);
    const [known] = await sql.within(transaction, countQuery, [book.userId, book.teamId]);
    if (Number(known?.count) >= addressBookLimit)
      throw invalid(
        'label',
        'too_many',
        `is one too many: a book holds ${addressBookLimit} addresses. Please delete one first`,
      );
    return Address.create({ ...place, ...book, ...said(fields), label: fields.label }, { transaction });
  });
}

/**
 * Changes an address of a book; orders have copies, which stay. 409 with the address as it is now where it is not the one
 * whose version was read.
 */
export async function changeAddress(
  id: number,
  { lock_version: version, ...fields }: Fields,
  actor: Actor,
): Promise<Address> {
  const stands = await Address.findByPk(id);
  requireEditable(stands, actor);
  const moves = fields.formatted_address !== undefined || fields.google_place_id !== undefined;
  const { place, actor: by } = moves ? await movedPlace(stands, fields, actor) : { place: {}, actor };
  return database.transaction(async (transaction) => {
    const address = await locked(id, by, transaction);
    if (version !== undefined && version !== address.lockVersion)
      throw new ApiError(409, errorCodes.stale, {
        message: 'This address was changed meanwhile, so yours is not saved yet.',
        context: { address: presentSaved(address) },
      });
    return address.update({ ...place, ...said(fields) }, { transaction });
  });
}

/** Takes an address out of its book; orders that go there, carts too, keep it. */
export const removeAddress = (id: number, actor: Actor): Promise<void> =>
  database.transaction(async (transaction) => {
    const address = await locked(id, actor, transaction);
    await address.update({ archivedAt: await databaseNow(transaction) }, { transaction });
  });

/** The book of somebody who deleted their account. */
export const addressSubscription = subscribe(
  'addresses_of_deleted_accounts',
  on(accountEvents.deleted, async ({ subject, happenedAt }, transaction) => {
    const where = { userId: subject.key, teamId: null, archivedAt: null };
    await Address.update({ archivedAt: happenedAt }, { where, transaction });
  }),
);

/** Two who add to a book at once are counted one after the other. */
const lockBook = async ({ userId, teamId }: BookOf, transaction: Transaction): Promise<void> => {
  const key = teamId === null ? `user-${userId}` : `team-${teamId}`;
  await sql.within(transaction, bookLock, [`address-book-${key}`]);
};

async function locked(id: number, actor: Actor, transaction: Transaction): Promise<Address> {
  const address = await Address.findByPk(id, { transaction, lock: true });
  requireEditable(address, actor);
  return address;
}

function requireEditable(address: Address | null, actor: Actor): asserts address is Address {
  if (!address || address.archivedAt !== null || !address.forAddressBook) throw notFound();
  authorize(bookPolicy, 'edit', actor, bookOf(address));
}

const bookOf = ({ userId, teamId }: Address): BookOf => ({ userId, teamId });

/** A place that is said as it stands is not looked up again: it may be one that its geocoder has forgotten. */
async function movedPlace(stands: Address, fields: Fields, actor: Actor) {
  const { formatted_address: text = stands.formattedAddress, google_place_id: placeId } = fields;
  const isSame =
    text === stands.formattedAddress && (placeId ?? stands.googlePlaceId) === stands.googlePlaceId;
  if (isSame) return { place: {}, actor };
  return placeOf({ formatted_address: text, google_place_id: placeId ?? null }, actor, bookOf(stands));
}

/**
 * Where an address lies, and who asks by then; 422 where nobody knows it, or where it is no door: a city alone is no place to
 * deliver to.
 */
async function placeOf(
  { formatted_address: formattedAddress, google_place_id: googlePlaceId }: Fields,
  asker: Actor,
  book: BookOf,
): Promise<{ place: GeocodedAddress; actor: Actor }> {
  const [near] = await sql.rows(placeNear, [book.userId, book.teamId, asker.userId]);
  const wanted = { googlePlaceId, formattedAddress, placeId: near?.placeId };
  await countLookUp(asker.userId, wanted);
  const { answer: found, actor } = await askOutside(asker, () => geocode(wanted));
  if (!found) throw invalid('formatted_address', 'unknown', 'is not an address that we can find');
  const noDoor = undeliverable(found.formattedAddress);
  if (noDoor) throw invalid('formatted_address', noDoor, notADoor[noDoor]);
  return { place: found, actor };
}

/** What is said of an address besides its place; empty words are none. */
function said({ label, ...fields }: Fields) {
  const words = (text: string | null | undefined) => (text === undefined ? undefined : text || null);
  const columns = {
    label,
    companyName: words(fields.company_name),
    suite: words(fields.suite),
    contactName: words(fields.contact_name),
    contactPhone: words(fields.contact_phone),
    deliveryInstructions: words(fields.delivery_instructions),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
