import { mayTake, openStatuses, type OrderStatus, type Schemas } from '@copper-carrot/contracts';
import { inList } from '../../database';
import { defineList, presentList, type Actor, type Paging } from '../../http';
import { type RowWith } from '../../prepared';
import { centsToDollars } from '../../pricing';
import { mayReorder } from '../order.policy';
import { awaitsReview } from '../reviewable';
import {
  listedColumns,
  listedFrom,
  listedSelect,
  presentListed,
  presentListedForCaterer,
  type ListedRow,
} from './listed-order';

export interface OrderFilter {
  status?: OrderStatus[];
  /**
   * `upcoming`: not ended and in the future; `unanswered`: upcoming ones that wait for their caterer; `past`: all other
   * submitted orders.
   */
  when?: 'upcoming' | 'unanswered' | 'past';
}

/** What the lists of a customer are searched by besides. */
export interface CustomerFilter extends OrderFilter {
  /** The year of the event. */
  year?: number;
  cost_center?: string;
  /** A number, or words of the food, its kitchen or who ordered it. */
  query?: string;
}

/** Additional columns of the caterer's list. */
const catererColumns = {
  ...listedColumns,
  kitchen_name: 'text?',
  expires_at: 'timestamptz?',
  change_expires_at: 'timestamptz?',
  lock_version: 'int4',
  payout_cents: 'int4',
} as const;

const upcoming = `o.status in (${inList(openStatuses)}) and o.start_at >= now()`;

/** The change of an order that waits for its caterer; there is one at most. */
const askedChange = "from order_change_requests c where c.order_id = o.id and c.status = 'requested'";
const unanswered = `${upcoming} and (o.status = 'pending' or exists (select ${askedChange}))`;

const scopes = {
  /** The person's own orders in any organization. */
  user: 'o.user_id = $1 and o.removed_at is null',
  team: 'o.team_id = $1 and o.submitted_at is not null',
  /** Includes the direct carts that the brand made, if carts are asked for. */
  brand: `o.brand_id = $1 and (o.submitted_at is not null or (o.is_direct and o.removed_at is null and 'in_cart' = any($2)))`,
};
type Scope = keyof typeof scopes;
type Direction = 'asc' | 'desc';

const ofCaterers = `(select k ->> 'name' from jsonb_array_elements(o.agreed -> 'kitchens') k where (k ->> 'id')::integer = o.kitchen_id) as kitchen_name,
  o.expires_at, (select c.expires_at ${askedChange}) as change_expires_at, o.lock_version, (select coalesce(sum(l.caterer_cents), 0)::integer from order_price_lines l where l.order_id = o.id) as payout_cents`;

const found = `and ($4::int is null or (o.start_date >= make_date($4, 1, 1) and o.start_date < make_date($4 + 1, 1, 1)))
      and ($5::text is null or o.cost_center = $5)
      and ($6::text is null or o.id::text = ltrim($6, '#')
        or position(lower($6) in lower(concat_ws(' ', coalesce(o.agreed #>> '{package,name}', p.name, 'From the menu'), b.name,
          u.first_name || ' ' || u.last_name))) > 0)`;

const definition = (scope: Scope, direction: Direction) => ({
  name: `orders-by-${scope}-${direction}`,
  columns: listedColumns,
  select: listedSelect,
  from: `${listedFrom}
    where ${scopes[scope]} and (cardinality($2::text[]) = 0 or o.status = any($2))
      and ($3::text is null or ($3 = 'upcoming' and ${upcoming}) or ($3 = 'unanswered' and ${unanswered})
        or ($3 = 'past' and o.submitted_at is not null and not (${upcoming})))
      ${scope === 'brand' ? '' : found}`,
  order: `o.start_at ${direction} nulls first`,
  key: 'o.id desc',
});
const ofBrand = (direction: Direction) =>
  defineList({
    ...definition('brand', direction),
    columns: catererColumns,
    select: `${listedSelect}, ${ofCaterers}`,
  });
const lists = {
  user: { asc: defineList(definition('user', 'asc')), desc: defineList(definition('user', 'desc')) },
  team: { asc: defineList(definition('team', 'asc')), desc: defineList(definition('team', 'desc')) },
};
const brandLists = { asc: ofBrand('asc'), desc: ofBrand('desc') };

/** Upcoming orders soonest first, all others latest first. */
const directionOf = ({ when }: OrderFilter): Direction =>
  when === 'upcoming' || when === 'unanswered' ? 'asc' : 'desc';

interface Of {
  scope: 'user' | 'team';
  id: number;
}

/** Orders of a person or an organization, as they are stored. */
export const listedRows = (
  of: Of,
  { status = [], when, year, cost_center: costCenter, query, ...page }: CustomerFilter & Paging,
) =>
  lists[of.scope][directionOf({ when })].page(
    [of.id, status, when ?? null, year ?? null, costCenter ?? null, query || null],
    page,
  );

/** Orders of a person or an organization. */
export const listOrders = async (of: Of, which: CustomerFilter & Paging, actor: Actor) =>
  presentList(await listedRows(of, which), (row): Schemas['OrderListRecord'] => ({
    ...presentListed(row, actor),
    can: { reorder: mayBeMadeAgain(row, actor) },
  }));

const mayBeMadeAgain = ({ status, user_id: userId, team_id: teamId }: ListedRow, actor: Actor): boolean =>
  status !== 'in_cart' && mayReorder(actor, { userId, teamId });

const awaiting = defineList({
  name: 'orders-awaiting-review',
  columns: listedColumns,
  select: listedSelect,
  from: `${listedFrom}
    where o.user_id = $1 and ($2::integer is null or o.team_id = $2) and ${awaitsReview('o')}`,
  order: 'o.start_at desc',
  key: 'o.id desc',
});

/** The orders of a person that wait for their review; of one organization, where that is said. */
export const listAwaitingReview = async (actor: Actor, teamId: number | null, page: Paging) =>
  presentList(await awaiting.page([actor.userId, teamId], page), (row): Schemas['OrderListRecord'] => ({
    ...presentListed(row, actor),
    can: { reorder: mayBeMadeAgain(row, actor) },
  }));

/** Orders of a brand for its caterers. */
export const listBrandOrders = async (
  brandId: number,
  { status = [], when, ...page }: OrderFilter & Paging,
) =>
  presentList(
    await brandLists[isOfCarts(status) ? 'asc' : directionOf({ when })].page(
      [brandId, status, when ?? null],
      page,
    ),
    presentForCaterer,
  );

/** A list of carts only; direct carts lie in the future, like upcoming orders. */
const isOfCarts = (status: readonly string[]) =>
  status.length > 0 && status.every((one) => one === 'in_cart');

const presentForCaterer = (row: RowWith<typeof catererColumns>): Schemas['CatererOrderListRecord'] => ({
  ...presentListedForCaterer(row),
  kitchen_name: row.kitchen_name,
  expires_at: row.expires_at?.toISOString() ?? null,
  change_expires_at: row.change_expires_at?.toISOString() ?? null,
  lock_version: row.lock_version,
  payout: centsToDollars(row.payout_cents),
  can: { accept: mayTake('accept', row.status), decline: mayTake('decline', row.status) },
});
