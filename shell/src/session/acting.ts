import { idIn, type RouteParams, type Schemas } from '@copper-carrot/contracts';
import { type CallContext } from '@copper-carrot/contracts/runtime';

const id = (text: string | null | undefined) => (text && idIn(text) !== null ? text : '');

/** The customer whose pages a site admin views; null on their own pages. */
const customer = (user: Schemas['Session'] | null, { customerId }: RouteParams) =>
  user && idIn(customerId) === user.id ? '' : id(customerId);

/** Whether a site admin views a customer's pages while the session is not the customer's yet. */
export const actsAsAnother = (user: Schemas['Session'] | null, params: RouteParams): boolean =>
  user !== null && (user.is_admin || user.ghosting_admin !== null) && customer(user, params) !== '';

/**
 * The identity of calls: the person's token, and organization, person and brand from the address (2 §2, 2
 * §7).
 */
export function callContext(
  user: Schemas['Session'] | null,
  params: RouteParams,
  search: URLSearchParams,
): CallContext {
  return {
    token: user?.token ?? '',
    asTeam: id(params.organizationId ?? search.get('organizationId')),
    asUser: id(params.ghostingAs) || customer(user, params) || (user?.ghosting_admin ? user.id : ''),
    // `current_brand` counts unless it is `me`, which is not an id.
    asBrand: id(params.brandId ?? search.get('current_brand')),
  };
}
