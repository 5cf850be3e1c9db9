import type { Schemas } from '@copper-carrot/contracts';
import { Op, type Transaction } from 'sequelize';
import { askOutside } from '../../accounts';
import {
  Address,
  geocode,
  lookUpCounter,
  undeliverable,
  undeliverableError,
  type GeocodedAddress,
} from '../../addresses';
import { invalid } from '../../errors';
import type { Actor } from '../../http';
import { addressToChoose } from '../access';
import type { Order, OrderRow } from '../order.model';
import { hasTypedContact } from './last-order';

/** Where an order goes, and to whom. */
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

/**
 * What the geocoder knows of a place that somebody's changes name, or null where they name none, and who they are by then;
 * 422 where it knows nothing.
 */
export async function findAddress(
  named: Named,
  actor: Actor,
): Promise<{ found: GeocodedAddress | null; actor: Actor }> {
  if (namesNone(named)) return { found: null, actor };
  const { answer: found, actor: by } = await askOutside(actor, () => lookUp(named, actor.userId));
  return { found, actor: by };
}

/** The same for whoever only looks; `network` is whose look-ups are counted. */
export const findForVisitor = async (named: Named, network: string): Promise<GeocodedAddress | null> =>
  namesNone(named) ? null : lookUp(named, network);

async function lookUp(named: Named, asker: number | string): Promise<GeocodedAddress> {
  const wanted = { googlePlaceId: named.google_place_id, formattedAddress: named.formatted_address };
  await countLookUp(asker, wanted);
  const found = await geocode(wanted);
  if (!found) throw invalid('formatted_address', 'unknown', 'is not an address that we can find');
  // A ZIP code is enough to see prices for, until it is ordered.
  if (undeliverable(found.formattedAddress) === 'post_box') throw undeliverableError('post_box');
  return found;
}

/** Sets where the order goes: an address of its book before a place that the geocoder found; null is no saved one. */
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
    order.set(savedPlace(address));
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

type SavedPlace =
  | ('addressId' | 'googlePlaceId' | 'formattedAddress' | 'companyName' | 'suite' | 'deliveryInstructions')
  | ('latitude' | 'longitude' | 'deliveryState' | 'placeId');
/** Where a saved address is and how to get in there, as columns of an order that goes to it. */
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

/** Recognizes the saved address that an order goes to by what was written down, and takes over how to get in there. */
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

/** Whose saved addresses an order may be going to. */
const bookOwners = ({ userId, teamId }: Order, actor: Actor) => [
  { userId: [userId, actor.userId] },
  ...(teamId ? [{ teamId }] : []),
];

const trueOnlyThere = ['companyName', 'suite', 'deliveryInstructions'] as const;

/**
 * What an order has of a saved address is not true of the next place, nor if that address was let go of before; what was
 * typed for the order itself is kept.
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
}
