import { noCutlery, type Schemas } from '@copper-carrot/contracts';
import { Op, type Transaction } from 'sequelize';
import { askOutside } from '../../accounts';
import {
  Address,
  geocode,
  lookUpCounter,
  undeliverable,
  undeliverableError,
  type AddressWanted,
  type GeocodedAddress,
} from '../../addresses';
import { sql } from '../../database';
import { placeOfBrand } from '../../delivery';
import { invalid } from '../../errors';
import type { Actor } from '../../http';
import { prepared } from '../../prepared';
import { addressToChoose } from '../access';
import type { Order, OrderRow } from '../order.model';
import { hasTypedContact } from './last-order';

/** Fields of the delivery address and contact. */
export const addressFields = [
  'address_id',
  'google_place_id',
  'formatted_address',
  'company_name',
  'suite',
  'contact_name',
  'contact_phone',
  'delivery_instructions',
] as const;

const countLookUp = lookUpCounter('order_addresses');

type Named = Pick<Schemas['OrderChanges'], 'google_place_id' | 'formatted_address'>;
const namesNone = (named: Named) => !named.google_place_id && !named.formatted_address;

/** The order or brand whose place resolves an address text without a town. */
type AddressFor = { orderId: number } | { brandId: number };

const orderQuery = prepared(
  'place-of-order',
  { placeId: 'int4?', brandId: 'int4' },
  `select place_id as "placeId", brand_id as "brandId" from orders where id = $1`,
);

async function placeFor(of: AddressFor): Promise<number | null> {
  if ('brandId' in of) return placeOfBrand(of.brandId);
  const [order] = await sql.rows(orderQuery, [of.orderId]);
  return order ? (order.placeId ?? placeOfBrand(order.brandId)) : null;
}

/**
 * The geocoder's result for the address that the changes name, or null if they name none, with the actor re-read
 * afterwards; 422 if the address is unknown.
 */
export async function findAddress(
  named: Named,
  actor: Actor,
  of: AddressFor,
): Promise<{ found: GeocodedAddress | null; actor: Actor }> {
  if (namesNone(named)) return { found: null, actor };
  const wanted = await wantedAddress(named, of);
  const { answer: found, actor: by } = await askOutside(actor, () => lookUp(wanted, actor.userId));
  return { found, actor: by };
}

/** The same for a visitor without a session; lookups are counted per `network`. */
export const findForVisitor = async (
  named: Named,
  network: string,
  of: AddressFor,
): Promise<GeocodedAddress | null> =>
  namesNone(named) ? null : lookUp(await wantedAddress(named, of), network);

async function wantedAddress(named: Named, of: AddressFor): Promise<AddressWanted> {
  const { google_place_id: googlePlaceId, formatted_address: formattedAddress } = named;
  // A Google place id needs no nearby place to resolve it.
  if (googlePlaceId) return { googlePlaceId, formattedAddress };
  return { formattedAddress, placeId: await placeFor(of) };
}

async function lookUp(wanted: AddressWanted, asker: number | string): Promise<GeocodedAddress> {
  await countLookUp(asker, wanted);
  const found = await geocode(wanted);
  if (!found) throw invalid('formatted_address', 'unknown', 'is not an address that we can find');
  // A ZIP code is enough to show prices; an order needs the street.
  if (undeliverable(found.formattedAddress) === 'post_box') throw undeliverableError('post_box');
  return found;
}

/** Sets the delivery address: a saved address takes precedence over a geocoded one; null clears the saved one. */
export async function applyAddress(
  order: Order,
  { addressId, found }: { addressId: number | null | undefined; found: GeocodedAddress | null },
  actor: Actor,
  transaction: Transaction,
) {
  const saved = order.addressId ?? null;
  if (addressId === null) order.addressId = null;
  if (addressId) {
    const address = await chosenAddress(addressId, order, actor, transaction);
    const wantsNone = wantsNoCutlery(order.deliveryInstructions);
    order.set(savedPlace(address));
    if (wantsNone) order.deliveryInstructions = withNoCutlery(address.deliveryInstructions);
    if (!(await hasTypedContact(order, transaction))) order.set(contactOf(address, order));
  } else if (found) {
    if (found.formattedAddress !== order.formattedAddress)
      await forgetSavedDetails(saved, order, actor, transaction);
    order.set({
      addressId: null,
      googlePlaceId: found.googlePlaceId,
      formattedAddress: found.formattedAddress,
      latitude: found.latitude,
      longitude: found.longitude,
      deliveryState: found.state,
      placeId: found.placeId,
    });
  }
}

