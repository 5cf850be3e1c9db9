import { openStatuses, type Role, type Schemas } from '@copper-carrot/contracts';
import { inList, sql } from '../database';
import { notFound } from '../errors';
import { column, prepared, type RowOf } from '../prepared';
import type { MemberParams } from './team.schemas';

const open = `o.user_id = m.user_id and o.team_id = m.team_id and o.status in (${inList(openStatuses)})`;
const cart = `o.user_id = m.user_id and o.team_id = m.team_id and o.status = 'in_cart' and o.removed_at is null`;

const memberQuery = prepared(
  'team-member',
  {
    id: 'int4',
    team_id: 'int4',
    user_id: 'int4',
    name: 'text',
    email: 'text',
    role: column<Role>('text'),
    dependents: column<NonNullable<Schemas['MemberDetails']['dependents']>>('json'),
  },
  `select m.id, m.team_id, m.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email::text, m.role,
     json_build_object(
       'upcoming_orders', (select count(*) from orders o where ${open}),
       'unpaid_orders', (select count(*) from orders o join credit_cards c on c.id = o.credit_card_id and c.team_id = m.team_id
         where ${open} and not o.bypass_payment and not o.paid_with_invoice and not exists (
           select from payment_attempts a where a.order_id = o.id and a.status in ('authorized', 'captured'))),
       'carts', (select count(*) from orders o where ${cart}),
       'open_polls', (select count(*) from orders o join order_polls q on q.order_id = o.id and q.status = 'open' where ${cart}),
       'cards', (select count(*) from credit_cards c
         where c.user_id = m.user_id and c.team_id = m.team_id and c.archived_at is null)) as dependents
   from memberships m join users u on u.id = m.user_id where m.team_id = $1 and m.id = $2`,
);

export type LoadedMemberDetails = RowOf<typeof memberQuery>;

/** A member of this organization; 404 for those of others. Whether the actor may read it, the caller has asked. */
export async function loadMember({ id, membershipId }: MemberParams): Promise<LoadedMemberDetails> {
  const member = await sql.first(memberQuery, [id, membershipId]);
  if (!member) throw notFound();
  return member;
}
