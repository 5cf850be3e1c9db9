import type { Schemas } from '@copper-carrot/contracts';
import type { LoadedCatererActions } from './caterer-actions';
import type { CatererGroup } from './caterer-actions.schemas';

type Item = LoadedCatererActions['items'][number];
type OrderAction = Schemas['CatererOrderAction'];

const pathOf = ({ kind, brand_id: brandId, id }: Item): string =>
  ({
    orders_awaiting_confirmation: `/${brandId}/orders/${id}`,
    pending_orders: `/${brandId}/orders/${id}`,
    orders_with_pending_changes: `/${brandId}/orders/${id}/review-change`,
    canceled_and_unconfirmed_orders: `/${brandId}/orders/${id}`,
    pending_menu_reviews: `/${brandId}/menus/wizard/${id}`,
  })[kind];

const linkOf = (item: Item): Schemas['AppLink'] => ({ app: 'caterer', path: pathOf(item) });

const presentOrder = (item: Item): OrderAction => ({
  id: item.id,
  title: item.title,
  customer: item.customer,
  start_date: item.start_date,
  start_time: item.start_time,
  time_zone: item.time_zone,
  headcount: item.headcount,
  deadline: item.deadline?.toISOString() ?? null,
  lock_version: item.lock_version ?? 0,
  link: linkOf(item),
});

/** The groups of 2 §4, by brand. */
export function presentCatererActions({ brands, items }: LoadedCatererActions): Schemas['CatererActions'] {
  const of = (brandId: number, group: CatererGroup) =>
    items.filter(({ kind, brand_id: brand }) => kind === group && brand === brandId);
  return {
    brands: brands.map((brand) => ({
      brand,
      orders_awaiting_confirmation: of(brand.id, 'orders_awaiting_confirmation').map(presentOrder),
      pending_orders: of(brand.id, 'pending_orders').map(presentOrder),
      orders_with_pending_changes: of(brand.id, 'orders_with_pending_changes').map(presentOrder),
      canceled_and_unconfirmed_orders: of(brand.id, 'canceled_and_unconfirmed_orders').map(presentOrder),
      pending_menu_reviews: of(brand.id, 'pending_menu_reviews').map((item) => ({
        id: item.id,
        description: item.title,
        sent_at: item.sent_at?.toISOString() ?? '',
        link: linkOf(item),
      })),
    })),
  };
}
