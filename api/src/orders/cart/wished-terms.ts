import type { Schemas } from '@copper-carrot/contracts';
import { loadKitchenFacts } from '../../delivery';
import type { Actor } from '../../http';
import { homeZone, type OrderTerms } from '../assessment/order-terms';
import type { Offer } from '../offer/offer';
import { wishedDishes } from '../offer/ordered-dish';
import { selection } from './chosen-options';
import { findForVisitor } from './delivery-address';
import { requireServedAs } from './presentation';
import { withWishedCombos } from './wished-combos';

/** The input of a preview, of a package or of a menu. */
export type OrderWish = Omit<Schemas['PreviewOrderBody'], 'order'> & {
  order?: NonNullable<Schemas['PreviewOrderBody']['order']> &
    Partial<NonNullable<Schemas['PreviewMenuOrderBody']['order']>>;
};

/** The terms of a previewed order; lookups are counted per `network`, 422 for an unknown address. */
export async function wishedTerms(
  offered: Offer,
  body: OrderWish,
  actor: Actor | null,
  network: string,
): Promise<OrderTerms> {
  const wish = { ...body, ...body.order };
  const offer = withWishedCombos(offered, wish.package_item_options);
  const headcount = wish.headcount ?? offer.startsFor;
  const chosen = selection(offer, headcount ?? 0, wish.chosen_options, wish.presentation_type);
  requireServedAs(offer, chosen, wish.presentation_type);
  const found = await findForVisitor(wish, network, offered);
  const kitchens = await loadKitchenFacts({ brandId: offer.brandId, date: wish.start_date ?? null }, null);
  return {
    orderId: null,
    userId: actor?.userId ?? null,
    teamId: actor?.teamId ?? null,
    offer,
    kitchens,
    headcount,
    presentationType: wish.presentation_type ?? null,
    chosen,
    dishes: wishedDishes(offer.dishes, wish.menu_items ?? []),
    startDate: wish.start_date ?? null,
    startTime: wish.start_time ?? null,
    location: found && {
      latitude: found.latitude,
      longitude: found.longitude,
      placeId: found.placeId,
      state: found.state,
      timeZone: found.timeZone,
    },
    timeZone: homeZone(kitchens, wish.pickup_kitchen_id ?? null),
    pickup: wish.pickup ?? false,
    pickupKitchenId: wish.pickup_kitchen_id ?? null,
    payment: 'card',
    tipCents: null,
    coupon: null,
    creditCents: 0,
  };
}
