import type { Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../../http';
import { centsToDollars } from '../../pricing';
import type { OrderedPackage } from '../agreed';
import { canceledByCustomer, heldTooLong } from '../cancellation';
import type { LoadedFood } from './load-order';
import type { StoredOrder } from './order-query';

/** Parts of an order that customer and caterer read alike. */

export const presentChosen = (chosen: LoadedFood['chosen']): Schemas['ChosenOption'][] =>
  chosen.map((each) => ({
    option_id: each.optionId,
    item_id: each.packageItemId,
    qty: each.qty,
    item_choice_type: each.choiceType,
    name: each.name,
    price: centsToDollars(each.priceCents),
    dietary_tags: each.dietaryTags,
    allergens: each.allergens,
  }));

/** What comes with every order of the package. */
export const presentIncluded = (included: LoadedFood['included']): Schemas['Order']['included'] =>
  included && {
    dishes: included.dishes.map(({ name, note, dietaryTags, allergens = [] }) => ({
      ...{ name, note, dietary_tags: dietaryTags, allergens },
    })),
    others: included.others,
  };

export const presentOrderAddress = (order: StoredOrder): Schemas['OrderAddress'] => ({
  address_id: order.addressId,
  google_place_id: order.googlePlaceId,
  formatted_address: order.formattedAddress,
  company_name: order.companyName,
  suite: order.suite,
  contact_name: order.contactName,
  contact_phone: order.contactPhone,
  delivery_instructions: order.deliveryInstructions,
});

export const presentOrdered = (
  pack: OrderedPackage,
  { packageSlug }: StoredOrder,
): NonNullable<Schemas['CatererOrder']['package']> => ({
  name: pack.name,
  slug: packageSlug ?? '',
  image: { url: pack.pictureUrl, alt: pack.pictureAlt },
  set_up_type: pack.setUpType,
});

type Course = 'is_direct' | 'claimed_by_customer_at' | 'submitted_at' | 'expires_at';

const cancellationIn = ({ history }: StoredOrder) => history.findLast(({ kind }) => kind === 'canceled');

/** Why an order has ended, for its caterer. */
export const presentEndReasonForCaterer = (order: StoredOrder): string | null =>
  // A cancellation without a person is that of an unpaid order.
  cancellationIn(order)?.byId === null ? heldTooLong : order.endReason;

/** Why an order has ended, for its customers, naming who canceled it. */
export function presentEndReason(order: StoredOrder, actor: Actor): string | null {
  const { endReason } = order;
  const entry = cancellationIn(order);
  if (endReason !== canceledByCustomer || !entry) return endReason;
  const { by, byId, acting } = entry;
  if (byId === actor.userId && acting === null) return 'You canceled this order.';
  const who = acting ?? by;
  return who === null ? endReason : `${who} canceled this order.`;
}

/** Its times and version. */
export const presentCourse = (order: StoredOrder): Pick<Schemas['Order'], Course | 'lock_version'> => ({
  is_direct: order.isDirect,
  claimed_by_customer_at: order.claimedByCustomerAt?.toISOString() ?? null,
  submitted_at: order.submittedAt?.toISOString() ?? null,
  expires_at: order.expiresAt?.toISOString() ?? null,
  lock_version: order.lockVersion,
});
