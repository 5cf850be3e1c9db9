import { errorCodes, sentences } from '@copper-carrot/contracts';
import type { Actor } from '../../http';
import { column, prepared } from '../../prepared';
import { ApiError, refused } from '../../errors';
import type { ApprovalRules } from '../approval/approval-problem';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';

/** What a submit needs to know of an order's owner and organization. */
export interface OrderOwner {
  email: string;
  isAdmin: boolean;
  invoiceable: boolean;
  isVerified: boolean;
  isMember: boolean;
  team:
    | ({
        name: string;
        emailDomain: string | null;
        requiresEmailVerification: boolean;
        requiresEmailDomain: boolean;
      } & ApprovalRules)
    | null;
}

/** $1 is the owner, $2 the organization or null. */
export const ownerQuery = prepared(
  'order-owner',
  {
    email: 'text',
    isAdmin: 'bool',
    invoiceable: 'bool',
    isVerified: 'bool',
    isMember: 'bool',
    team: column<OrderOwner['team']>('json?'),
  },
  `
select u.email::text, u.is_admin as "isAdmin", u.invoiceable, u.email_verified_at is not null as "isVerified",
  exists (select from memberships m where m.user_id = u.id and m.team_id = $2) as "isMember",
  (select json_build_object('name', t.name, 'emailDomain', t.email_domain,
      'requiresEmailVerification', t.requires_email_verification, 'requiresEmailDomain', t.requires_email_domain,
      'approvalOverCents', t.approval_over_cents, 'budgetPerPersonCents', t.budget_per_person_cents,
      'ordersFrom', t.orders_from, 'ordersUntil', t.orders_until)
    from teams t where t.id = $2) as team
from users u where u.id = $1`,
);

/**
 * Why an order's owner may not order for its organization now; without a reader, the sentences address nobody in
 * particular.
 */
export function ownerProblems(order: Order, owner: OrderOwner, reader: Actor | null): ApiError[] {
  const { teamId } = order;
  const { team } = owner;
  if (teamId === null || !team) return [];
  if (!owner.isMember && !owner.isAdmin)
    return [refused('team_id', 'inclusion', sentences.teamMissing, errorCodes.submit.invalid)];
  if (team.requiresEmailVerification && !owner.isVerified) {
    return [
      new ApiError(403, errorCodes.submit.emailVerification, {
        message: 'Please verify your e-mail address before you place this order.',
      }),
    ];
  }
  const domain = owner.email.split('@')[1]?.toLowerCase();
  if (team.requiresEmailDomain && domain !== team.emailDomain?.toLowerCase()) {
    return [
      new ApiError(403, errorCodes.submit.domainMismatch, {
        message:
          reader && orderPolicy.readAsCustomer(reader, order)
            ? `${team.name} takes orders from @${team.emailDomain} addresses only.`
            : `${team.name} takes orders from e-mail addresses of its own only.`,
      }),
    ];
  }
  return [];
}
