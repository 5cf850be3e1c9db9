import type { OrderStatus, PollStatus } from '@copper-carrot/contracts';
import { defineList } from '../http';
import { column } from '../prepared';
import { isInvited, isOfAccount, mayHaveLink } from './own-answer';
import { endSql, isGoingOnSql } from './poll-end';
import type { PollSelection } from './poll.model';

type Diets = PollSelection['dietary'];

/** The answers of a poll: members first, guests last (API-033). */
export const selectionsList = defineList({
  name: 'poll-selections',
  columns: {
    id: 'int4',
    userId: 'int4?',
    name: 'text',
    email: 'text?',
    packageItemOptionId: 'int4?',
    comboOf: 'int4[]',
    optedOut: 'bool',
    qty: 'int4',
    ownShareCents: 'int4',
    note: 'text',
    dietary: column<Diets>('text[]'),
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
  select: `s.id, s.user_id as "userId", s.name, s.email::text, s.package_item_option_id as "packageItemOptionId",
    s.combo_of as "comboOf", s.opted_out as "optedOut", s.qty, s.own_share_cents as "ownShareCents", s.note, s.dietary, s.created_at as "createdAt",
    s.updated_at as "updatedAt"`,
  from: 'poll_selections s where s.poll_id = $1',
  order: 's.user_id desc nulls last, s.created_at',
  key: 's.id',
});

/**
 * The polls of a person, optionally of one organization: of their own orders, those that they answered or were invited
 * to, if the link is still for them. Polls that need their answer come first, then those that they can still change,
 * each by its end; then ended ones, the latest first.
 */
export const pollsList = defineList({
  name: 'polls-of-person',
  columns: {
    code: 'text',
    orderId: 'int4',
    status: column<PollStatus>('text'),
    orderStatus: column<OrderStatus>('text'),
    userId: 'int4',
    teamId: 'int4?',
    brandId: 'int4',
    isDirect: 'bool',
    claimedByCustomerAt: 'timestamptz?',
    expiresAt: 'timestamptz',
    cutoffAt: 'timestamptz?',
    readAt: 'timestamptz',
    timeZone: 'text?',
    startAt: 'timestamptz?',
    brand: 'text',
    food: 'text',
    askedBy: 'text',
    isOwn: 'bool',
    isInvited: 'bool',
    answer: column<'answered' | 'opted_out' | null>('text?'),
  },
  select: `q.code, q.order_id as "orderId", q.status, o.status as "orderStatus",
    o.user_id as "userId", o.team_id as "teamId", o.brand_id as "brandId", o.is_direct as "isDirect",
    o.claimed_by_customer_at as "claimedByCustomerAt", q.expires_at as "expiresAt", o.cutoff_at as "cutoffAt", clock_timestamp() as "readAt",
    o.time_zone as "timeZone", o.start_at as "startAt", b.name as brand, coalesce(p.name, '') as food,
    trim(a.first_name || ' ' || a.last_name) as "askedBy", (q.created_by = $1 or o.user_id = $1) as "isOwn",
    ${isInvited('$1')} as "isInvited",
    own.answer`,
  from: `order_polls q join orders o on o.id = q.order_id join brands b on b.id = o.brand_id
      left join packages p on p.id = o.package_id join users a on a.id = q.created_by
      left join lateral (select case when s.opted_out then 'opted_out' else 'answered' end as answer from poll_selections s
        where s.poll_id = q.id and ${isOfAccount('$1')} order by s.user_id nulls last limit 1) own on true
    where q.status <> 'deleted' and o.removed_at is null and ($2::integer is null or o.team_id = $2) and q.id in (
      select m.id from order_polls m join orders n on n.id = m.order_id where m.created_by = $1 or n.user_id = $1
      union select s.poll_id from poll_selections s where ${isOfAccount('$1')}
      union select v.poll_id from poll_invitees v where v.user_id = $1 or v.email = (select u.email from users u where u.id = $1 and u.email_verified_at is not null))
      and ${mayHaveLink('$1')}`,
  order: `${isGoingOnSql} desc, ${isGoingOnSql} and own.answer is null desc, case when ${isGoingOnSql} then ${endSql} end,
    ${endSql} desc`,
  key: 'q.id',
});
