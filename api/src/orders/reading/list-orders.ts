import { mayTake, openStatuses, type OrderStatus, type Schemas } from '@copper-carrot/contracts';
import { inList } from '../../database';
import { defineList, presentList, type Actor, type Paging } from '../../http';
import { type RowWith } from '../../prepared';
import { centsToDollars } from '../../pricing';
import { mayReorder } from '../order.policy';
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
  /** `upcoming`: not ended and still ahead; `unanswered`: what of it waits for its caterer; `past`: all else that was submitted. */
  when?: 'upcoming' | 'unanswered' | 'past';
}

/** What a caterer's list says besides. */
const catererColumns = {
  ...listedColumns,
  kitchen_name: 'text?',
  expires_at: 'timestamptz?',
  change_expires_at: 'timestamptz?',
  lock_version: 'int4',
  payout_cents: 'int4',
} as const;

const upcoming = `o.status in (${inList(openStatuses)}) and o.start_at >= now()`;

/** The change of an order that its caterer is to answer; there is one at most. */
const askedChange = "from order_change_requests c where c.order_id = o.id and c.status = 'requested'";
const unanswered = `${upcoming} and (o.status = 'pending' or exists (select ${askedChange}))`;

const scopes = {
  /** One's own orders, those of a selected organization apart. */
  user: 'o.user_id = $1 and o.removed_at is null',
  team: 'o.team_id = $1 and o.submitted_at is not null',
  /** Of its carts those that it made, for whoever asks for carts. */
  brand: `o.brand_id = $1 and (o.submitted_at is not null or (o.is_direct and o.removed_at is null and 'in_cart' = any($2)))`,
};
type Scope = keyof typeof scopes;
type Direction = 'asc' | 'desc';

const ofCaterers = `(select k ->> 'name' from jsonb_array_elements(o.agreed -> 'kitchens') k where (k ->> 'id')::integer = o.kitchen_id) as kitchen_name,
  o.expires_at, (select c.expires_at ${askedChange}) as change_expires_at, o.lock_version, (select coalesce(sum(l.caterer_cents), 0)::integer from order_price_lines l where l.order_id = o.id) as payout_cents`;

const definition = (scope: Scope, direction: Direction) => ({
  name: `orders-by-${scope}-${direction}`,
  columns: listedColumns,
  select: listedSelect,
  from: `${listedFrom}
    where ${scopes[scope]} and (cardinality($2::text[]) = 0 or o.status = any($2))
      and ($3::text is null or ($3 = 'upcoming' and ${upcoming}) or ($3 = 'unanswered' and ${unanswered})
        or ($3 = 'past' and o.submitted_at is not null and not (${upcoming})))`,
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

/** What lies ahead soonest first, else the latest first. */
const directionOf = ({ when }: OrderFilter): Direction =>
  when === 'upcoming' || when === 'unanswered' ? 'asc' : 'desc';

/** Orders of a person or an organization. */
export const listOrders = async (
  of: { scope: 'user' | 'team'; id: number },
  { status = [], when, ...page }: OrderFilter & Paging,
  actor: Actor,
) =>
  presentList(
    await lists[of.scope][directionOf({ when })].page([of.id, status, when ?? null], page),
    (row): Schemas['OrderListRecord'] => ({
      ...presentListed(row),
      can: { reorder: mayBeMadeAgain(row, actor) },
    }),
  );

const mayBeMadeAgain = ({ status, user_id: userId, team_id: teamId }: ListedRow, actor: Actor): boolean =>
  status !== 'in_cart' && mayReorder(actor, { userId, teamId });

/** Orders of a brand, as its caterers read them. */
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

/** What a caterer made and nobody has placed yet lies ahead as well. */
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
