import type { List, Schemas } from '@copper-carrot/contracts';
import { authorize, defineList, isSiteAdmin, presentList, type Actor, type Paging } from '../http';
import { teamOrdersPolicy } from '../orders';
import { messageColumns, messageFrom, messageSelect, presentMessage } from './threads';

const columns = {
  ...messageColumns,
  thread_id: 'int4',
  order_id: 'int4?',
  start_date: 'date?',
  team_id: 'int4?',
  team_name: 'text?',
  brand_id: 'int4',
  brand_name: 'text',
  avatar_url: 'text',
  unread_count: 'int4',
} as const;

/** `others` is what a message of the other side is known by. */
const definition = (name: string, { whose, others }: { whose: string; others: string }) =>
  defineList({
    name,
    columns,
    select: `${messageSelect}, t.id as thread_id, t.order_id, o.start_date, t.team_id, e.name as team_name, t.brand_id,
      b.name as brand_name, coalesce(b.picture ->> 'url', '') as avatar_url,
      (select count(*)::int from messages u where u.thread_id = t.id and ${others} and u.id > coalesce(r.read_through, 0)
        and (t.customer_id is not distinct from $1 or t.team_id is null or u.created_at >= coalesce(
          (select ms.created_at from memberships ms where ms.user_id = $1 and ms.team_id = t.team_id), u.created_at))) as unread_count`,
    from: `message_threads t join brands b on b.id = t.brand_id left join teams e on e.id = t.team_id
      left join orders o on o.id = t.order_id left join message_reads r on r.thread_id = t.id and r.user_id = $1
      join ${messageFrom} on m.id = t.last_message_id
      where ${whose} and ($3::int is null or t.team_id = $3) and ($4::int is null or t.brand_id = $4)`,
    order: 't.last_message_at desc',
    key: 't.id desc',
  });

const lists = {
  orderer: definition('message-threads-of-orderer', {
    whose: `(t.team_id = any($2::int[]) or t.customer_id = $1 and (t.team_id is null
      or exists (select from memberships ms where ms.user_id = $1 and ms.team_id = t.team_id)))`,
    others: 'u.from_caterer',
  }),
  caterer: definition('message-threads-of-caterer', {
    whose: 't.brand_id = any($2::int[])',
    others: 'not u.from_caterer',
  }),
};

interface Which extends Paging {
  side: keyof typeof lists;
  team_id?: number;
  brand_id?: number;
}

/** The threads that somebody takes part in, the latest first: as who orders, or as who cooks. */
export async function listThreads(
  { side, team_id: teamId, brand_id: brandId, limit, offset }: Which,
  actor: Actor,
): Promise<List<Schemas['MessageThread']>> {
  if (side === 'orderer' && teamId !== undefined) authorize(teamOrdersPolicy, 'list', actor, { teamId });
  const mine = side === 'caterer' ? [actor.brandId ?? 0] : teamsOf(actor, teamId);
  const page = await lists[side].page([actor.userId, mine, teamId ?? null, brandId ?? null], {
    limit,
    offset,
  });
  return presentList(page, (row) => ({
    id: row.thread_id,
    order: row.order_id === null ? null : { id: row.order_id, start_date: row.start_date },
    team: row.team_id === null ? null : { id: row.team_id, name: row.team_name ?? '' },
    brand: { id: row.brand_id, name: row.brand_name, avatar_url: row.avatar_url },
    last_message: presentMessage(row, actor.userId),
    unread_count: row.unread_count,
  }));
}

/** The organizations whose orders the reader may list; a site admin reads that of any that they ask for. */
const teamsOf = ({ memberships, ...actor }: Actor, asked: number | undefined): number[] =>
  asked !== undefined && isSiteAdmin({ memberships, ...actor })
    ? [asked]
    : memberships.filter(({ role }) => role === 'admin' || role === 'orderer').map(({ teamId }) => teamId);
