import { orderStates, type OrderStatus, type Schemas } from '@copper-carrot/contracts';
import { isSiteAdmin, type Actor } from '../../http';
import { column, type RowWith } from '../../prepared';
import { centsToDollars } from '../../pricing';

/** Columns of an order in every list. */
export const listedColumns = {
  id: 'int4',
  status: column<OrderStatus>('text'),
  team_id: 'int4?',
  brand_id: 'int4',
  user_id: 'int4',
  user_name: 'text',
  start_at: 'timestamptz?',
  start_date: 'date?',
  start_time: 'text?',
  time_zone: 'text?',
  headcount: 'int4?',
  company_name: 'text?',
  formatted_address: 'text?',
  cost_center: 'text?',
  package_id: 'int4?',
  package_name: 'text?',
  package_slug: 'text?',
  package_picture: 'text?',
  package_alt: 'text?',
  set_up_type: column<NonNullable<Schemas['OrderListRecord']['package']>['set_up_type']>('text?'),
  brand_name: 'text',
  brand_picture: 'text',
  pickup: 'bool',
  points_awarded: 'int4?',
  food_cents: 'int4?',
  total_cents: 'int4?',
  saved_cents: 'int4?',
  saved_before_delivery: 'bool',
  overall_rating: 'int4?',
  rated_anonymously: 'bool?',
} as const;

export const listedSelect = `o.id, o.status, o.team_id, o.brand_id, o.user_id, trim(u.first_name || ' ' || u.last_name) as user_name,
  o.start_at, o.start_date, to_char(o.start_time, 'HH24:MI') as start_time, o.time_zone, o.headcount, o.company_name,
  o.formatted_address, o.cost_center, p.id as package_id, p.slug as package_slug,
  coalesce(o.agreed #>> '{package,name}', p.name) as package_name,
  coalesce(o.agreed #>> '{package,pictureUrl}', p.picture ->> 'url') as package_picture,
  coalesce(o.agreed #>> '{package,pictureAlt}', p.picture_alt) as package_alt,
  coalesce(o.agreed #>> '{package,setUpType}', p.set_up_type) as set_up_type, b.name as brand_name, coalesce(b.picture ->> 'url', '') as brand_picture, o.pickup,
  o.points_awarded, o.food_cents, o.total_cents, o.saved_cents, o.saved_before_delivery, r.overall_rating, r.anonymous as rated_anonymously`;

export const listedFrom = `orders o join users u on u.id = o.user_id join brands b on b.id = o.brand_id
  left join packages p on p.id = o.package_id left join reviews r on r.order_id = o.id`;

export type ListedRow = RowWith<typeof listedColumns>;

/** Fields that only the customer's lists have. */
type OfCustomer = 'points_awarded' | 'pricing' | 'saved_price';

/** An order in the customer's lists; the list itself adds `can`. */
export const presentListed = (
  row: ListedRow,
  reader: Actor | 'owner',
): Omit<Schemas['OrderListRecord'], 'can'> => ({
  ...presentListedForCaterer(row),
  review:
    reader === 'owner' || row.user_id === reader.userId || isSiteAdmin(reader)
      ? ratingOf(row)
      : namedRatingOf(row),
  points_awarded: row.points_awarded,
  pricing: {
    order_items_price: centsToDollars(row.food_cents ?? 0),
    customer_price: centsToDollars(row.total_cents ?? 0),
  },
  saved_price:
    row.status !== 'in_cart' || row.saved_cents === null
      ? null
      : { amount: centsToDollars(row.saved_cents), before_delivery: row.saved_before_delivery },
});

const ratingOf = ({ overall_rating: stars }: ListedRow) =>
  stars === null ? null : { overall_rating: stars };
/** An anonymous rating is left out, because the order names its owner. */
const namedRatingOf = (row: ListedRow) => (row.rated_anonymously ? null : ratingOf(row));

/** The same for the caterer's list. */
export function presentListedForCaterer(
  row: ListedRow,
): Omit<Schemas['OrderListRecord'], 'can' | OfCustomer> & Pick<Schemas['CatererOrderListRecord'], 'pricing'> {
  return {
    id: row.id,
    status: row.status,
    status_label: orderStates[row.status].label,
    team_id: row.team_id,
    brand_id: row.brand_id,
    user_id: row.user_id,
    user_name: row.user_name,
    start_at: row.start_at?.toISOString() ?? null,
    start_date: row.start_date,
    start_time: row.start_time,
    time_zone: row.time_zone,
    headcount: row.headcount,
    address: { company_name: row.company_name, formatted_address: row.formatted_address },
    package:
      row.package_id === null
        ? null
        : {
            name: row.package_name ?? '',
            slug: row.package_slug ?? '',
            image: {
              url: row.package_picture ?? '',
              alt: row.package_alt ?? '',
            },
            set_up_type: row.set_up_type ?? 'drop_off',
          },
    brand: { name: row.brand_name, avatar_url: row.brand_picture },
    pickup: row.pickup,
    courier_pickup_text: null,
    courier_label: null,
    pricing: { order_items_price: centsToDollars(row.food_cents ?? 0) },
    review: namedRatingOf(row),
  };
}
