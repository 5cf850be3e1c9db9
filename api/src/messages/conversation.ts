import type { OrderStatus } from '@copper-carrot/contracts';
import { sql } from '../database';
import { forbidden, invalid, notFound } from '../errors';
import { isSiteAdmin, roleIn, type Actor } from '../http';
import { catererOrderPolicy, orderPolicy, teamOrdersPolicy } from '../orders';
import { column, prepared } from '../prepared';
import type { Named } from './message.schemas';

/** A thread by what it is about, whether or not anything was said in it, and as whom its reader takes part. */
export interface Conversation {
  orderId: number | null;
  teamId: number | null;
  brandId: number;
  /** The order's owner; null between an organization and a brand. */
  customerId: number | null;
  isCaterer: boolean;
}

const orderQuery = prepared(
  'messages-order',
  {
    status: column<OrderStatus>('text'),
    userId: 'int4',
    teamId: 'int4?',
    brandId: 'int4',
    isDirect: 'bool',
    claimedByCustomerAt: 'timestamptz?',
  },
  `select status, user_id as "userId", team_id as "teamId", brand_id as "brandId", is_direct as "isDirect",
     claimed_by_customer_at as "claimedByCustomerAt"
   from orders where id = $1 and removed_at is null`,
);
const pairQuery = prepared(
  'messages-pair',
  { known: 'bool', served: 'bool' },
  `select exists (select from teams where id = $1) and exists (select from brands where id = $2 and active) as known,
     exists (select from orders where team_id = $1 and brand_id = $2 and submitted_at is not null)
       or exists (select from message_threads where team_id = $1 and brand_id = $2) as served`,
);

const cooksFor = (actor: Actor, brandId: number) =>
  actor.brandIds.includes(brandId) || (actor.isAdmin && actor.brandId === brandId);

/** The named thread, for those who take part in it; 404 for others, 403 for members who do not order. */
export async function findConversation(named: Named, actor: Actor): Promise<Conversation> {
  const { order_id: orderId, team_id: teamId, brand_id: brandId } = named;
  if (orderId !== undefined) return ofOrder(orderId, actor);
  if (teamId === undefined || brandId === undefined)
    throw invalid('order_id', 'blank', 'or an organization and a brand must be named');
  return ofPair(teamId, brandId, actor);
}

async function ofOrder(orderId: number, actor: Actor): Promise<Conversation> {
  const order = await sql.first(orderQuery, [orderId]);
  if (!order) throw notFound();
  const orders = orderPolicy.readMessages(actor, order);
  if (!orders && !catererOrderPolicy.read(actor, order)) throw notFound();
  if (order.status === 'in_cart') throw notFound('Messages begin once the order is placed.');
  const { teamId, brandId, userId } = order;
  const isCustomer =
    userId === actor.userId || (teamId !== null && isOrderer(actor, teamId)) || !cooksFor(actor, brandId);
  return { orderId, teamId, brandId, customerId: userId, isCaterer: !isCustomer };
}

const isOrderer = (actor: Actor, teamId: number) =>
  ['admin', 'orderer'].includes(roleIn(actor, teamId) ?? '');

async function ofPair(teamId: number, brandId: number, actor: Actor): Promise<Conversation> {
  const { known, served } = (await sql.first(pairQuery, [teamId, brandId])) ?? {};
  const pair = { orderId: null, teamId, brandId, customerId: null };
  if (!known) throw notFound();
  if (isOrderer(actor, teamId)) return { ...pair, isCaterer: false };
  // A kitchen may write to organizations that have ordered from it or written to it, and to no other.
  if (cooksFor(actor, brandId) && served) return { ...pair, isCaterer: true };
  if (!teamOrdersPolicy.read(actor, { teamId })) throw notFound();
  if (!isSiteAdmin(actor)) throw forbidden();
  return { ...pair, isCaterer: false };
}