const wantsNoCutlery = (instructions: string | null | undefined) =>
  instructions?.endsWith(noCutlery) ?? false;
const withNoCutlery = (instructions: string | null) => [instructions, noCutlery].filter(Boolean).join(' ');

type SavedPlace =
  | ('addressId' | 'googlePlaceId' | 'formattedAddress' | 'companyName' | 'suite' | 'deliveryInstructions')
  | ('latitude' | 'longitude' | 'deliveryState' | 'placeId');
/** A saved address as order columns, with its delivery instructions. */
export const savedPlace = (address: Address): Pick<OrderRow, SavedPlace> => ({
  addressId: address.id,
  googlePlaceId: address.googlePlaceId,
  formattedAddress: address.formattedAddress,
  companyName: address.companyName,
  suite: address.suite,
  deliveryInstructions: address.deliveryInstructions,
  latitude: address.latitude,
  longitude: address.longitude,
  deliveryState: address.state,
  placeId: address.placeId,
});

const contactOf = (address: Address, order: Order) => ({
  contactName: address.contactName ?? order.contactName,
  contactPhone: address.contactPhone ?? order.contactPhone,
});

async function chosenAddress(id: number, order: Order, actor: Actor, transaction: Transaction) {
  const address = await addressToChoose(id, order, actor, transaction);
  if (!address) throw invalid('address_id', 'inclusion', 'is not an address of yours');
  return address;
}

/** Links an order to the saved address that matches its text, and copies its delivery instructions. */
export async function recognizeAddress(order: Order, actor: Actor, transaction: Transaction) {
  if (order.addressId || !order.formattedAddress) return;
  const [same] = await Address.findAll({
    where: {
      formattedAddress: order.formattedAddress,
      suite: order.suite ?? null,
      archivedAt: null,
      [Op.or]: bookOwners(order, actor),
    },
    order: ['id'],
    transaction,
  });
  const address = same && (await addressToChoose(same.id, order, actor, transaction));
  if (!address) return;
  order.set({
    addressId: address.id,
    deliveryInstructions: order.deliveryInstructions ?? address.deliveryInstructions,
  });
}

/** The owners of the saved addresses that an order may use. */
const bookOwners = ({ userId, teamId }: Order, actor: Actor) => [
  { userId: [userId, actor.userId] },
  ...(teamId ? [{ teamId }] : []),
];

const trueOnlyThere = ['companyName', 'suite', 'deliveryInstructions'] as const;

/**
 * Clears details copied from a saved address when an order moves elsewhere, also if the address was unlinked before;
 * details that were typed for the order are kept.
 */
async function forgetSavedDetails(
  saved: number | null,
  order: Order,
  actor: Actor,
  transaction: Transaction,
) {
  if (trueOnlyThere.every((key) => (order[key] ?? null) === null)) return;
  const ofThisPlace = await Address.findAll({
    where: {
      [Op.or]: [
        { id: saved ?? 0 },
        { formattedAddress: order.formattedAddress ?? '', [Op.or]: bookOwners(order, actor) },
      ],
    },
    transaction,
  });
  for (const key of trueOnlyThere) {
    if (ofThisPlace.some((address) => address[key] === order[key])) order.set(key, null);
  }
  // Whether cutlery is wanted is true of every place.
  const { deliveryInstructions: said } = order;
  if (
    wantsNoCutlery(said) &&
    ofThisPlace.some((address) => withNoCutlery(address.deliveryInstructions) === said)
  )
    order.deliveryInstructions = noCutlery;
}
