import { idIn, type RouteParams, type Schemas } from '@copper-carrot/contracts';
import { type CallContext } from '@copper-carrot/contracts/runtime';

const id = (text: string | null | undefined) => (text && idIn(text) !== null ? text : '');

/** For whom calls are made: the person's token, and organization, person and brand as the page's address names them (2 §2, 2 §7). */
export function callContext(
  user: Schemas['Session'] | null,
  params: RouteParams,
  search: URLSearchParams,
): CallContext {
  return {
    token: user?.token ?? '',
    asTeam: id(params.organizationId ?? search.get('organizationId')),
    asUser: user?.ghosting_admin ? user.id : id(params.ghostingAs),
    // The parameter `current_brand` counts unless it is `me`, which is no id.
    asBrand: id(params.brandId ?? search.get('current_brand')),
  };
}
